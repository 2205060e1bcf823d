/** The three collections of dated texts (docs/spec.md 5.1). Each is called in addresses as it is called here. */
export const seriesNames = ['blog', 'newsletter', 'user-stories'] as const;

export type Series = (typeof seriesNames)[number];

export function isSeries(word: string): word is Series {
  return (seriesNames as readonly string[]).includes(word);
}

/** The static pages of text (docs/spec.md 8.11), each at an address of its own. */
export const proseSlugs = [
  'community',
  'acknowledgments',
  'help-us-translate',
  'accessibility',
  'tgc01',
] as const;

export type ProseSlug = (typeof proseSlugs)[number];

export function isProseSlug(word: string): word is ProseSlug {
  return (proseSlugs as readonly string[]).includes(word);
}
