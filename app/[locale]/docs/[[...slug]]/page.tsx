import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocScreen } from '@/components/docs/doc-screen.tsx';
import { TagListScreen, TagScreen } from '@/components/docs/tag-screens.tsx';
import { Frame } from '@/components/shell/frame.tsx';
import { JsonLd } from '@/components/shell/json-ld.tsx';
import { docPlaces } from '@/lib/content/docs.ts';
import { frameOf } from '@/lib/content/frame.ts';
import { screenOf } from '@/lib/content/screens.ts';
import { tagPlaces } from '@/lib/content/tag-screens.ts';
import { toRender } from '@/lib/export/plan.ts';
import { jsonLd } from '@/lib/outputs/json-ld.ts';
import { metadataOf } from '@/lib/outputs/metadata.ts';
import { readRoute, writeRoute } from '@/lib/routes/index.ts';
import { localeOf, type PageProps, type StaticProps } from '@/lib/routes/params.ts';

type Params = { slug?: string[] };

export function generateStaticParams({ params }: StaticProps<Params>): Params[] {
  const locale = localeOf(params);
  return toRender([...docPlaces(locale), ...tagPlaces(locale)]).map(({ route }) => ({
    slug: writeRoute(route).slice(1),
  }));
}

export async function generateMetadata({ params }: PageProps<Params>): Promise<Metadata> {
  const screen = screenOfPage(await params);
  return screen ? metadataOf(screen) : {};
}

export default async function DocsPage({ params }: PageProps<Params>) {
  const screen = screenOfPage(await params) ?? notFound();
  return (
    <Frame frame={frameOf(screen.place)}>
      <JsonLd data={jsonLd(screen)} />
      {screen.kind === 'doc' && <DocScreen {...screen} />}
      {screen.kind === 'docTags' && <TagListScreen {...screen} />}
      {screen.kind === 'docTag' && <TagScreen {...screen} />}
    </Frame>
  );
}

function screenOfPage({ slug = [], ...params }: { locale?: string } & Params) {
  const route = readRoute(['docs', ...slug.map(decodeURIComponent)]);
  return screenOf({ locale: localeOf(params), route });
}
