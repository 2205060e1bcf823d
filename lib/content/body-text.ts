import type { Body } from '../mdx/body.ts';
import { readBody } from '../mdx/store.ts';

/** The compiled text of a file. Files with the same text share a body; each tells its problems under its own name. */
export function textOf(key: string, file: string): Body {
  const body = readBody(key);
  return {
    ...body,
    problems: body.problems.map((problem) => ({ ...problem, where: problem.where.replace(/^[^:]+/, file) })),
  };
}
