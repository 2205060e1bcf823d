import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ApiNamesScreen, ApiTreeScreen } from '@/components/api/api-screens.tsx';
import { DocScreen } from '@/components/docs/doc-screen.tsx';
import { Frame } from '@/components/shell/frame.tsx';
import { JsonLd } from '@/components/shell/json-ld.tsx';
import { apiPlaces } from '@/lib/content/api.ts';
import { frameOf } from '@/lib/content/frame.ts';
import { screenOf } from '@/lib/content/screens.ts';
import { toRender } from '@/lib/export/plan.ts';
import { jsonLd } from '@/lib/outputs/json-ld.ts';
import { metadataOf } from '@/lib/outputs/metadata.ts';
import { readRoute, writeRoute } from '@/lib/routes/index.ts';
import { localeOf, type PageProps, pagesOrNone, type StaticProps } from '@/lib/routes/params.ts';

type Params = { module?: string[] };

export function generateStaticParams({ params }: StaticProps<Params>): Params[] {
  const pages = toRender(apiPlaces(localeOf(params))).map(({ route }) => ({
    module: writeRoute(route).slice(1),
  }));
  return pagesOrNone(pages, { module: ['none'] });
}

export async function generateMetadata({ params }: PageProps<Params>): Promise<Metadata> {
  const screen = screenOfPage(await params);
  return screen ? metadataOf(screen) : {};
}

export default async function ApiPage({ params }: PageProps<Params>) {
  const screen = screenOfPage(await params) ?? notFound();
  return (
    <Frame frame={frameOf(screen.place)}>
      <JsonLd data={jsonLd(screen)} />
      {screen.kind === 'api' && <DocScreen {...screen} />}
      {screen.kind === 'apiTree' && <ApiTreeScreen {...screen} />}
      {screen.kind === 'apiNames' && <ApiNamesScreen {...screen} />}
    </Frame>
  );
}

function screenOfPage({ module = [], ...params }: { locale?: string } & Params) {
  const route = readRoute(['api', ...module.map(decodeURIComponent)]);
  return screenOf({ locale: localeOf(params), route });
}
