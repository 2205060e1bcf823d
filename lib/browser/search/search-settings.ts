import { searchSettingsPath } from '../../routes/files.ts';
import { browserPath } from '../../routes/index.ts';
import { readSearchSettings, type SearchSettings, type SearchVersion } from '../../search/settings.ts';
import { search } from '../../site/constants.ts';
import { defaultLocale, type Locale, localeFacts, locales } from '../../site/locales.ts';
import { loadOnce } from '../loading/load-once.ts';
import { withTimeLimit } from '../time-limit.ts';

const settingsByPath = new Map<string, Promise<SearchSettings>>();

/**
 * The settings of the search in the language of the page, loaded once.
 * @throws Error when the file cannot be loaded, is incomplete or takes longer than `search.giveUpMs`
 */
export function loadSearchSettings(): Promise<SearchSettings> {
  const path = browserPath(searchSettingsPath(pageLocale()));
  const load = () =>
    withTimeLimit(search.giveUpMs, async (signal) => {
      const response = await fetch(path, { signal });
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
      return readSearchSettings(await response.text());
    });
  return loadOnce(settingsByPath, path, load);
}

/** The language of the document; on the 404 page, one file for all languages, that of the address (lib/browser/before-paint.ts). */
export function pageLocale(): Locale {
  const { lang, dataset } = document.documentElement;
  return (
    locales.find((locale) => locale === dataset.notFound) ??
    locales.find((locale) => localeFacts[locale].htmlLang === lang) ??
    defaultLocale
  );
}

/**
 * The version that is searched: that of the page, else `preferred`, else the latest (docs/spec.md 6.3).
 * @param preferred the version that the reader read last
 */
export function searchedVersion({ versions }: SearchSettings, preferred: string | undefined): SearchVersion {
  const named = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion ?? preferred;
  const latest = versions.find(({ isLatest }) => isLatest) ?? versions[0];
  return versions.find(({ name }) => name === named) ?? (latest as SearchVersion);
}
