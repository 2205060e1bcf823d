import type { Metadata } from 'next';
import { SearchScreen } from '@/components/search/search-screen.tsx';
import { Frame } from '@/components/shell/frame.tsx';
import { JsonLd } from '@/components/shell/json-ld.tsx';
import { frameOf } from '@/lib/content/frame.ts';
import { searchScreen } from '@/lib/content/search-screen.ts';
import { jsonLd } from '@/lib/outputs/json-ld.ts';
import { metadataOf } from '@/lib/outputs/metadata.ts';
import { localeOf, type PageProps } from '@/lib/routes/params.ts';

const screenOf = (params: { locale?: string }) =>
  searchScreen({ locale: localeOf(params), route: { kind: 'search' } });

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { ...metadataOf(screenOf(await params)), robots: { index: false, follow: true } };
}

export default async function SearchPage({ params }: PageProps) {
  const screen = screenOf(await params);
  return (
    <Frame frame={frameOf(screen.place)}>
      <JsonLd data={jsonLd(screen)} />
      <SearchScreen {...screen} />
    </Frame>
  );
}
