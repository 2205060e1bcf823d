import { searchSettingsPath } from '../../routes/files.ts';
import { browserPath } from '../../routes/index.ts';
import { readSearchSettings, type SearchSettings, type SearchVersion } from '../../search/settings.ts';
import { search } from '../../site/constants.ts';
import { defaultLocale, type Locale, localeFacts, locales } from '../../site/locales.ts';
import { withTimeLimit } from '../time-limit.ts';

let loading: Promise<SearchSettings> | undefined;

/**
 * The settings of the search in the language of the page. They are loaded once; a failure is forgotten, so that the next
 * call tries again.
 * @throws Error when the file does not come, not in time, or not whole
 */
export function searchSettings(): Promise<SearchSettings> {
  loading ??= download().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function download(): Promise<SearchSettings> {
  return withTimeLimit(search.giveUpMs, async (signal) => {
    const response = await fetch(browserPath(searchSettingsPath(pageLocale())), { signal });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
    return readSearchSettings(await response.text());
  });
}

/** The language of the document; pages of another language are other documents. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return locales.find((locale) => localeFacts[locale].htmlLang === lang) ?? defaultLocale;
}

/** The version that the reader searches: that of the page, else the one read last, else the latest. */
export function searchedVersion({ versions }: SearchSettings, preferred: string | undefined): SearchVersion {
  const named = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion ?? preferred;
  const latest = versions.find(({ isLatest }) => isLatest) ?? versions[0];
  return versions.find(({ name }) => name === named) ?? (latest as SearchVersion);
}
