import { readFileSync } from 'node:fs';
import { madeFromFiles } from '../files/file-memo.ts';
import { defaultLocale, prefixedLocales } from '../site/locales.ts';
import { textSections } from './freshness.ts';

/** What tells whether a translation can stand in another version: a page of the docs and its file. */
type Doc = { locale: string; version: string; slug: string; tags: string[]; file: string };

/**
 * The translations that stand in further versions: a version whose English page has the text of another version's shows the translation
 * of that one, if it has none of its own. White space does not count.
 * @param docs the pages of all versions and languages that have a file
 * @returns the records to add, with the version and the tags of the English page; their file is that of the translation
 */
export function sharedTranslations<Page extends Doc>(docs: readonly Page[]): Page[] {
  const english = docs.filter(({ locale }) => locale === defaultLocale);
  const textOf = new Map(english.map((doc) => [`${doc.version} ${doc.slug}`, textKey(doc.file)]));
  return prefixedLocales.flatMap((locale) => {
    const own = docs.filter((doc) => doc.locale === locale);
    const translated = new Set(own.map(({ version, slug }) => `${version} ${slug}`));
    return english.flatMap(({ version, slug, tags, file }) => {
      if (translated.has(`${version} ${slug}`)) return [];
      const key = textKey(file);
      const same = own.find((doc) => doc.slug === slug && textOf.get(`${doc.version} ${slug}`) === key);
      return same ? [{ ...same, version, tags }] : [];
    });
  });
}

/** Equal for two English texts with the same sections in the same order. */
function textKey(file: string): string {
  return madeFromFiles('textKey', [file], () =>
    textSections(readFileSync(file, 'utf8'))
      .map(({ id, hash }) => `${id} ${hash}`)
      .join('\n'),
  );
}
