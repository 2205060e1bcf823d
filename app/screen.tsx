import { ApiNamesScreen, ApiTreeScreen } from '@/components/api/api-screens.tsx';
import { DocScreen } from '@/components/docs/doc-screen.tsx';
import { TagListScreen, TagScreen } from '@/components/docs/tag-screens.tsx';
import { HomeScreen } from '@/components/home/home-screen.tsx';
import { ProseScreen } from '@/components/prose/prose-screen.tsx';
import { SearchScreen } from '@/components/search/search-screen.tsx';
import { ArchiveScreen } from '@/components/series/archive-screen.tsx';
import { EntryScreen } from '@/components/series/entry-screen.tsx';
import { ListScreen } from '@/components/series/list-screen.tsx';
import { PostTagsScreen } from '@/components/series/tags-screen.tsx';
import type { AnyScreen } from '@/lib/pages/screens.ts';

/** The content of a page of any kind, between navigation bar and footer. */
export function Screen(screen: AnyScreen) {
  switch (screen.kind) {
    case 'home':
      return <HomeScreen {...screen} />;
    case 'doc':
    case 'api':
      return <DocScreen {...screen} />;
    case 'docTags':
      return <TagListScreen {...screen} />;
    case 'docTag':
      return <TagScreen {...screen} />;
    case 'apiTree':
      return <ApiTreeScreen {...screen} />;
    case 'apiNames':
      return <ApiNamesScreen {...screen} />;
    case 'list':
    case 'tag':
      return <ListScreen {...screen} />;
    case 'archive':
      return <ArchiveScreen {...screen} />;
    case 'tags':
      return <PostTagsScreen {...screen} />;
    case 'entry':
      return <EntryScreen {...screen} />;
    case 'prose':
      return <ProseScreen {...screen} />;
    case 'search':
      return <SearchScreen {...screen} />;
  }
}
