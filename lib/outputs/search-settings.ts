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
    texts,
    shortcuts: messages.shortcuts,
    hosted:
      search.provider === 'algolia'
        ? { appId: search.appId, apiKey: search.apiKey, indexName: search.indexName }
        : undefined,
  };
}
