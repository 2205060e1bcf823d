import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { contentRoot } from '../lib/site/content-root.ts';
import { defaultLocale } from '../lib/site/locales.ts';
import { problem } from '../lib/site/problem.ts';
import { accept, allReviewed } from '../lib/translations/ledger.ts';
import { structureProblems } from '../lib/translations/structure.ts';
import { languageOf, textsNamed } from './i18n/arguments.ts';
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
const [word, ...paths] = words;
const locale = languageOf(word, command);
if (values.all === paths.length > 0) {
  const what = values.all ? 'paths beside --all' : 'no text is named';
  refuse([problem({ where: command, what, fix: `Name texts, or write --all for every text of ${locale}.` })]);
}
const reviewed = values.all ? allReviewed(locale) : textsNamed(paths, locale);
// Of a single section one may say that it is up to date while others are not.
const whole = reviewed.filter(({ section }) => section === undefined);
const problems = whole.flatMap(({ path }) => {
  const file = (language: string) => posix.join(contentRoot, language, path);
  const [english, translated] = [defaultLocale, locale].map((language) =>
    readFileSync(file(language), 'utf8'),
  );
  return structureProblems(english ?? '', translated ?? '', file(locale));
});
if (problems.length > 0) refuse(problems);
accept(locale, reviewed);
console.log(
  `Up to date in ${locale}: ${whole.length} whole texts, ${reviewed.length - whole.length} single sections.`,
);
