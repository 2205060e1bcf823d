import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import { sectionTexts, textSections } from './freshness.ts';
import { readLedger } from './ledger.ts';

/** A section of an English text as it was when it was translated, and as it is now. */
export type SectionChange = {
  id: string;
  heading: string;
  /** None for a new section; undefined where the history does not have it, as in a shallow clone. */
  before: string | undefined;
  /** Empty for a section that is gone. */
  after: string;
  /** The commits that have changed it since, newest first: hash, day and subject, and whether they changed the translation, too. */
  commits: string[];
  /** The line of the section in the translation; none where it does not have it. */
  line: number | undefined;
};

/**
 * How the English text of a translation has changed since each of its sections was translated, by the history of the repository.
 * @param path below the folder of the language
 * @param section only this one
 */
export function changesSince(
  locale: Locale,
  path: string,
  {
    section,
    root = contentRoot,
    cwd = '.',
  }: { section?: string | undefined; root?: string; cwd?: string } = {},
): SectionChange[] {
  const entry = readLedger(locale, join(cwd, root))[path] ?? {};
  const file = posix.join(root, defaultLocale, path);
  const source = readFileSync(join(cwd, file), 'utf8');
  const now = textSections(source);
  const isAsked = (id: string) => section === undefined || id === section;
  const changed = now.filter(({ id, hash }) => isAsked(id) && entry[id] !== hash);
  const gone = Object.keys(entry).filter((id) => isAsked(id) && !now.some((one) => one.id === id));
  if (changed.length + gone.length === 0) return [];
  const revisions = revisionsOf(file, cwd);
  const translation = posix.join(root, locale, path);
  const translatedIn = new Set(logOf(translation, cwd).map((commit) => commit.split(' ')[0]));
  const mark = (commit: string) =>
    translatedIn.has(commit.split(' ')[0]) ? `${commit} (and the translation)` : commit;
  const own = sectionTexts(readFileSync(join(cwd, translation), 'utf8'));
  const textIn = (text: string, id: string) => sectionTexts(text).find((one) => one.id === id)?.text ?? '';
  const change = (id: string, heading: string): SectionChange => {
    const translated = entry[id];
    const hashes = revisions.map(({ text }) => textSections(text).find((one) => one.id === id)?.hash);
    const at = translated === undefined ? -1 : hashes.indexOf(translated);
    const since = revisions.slice(0, at < 0 ? revisions.length : at);
    const made = revisions[at];
    return {
      id,
      heading,
      before: translated === undefined ? '' : made && textIn(made.text, id),
      after: textIn(source, id),
      commits: [
        ...(hashes[0] === now.find((one) => one.id === id)?.hash ? [] : ['not committed yet']),
        ...since.flatMap(({ commit }, newer) => (hashes[newer] === hashes[newer + 1] ? [] : [mark(commit)])),
      ],
      line: own.find((section) => section.id === id)?.line,
    };
  };
  return [...changed.map(({ id, heading }) => change(id, heading)), ...gone.map((id) => change(id, id))];
}

/** The texts that a file had in the history, newest first, with the line of their commits. */
function revisionsOf(file: string, cwd: string): { commit: string; text: string }[] {
  return logOf(file, cwd).flatMap((commit) => {
    try {
      return [{ commit, text: git(cwd, 'show', `${commit.split(' ')[0]}:./${file}`) }];
    } catch {
      return []; // The commit removed the file.
    }
  });
}

/** The commits of a file, newest first, as lines. */
function logOf(file: string, cwd: string): string[] {
  return git(cwd, 'log', '--format=%h %cs %s', '--', file).split('\n').filter(Boolean);
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
