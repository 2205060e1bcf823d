import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { allPlaces } from '../lib/pages/places.ts';
import { contentRoot } from '../lib/site/content-root.ts';
import { type Problem, problem } from '../lib/site/problem.ts';
import { cut, cutProblems, rolesOf } from '../lib/versions/cut.ts';
import { drop, dropProblems, undoneCut } from '../lib/versions/drop.ts';
import { type Changes, Tree, writeChanges } from '../lib/versions/tree.ts';
import { commandLine, refuse } from './options.ts';
import { blocksForOlder } from './versions/older-blocks.ts';
import { uncommittedFiles } from './versions/uncommitted.ts';

const command = 'npm run version';
const { values, words } = commandLine({
  name: command,
  does:
    'cuts a version of the docs from the one in development, which is the latest then: npm run version -- v1.7.0. ' +
    'With --drop it retires an older one, and its addresses lead to the latest.',
  options: {
    drop: { kind: 'text', value: 'VERSION', does: 'retires this version, or takes back the cut of it' },
    'dry-run': { kind: 'switch', does: 'lists what would change, and changes nothing' },
  },
  words: { value: 'VERSION', does: 'the name of the new version' },
});

const isDry = values['dry-run'];
const tree = new Tree(contentRoot);
const [name = '', ...more] = words;
refuseIf([
  ...((name === '') === (values.drop === undefined) || more.length > 0
    ? [
        problem({
          where: command,
          what: 'one version is needed',
          fix: 'Write v1.7.0 to cut it, or --drop v1.5.0.',
        }),
      ]
    : []),
]);
const undone = values.drop ? undoneCut(contentRoot, values.drop) : undefined;
refuseIf([
  ...(values.drop ? dropProblems(tree, values.drop, undone) : cutProblems(tree, name)),
  ...dirtyTree(),
]);

const changes = values.drop ? (undone ?? (await dropped(values.drop))) : await cutOf(name);
for (const line of summary(changes)) console.log(line);
if (!isDry) writeChanges(contentRoot, changes);
console.log(`\n${changes.size} files ${isDry ? 'would change' : 'have changed'}. ${nextSteps()}`);

function refuseIf(problems: readonly Problem[]): void {
  if (problems.length > 0) refuse(problems, 'Nothing was changed.');
}

/**
 * Changes that are not committed: what a cut does could not be told from them. Those of a cut that is taken back are no
 * hindrance: nothing of them is left.
 */
function dirtyTree(): Problem[] {
  if (isDry) return [];
  const [first] = uncommittedFiles(contentRoot).filter((path) => !undone?.has(path));
  if (first === undefined) return [];
  const what = `the working tree has changes that are not committed, such as ${join(contentRoot, first)}`;
  return [problem({ where: command, what, fix: 'Commit or stash them first.' })];
}

async function cutOf(version: string): Promise<Changes> {
  const { roles } = rolesOf(tree);
  const places = await pagesOfSite();
  const develop = addressesOf(places, roles?.develop.name ?? '');
  const kept = new Set(develop.map((path) => path.replace(`/${roles?.develop.segment}/`, '/')));
  const gonePages = addressesOf(places, roles?.latest.name ?? '').filter((path) => !kept.has(path));
  const olderBlocks = await blocksForOlder(roles?.develop.folder ?? '');
  return cut(contentRoot, { name: version, gonePages, olderBlocks });
}

async function dropped(version: string): Promise<Changes> {
  const places = await pagesOfSite();
  const { rows } = rolesOf(tree);
  const latestPages = new Set(
    addressesOf(places, rows.find(({ status }) => status === 'latest')?.name ?? ''),
  );
  const [{ mainDoc }, { href }, { changePlaces }] = [
    await import('../lib/pages/docs.ts'),
    await import('../lib/routes/index.ts'),
    await import('./versions/change-places.ts'),
  ];
  const { latestVersion } = await import('../lib/site/versions.ts');
  const overview = href(mainDoc(latestVersion, 'en'));
  const { goneChanges, changes } = changePlaces(version);
  const pages = addressesOf(places, version);
  return drop(contentRoot, { name: version, pages, latestPages, overview, goneChanges, changes });
}

type Address = { version: string; path: string };

/** The addresses of all pages that belong to a version, in English. Reads the content first. */
async function pagesOfSite(): Promise<Address[]> {
  execFileSync(process.execPath, ['scripts/run.mjs', 'content'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const pages: { allPlaces: typeof allPlaces } = await import('../lib/pages/places.ts');
  const { href } = await import('../lib/routes/index.ts');
  return pages
    .allPlaces()
    .flatMap(({ locale, route }) =>
      locale === 'en' && 'version' in route && route.kind !== 'apiChange'
        ? [{ version: route.version.name, path: href({ locale, route }) }]
        : [],
    );
}

function addressesOf(places: readonly Address[], version: string): string[] {
  return places.flatMap((place) => (place.version === version ? [place.path] : []));
}

/** How many files change, by folder, and each file that is edited. */
function summary(all: Changes): string[] {
  const kindOf = (path: string, text: string | undefined) =>
    text === undefined ? 'deletes' : tree.read(path) === undefined ? 'adds' : 'edits';
  const counts = new Map<string, number>();
  for (const [path, text] of all) {
    const kind = kindOf(path, text);
    // A list of the tests stands outside of the content.
    const folder = path.startsWith('../')
      ? join(contentRoot, path)
      : path
          .split('/')
          .slice(0, /^[\w-]+\/docs\b/.test(path) ? 3 : 2)
          .join('/');
    const key = `${kind.padEnd(8)}${kind === 'edits' ? path : folder}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort().map(([key, count]) => (count === 1 ? key : `${key}: ${count} files`));
}

function nextSteps(): string {
  if (isDry) return '';
  if (values.drop)
    return `Next: sentences that speak of it (git grep -n ${values.drop} -- ${contentRoot}/en), then npm run content and npm run build.`;
  return ['Next, by hand:', ...stepsByHand(name), 'CONTRIBUTING.md, "Add a version", says more.'].join('\n');
}

/** What a cut leaves to people, in the order in which it is done. */
function stepsByHand(version: string): string[] {
  const { roles } = rolesOf(tree);
  const [latest, develop] = [`${contentRoot}/en/docs/${version}`, roles?.develop.folder];
  const steps = [
    `sentences about the version in development: git grep -n develop -- ${latest}`,
    `upgrade.mdx of ${version} and of ${develop}, and its row in ${contentRoot}/paths.yml`,
    `the commit of "source" in ${contentRoot}/stubs/${version}/reference.yml, then npm run facts, names:record, examples:record`,
    // Only this project has programs that run in pages.
    ...(contentRoot === 'content'
      ? [`"${version}" in engineVersions of lib/live/run.ts, for the Run buttons of its pages`]
      : []),
    'npm run content, npm run check',
  ];
  return steps.map((step, at) => `  ${at + 1}. ${step}`);
}
