import { createHash } from 'node:crypto';

/** Parts that close before another of their name opens, so that one can be cut out of a page whole. */
const repeatableParts = /<(header|footer|nav|dialog|figure|table|form|p|svg|math)\b[^>]*>[\s\S]*?<\/\1>/g;

/**
 * A page without the parts that an earlier page had: bar, footer, code, paragraphs. What they are made of is the same but
 * for where links lead. The export repeats itself in versions and languages, and so a check of markup reads a fifth of it.
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
