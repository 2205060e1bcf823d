import { createHash } from 'node:crypto';

/** Elements that do not contain another one of their name, so that a regular expression can cut them out. */
const repeatableParts = /<(header|footer|nav|dialog|figure|table|form|p|svg|math)\b[^>]*>[\s\S]*?<\/\1>/g;

/**
 * A page without the parts that an earlier page had: bar, footer, code, paragraphs, which are the same except for addresses of
 * links. Versions and languages repeat each other, so that a check of markup reads a fifth of the export.
 * @param seen the parts of the earlier pages; those of this page are added
 */
export function withoutRepeats(html: string, seen: Set<string>): string {
  const keys = new Set<string>();
  const rest = html.replace(repeatableParts, (part) => {
    const key = createHash('sha1')
      .update(part.replace(/ href="[^"#]*/g, ' href="'))
      .digest('base64');
    keys.add(key);
    return seen.has(key) ? '' : part;
  });
  for (const key of keys) seen.add(key);
  return rest;
}
