import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { git } from '../../lib/pages/repository/git.ts';
import { contentRoot } from '../../lib/site/content-root.ts';
import { defaultLocale, type Locale } from '../../lib/site/locales.ts';
import { sectionTexts, textSections } from '../../lib/translations/freshness.ts';
import { readLedger } from '../../lib/translations/ledger.ts';

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
export function changesSince(locale: Locale, path: string, section?: string): SectionChange[] {
  const entry = readLedger(locale)[path] ?? {};
  const file = posix.join(contentRoot, defaultLocale, path);
  const source = readFileSync(file, 'utf8');
  const now = textSections(source);
  const isAsked = (id: string) => section === undefined || id === section;
  const changed = now.filter(({ id, hash }) => isAsked(id) && entry[id] !== hash);
  const gone = Object.keys(entry).filter((id) => isAsked(id) && !now.some((one) => one.id === id));
  if (changed.length + gone.length === 0) return [];
  const revisions = revisionsOf(file);
  const translation = posix.join(contentRoot, locale, path);
  const translatedIn = new Set(logOf(translation).map((commit) => commit.split(' ')[0]));
  const mark = (commit: string) =>
    translatedIn.has(commit.split(' ')[0]) ? `${commit} (and the translation)` : commit;
  const own = sectionTexts(readFileSync(translation, 'utf8'));
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
function revisionsOf(file: string): { commit: string; text: string }[] {
  return logOf(file).flatMap((commit) => {
    try {
      return [{ commit, text: git('show', `${commit.split(' ')[0]}:./${file}`) }];
    } catch {
      return []; // The commit removed the file.
    }
  });
}

/** The commits of a file, newest first, as lines. */
function logOf(file: string): string[] {
  return git('log', '--format=%h %cs %s', '--', file).split('\n').filter(Boolean);
}
