import { ApiNamesScreen, ApiTreeScreen } from '@/components/api/api-screens.tsx';
import { DocScreen } from '@/components/docs/doc-screen.tsx';
import { DocTagScreen, DocTagsScreen } from '@/components/docs/tag-screens.tsx';
import { HomeScreen } from '@/components/home/home-screen.tsx';
import { ProseScreen } from '@/components/prose/prose-screen.tsx';
import { SearchScreen } from '@/components/search/search-screen.tsx';
import { ArchiveScreen } from '@/components/series/archive-screen.tsx';
import { EntryScreen } from '@/components/series/entry-screen.tsx';
import { ListScreen } from '@/components/series/list-screen.tsx';
import { PostTagsScreen } from '@/components/series/tags-screen.tsx';
import type { AnyPage } from '@/lib/pages/page-of.ts';

/** The content of a page of any kind, between navigation bar and footer. */
export function Screen(page: AnyPage) {
  switch (page.kind) {
    case 'home':
      return <HomeScreen {...page} />;
    case 'doc':
    case 'api':
      return <DocScreen {...page} />;
    case 'docTags':
      return <DocTagsScreen {...page} />;
    case 'docTag':
      return <DocTagScreen {...page} />;
    case 'apiTree':
      return <ApiTreeScreen {...page} />;
    case 'apiNames':
      return <ApiNamesScreen {...page} />;
    case 'list':
    case 'tag':
      return <ListScreen {...page} />;
    case 'archive':
      return <ArchiveScreen {...page} />;
    case 'tags':
      return <PostTagsScreen {...page} />;
    case 'entry':
      return <EntryScreen {...page} />;
    case 'prose':
      return <ProseScreen {...page} />;
    case 'search':
      return <SearchScreen {...page} />;
  }
}
