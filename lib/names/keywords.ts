import { nearest } from '../site/problem.ts';
import type { UnknownName } from './check.ts';
import { blocksIn, inlineCodeIn } from './tokens.ts';

/**
 * The keywords that inline code gives alone, as in `fast_maths=False`, and that neither a function of the language nor a program of
 * the text has. PEP 8 writes assignments with spaces, `n = 3`.
 * @param keywords parameters of the functions of a version, with the options of `ti.init`
 */
export function unknownKeywords(
  source: string,
  { version, keywords }: { version: string; keywords: ReadonlySet<string> },
): UnknownName[] {
  const programs = blocksIn(source).map(({ text }) => text);
  return inlineCodeIn(source).flatMap(({ text, line }) => {
    const name = /^([a-z]\w*)=(?!=)[^\s=]/.exec(text)?.[1];
    if (name === undefined || keywords.has(name)) return [];
    const assigned = new RegExp(`(?<![\\w.])${name}[ ]*(?:=|:)`);
    if (programs.some((program) => assigned.test(program))) return [];
    const what = `unknown keyword "${name}"`;
    return [{ name: `${name}=`, line, what, versions: [version], near: nearest(name, keywords) }];
  });
}
