import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocScreen } from '@/components/docs/doc-screen.tsx';
import { Frame } from '@/components/shell/frame.tsx';
import { docPlaces, docScreen } from '@/lib/content/docs.ts';
import { frameOf } from '@/lib/content/frame.ts';
import { metadataOf } from '@/lib/outputs/metadata.ts';
import { type DocPlace, readRoute, writeRoute } from '@/lib/routes/index.ts';
import { localeOf, type PageProps, type StaticProps } from '@/lib/routes/params.ts';

type Params = { slug?: string[] };

export function generateStaticParams({ params }: StaticProps<Params>): Params[] {
  return docPlaces(localeOf(params)).map(({ route }) => ({ slug: writeRoute(route).slice(1) }));
}

export async function generateMetadata({ params }: PageProps<Params>): Promise<Metadata> {
  const screen = screenOf(await params);
  return screen ? metadataOf(screen) : {};
}

export default async function DocPage({ params }: PageProps<Params>) {
  const screen = screenOf(await params) ?? notFound();
  return (
    <Frame frame={frameOf(screen.place)}>
      <DocScreen {...screen} />
    </Frame>
  );
}

function screenOf({ locale, slug = [] }: { locale?: string } & Params) {
  const route = readRoute(['docs', ...slug.map(decodeURIComponent)]);
  return route?.kind === 'doc'
    ? docScreen({ locale: localeOf({ ...(locale ? { locale } : {}) }), route } as DocPlace)
    : undefined;
}
