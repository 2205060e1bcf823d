import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { contentRoot } from '../lib/site/content-root.ts';
import { defaultLocale, type Locale } from '../lib/site/locales.ts';
import { problem } from '../lib/site/problem.ts';
import { accept, allReviewed, readLedger } from '../lib/translations/ledger.ts';
import { sectionProblems, structureProblems } from '../lib/translations/structure.ts';
import { languageOf, sectionName, textsNamed } from './i18n/arguments.ts';
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
const problems = reviewed.flatMap(({ path, section }) => {
  const read = (language: Locale) => readFileSync(posix.join(contentRoot, language, path), 'utf8');
  const [english, translated, file] = [
    read(defaultLocale),
    read(locale),
    posix.join(contentRoot, locale, path),
  ];
  return section === undefined
    ? structureProblems(english, translated, file)
    : sectionProblems(english, translated, section, file);
});
if (problems.length > 0)
  refuse(problems, 'Nothing is noted: translations differ from the English texts in more than words.');
const before = readLedger(locale);
accept(locale, reviewed);
const now = readLedger(locale);
for (const { path, section } of reviewed) {
  const [old, noted] = [before[path] ?? {}, now[path] ?? {}];
  const news = Object.keys(noted)
    .filter((id) => old[id] !== noted[id])
    .map(sectionName);
  if (news.length === 0 && values.all) continue;
  const what = news.length > 0 ? news.join(', ') : 'was noted already';
  console.log(
    `${posix.join(contentRoot, locale, path)}${section === undefined ? '' : `#${section}`}  ${what}`,
  );
}
