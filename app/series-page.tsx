import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArchiveScreen } from '@/components/series/archive-screen.tsx';
import { EntryScreen } from '@/components/series/entry-screen.tsx';
import { ListScreen } from '@/components/series/list-screen.tsx';
import { PostTagsScreen } from '@/components/series/tags-screen.tsx';
import { Frame } from '@/components/shell/frame.tsx';
import { JsonLd } from '@/components/shell/json-ld.tsx';
import { frameOf } from '@/lib/content/frame.ts';
import { entryPlaces, entryScreen } from '@/lib/content/series.ts';
import {
  archiveScreen,
  listScreen,
  postTagScreen,
  postTagsScreen,
  seriesPlaces,
} from '@/lib/content/series-lists.ts';
import { jsonLd } from '@/lib/outputs/json-ld.ts';
import { metadataOf } from '@/lib/outputs/metadata.ts';
import { readRoute, writeRoute } from '@/lib/routes/index.ts';
import { localeOf, type PageProps, pagesOrNone, type StaticProps } from '@/lib/routes/params.ts';
import type { Series } from '@/lib/site/series.ts';

type Params = { path?: string[] };

/** What the doors of the three series share: one concept, three collections. */
export function seriesPage(series: Series) {
  const screenOf = ({ path = [], ...params }: { locale?: string } & Params) => {
    const locale = localeOf(params);
    const route = readRoute([series, ...path.map(decodeURIComponent)]);
    switch (route?.kind) {
      case 'list':
        return listScreen({ locale, route });
      case 'archive':
        return archiveScreen({ locale, route });
      case 'tags':
        return postTagsScreen({ locale, route });
      case 'tag':
        return postTagScreen({ locale, route });
      case 'entry':
        return entryScreen({ locale, route });
      default:
        return undefined;
    }
  };
  return {
    generateStaticParams({ params }: StaticProps<Params>): Params[] {
      const locale = localeOf(params);
      const pages = [...seriesPlaces(locale), ...entryPlaces(locale)]
        .map(({ route }) => writeRoute(route))
        .filter(([first]) => first === series)
        .map((segments) => ({ path: segments.slice(1) }));
      return pagesOrNone(pages, { path: ['none'] });
    },

    async generateMetadata({ params }: PageProps<Params>): Promise<Metadata> {
      const screen = screenOf(await params);
      return screen ? metadataOf(screen) : {};
    },

    async Page({ params }: PageProps<Params>) {
      const screen = screenOf(await params) ?? notFound();
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
