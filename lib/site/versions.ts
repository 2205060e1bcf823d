import versions from '#versions';

/** A version of the language that has docs; the rows of `content/versions.yml`, newest first. */
export type Version = {
  /** How the language calls it: `v1.6.0`, or `current` for what is not released. */
  name: string;
  /** How menus call it: `develop`, `v1.6.0`. */
  label: string;
  /** What it owns in a URL: `master`, `v1.5.0`; the latest owns nothing: ''. */
  segment: string;
  /** Its folder below `docs/` in the content. */
  folder: string;
  status: VersionStatus;
};

/** `latest` is the one that readers should use; exactly one version is. */
export type VersionStatus = 'unreleased' | 'latest' | 'unmaintained';

export { versions };

/** The version that URLs without a version segment mean. */
export const latestVersion: Version = versions.find(({ status }) => status === 'latest') as Version;

/** The version that owns this URL segment, or none: '' → latest, 'master' → current. */
export function versionOfSegment(segment: string): Version | undefined {
  return versions.find((version) => version.segment === segment);
}

export function versionOfName(name: string): Version | undefined {
  return versions.find((version) => version.name === name);
}

/** Words that cannot be slugs, because a URL would mean a version by them. */
export function isVersionWord(word: string): boolean {
  return versions.some(({ name, segment }) => word === name || word === segment);
}

/** Only pages of the version in development can be edited (docs/spec.md 3.4). */
export function isEditable({ status }: Version): boolean {
  return status === 'unreleased';
}
