import { type Problem, problem } from '../site/problem.ts';
import { textSections } from '../translations/freshness.ts';
import {
  changeTexts,
  exceptionsPath,
  foldersOf,
  ledgers,
  ledgerText,
  listFolders,
  literal,
  redirectsPath,
  statementsFolder,
  textsOf,
  textsWithoutVersion,
  versionsPath,
} from './layout.ts';
import { latestRow, readRows, rowsText, type VersionRow, withStatus } from './rows.ts';
import { type Changes, Tree } from './tree.ts';

/** What a version is called: `v1.7.0`, `2.0`. */
export const versionName = /^v?\d+(\.\d+)*([.-]?[a-z0-9]+)*$/;

/** The version in development, and the latest one before a cut. */
export type Roles = { develop: VersionRow; latest: VersionRow };

/** Reads which versions there are. */
export function rolesOf(tree: Tree): { rows: VersionRow[]; roles: Roles | undefined } {
  const { rows } = readRows(tree.read(versionsPath) ?? '');
  const develop = rows.find(({ status }) => status === 'unreleased');
  const latest = rows.find(({ status }) => status === 'latest');
  return { rows, roles: develop && latest ? { develop, latest } : undefined };
}

/** Why a version of this name cannot be cut. */
export function cutProblems(tree: Tree, name: string): Problem[] {
  const { rows, roles } = rolesOf(tree);
  const wrong = (what: string, fix: string) => problem({ where: 'npm run version', what, fix });
  const isTaken = rows.some((row) => [row.name, row.segment, row.folder].includes(name));
  const names = rows.map((row) => row.name).join(', ');
  return [
    ...(versionName.test(name) ? [] : [wrong(`"${name}" is no version`, 'Write a number, such as v1.7.0.')]),
    ...(isTaken
      ? [wrong(`the version ${name} exists`, `There are ${names}. Write the name of a new one.`)]
      : []),
    ...(roles
      ? []
      : [
          wrong(
            'there is no version to cut from',
            `${versionsPath} needs a row with status unreleased and one with latest.`,
          ),
        ]),
  ];
}

/** What a cut is told. */
export type Cut = {
  name: string;
  /** Lines of Python blocks in texts of no version that use names which the new version lacks, by path of the text. */
  olderBlocks?: ReadonlyMap<string, readonly number[]>;
  /** Addresses of the latest version, without a segment, that the version in development has no page for: `/api/taichi/aot/record/`. */
  gonePages: readonly string[];
};

/**
 * Cuts a version from the one in development: its texts, translations, stubs and lists are copied, and it is the latest then. The former
 * latest gets a segment in addresses, and is no longer maintained.
 */
export function cut(
  root: string,
  { name, gonePages, olderBlocks = new Map() }: Cut,
  before?: Changes,
): Changes {
  const tree = new Tree(root, before);
  const { roles } = rolesOf(tree);
  if (!roles) return new Map();
  pinLinks(tree, roles);
  changeTexts(tree, textsWithoutVersion(tree), (text, path) =>
    pinnedBlocks(pinnedSections(text, tree, roles), roles.latest, olderBlocks.get(path) ?? []),
  );
  copyFolders(tree, roles, name);
  copyLists(tree, roles, name);
  for (const path of tree.files(statementsFolder))
    tree.edit(path, (text) => withVersion(text, roles.develop.folder, name));
  tree.edit(exceptionsPath, (text) => withExceptions(text, roles.develop.folder, name));
  tree.edit(redirectsPath, (text) => withRedirects(text, roles, { name, gonePages }));
  tree.edit(versionsPath, (text) => withLatest(text, name));
  return tree.changes();
}

/** Links of the texts that are about a version, and name none: they mean the former latest, and go on to. */
function pinLinks(tree: Tree, { develop, latest }: Roles): void {
  const { rows } = rolesOf(tree);
  const segments = [...rows.flatMap(({ name, segment }) => [name, segment]), 'changes'].filter(Boolean);
  const link = new RegExp(`(\\]\\(/(?:docs|api)/)(?!(?:${segments.map(literal).join('|')})/)`, 'g');
  for (const { folder } of [develop, latest])
    changeTexts(tree, textsOf(tree, folder), (text) => text.replace(link, `$1${latest.name}/`));
  tree.edit(`stubs/${latest.folder}/reference.yml`, (text) =>
    text.replace(/(: \/(?:docs|api)\/)/g, `$1${latest.name}/`),
  );
}

/** A text of no version, where links to sections that the new version lacks lead to those of the former latest. */
function pinnedSections(text: string, tree: Tree, { develop, latest }: Roles): string {
  return text.replace(/\]\(\/docs\/([\w-]+)\/#([^)\s]+)\)/g, (link, slug: string, id: string) => {
    const has = ({ folder }: VersionRow) =>
      textSections(tree.read(`en/docs/${folder}/${slug}.mdx`) ?? '').some((section) => section.id === id);
    return has(latest) && !has(develop) ? `](/docs/${latest.name}/${slug}/#${id})` : link;
  });
}

/** A text of which blocks of code are for the former latest version. One without a language has no room for that. */
function pinnedBlocks(text: string, latest: VersionRow, blocks: readonly number[]): string {
  if (blocks.length === 0) return text;
  return text
    .split('\n')
    .map((line, at) =>
      blocks.includes(at + 1) && /\w/.test(line) ? `${line} version=${latest.folder}` : line,
    )
    .join('\n');
}

function copyFolders(tree: Tree, { develop }: Roles, name: string): void {
  const { folder, segment } = develop;
  for (const from of foldersOf(tree, folder))
    for (const path of tree.files(from)) {
      const to = from.slice(0, -folder.length) + name + path.slice(from.length);
      tree.set(to, tree.read(path));
    }
  for (const { path, ledger } of ledgers(tree)) {
    const copies = Object.entries(ledger).flatMap(([key, entry]) =>
      key.startsWith(`docs/${folder}/`) ? [[key.replace(folder, name), { ...entry }] as const] : [],
    );
    if (copies.length > 0) tree.set(path, ledgerText({ ...ledger, ...Object.fromEntries(copies) }));
  }
  const own = new RegExp(`/(docs|api)/${literal(segment)}/`, 'g');
  const changes = new RegExp(`/api/changes/${literal(segment)}/`, 'g');
  const withOwnLinks = (text: string) => text.replace(changes, `/api/changes/${name}/`).replace(own, '/$1/');
  changeTexts(tree, textsOf(tree, name), withOwnLinks);
  tree.edit(`stubs/${name}/reference.yml`, (text) =>
    withOwnLinks(text).replace(/^version: .*$/m, `version: ${name}`),
  );
}

/** Lists of names, and what programs have printed. */
function copyLists(tree: Tree, { develop: { folder } }: Roles, name: string): void {
  for (const list of listFolders) {
    const text = tree.read(`${list}/${folder}.json`);
    if (text === undefined) continue;
    const version = new RegExp(`^(\\s*"version": )"${literal(folder)}"`, 'm');
    const places = new RegExp(`("text":\\s*"(?:[\\w-]+/docs|stubs|api)/)${literal(folder)}/`, 'g');
    tree.set(`${list}/${name}.json`, text.replace(version, `$1"${name}"`).replace(places, `$1${name}/`));
  }
}

/** A file of statements, where those about the version in development are also about the new one. */
function withVersion(text: string, folder: string, name: string): string {
  return text.replace(/^# versions: .*$/gm, (line) =>
    line.replace(new RegExp(`(?<= )${literal(folder)}(?= |$)`), `${name} ${folder}`),
  );
}

/** Exceptions of names, with a row for each text of the new version that has one in the version in development. */
function withExceptions(text: string, folder: string, name: string): string {
  const place = `docs/${folder}/`;
  return text
    .split(/^(?=- )/m)
    .flatMap((row) =>
      row.includes(place) ? [withBlankLine(row), row.replaceAll(place, `docs/${name}/`)] : [row],
    )
    .join('');
}

function withBlankLine(row: string): string {
  return row.endsWith('\n') ? row : `${row}\n`;
}

/** The comment above the redirects that a cut adds. */
export function redirectsComment(name: string): string {
  return `# Added with ${name}.\n`;
}

/**
 * The redirects, with those of the former latest version under its new segment, those of the version in development without one,
 * and one for each page that the new version lacks.
 */
function withRedirects(text: string, { develop, latest }: Roles, { name, gonePages }: Cut): string {
  const rows = [...text.matchAll(/^- from: (\S+)\n {2}to: (\S+)$/gm)].map(([, from = '', to = '']) => ({
    from,
    to,
  }));
  const isVersioned = (path: string) => /^\/(docs|api)\//.test(path);
  const pinned = (path: string) => path.replace(/^\/(docs|api)\//, `/$1/${latest.name}/`);
  const known = new Set(rows.map(({ from }) => from));
  const others = new RegExp(`^/(docs|api)/(v?\\d[^/]*|${literal(develop.segment)})/`);
  const added = [
    ...rows
      .filter(
        ({ from, to }) => isVersioned(from) && isVersioned(to) && !others.test(from) && !others.test(to),
      )
      .map(({ from, to }) => ({ from: pinned(from), to: pinned(to) })),
    ...rows
      .filter(({ from }) => new RegExp(`^/(docs|api)/${literal(develop.segment)}/`).test(from))
      .map(({ from, to }) => ({
        from: from.replace(`/${develop.segment}/`, '/'),
        to: to.replace(`/${develop.segment}/`, '/'),
      })),
    ...gonePages.map((from) => ({ from, to: pinned(from) })),
  ].filter(({ from }) => !known.has(from));
  if (added.length === 0) return text;
  return (
    text + redirectsComment(name) + added.map(({ from, to }) => `- from: ${from}\n  to: ${to}\n`).join('')
  );
}

function withLatest(text: string, name: string): string {
  const { head, rows } = readRows(text);
  const newRows = rows.flatMap((row) =>
    row.status === 'latest' ? [latestRow(name), withStatus(row, row.name, 'unmaintained')] : [row],
  );
  return rowsText({ head, rows: newRows });
}
