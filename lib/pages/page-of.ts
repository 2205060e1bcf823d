import type { Place } from '../routes/index.ts';
import {
  type ApiModulePage,
  type ApiNamesPage,
  type ApiTreePage,
  apiModulePage,
  apiNamesPage,
  apiTreePage,
} from './api.ts';
import {
  type ApiChangePage,
  type ApiChangesPage,
  apiChangePage,
  apiChangesPage,
} from './changes/api-changes.ts';
import { type DocChangesPage, docChangesLink, docChangesPage } from './changes/doc-changes.ts';
import { type DocTagPage, type DocTagsPage, docTagPage, docTagsPage } from './doc-tags.ts';
import { type DocPage, docPage } from './docs.ts';
import { type HomePage, homePage } from './home/home.ts';
import { type PlaygroundPage, playgroundPage } from './playground/playground.ts';
import { type SupportedPage, supportedPage } from './playground/supported.ts';
import { type StandalonePage, standalonePage } from './prose.ts';
import { type SearchFormPage, searchFormPage } from './search-form.ts';
import { type EntryPage, entryPage } from './series/entry.ts';
import {
  type ArchivePage,
  archivePage,
  type ListPage,
  listPage,
  type PostTagPage,
  postTagPage,
} from './series/lists.ts';
import { type PostTagsPage, postTagsPage } from './series/post-tags.ts';
import { type TranslationsPage, translationsPage } from './translations.ts';

/** The view model of a page of any kind: everything that its component shows. */
export type AnyPage =
  | HomePage
  | DocPage
  | DocChangesPage
  | DocTagsPage
  | DocTagPage
  | ApiModulePage
  | ApiTreePage
  | ApiNamesPage
  | ApiChangesPage
  | ApiChangePage
  | ListPage
  | ArchivePage
  | PostTagsPage
  | PostTagPage
  | EntryPage
  | StandalonePage
  | SearchFormPage
  | PlaygroundPage
  | SupportedPage
  | TranslationsPage;

/** The view model of the page at a place; none where the content has no such page. */
export function pageOf({ locale, route }: Place): AnyPage | undefined {
  switch (route.kind) {
    case 'home':
      return homePage({ locale, route });
    case 'doc':
      return withChanges(docPage({ locale, route }));
    case 'docChanges':
      return docChangesPage({ locale, route });
    case 'docTags':
      return docTagsPage({ locale, route });
    case 'docTag':
      return docTagPage({ locale, route });
    case 'api':
      return apiModulePage({ locale, route });
    case 'apiTree':
      return apiTreePage({ locale, route });
    case 'apiNames':
      return apiNamesPage({ locale, route });
    case 'apiChanges':
      return apiChangesPage({ locale, route });
    case 'apiChange':
      return apiChangePage({ locale, route });
    case 'list':
      return listPage({ locale, route });
    case 'archive':
      return archivePage({ locale, route });
    case 'tags':
      return postTagsPage({ locale, route });
    case 'tag':
      return postTagPage({ locale, route });
    case 'entry':
      return entryPage({ locale, route });
    case 'prose':
      return standalonePage({ locale, route });
    case 'search':
      return searchFormPage({ locale, route });
    case 'playground':
      return playgroundPage({ locale, route });
    case 'translations':
      return translationsPage({ locale, route });
    case 'supported':
      return supportedPage({ locale, route });
  }
}

/** A page of the docs with the link to what has changed on it. */
function withChanges(page: DocPage | undefined): DocPage | undefined {
  return page && { ...page, changes: docChangesLink(page.place) };
}
