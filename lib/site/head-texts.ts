/**
 * How long the texts in `<head>` are, in columns: search engines cut titles and descriptions by their width. A title that
 * would be too wide with the name of the site is used without it, as many titles of posts are.
 */
export const headTexts = {
  title: { min: 5, max: 70, maxAlone: 120 },
  description: { min: 50, max: 170 },
} as const;

/** The width of a text: Chinese characters and their punctuation take two columns. */
export function columnsOf(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/u.test(character) ? 2 : 1),
    0,
  );
}

/** A title with the name of the site, unless both together are too wide. */
export function titleWith(title: string, site: string): string {
  const both = `${title} · ${site}`;
  return columnsOf(both) > headTexts.title.max ? title : both;
}

/** A description that is not too wide: it ends with a word and an ellipsis where it would be. */
export function shortDescription(text: string): string {
  const { max } = headTexts.description;
  if (columnsOf(text) <= max) return text;
  let short = '';
  for (const character of text) {
    if (columnsOf(`${short}${character}…`) > max) break;
    short += character;
  }
  return `${short.replace(/[\s,;:.]+\S*$/u, '')}…`;
}
