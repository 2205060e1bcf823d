import { accept } from '../lib/content/ledger.ts';
import { isLocale } from '../lib/site/locales.ts';

/** `npm run i18n:accept -- zh-Hans docs/v1.6.0/field.mdx …`: notes that these texts, or all, follow the English ones as they are. */
const [locale = '', ...paths] = process.argv.slice(2);
if (!isLocale(locale)) {
  console.error('Name a language: npm run i18n:accept -- zh-Hans docs/v1.6.0/field.mdx');
  process.exit(1);
}
const done = accept(locale, paths);
const unknown = paths.filter((path) => !done.includes(path));
for (const path of unknown) console.error(`content/${locale}/${path} does not exist.`);
console.log(`${done.length} texts of ${locale} accepted.`);
if (unknown.length > 0) process.exitCode = 1;
