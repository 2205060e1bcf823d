import { defaultLocale, type Locale, locales } from '../lib/site/locales.ts';

type Content = { default: Record<string, object[]> };

const numbers: readonly number[] = Array.from({ length: 25 }, (_, at) => at);

/**
 * Posts of which some are translated, too few into French for the home page. Their ids are `post-0`, the newest one, to `post-24`.
 * Those with even numbers carry the first tag.
 */
export const mixedPosts = {
  numbers,
  tagged: numbers.filter((at) => at % 2 === 0),
  /** Those with a text in a language. */
  inLanguage: {
    en: numbers,
    'zh-Hans': numbers.filter((at) => at % 3 === 1),
    'fr-FR': [4, 16],
  } satisfies Record<Locale, readonly number[]> as Record<Locale, readonly number[]>,
  /** The language in which readers of a language get a post. */
  textLocale(at: number, locale: Locale): Locale {
    return this.inLanguage[locale].includes(at) ? locale : defaultLocale;
  },
  authors: [
    { id: 'a', name: 'A Name', url: 'https://example.org/a' },
    { id: 'b', name: 'B Name' },
  ],
  /** It has an element of Atom, which is text here. */
  title: (at: number, textLocale: Locale) => `Post ${at} & <entry>${textLocale}`,
};

/** The content of the site with these posts as its only entries. They are retold, and have two authors. */
export async function withMixedPosts(original: () => Promise<unknown>): Promise<Content> {
  const { default: index } = (await original()) as Content;
  const like = index.entries?.find(
    (entry) => 'series' in entry && entry.series === 'blog' && 'source' in entry && entry.source,
  );
  const [{ tag = '' } = {}] = index.postTags as { tag?: string }[];
  const post = (at: number, locale: Locale) => ({
    ...like,
    id: `post-${at}`,
    locale,
    title: mixedPosts.title(at, locale),
    date: `20${99 - at}-02-03`,
    authors: mixedPosts.authors.map(({ id }) => id),
    tags: mixedPosts.tagged.includes(at) ? [tag] : [],
  });
  const entries = locales.flatMap((locale) => mixedPosts.inLanguage[locale].map((at) => post(at, locale)));
  const newestFirst = entries.sort((a, b) => b.date.localeCompare(a.date, 'en'));
  return { default: { ...index, entries: newestFirst, authors: [...mixedPosts.authors] } };
}
