import { expect, test } from 'vitest';
import index from '#content';
import { translationsPage } from '@/lib/pages/translations.ts';
import { parse } from '@/lib/routes/index.ts';
import { defaultLocale, locales, prefixedLocales } from '@/lib/site/locales.ts';

test.each(locales)('the progress in %s is that of the language, in English that of all', (locale) => {
  const { languages } = translationsPage({ locale, route: { kind: 'translations' } });
  const shown = languages.map((language) => language.locale);
  expect(shown).toEqual(locale === defaultLocale ? prefixedLocales : [locale]);
});

test('every text of the lists is a page in English', () => {
  const { languages } = translationsPage({ locale: defaultLocale, route: { kind: 'translations' } });
  const texts = languages.flatMap(({ lists }) => lists.flatMap((list) => list.texts));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ href }) => parse(href)?.locale !== defaultLocale)).toEqual([]);
});

test('all words of a folder are translated only where no text of it is open', () => {
  for (const { coverage, missing, partial } of index.progress)
    for (const { folder, words, translatedWords } of coverage) {
      const open = [...missing, ...partial.map(({ path }) => path)].some((path) =>
        path.startsWith(`${folder}/`),
      );
      expect([folder, words === translatedWords]).toEqual([folder, !open]);
    }
});
