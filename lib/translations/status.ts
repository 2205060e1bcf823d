import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { madeFromFiles } from '../files/file-memo.ts';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale, type Locale, locales, prefixedLocales } from '../site/locales.ts';
import { type Freshness, freshnessOf, isOutdated, sectionTexts } from './freshness.ts';
import { ledgerFile, readLedger, textsOf } from './ledger.ts';
import { mixedTranslations, sharedTranslations } from './shared.ts';

/** `isCompared`: whether the ledger says of any section which English text it was made from. Without that, what it lacks is no news. */
export type TextStatus =
  | { path: string; isCompared: boolean; freshness: Freshness }
  | { path: string; isOrphan: true };

/** Compares every text of a language with its English one. */
export function statusOf(locale: Locale, root = contentRoot): TextStatus[] {
  const ledger = readLedger(locale, root);
  return textsOf(locale, root).map((path) => {
    const english = join(root, defaultLocale, path);
    if (!existsSync(english)) return { path, isOrphan: true };
    const translated = join(root, locale, path);
    const files = [english, translated, ledgerFile(locale, root)];
    const freshness = madeFromFiles('freshness', files, () =>
      freshnessOf(readFileSync(english, 'utf8'), readFileSync(translated, 'utf8'), ledger[path]),
    );
    return { path, isCompared: ledger[path] !== undefined, freshness };
  });
}

/** How much of a folder is translated, in texts and in words of the English texts. */
export type Coverage = {
  /** `docs/v1.6.0`, `blog` … */
  folder: string;
  texts: number;
  /** Of these: with a translation of their own. */
  translated: number;
  /** Translated, with sections that are out of date. */
  outdated: number;
  /** Translated, with sections that nobody has compared. */
  uncompared: number;
  /** Shown with the translation of another version, or with sections of it. */
  shared: number;
  words: number;
  translatedWords: number;
};

/** A text with sections that are not translated or out of date: the path of the English one, below the folder of its language. */
export type OpenText = { path: string; sections: { id: string; heading: string }[] };

/** What there is to do in a language. */
export type Progress = {
  locale: Locale;
  coverage: Coverage[];
  /** Translations with sections that are out of date. */
  outdated: OpenText[];
  /** Texts that are shown with some sections in English. */
  partial: OpenText[];
  /** English texts without a translation. */
  missing: string[];
};

/** How far each language with translations is. */
export function progressOf(root = contentRoot): Progress[] {
  const english = textsOf(defaultLocale, root);
  const docs = locales.flatMap((locale) => docsOf(locale, root));
  const ledgerOf = (locale: Locale) => readLedger(locale, root);
  const allMixed = mixedTranslations(docs, ledgerOf, ({ path }) => path);
  const allShared = sharedTranslations(docs);
  return prefixedLocales.map((locale) => {
    const own = new Map(statusOf(locale, root).map((text) => [text.path, text]));
    const mixed = new Map(
      allMixed.filter(({ page }) => page.locale === locale).map((one) => [one.english.path, one]),
    );
    const shared = new Set(
      allShared
        .filter((page) => page.locale === locale)
        .map(({ version, slug }) => posix.join('docs', version, slug)),
    );
    const inEnglish = (path: string): Set<string> | 'all' => {
      const text = own.get(path);
      if (text && 'freshness' in text) return new Set(text.freshness.missing.map(({ id }) => id));
      if (shared.has(path)) return new Set();
      const parts = mixed.get(path);
      return parts ? new Set(parts.missing.map(({ id }) => id)) : 'all';
    };
    const coverage = [...new Set(english.map(folderOf))].map((folder): Coverage => {
      const paths = english.filter((path) => folderOf(path) === folder);
      const texts = paths.flatMap((path) => {
        const text = own.get(path);
        return text && 'freshness' in text ? [text] : [];
      });
      const words = paths.flatMap((path) => {
        const missing = inEnglish(path);
        return sectionWords(path, root).map(({ id, count }) => ({
          count,
          isTranslated: missing !== 'all' && !missing.has(id),
        }));
      });
      const sum = (list: { count: number }[]) => list.reduce((total, { count }) => total + count, 0);
      return {
        folder,
        texts: paths.length,
        translated: texts.length,
        outdated: texts.filter((text) => text.isCompared && isOutdated(text.freshness)).length,
        uncompared: texts.filter(({ freshness }) => freshness.uncompared.length > 0).length,
        shared: paths.filter((path) => shared.has(path) || mixed.has(path)).length,
        words: sum(words),
        translatedWords: sum(words.filter(({ isTranslated }) => isTranslated)),
      };
    });
    return {
      locale,
      coverage,
      outdated: [...own.values()].flatMap((text) =>
        'freshness' in text && text.isCompared && isOutdated(text.freshness)
          ? [{ path: text.path, sections: openSections(text.freshness) }]
          : [],
      ),
      partial: [...mixed.values()].map((one) => ({
        path: one.english.path,
        sections: one.missing.map(({ id, heading }) => ({ id, heading })),
      })),
      missing: english.filter((path) => inEnglish(path) === 'all'),
    };
  });
}

/** The sections of an English text that a translation does not have as they are now. */
export function openSections({ stale, missing }: Freshness): OpenText['sections'] {
  return [...stale, ...missing].map(({ id, heading }) => ({ id, heading }));
}

/** `docs/v1.6.0`, `blog` … */
function folderOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('docs/') ? 2 : 1)
    .join('/');
}

/** The words of each section of an English text, code included. */
function sectionWords(path: string, root: string): { id: string; count: number }[] {
  const file = join(root, defaultLocale, path);
  return madeFromFiles('sectionWords', [file], () =>
    sectionTexts(readFileSync(file, 'utf8')).map(({ id, text }) => ({
      id,
      count: text.match(/\S+/g)?.length ?? 0,
    })),
  );
}

/** The pages of the docs of a language, with their files. */
function docsOf(locale: Locale, root: string) {
  return textsOf(locale, root).flatMap((path) => {
    const [folder, version, ...rest] = path.split('/');
    if (folder !== 'docs' || version === undefined) return [];
    return [{ locale, version, slug: rest.join('/'), tags: [], path, file: join(root, locale, path) }];
  });
}
