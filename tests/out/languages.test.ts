import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import index from '#content';
import { readBody } from '../../lib/mdx/store.ts';
import { allPlaces } from '../../lib/pages/places.ts';
import { searchSettingsPath } from '../../lib/routes/files.ts';
import { browserPath, outputFile, parse } from '../../lib/routes/index.ts';
import { contentRoot } from '../../lib/site/content-root.ts';
import { defaultLocale, type Locale, localeFacts, prefixedLocales } from '../../lib/site/locales.ts';
import { en } from '../../lib/site/messages/en.ts';
import { type Messages, messagesOf } from '../../lib/site/messages/index.ts';
import { isFresh } from '../../lib/translations/freshness.ts';
import { statusOf } from '../../lib/translations/status.ts';
import { frameTexts, leaves } from './frame-texts.ts';

const pagesOf = (locale: Locale) =>
  allPlaces()
    .filter((place) => place.locale === locale)
    .map((place) => ({ file: outputFile(place), html: readFileSync(`out/${outputFile(place)}`, 'utf8') }));

/** The English messages that have a translation in a language, as patterns of a whole text. */
function englishMessages(locale: Locale): RegExp[] {
  // Labels of the generator are words that names have, too; the pages of the reference are looked at for them.
  const texts = ({ api: { generated, ...api }, ...messages }: Messages) => leaves({ ...messages, api });
  const translated = texts(messagesOf(locale));
  return texts(en)
    .filter((text, at) => text !== translated[at] && text.replace(/\{\w+\}|[^a-z]/gi, '').length > 3)
    .filter((text) => !translated.includes(text))
    .map((text) => {
      const escaped = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${escaped.join('.+')}$`);
    });
}

describe.each(prefixedLocales)('the pages in %s', (locale) => {
  const pages = pagesOf(locale);
  const lang = localeFacts[locale].htmlLang;

  test('have no English message in their frame', () => {
    const english = englishMessages(locale);
    expect(english.length).toBeGreaterThan(100);
    const found = new Map<string, string>();
    for (const { file, html } of pages)
      for (const { text, where } of frameTexts(html, lang))
        if (!found.has(text) && english.some((message) => message.test(text)))
          found.set(text, `${file} <${where}>`);
    expect([...found]).toEqual([]);
  });

  test('have no English message in their search', () => {
    const texts = leaves(JSON.parse(readFileSync(`out${searchSettingsPath(locale)}`, 'utf8')).texts);
    const english = englishMessages(locale);
    expect(texts).toContain(messagesOf(locale).search.placeholder);
    expect(texts.filter((text) => english.some((message) => message.test(text)))).toEqual([]);
  });

  test('name their language, and have English texts marked as English', () => {
    expect(pages.length).toBeGreaterThan(400);
    const { docs, api } = messagesOf(locale);
    const [fallback, reference] = [docs.fallback, api.english].map((text) => text.split('{link}')[0]);
    for (const { file, html } of pages) {
      expect(html, file).toContain(`<html lang="${lang}"`);
      const isEnglish = html.includes(`>${fallback}`) || html.includes(`>${reference}`);
      expect([file, html.includes('<article lang="en">')]).toEqual([file, isEnglish]);
    }
  });

  test('have no English label of the generator on pages of the reference', () => {
    const { generated } = messagesOf(locale).api;
    const words = Object.entries(en.api.generated).flatMap(([key, word]) =>
      generated[key as keyof typeof generated] === word ? [] : [word],
    );
    const labels = new RegExp(
      `<(h2|th|strong|summary)( [^>]*)?>(?:${words.join('|')}|[^<]* that programs do not call)</\\1>`,
      'g',
    );
    const reference = pages.filter(({ file }) => /(^|\/)api\/(?!changes)/.test(file));
    expect(reference.length).toBeGreaterThan(100);
    const found = reference.flatMap(({ file, html }) =>
      (html.match(labels) ?? []).map((one) => `${file} ${one}`),
    );
    expect(found).toEqual([]);
  });

  test('link to pages in their language, except where a link names another', () => {
    const foreignLinks = new Set<string>();
    for (const { file, html } of pages)
      for (const [link, path = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)[^"]*"[^>]*>/g)) {
        const place = parse(path.slice(browserPath('/').length - 1));
        if (place && place.locale !== locale && !/hreflang=/i.test(link))
          foreignLinks.add(`${file}: ${link.slice(0, 120)}`);
      }
    expect([...foreignLinks].slice(0, 20)).toEqual([]);
  });
});

test('a page in two languages lists what is in English, and marks it in its text and its contents', () => {
  const mixed = index.docs.filter(({ inEnglish }) => inEnglish);
  expect(mixed.length).toBeGreaterThan(0);
  for (const { locale, version, slug, inEnglish } of mixed) {
    const place = allPlaces().find(
      (one) =>
        one.locale === locale &&
        one.route.kind === 'doc' &&
        one.route.version.name === version &&
        one.route.slug === slug,
    );
    const html = place && readFileSync(`out/${outputFile(place)}`, 'utf8');
    const notice = html?.slice(
      html.indexOf(messagesOf(locale).docs.untranslatedParts),
      html.indexOf('<article'),
    );
    for (const { id, heading } of inEnglish?.sections ?? []) {
      expect(notice).toContain(`<a href="#${id || 'content'}"`);
      expect([slug, html?.includes(`<div lang="en">${id ? `<div class="heading"><h` : ''}`)]).toEqual([
        slug,
        true,
      ]);
      if (id)
        expect([
          slug,
          heading,
          html?.match(new RegExp(`<div lang="en"><div class="heading"><h\\d id="${id}"`))?.length,
        ]).toEqual([slug, heading, 1]);
    }
  }
});

test('a translated text has the anchors of the English one', () => {
  const texts = [
    ...index.docs.map((doc) => ({ ...doc, key: `${doc.version} ${doc.slug}` })),
    ...index.entries.map((entry) => ({ ...entry, key: `${entry.series} ${entry.id}` })),
    ...index.prose.map((page) => ({ ...page, key: page.slug })),
  ];
  const english = new Map(
    texts.filter(({ locale }) => locale === defaultLocale).map((text) => [text.key, text]),
  );
  const translated = texts.filter(({ locale }) => locale !== defaultLocale);
  expect(translated.length).toBeGreaterThan(60);
  // A translation that is out of date says so to its readers; it has to be right once it has been reviewed.
  const outdated = new Set(
    prefixedLocales.flatMap((locale) =>
      statusOf(locale).flatMap((text) =>
        'freshness' in text && !isFresh(text.freshness) ? [`${contentRoot}/${locale}/${text.path}`] : [],
      ),
    ),
  );
  for (const { key, file, body } of translated) {
    if (outdated.has(file)) continue;
    const original = english.get(key);
    expect(original, `${file} has an English text`).toBeDefined();
    if (original) expect([file, readBody(body).ids]).toEqual([file, readBody(original.body).ids]);
  }
});
