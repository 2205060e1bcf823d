import { isLocale, type Locale, prefixedLocales } from '../../lib/site/locales.ts';
import { didYouMean, ProblemsError, problem } from '../../lib/site/problem.ts';
import { type Reviewed, reviewedIn } from '../../lib/translations/ledger.ts';
import { refuse } from '../options.ts';

/** The language that a command names; exits with what is wrong where it is none with translations. */
export function languageOf(word: string | undefined, command: string): Locale {
  if (word !== undefined && isLocale(word) && prefixedLocales.includes(word)) return word;
  const fix = `Write one of ${prefixedLocales.join(', ')}.${didYouMean(word ?? '', prefixedLocales)}`;
  const what = word ? `"${word}" is no language with translations` : 'missing language';
  return refuse([problem({ where: command, what, fix })]);
}

/** The texts and sections that a command names; exits with everything that is wrong with their names. */
export function textsNamed(paths: readonly string[], locale: Locale): Reviewed[] {
  try {
    return reviewedIn(paths, locale);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return refuse(error.problems);
  }
}

/** A section in a message: `#shape`. */
export function sectionName(id: string): string {
  return id ? `#${id}` : 'before the first heading';
}
