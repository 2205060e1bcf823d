import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArchiveScreen } from '@/components/series/archive-screen.tsx';
import { EntryScreen } from '@/components/series/entry-screen.tsx';
import { ListScreen } from '@/components/series/list-screen.tsx';
import { PostTagsScreen } from '@/components/series/tags-screen.tsx';
import { Frame } from '@/components/shell/frame.tsx';
import { JsonLd } from '@/components/shell/json-ld.tsx';
import { frameOf } from '@/lib/content/frame.ts';
import { screenOf } from '@/lib/content/screens.ts';
import { entryPlaces } from '@/lib/content/series.ts';
import { seriesPlaces } from '@/lib/content/series-lists.ts';
import { toRender } from '@/lib/export/plan.ts';
import { jsonLd } from '@/lib/outputs/json-ld.ts';
import { metadataOf } from '@/lib/outputs/metadata.ts';
import { readRoute, writeRoute } from '@/lib/routes/index.ts';
import { localeOf, type PageProps, pagesOrNone, type StaticProps } from '@/lib/routes/params.ts';
import type { Series } from '@/lib/site/series.ts';

type Params = { path?: string[] };

/** What the doors of the three series share: one concept, three collections. */
export function seriesPage(series: Series) {
  const screenOfPage = ({ path = [], ...params }: { locale?: string } & Params) => {
    const route = readRoute([series, ...path.map(decodeURIComponent)]);
    return screenOf({ locale: localeOf(params), route });
  };
  return {
    generateStaticParams({ params }: StaticProps<Params>): Params[] {
      const locale = localeOf(params);
      const places = [...seriesPlaces(locale), ...entryPlaces(locale)].filter(
        ({ route }) => writeRoute(route)[0] === series,
      );
      const pages = toRender(places).map(({ route }) => ({ path: writeRoute(route).slice(1) }));
      return pagesOrNone(pages, { path: ['none'] });
    },

    async generateMetadata({ params }: PageProps<Params>): Promise<Metadata> {
      const screen = screenOfPage(await params);
      return screen ? metadataOf(screen) : {};
    },

    async Page({ params }: PageProps<Params>) {
      const screen = screenOfPage(await params) ?? notFound();
      return (
        <Frame frame={frameOf(screen.place)}>
          <JsonLd data={jsonLd(screen)} />
          {screen.kind === 'entry' && <EntryScreen {...screen} />}
          {screen.kind === 'archive' && <ArchiveScreen {...screen} />}
          {screen.kind === 'tags' && <PostTagsScreen {...screen} />}
          {(screen.kind === 'list' || screen.kind === 'tag') && <ListScreen {...screen} />}
        </Frame>
      );
    },
  };
}
