/** The three collections of dated texts (docs/spec.md 5.1). These are also their names in addresses. */
export const seriesNames = ['blog', 'newsletter', 'user-stories'] as const;

export type Series = (typeof seriesNames)[number];

/** Whether a word is the name of a series. */
export function isSeries(word: string): word is Series {
  return (seriesNames as readonly string[]).includes(word);
}

/** The static pages of text (docs/spec.md 8.11), at `/<slug>/`. */
export const proseSlugs = [
  'community',
  'acknowledgments',
  'help-us-translate',
  'accessibility',
  'tgc01',
] as const;

export type ProseSlug = (typeof proseSlugs)[number];

/** Whether a word is the slug of a static page. */
export function isProseSlug(word: string): word is ProseSlug {
  return (proseSlugs as readonly string[]).includes(word);
}
