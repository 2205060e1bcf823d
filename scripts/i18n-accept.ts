import { isLocale, prefixedLocales } from '../lib/site/locales.ts';
import { didYouMean, problem } from '../lib/site/problem.ts';
import { accept, textsOf } from '../lib/translations/ledger.ts';
import { commandLine, refuse } from './options.ts';

const command = 'npm run i18n:accept';
const { words } = commandLine({
  name: command,
  does: 'notes that translations are up to date with the English texts as they are now: zh-Hans docs/v1.6.0/field.mdx',
  options: {},
  words: { value: 'LANGUAGE PATH …', does: 'a language and paths of its texts; without paths, all' },
});
const [locale = '', ...paths] = words;
if (!isLocale(locale)) {
  const fix = `Write one of ${prefixedLocales.join(', ')}.${didYouMean(locale, prefixedLocales)}`;
  const what = locale ? `unknown language "${locale}"` : 'missing language';
  refuse([problem({ where: command, what, fix })]);
}
const done = accept(locale, paths);
const unknown = paths.filter((path) => !done.includes(path));
const texts = textsOf(locale);
for (const path of unknown)
  console.error(`content/${locale}/${path} does not exist.${didYouMean(path, texts)}`);
console.log(`${done.length} texts of ${locale} accepted.`);
if (unknown.length > 0) process.exitCode = 1;
