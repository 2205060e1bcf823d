import index from '#content';
import { git } from './git.ts';

/**
 * Who changed a file, and when (ISO 8601). An author who is neither in `.mailmap` nor among the authors of posts is not named:
 * names in commits are often those of accounts.
 */
export type Change = { author?: string; date: string };

/** The last change of a file; undefined where the history does not have it. */
export function lastChange(file: string): Change | undefined {
  changes ??= readHistory();
  return changes.get(file);
}

/** When the newest commit was made (ISO 8601); undefined without a history. */
export function lastCommit(): string | undefined {
  changes ??= readHistory();
  const dates = [...changes.values()].map(({ date }) => date);
  return dates.sort((a, b) => Date.parse(b) - Date.parse(a))[0];
}

let changes: Map<string, Change> | undefined;

/**
 * Reads the history once for all files. In a shallow clone the oldest commit looks as if it had added every file, so it is left
 * out.
 */
function readHistory(): Map<string, Change> {
  try {
    const shallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
    const log = git(
      'log',
      '--no-merges',
      '--no-renames',
      '--diff-filter=AMR',
      '--name-only',
      '-z',
      '--format=%x01%aN%x02%an%x02%aI%x02%P',
      '--',
      '.',
    );
    return parseHistory(log, { shallow, names: index.authors.map(({ name }) => name) });
  } catch {
    return new Map(); // No git, or no repository: pages show no date.
  }
}

/**
 * The newest change of each file.
 * @param log output of the `git log` above
 * @param shallow whether commits without parents are left out
 * @param names authors who are named without being in `.mailmap`
 */
export function parseHistory(
  log: string,
  { shallow, names }: { shallow: boolean; names: readonly string[] },
): Map<string, Change> {
  const newest = new Map<string, Change>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [header = '', ...files] = commit.split('\0');
    const [author = '', account = '', date = '', parents = ''] = header.split('\u0002');
    if (shallow && !parents.trim()) continue;
    const isNamed = author !== account || names.includes(author);
    for (const name of files) {
      const file = name.replace(/^\n/, '');
      if (file && !newest.has(file)) newest.set(file, isNamed ? { author, date } : { date });
    }
  }
  return newest;
}
