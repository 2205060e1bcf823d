import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The static part of each page between Next's rendering and the last step of the build. */
const folder = '.cache/pages';

const mark = (key: string) => `<!--page:${key}-->`;

/** The mark of a static part, in HTML and in data. */
export const keptMark = /<!--page:([0-9a-f]{40})-->/;

/**
 * Keeps the HTML of a page's static part, and gives the mark that stands for it. Next carries each page's content several
 * times (HTML, data in the HTML, data beside it, data in pieces); this way it carries sixty characters.
 */
export function keepPage(html: string): string {
  const key = createHash('sha1').update(html).digest('hex');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, key), html);
  return mark(key);
}

export function keptPage(key: string): string {
  return readFileSync(join(folder, key), 'utf8');
}
