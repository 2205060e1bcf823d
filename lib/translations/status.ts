import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeFromFiles } from '../files/file-memo.ts';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale, type Locale, locales, prefixedLocales } from '../site/locales.ts';
import { type Freshness, freshnessOf, isOutdated } from './freshness.ts';
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

/**
 * Numbers of texts for each language and folder: translated; of these out of date, and with sections that nobody has compared; shown with
 * the translation of another version (`shared`); missing; orphaned.
 */
export function statusTable(root = contentRoot): {
  row: string;
  translated: number;
  outdated: number;
  uncompared: number;
  shared: number;
  missing: number;
  orphaned: number;
}[] {
  const english = textsOf(defaultLocale, root);
  const rowOf = (path: string) =>
    path
      .split('/')
      .slice(0, path.startsWith('docs/') ? 2 : 1)
      .join('/');
  const rows = [...new Set(english.map(rowOf))];
  const docs = locales.flatMap((locale) => docsOf(locale, root));
  const ledgerOf = (locale: Locale) => readLedger(locale, root);
  const mixed = mixedTranslations(docs, ledgerOf, ({ path }) => path).map(({ page }) => page);
  const shared = [...sharedTranslations(docs), ...mixed];
  return prefixedLocales.flatMap((locale) => {
    const status = statusOf(locale, root);
    return rows.map((row) => {
      const texts = status.filter(({ path }) => rowOf(path) === row);
      const sharedHere = shared.filter((doc) => doc.locale === locale && `docs/${doc.version}` === row);
      return {
        row: `${locale} ${row}`,
        translated: texts.filter((text) => 'freshness' in text).length,
        outdated: texts.filter((text) => 'freshness' in text && text.isCompared && isOutdated(text.freshness))
          .length,
        uncompared: texts.filter((text) => 'freshness' in text && text.freshness.uncompared.length > 0)
          .length,
        shared: sharedHere.length,
        missing:
          english.filter((path) => rowOf(path) === row && !texts.some((text) => text.path === path)).length -
          sharedHere.length,
        orphaned: texts.filter((text) => 'isOrphan' in text).length,
      };
    });
  });
}

/** The pages of the docs of a language, with their files. */
function docsOf(locale: Locale, root: string) {
  return textsOf(locale, root).flatMap((path) => {
    const [folder, version, ...rest] = path.split('/');
    if (folder !== 'docs' || version === undefined) return [];
    return [{ locale, version, slug: rest.join('/'), tags: [], path, file: join(root, locale, path) }];
  });
}
