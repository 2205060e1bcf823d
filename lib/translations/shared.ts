import { readFileSync } from 'node:fs';
import { madeFromFiles } from '../files/file-memo.ts';
import { defaultLocale, type Locale, prefixedLocales } from '../site/locales.ts';
import { type Ledger, type TextHead, type TextSection, textHead, textSections } from './freshness.ts';

/** What tells whether a translation can stand in another version: a page of the docs and its file. */
type Doc = { locale: string; version: string; slug: string; tags: string[]; file: string };

/**
 * The translations that stand in further versions: a version whose English page has the text of another version's shows the translation
 * of that one, if it has none of its own. White space does not count.
 * @param docs the pages of all versions and languages that have a file
 * @returns the records to add, with the version and the tags of the English page; their file is that of the translation
 */
export function sharedTranslations<Page extends Doc>(docs: readonly Page[]): Page[] {
  return untranslatedDocs(docs).flatMap(({ english, others }) => {
    const key = textKey(english.file);
    const same = others.find((other) => textKey(other.english.file) === key);
    return same ? [inVersionOf(english, same.translated)] : [];
  });
}

/** A page of which sections are translated in another version, and the other sections are not. */
export type MixedTranslation<Page> = {
  /** The record to add, with the version and the tags of the English page; its file is that of the translation. */
  page: Page;
  english: Page;
  translated: Page;
  /** Ids of the sections that are translated. */
  sections: string[];
  /** The sections that are not. */
  missing: TextSection[];
  /** Whether the description of the translation is of another English one. */
  hasOtherDescription: boolean;
};

/**
 * The translations of which sections stand in further versions: where no version has the same English page, a page with the same title
 * shows the sections that were made from the English text that it has, if they are at least half of it.
 * @param docs the pages of all versions and languages that have a file
 * @param ledgerOf what the translations of a language were made from
 * @param pathOf the path of a file in the ledger
 */
export function mixedTranslations<Page extends Doc>(
  docs: readonly Page[],
  ledgerOf: (locale: Locale) => Ledger,
  pathOf: (doc: Page) => string,
): MixedTranslation<Page>[] {
  const ledgers = new Map(prefixedLocales.map((locale) => [locale, ledgerOf(locale)]));
  return untranslatedDocs(docs).flatMap(({ locale, english, others }) => {
    const now = sectionsOf(english.file);
    const mixed = others
      .filter((other) => headOf(other.english.file).title === headOf(english.file).title)
      .map(({ translated, english: original }) => {
        const entry = ledgers.get(locale)?.[pathOf(translated)] ?? {};
        const ids = new Set(sectionsOf(translated.file).map(({ id }) => id));
        const isTranslated = ({ id, hash }: TextSection) => ids.has(id) && entry[id] === hash;
        return {
          page: inVersionOf(english, translated),
          english,
          translated,
          sections: now.filter(isTranslated).map(({ id }) => id),
          missing: now.filter((section) => !isTranslated(section)),
          hasOtherDescription: headOf(original.file).description !== headOf(english.file).description,
        };
      })
      .sort((a, b) => b.sections.length - a.sections.length)[0];
    const isWhole = others.some((other) => textKey(other.english.file) === textKey(english.file));
    return mixed && !isWhole && mixed.sections.length * 2 >= now.length ? [mixed] : [];
  });
}

/** Pages that a language has no text of, each with its translations in other versions and the English pages that these are of. */
function untranslatedDocs<Page extends Doc>(docs: readonly Page[]) {
  const english = docs.filter(({ locale }) => locale === defaultLocale);
  const key = ({ version, slug }: Doc) => `${version} ${slug}`;
  const englishOf = new Map(english.map((doc) => [key(doc), doc]));
  return prefixedLocales.flatMap((locale) => {
    const own = docs.filter((doc) => doc.locale === locale);
    const translated = new Set(own.map(key));
    return english
      .filter((doc) => !translated.has(key(doc)))
      .map((doc) => ({
        locale,
        english: doc,
        others: own.flatMap((other) => {
          const original = other.slug === doc.slug ? englishOf.get(key(other)) : undefined;
          return original ? [{ translated: other, english: original }] : [];
        }),
      }));
  });
}

function inVersionOf<Page extends Doc>({ version, tags }: Page, translated: Page): Page {
  return { ...translated, version, tags };
}

/** Equal for two English texts with the same sections in the same order. */
function textKey(file: string): string {
  return sectionsOf(file)
    .map(({ id, hash }) => `${id} ${hash}`)
    .join('\n');
}

function headOf(file: string): TextHead {
  return madeFromFiles('textHead', [file], () => textHead(readFileSync(file, 'utf8')));
}

function sectionsOf(file: string): TextSection[] {
  return madeFromFiles('textSections', [file], () => textSections(readFileSync(file, 'utf8')));
}
