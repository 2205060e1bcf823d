import { type Problem, problem } from '../site/problem.ts';
import { cut, redirectsComment, rolesOf } from './cut.ts';
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
  supportedPath,
  textsOf,
  textsWithoutVersion,
  versionsPath,
} from './layout.ts';
import { readRows, rowsText, type VersionRow, withStatus } from './rows.ts';
import { type Changes, Tree } from './tree.ts';

/** What a drop is told. */
export type Drop = {
  name: string;
  /** The addresses of its pages, and of those of the latest version. */
  pages: readonly string[];
  latestPages: ReadonlySet<string>;
  /** Where an address leads that has no page above it. */
  overview: string;
  /** Lists of what a version changes in the API that need this one: its own, and that of the next one where it was the oldest. */
  goneChanges: readonly string[];
  /** Where these lead. */
  changes: string;
};

/** Why a version cannot be retired. `undone` is what taking back its cut changes, where that is possible. */
export function dropProblems(tree: Tree, name: string, undone: Changes | undefined): Problem[] {
  const { rows } = rolesOf(tree);
  const row = rows.find((one) => one.name === name);
  const wrong = (what: string, fix: string) => [problem({ where: 'npm run version', what, fix })];
  if (!row) {
    const names = rows.filter(({ status }) => status !== 'unreleased').map((one) => one.name);
    return wrong(`there is no version ${name}`, `Name one of ${names.join(', ')}.`);
  }
  if (row.status === 'unreleased')
    return wrong(`${name} is the version in development`, 'Only releases can be dropped.');
  if (row.status === 'latest' && !undone)
    return wrong(
      `${name} is the latest version`,
      'Readers need one. Cut the next version first; what a cut has changed can be taken back as long as nothing of it was edited.',
    );
  return [];
}

/**
 * Retires an older version: its texts are deleted, and its addresses lead to the latest version. Its stubs, names and records stay, for the
 * checks of texts that speak of it: pages on upgrading, posts.
 */
export function drop(root: string, { name, ...addresses }: Drop): Changes {
  const tree = new Tree(root);
  const row = rolesOf(tree).rows.find((one) => one.name === name);
  if (!row) return new Map();
  keepTranslations(tree, row);
  removeTexts(tree, row);
  leaveLists(tree, addresses);
  for (const path of tree.files(statementsFolder))
    tree.edit(path, (text) => withoutVersion(text, row.folder));
  tree.edit(supportedPath, (text) => withoutSupport(text, row.folder));
  tree.edit(redirectsPath, (text) => withoutPages(text, row, addresses));
  tree.edit(versionsPath, (text) => {
    const { head, rows } = readRows(text);
    return rowsText({ head, rows: rows.filter((one) => one.name !== name) });
  });
  return tree.changes();
}

/**
 * What takes back the cut of the latest version, byte by byte; none where something was edited since, so that cutting it again would
 * give something else.
 */
export function undoneCut(root: string, name: string): Changes | undefined {
  const tree = new Tree(root);
  const { rows, roles } = rolesOf(tree);
  const former = rows[rows.findIndex((row) => row.name === name) + 1];
  if (!roles || roles.latest.name !== name || !former) return undefined;
  const redirects = tree.read(redirectsPath) ?? '';
  const olderBlocks = new Map<string, number[]>();
  const [link, mark] = [`](/docs/${former.name}/`, ` version=${former.folder}`];
  changeTexts(tree, textsWithoutVersion(tree), (text, path) => {
    const lines = text.split('\n');
    olderBlocks.set(
      path,
      lines.flatMap((line, at) => (/^\s*(```|~~~)/.test(line) && line.endsWith(mark) ? [at + 1] : [])),
    );
    return lines
      .map((line, at) => (olderBlocks.get(path)?.includes(at + 1) ? line.slice(0, -mark.length) : line))
      .join('\n')
      .replaceAll(link, '](/docs/');
  });
  removeVersion(tree, roles.latest);
  for (const { folder } of [roles.develop, former])
    changeTexts(tree, textsOf(tree, folder), (text) =>
      text.replace(new RegExp(`(\\]\\(/(?:docs|api)/)${literal(former.name)}/`, 'g'), '$1'),
    );
  tree.edit(`stubs/${former.folder}/reference.yml`, (text) =>
    text.replace(new RegExp(`(: /(?:docs|api)/)${literal(former.name)}/`, 'g'), '$1'),
  );
  for (const path of tree.files(statementsFolder))
    tree.edit(path, (text) => text.replace(new RegExp(`^(# versions: .*?)${literal(name)} `, 'gm'), '$1'));
  tree.edit(redirectsPath, () => redirects.split(redirectsComment(name))[0] ?? '');
  tree.edit(versionsPath, (text) => {
    const list = readRows(text);
    const kept = list.rows.filter((row) => row.name !== name);
    return rowsText({
      head: list.head,
      rows: kept.map((row) => (row.name === former.name ? withStatus(row, '', 'latest') : row)),
    });
  });
  const undone = tree.changes();
  return isCutOf(root, { name, undone, redirects, olderBlocks }) ? undone : undefined;
}

/** Whether cutting a version from the files as they would be gives those that are there. */
function isCutOf(
  root: string,
  {
    name,
    undone,
    redirects,
    olderBlocks,
  }: { name: string; undone: Changes; redirects: string; olderBlocks: ReadonlyMap<string, number[]> },
): boolean {
  const added = redirects.split(redirectsComment(name))[1] ?? '';
  const before = new Tree(root, undone);
  const former = rolesOf(before).roles?.latest.name ?? '';
  const gonePages = [...added.matchAll(/^- from: (\S+)\n {2}to: (\S+)$/gm)].flatMap(
    ([, from = '', to = '']) => (to === from.replace(/^\/(docs|api)\//, `/$1/${former}/`) ? [from] : []),
  );
  const again = cut(root, { name, gonePages, olderBlocks }, undone);
  return again.size === 0;
}

/** Everything of a version that was cut. */
function removeVersion(tree: Tree, row: VersionRow): void {
  const { folder } = row;
  removeTexts(tree, row);
  for (const path of tree.files(`stubs/${folder}`)) tree.set(path, undefined);
  for (const list of listFolders)
    if (tree.read(`${list}/${folder}.json`) !== undefined) tree.set(`${list}/${folder}.json`, undefined);
}

/** What readers see of a version. Texts about others go on to speak of its names, so what is known of these stays. */
function removeTexts(tree: Tree, { folder }: VersionRow): void {
  for (const one of foldersOf(tree, folder))
    for (const path of tree.files(one)) if (!one.startsWith('stubs/')) tree.set(path, undefined);
  for (const { path, ledger } of ledgers(tree)) {
    const kept = Object.entries(ledger).filter(([key]) => !key.startsWith(`docs/${folder}/`));
    if (kept.length < Object.keys(ledger).length) tree.set(path, ledgerText(Object.fromEntries(kept)));
  }
  tree.edit(exceptionsPath, (text) =>
    text
      .split(/^(?=- )/m)
      .filter((row) => !row.includes(`docs/${folder}/`))
      .join(''),
  );
}

/** Translations that another version shows because its English text is the same move there. */
function keepTranslations(tree: Tree, { folder }: VersionRow): void {
  const others = rolesOf(tree).rows.filter((row) => row.folder !== folder);
  for (const { locale, path, ledger } of ledgers(tree)) {
    for (const file of tree.files(`${locale}/docs/${folder}`)) {
      const page = file.slice(`${locale}/docs/${folder}/`.length);
      const english = tree.read(`en/docs/${folder}/${page}`);
      const heir = others.find((row) => tree.read(`en/docs/${row.folder}/${page}`) === english);
      const isThere = others.some((row) => tree.read(`${locale}/docs/${row.folder}/${page}`) !== undefined);
      if (!heir || english === undefined || isThere) continue;
      tree.set(`${locale}/docs/${heir.folder}/${page}`, tree.read(file));
      const entry = ledger[`docs/${folder}/${page}`];
      if (entry) ledger[`docs/${heir.folder}/${page}`] = entry;
      tree.set(path, ledgerText(ledger));
    }
  }
}

/** Statements, without those that are about this version only. */
function withoutVersion(text: string, folder: string): string {
  return text
    .split(/^(?=# %% )/m)
    .filter((cell) => !new RegExp(`^# versions: ${literal(folder)}$`, 'm').test(cell))
    .join('')
    .replace(/^# versions: .*$/gm, (line) => line.replace(new RegExp(` ${literal(folder)}(?= |$)`), ''))
    .replace(/\n+$/, '\n');
}

/** The names that run in pages, without those of a version. */
function withoutSupport(text: string, folder: string): string {
  const part = new RegExp(`^ {4}"${literal(folder)}": \\[[\\s\\S]*?^ {4}\\](,?)\\n`, 'm');
  const isLast = part.exec(text)?.[1] === '';
  const rest = text.replace(part, '');
  return isLast ? rest.replace(/,(\n {2}\})/, '$1') : rest;
}

/** Links to lists of API changes that are gone lead to the list of all versions. */
function leaveLists(tree: Tree, { goneChanges, changes }: Pick<Drop, 'goneChanges' | 'changes'>): void {
  if (goneChanges.length === 0) return;
  const link = new RegExp(
    `(?<=\\]\\()(?:${goneChanges.map(literal).join('|')})(?:#[^)\\s]*)?(?=[)\\s])`,
    'g',
  );
  const texts = [
    ...rolesOf(tree).rows.flatMap((row) => textsOf(tree, row.folder)),
    ...textsWithoutVersion(tree),
  ];
  changeTexts(tree, texts, (text) => text.replace(link, changes));
}

/** The redirects, with the addresses of a version: each leads to the same page of the latest one, or to the nearest above it. */
function withoutPages(
  text: string,
  { segment }: VersionRow,
  { pages, latestPages, overview, goneChanges, changes }: Omit<Drop, 'name'>,
): string {
  const own = new RegExp(`^/(docs|api)/${literal(segment)}/`);
  const heir = (path: string) => nearestPage(path.replace(own, '/$1/'), latestPages) ?? overview;
  const row = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`;
  const isGone = new Set(goneChanges);
  const kept = text.replace(/^- from: (\S+)\n {2}to: (\S+)\n?/gm, (all, from: string, to: string) =>
    own.test(to) ? row(from, heir(to)) : isGone.has(to) ? row(from, changes) : all,
  );
  const known = new Set([...kept.matchAll(/^- from: (\S+)$/gm)].map(([, from]) => from));
  const added = pages.filter((page) => own.test(page) && !known.has(page));
  const rows = [
    ...added.map((page) => row(page, heir(page))),
    ...goneChanges.map((page) => row(page, changes)),
  ];
  return kept + rows.join('');
}

/** The page with an address, or the nearest above it. */
function nearestPage(path: string, pages: ReadonlySet<string>): string | undefined {
  for (let at = path; at.length > 1; at = at.replace(/[^/]+\/$/, '')) if (pages.has(at)) return at;
  return undefined;
}
