import type { Body } from '../mdx/body.ts';
import { readBody } from '../mdx/store.ts';

/** Bodies without problems by their keys. The body of a key never changes. */
const bodies = new Map<string, Body>();

/** The compiled text of a file. Files with the same text share a body; its problems get the name of this file. */
export function compiledText(key: string, file: string): Body {
  const body = bodies.get(key) ?? readBody(key);
  if (body.problems.length === 0) {
    bodies.set(key, body);
    return body;
  }
  return {
    ...body,
    problems: body.problems.map((problem) => ({ ...problem, where: problem.where.replace(/^[^:]+/, file) })),
  };
}
