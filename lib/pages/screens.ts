import type { Place } from '../routes/index.ts';
import { apiNamesScreen, apiScreen, apiTreeScreen } from './api.ts';
import { docScreen } from './docs.ts';
import { homeScreen } from './home.ts';
import { proseScreen } from './prose.ts';
import { searchScreen } from './search-screen.ts';
import { entryScreen } from './series.ts';
import { archiveScreen, listScreen, postTagScreen, postTagsScreen } from './series-lists.ts';
import { tagListScreen, tagScreen } from './tag-screens.ts';

/** Everything that a page of any kind shows. */
export type AnyScreen = NonNullable<ReturnType<typeof screenOf>>;

/** Everything that the page of a place shows; none where the content has no such page. */
export function screenOf({ locale, route }: Place) {
  switch (route.kind) {
    case 'home':
      return homeScreen({ locale, route });
    case 'doc':
      return docScreen({ locale, route });
    case 'docTags':
      return tagListScreen({ locale, route });
    case 'docTag':
      return tagScreen({ locale, route });
    case 'api':
      return apiScreen({ locale, route });
    case 'apiTree':
      return apiTreeScreen({ locale, route });
    case 'apiNames':
      return apiNamesScreen({ locale, route });
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
    case 'prose':
      return proseScreen({ locale, route });
    case 'search':
      return searchScreen({ locale, route });
  }
}
