/** Keys of the hosted service; they are public, and only for searching. */
export type HostedSettings = { appId: string; apiKey: string; indexName: string };

/** How the pages of a version are marked for the service (`docusaurus_tag`); pages of no version are `default`. */
export function versionTag(version: string | undefined): string {
  return version === undefined ? 'default' : `docs-default-${version}`;
}

/** What the service is asked for besides the words: the language, and the version or none. */
export function facetFilters(language: string, version: string): (string | string[])[] {
  return [
    `language:${language}`,
    [`docusaurus_tag:${versionTag(undefined)}`, `docusaurus_tag:${versionTag(version)}`],
  ];
}

/**
 * The dialog of the service puts what it finds into the page as HTML, for the sake of its marks. A text of a page may hold
 * tags, as the docs of a language for programs do: they stay words.
 */
export function withoutMarkup<T>(value: T): T {
  if (typeof value === 'string') return value.replace(/<(?!\/?mark>)/gi, '&lt;') as T;
  if (Array.isArray(value)) return value.map(withoutMarkup) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutMarkup(item)])) as T;
}

/** Whether a result leads to a page: an address that a browser would run is none. */
export function isPageAddress(url: string): boolean {
  return /^(?:https?:\/\/|\/)/i.test(url);
}
