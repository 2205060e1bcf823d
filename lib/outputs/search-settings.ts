import index from '#content';
import { hasApi } from '../pages/api.ts';
import { docTagCounts } from '../pages/doc-tag-links.ts';
import { proseRecord } from '../pages/prose.ts';
import { kindsOf } from '../pages/search-form.ts';
import { linkTo } from '../routes/index.ts';
import type { SearchSettings } from '../search/settings.ts';
import { config } from '../site/config.ts';
import type { Locale } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';
import { latestVersion, versions } from '../site/versions.ts';

/** The settings and texts of the search in a language. */
export function searchSettingsOf(locale: Locale): SearchSettings {
  const messages = messagesOf(locale);
  const { title, withoutScript, description, ...texts } = messages.search;
  const { search } = config;
  return {
    page: linkTo({ locale, route: { kind: 'search' } }),
    versions: versions.map(({ name, label }) => ({ name, label, isLatest: name === latestVersion.name })),
    kinds: kindsOf(locale),
    texts,
    shortcuts: messages.shortcuts,
    popular: index.searchWords[locale]?.popular ?? [],
    links: listLinks(locale),
    hosted:
      search.provider === 'algolia'
        ? { appId: search.appId, apiKey: search.apiKey, indexName: search.indexName }
        : undefined,
  };
}

/** Where to go on without the search: the names of the API from A to Z, all tags of the docs, the community. */
function listLinks(locale: Locale): SearchSettings['links'] {
  const { api, docs, shell } = messagesOf(locale);
  const version = latestVersion;
  return [
    ...(hasApi(version)
      ? [{ label: api.names, href: linkTo({ locale, route: { kind: 'apiNames', version } }) }]
      : []),
    ...(docTagCounts(version).size > 0
      ? [{ label: docs.tags, href: linkTo({ locale, route: { kind: 'docTags', version } }) }]
      : []),
    ...(proseRecord('community', locale)
      ? [{ label: shell.community, href: linkTo({ locale, route: { kind: 'prose', slug: 'community' } }) }]
      : []),
  ];
}
