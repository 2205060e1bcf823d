import versions from '#versions';

/** A version of the language that has docs; the rows of `content/versions.yml`, newest first. */
export type Version = {
  /** Its name: `v1.6.0`, or `current` for the unreleased one. */
  name: string;
  /** Its name in menus: `develop`, `v1.6.0`. */
  label: string;
  /** Its segment in URLs: `master`, `v1.5.0`; the latest has none: ''. */
  segment: string;
  /** Its folder below `docs/` in the content. */
  folder: string;
  status: VersionStatus;
};

/** Exactly one version is `latest`, the one that readers should use. */
export type VersionStatus = 'unreleased' | 'latest' | 'unmaintained';

export { versions };

/** The version that URLs without a version segment mean. */
export const latestVersion: Version = /* @__PURE__ */ versions.find(
  ({ status }) => status === 'latest',
) as Version;

/** The version with this URL segment, or none: '' → latest, 'master' → current. */
export function versionOfSegment(segment: string): Version | undefined {
  return versions.find((version) => version.segment === segment);
}

/** The version of this name, or none. */
export function versionOfName(name: string): Version | undefined {
  return versions.find((version) => version.name === name);
}

/** Whether a word cannot be a slug, because it is a version in URLs. */
export function isVersionWord(word: string): boolean {
  return versions.some(({ name, segment }) => word === name || word === segment);
}

/** Only pages of the version in development can be edited (docs/spec.md 3.4). */
export function isEditable({ status }: Version): boolean {
  return status === 'unreleased';
}
