/** Keys of the hosted service. They are public and allow searching only. */
export type HostedSettings = { appId: string; apiKey: string; indexName: string };

/** The tag of a version's pages for the service (`docusaurus_tag`); that of pages without a version is `default`. */
export function versionTag(version: string | undefined): string {
  return version === undefined ? 'default' : `docs-default-${version}`;
}

/** The filter of a query to the service: the language, and the version or none. */
export function facetFilters(language: string, version: string): (string | string[])[] {
  return [
    `language:${language}`,
    [`docusaurus_tag:${versionTag(undefined)}`, `docusaurus_tag:${versionTag(version)}`],
  ];
}

/**
 * A value of the service with `<` escaped in all texts, except in its `mark` elements. The dialog inserts results as HTML, and
 * texts may contain tags, as documentation of code does.
 */
export function withoutMarkup<T>(value: T): T {
  if (typeof value === 'string') return value.replace(/<(?!\/?mark>)/gi, '&lt;') as T;
  if (Array.isArray(value)) return value.map(withoutMarkup) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutMarkup(item)])) as T;
}

/** Whether an address is that of a page, and not one that a browser would run. */
export function isPageAddress(url: string): boolean {
  return /^(?:https?:\/\/|\/)/i.test(url);
}
