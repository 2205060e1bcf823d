import index from '#content';
import type { DocRecord } from '../content/record.ts';
import { finishHtml, type Resolve } from '../mdx/body.ts';
import { readBody } from '../mdx/store.ts';
import { browserPath, inLocale, linkTo, type Place } from '../routes/index.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import { latestVersion } from '../site/versions.ts';
import { withApiLinks } from './api-links.ts';
import type { TextView } from './page.ts';
import { withoutPrograms, withPrograms } from './programs/programs.ts';
import { withRunnable } from './programs/runnable.ts';

/**
 * A text as the page of a place shows it.
 * @param finish makes the HTML of the compiled body final for that page
 */
export function textView(
  { locale, file, body, inEnglish }: Pick<DocRecord, 'locale' | 'file' | 'body' | 'inEnglish'>,
  place: Place,
  finish: (html: string) => string,
): TextView {
  const { html, headings } = readBody(body);
  const text = withRunnable(finish(html), place);
  return {
    html: offersPrograms(place) ? withPrograms(text, place, locale) : withoutPrograms(text),
    toc: headings,
    textLocale: locale,
    isFallback: locale !== place.locale,
    // The sections of a text in two languages were made from the English ones of its version.
    outdatedSections: inEnglish ? [] : (index.outdatedSections[file] ?? []),
    untranslatedSections: inEnglish?.sections ?? [],
    englishHref: linkTo(inLocale(place, defaultLocale)),
  };
}

/** The examples of the API reference are for reading: they are short, and many. */
function offersPrograms({ route }: Place): boolean {
  return route.kind !== 'api';
}

/**
 * The HTML of a compiled body for readers of a language: links within the site lead to pages in that language.
 * @param fileHref the path of the page that a link to a source file means; none where there is no such page
 */
export function localizedHtml(html: string, locale: Locale, fileHref: Resolve['file']): string {
  return finishHtml(html, {
    file: fileHref,
    site: (path) => browserPath(locale === defaultLocale ? path : `/${locale}${path}`),
    asset: browserPath,
  });
}

/** The HTML of a text that belongs to no version: its names of the API link to the latest one. */
export function unversionedHtml(html: string, locale: Locale): string {
  return withApiLinks(
    localizedHtml(html, locale, () => undefined),
    locale,
    latestVersion,
  );
}

/** The items before and after the one at an index; neither where the index is -1. */
export function neighboursOf<Item>(
  items: readonly Item[],
  at: number,
): { previous: Item | undefined; next: Item | undefined } {
  if (at < 0) return { previous: undefined, next: undefined };
  return { previous: items[at - 1], next: items[at + 1] };
}

/**
 * The description of a text as it stands below the title; none where the first paragraph begins with the same words, so that nobody
 * reads them twice.
 * @param html the text as the page shows it
 */
export function leadOf(description: string, html: string): string | undefined {
  const first = /<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '';
  return wordsOf(first.replace(/<[^>]*>/g, '')).startsWith(wordsOf(description)) ? undefined : description;
}

/** Letters and digits alone: quotation marks, spaces and the ellipsis of a shortened text differ. */
function wordsOf(text: string): string {
  return text.replace(/&#?\w+;|[^\p{L}\p{N}]+/gu, '');
}
