import { posix } from 'node:path';
import { mixedKey } from '../../mdx/compile.ts';
import { contentRoot } from '../../site/content-root.ts';
import { prefixedLocales } from '../../site/locales.ts';
import { readLedger } from '../../translations/ledger.ts';
import { mixedTranslations, sharedTranslations } from '../../translations/shared.ts';
import { openSections, statusOf } from '../../translations/status.ts';
import type { ContentIndex, DocRecord } from '../record.ts';

/** The records of translations in further versions than their own: whole ones, and those of which only sections stand there. */
export async function docsInFurtherVersions(docs: readonly DocRecord[]): Promise<DocRecord[]> {
  return [...sharedTranslations(docs), ...(await mixedDocs(docs))];
}

/** The pages of the docs in two languages: sections that are translated in another version, the others in English. */
async function mixedDocs(docs: readonly DocRecord[]): Promise<DocRecord[]> {
  const pathOf = ({ locale, file }: DocRecord) => posix.relative(posix.join(contentRoot, locale), file);
  return Promise.all(
    mixedTranslations(docs, readLedger, pathOf).map(
      async ({ page, english, translated, sections, missing, hasOtherDescription }) => ({
        ...page,
        description: hasOtherDescription ? english.description : page.description,
        body: await mixedKey({ english: english.body, translated: translated.body }, sections),
        inEnglish: {
          sections: missing.map(({ id, heading }) => ({ id, heading })),
          hasDescription: hasOtherDescription,
        },
      }),
    ),
  );
}

/** The outdated sections of every translation that has some, by file. */
export function outdatedSections(): ContentIndex['outdatedSections'] {
  return Object.fromEntries(
    prefixedLocales.flatMap((locale) =>
      statusOf(locale).flatMap((text) => {
        const parts = 'freshness' in text && text.isCompared ? openSections(text.freshness) : [];
        return parts.length > 0 ? [[posix.join(contentRoot, locale, text.path), parts] as const] : [];
      }),
    ),
  );
}
