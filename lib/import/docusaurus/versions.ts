import type { Note } from '../note.ts';
import { asList, asText, type Value } from './literal.ts';
import type { Settings } from './settings.ts';
import type { Tree } from './tree.ts';

/** A version of the docs: a row of `versions.yml`, and where its pages are in the source. */
export type SourceVersion = {
  name: string;
  label: string;
  segment: string;
  folder: string;
  status: 'unreleased' | 'latest' | 'unmaintained';
  /** What its former addresses have between base and slug. */
  formerPath: string;
  /** Its folder in the source. */
  path: string;
};

/** The name that Docusaurus has for the docs in development. */
export const currentName = 'current';

/**
 * The versions of a site, newest first.
 * @param asked the names of those to import; all that the site lists where none are given
 */
export function readVersions(
  tree: Tree,
  settings: Settings,
  asked: readonly string[],
): { versions: SourceVersion[]; notes: Note[] } {
  const listed = listedVersions(tree);
  const folders = tree.files.flatMap((file) => /^versioned_docs\/version-([^/]+)\//.exec(file)?.[1] ?? []);
  const existing = [...new Set(folders)];
  const names =
    asked.length > 0
      ? asked.filter((name) => name !== currentName)
      : listed.filter((name) => existing.includes(name));
  const hasDocs = tree.below('docs').length > 0;
  if (existing.length === 0) return { versions: [single(tree, settings, asked, hasDocs)], notes: [] };
  const latest = names[0];
  const isCurrentAsked = hasDocs && (asked.length === 0 || asked.includes(currentName));
  return {
    versions: [
      ...(isCurrentAsked ? [current(settings, latest === undefined)] : []),
      ...names.map((name) => released(name, name === latest, name === listed[0], settings)),
    ],
    notes: [
      ...names.filter((name) => !existing.includes(name)).map((name) => missing(name, existing)),
      ...existing.filter((name) => !names.includes(name)).map(notImported),
    ],
  };
}

function listedVersions(tree: Tree): string[] {
  try {
    return asList(JSON.parse(tree.readText('versions.json') ?? '[]') as Value).flatMap(
      (name) => asText(name) ?? [],
    );
  } catch {
    return [];
  }
}

/** The version of a site that has only one. */
function single(tree: Tree, settings: Settings, [asked]: readonly string[], hasDocs: boolean): SourceVersion {
  const name = asked ?? currentName;
  return {
    name,
    label: asked ?? settings.currentLabel ?? 'Docs',
    segment: '',
    folder: name,
    status: 'latest',
    formerPath: settings.currentPath ?? '',
    path: hasDocs ? 'docs' : tree.has('docusaurus.config.js') ? 'docs' : '',
  };
}

function current({ currentPath = 'next', currentLabel }: Settings, isLatest: boolean): SourceVersion {
  const segment = currentPath.replaceAll('/', '-');
  return {
    name: currentName,
    label: currentLabel ?? 'Next',
    segment: isLatest ? '' : segment,
    folder: segment,
    status: isLatest ? 'latest' : 'unreleased',
    formerPath: currentPath,
    path: 'docs',
  };
}

function released(name: string, isLatest: boolean, wasLatest: boolean, { labels }: Settings): SourceVersion {
  return {
    name,
    label: labels[name] ?? name,
    segment: isLatest ? '' : name,
    folder: name,
    status: isLatest ? 'latest' : 'unmaintained',
    formerPath: wasLatest ? '' : name,
    path: `versioned_docs/version-${name}`,
  };
}

function missing(name: string, existing: readonly string[]): Note {
  const what = `version "${name}" does not exist`;
  return { kind: 'lost', where: 'versioned_docs', what, fix: `There are: ${existing.join(', ')}.` };
}

function notImported(name: string): Note {
  const what = `version ${name} is not imported`;
  return { kind: 'changed', where: `versioned_docs/version-${name}`, what };
}
