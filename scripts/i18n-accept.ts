import { isLocale, type Locale, prefixedLocales } from '../lib/site/locales.ts';
import { didYouMean, ProblemsError, problem } from '../lib/site/problem.ts';
import { accept, allReviewed, type Reviewed, reviewedIn } from '../lib/translations/ledger.ts';
import { commandLine, refuse } from './options.ts';

const command = 'npm run i18n:accept';
const { words, values } = commandLine({
  name: command,
  does: 'notes that translations are up to date with the English texts as they are now: zh-Hans docs/v1.6.0/field.mdx',
  options: { all: { kind: 'switch', does: 'every text of the language' } },
  words: {
    value: 'LANGUAGE PATH …',
    does: 'a language and paths of its texts; docs/v1.6.0/field.mdx#shape notes one section',
  },
});
const [locale = '', ...paths] = words;
if (!isLocale(locale) || !prefixedLocales.includes(locale)) {
  const fix = `Write one of ${prefixedLocales.join(', ')}.${didYouMean(locale, prefixedLocales)}`;
  const what = locale ? `"${locale}" is no language with translations` : 'missing language';
  refuse([problem({ where: command, what, fix })]);
}
if (values.all === paths.length > 0) {
  const what = values.all ? 'paths beside --all' : 'no text is named';
  refuse([problem({ where: command, what, fix: `Name texts, or write --all for every text of ${locale}.` })]);
}
const reviewed = values.all ? allReviewed(locale) : named(locale);
accept(locale, reviewed);
const sections = reviewed.filter(({ section }) => section !== undefined).length;
console.log(
  `Up to date in ${locale}: ${reviewed.length - sections} whole texts, ${sections} single sections.`,
);

/** The texts that the command names; exits with what is wrong with their names. */
function named(language: Locale): Reviewed[] {
  try {
    return reviewedIn(paths, language);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return refuse(error.problems);
  }
}
