import type { Body } from '../mdx/body.ts';
import { readBody } from '../mdx/store.ts';

/** Bodies without problems by their keys: what a key names never changes. */
const bodies = new Map<string, Body>();

/** The compiled text of a file. Files with the same text share a body; each tells its problems under its own name. */
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
