import type { Route } from '../routes/index.ts';
import type { Locale } from '../site/locales.ts';
import { apiNamesScreen, apiScreen, apiTreeScreen } from './api.ts';
import { docScreen } from './docs.ts';
import { entryScreen } from './series.ts';
import { archiveScreen, listScreen, postTagScreen, postTagsScreen } from './series-lists.ts';
import { tagListScreen, tagScreen } from './tag-screens.ts';

/** Everything that a page shows, for the kinds of pages that the content has many of; none where there is no such page. */
export function screenOf({ locale, route }: { locale: Locale; route: Route | undefined }) {
  switch (route?.kind) {
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
    default:
      return undefined;
  }
}
