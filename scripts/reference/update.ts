import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../lib/site/content-root.ts';
import { didYouMean, ProblemsError, problem, problemText } from '../../lib/site/problem.ts';
import { readExceptions } from '../../lib/sources/facts/files.ts';
import { readReference } from '../../lib/sources/reference.ts';
import { readStubSettings, type StubSettings } from '../../lib/sources/settings.ts';
import { changeText } from '../../lib/sources/update/change-text.ts';
import { goneParameters } from '../../lib/sources/update/gone-parameters.ts';
import { type StubUpdate, updateOf, writeUpdate } from '../../lib/sources/update/update.ts';

/** What `npm run reference -- --update` was told. */
type Wanted = { update: string; version: string; remove: boolean; docstrings: boolean; 'dry-run': boolean };

/** A moved name can have changed as well; then the second round finds that. */
const roundsMax = 3;

/**
 * Compares the stubs of a version with the sources of a release, lists the differences, and writes what can be written.
 * @throws Error where there is no such version or package
 */
export async function updateStubs(wanted: Wanted): Promise<void> {
  const folder = stubFolder(wanted.version);
  const { fields: settings, problems } = readStubSettings(folder);
  if (!settings) throw new ProblemsError('The stubs cannot be updated.', problems);
  const exceptions = readExceptions(join(contentRoot, 'stubs', 'exceptions.yml'));
  const options = {
    folder,
    source: wanted.update,
    remove: wanted.remove,
    withDocstrings: wanted.docstrings,
    exceptions: exceptions.fields ?? [],
  };
  const first = await updateOf({ ...options, settings });
  for (const { file, line, what, fix } of first.problems)
    console.error(`${problemText({ where: `${file}:${line}`, what, fix, severity: 'warning' })}\n`);
  for (const change of first.changes) console.log(changeText(change));
  for (const page of first.gonePages) console.log(`removed     ${page}, module with a page`);
  const files = new Set(first.files.keys());
  let [last, pages] = [first, settings.pages];
  const isDone = () => last.files.size === 0 && (!wanted.remove || last.gonePages.length === 0);
  for (let round = 0; !wanted['dry-run'] && !isDone() && round < roundsMax; round++) {
    writeUpdate(folder, last, wanted.remove);
    const kept = pages.filter((page) => !wanted.remove || !last.gonePages.includes(page));
    pages = [...kept, ...last.newPages];
    last = await updateOf({ ...options, settings: { ...settings, pages } });
    for (const file of last.files.keys()) files.add(file);
  }
  if (!wanted['dry-run']) await printRest(last, settings, { folder, remove: wanted.remove });
  console.log(figures(first, wanted, files.size));
}

function stubFolder(version: string): string {
  const root = join(contentRoot, 'stubs');
  const versions = existsSync(root)
    ? readdirSync(root, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
    : [];
  if (versions.includes(version)) return join(root, version);
  const fix = `Versions: ${versions.join(', ') || 'none'}.${didYouMean(version, versions)}`;
  const where = 'npm run reference';
  throw new ProblemsError('The stubs cannot be updated.', [
    problem({ where, what: `--version ${version}: there is no folder ${join(root, version)}`, fix }),
  ]);
}

/** What is left to do by hand: words, what is gone, and what cannot be written. */
async function printRest(
  last: StubUpdate,
  { package: name }: StubSettings,
  { folder, remove }: { folder: string; remove: boolean },
): Promise<void> {
  const isGone = ({ change }: StubUpdate['changes'][number]) =>
    change === 'removed' || change === 'unexported';
  const gone = last.changes.filter(isGone);
  const others = last.changes.filter((change) => !isGone(change));
  if (gone.length > 0 && !remove)
    console.log(`\nWhat is removed keeps its words. Delete it with --remove: ${gone.length} names.`);
  if (others.length > 0) console.log(`\nTo be changed by hand:\n${others.map(changeText).join('\n')}`);
  const { api } = await readReference({ source: folder, package: name, pages: undefined });
  const unfinished = api.problems.filter((one) => one.isUnfinished);
  const places = [...unfinished, ...goneParameters(api.symbols)];
  if (places.length === 0) return;
  const lines = places.map(({ file, line, what }) => `${join(folder, file)}:${line}  ${what}`);
  console.log(`\nNeeds words:\n${lines.join('\n')}`);
}

function figures(
  { changes }: StubUpdate,
  { version, update, 'dry-run': isDry }: Wanted,
  files: number,
): string {
  const count = (...kinds: string[]) => changes.filter(({ change }) => kinds.includes(change)).length;
  const written = isDry ? 'would be written' : 'written';
  return (
    `\nreference ${version}: ${count('new', 'exported', 'new module')} new, ${count('removed', 'unexported')} removed, ` +
    `${count('changed', 'moved', 'deprecated')} changed; ${files} stubs ${written}` +
    (changes.length > 0 ? `\nThen: npm run facts -- --source ${update} --version ${version}` : '')
  );
}
