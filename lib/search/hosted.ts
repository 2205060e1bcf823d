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
