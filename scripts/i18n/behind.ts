import { posix } from 'node:path';
import { git } from '../../lib/pages/repository/git.ts';
import { contentRoot } from '../../lib/site/content-root.ts';
import { defaultLocale, type Locale } from '../../lib/site/locales.ts';
import { problem } from '../../lib/site/problem.ts';
import { freshnessOf, type Ledger } from '../../lib/translations/freshness.ts';
import { ledgerFile } from '../../lib/translations/ledger.ts';
import { type OpenText, openSections, statusOf } from '../../lib/translations/status.ts';
import { refuse } from '../options.ts';

/** The translations that are out of date now, with the sections that were up to date, or were not there, at a revision. */
export function behindSince(revision: string, locale: Locale): (OpenText & { locale: Locale })[] {
  try {
    git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    const fix = 'Name a commit, a branch or a tag that this clone has.';
    refuse([problem({ where: '--since', what: `"${revision}" is no revision`, fix })]);
  }
  const before = (file: string) => {
    try {
      return git('show', `${revision}:./${file}`);
    } catch {
      return undefined; // The revision does not have the file.
    }
  };
  const ledger = JSON.parse(before(ledgerFile(locale, contentRoot)) ?? '{}') as Ledger;
  return statusOf(locale).flatMap((text) => {
    if (!('freshness' in text) || !text.isCompared) return [];
    const now = openSections(text.freshness);
    const [english, translated] = [defaultLocale, locale].map((language) =>
      now.length > 0 ? before(posix.join(contentRoot, language, text.path)) : undefined,
    );
    // A translation that is new cannot be behind because of a change of the English text.
    if (english === undefined || translated === undefined) return [];
    const known = openSections(freshnessOf(english, translated, ledger[text.path])).map(({ id }) => id);
    const sections = now.filter(({ id }) => !known.includes(id));
    return sections.length > 0 ? [{ locale, path: text.path, sections }] : [];
  });
}
