import type { FC } from 'react';
import { ApiNamesScreen, ApiTreeScreen } from '@/components/api/api-screens.tsx';
import { ApiChangeScreen, ApiChangesScreen } from '@/components/docs/api-changes-screens.tsx';
import { DocChangesScreen } from '@/components/docs/doc-changes-screen.tsx';
import { DocScreen } from '@/components/docs/doc-screen.tsx';
import { DocTagScreen, DocTagsScreen } from '@/components/docs/tag-screens.tsx';
import { HomeScreen } from '@/components/home/home-screen.tsx';
import { PlaygroundScreen } from '@/components/playground/playground-screen.tsx';
import { SupportedScreen } from '@/components/playground/supported-screen.tsx';
import { ProseScreen } from '@/components/prose/prose-screen.tsx';
import { TranslationsScreen } from '@/components/prose/translations-screen.tsx';
import { SearchScreen } from '@/components/search/search-screen.tsx';
import { ArchiveScreen } from '@/components/series/archive-screen.tsx';
import { EntryScreen } from '@/components/series/entry-screen.tsx';
import { ListScreen } from '@/components/series/list-screen.tsx';
import { PostTagsScreen } from '@/components/series/tags-screen.tsx';
import type { AnyPage } from '@/lib/pages/page-of.ts';

const screens = {
  home: HomeScreen,
  doc: DocScreen,
  docChanges: DocChangesScreen,
  api: DocScreen,
  docTags: DocTagsScreen,
  docTag: DocTagScreen,
  apiTree: ApiTreeScreen,
  apiNames: ApiNamesScreen,
  apiChanges: ApiChangesScreen,
  apiChange: ApiChangeScreen,
  list: ListScreen,
  tag: ListScreen,
  archive: ArchiveScreen,
  tags: PostTagsScreen,
  entry: EntryScreen,
  prose: ProseScreen,
  search: SearchScreen,
  playground: PlaygroundScreen,
  supported: SupportedScreen,
  translations: TranslationsScreen,
} satisfies { [Kind in AnyPage['kind']]: FC<Extract<AnyPage, { kind: Kind }>> };

/** The content of a page of any kind, between navigation bar and footer. */
export function Screen(page: AnyPage) {
  // `satisfies` has checked that each component takes the page of its kind; TypeScript cannot follow it through the index.
  const KindOfScreen = screens[page.kind] as FC<AnyPage>;
  return <KindOfScreen {...page} />;
}
