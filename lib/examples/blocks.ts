import type { Code, Nodes } from 'mdast';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { code as defaults } from '../site/constants.ts';

/**
 * A block of code in a text. `line` is that of its first line of code in the file, from 1. `version` is there where the code is for
 * another version than the text.
 */
export type CodeExample = {
  language: string;
  code: string;
  line: number;
  isErrorExpected: boolean;
  version?: string;
};

/** The code blocks of a text, in order, including those in lists, tabs and admonitions. */
export function examplesIn(source: string): CodeExample[] {
  const frontMatter = /^---\n.*?\n---\n/s.exec(source)?.[0] ?? '';
  const text = frontMatter.replace(/[^\n]/g, '') + source.slice(frontMatter.length);
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkMath).parse(text) as Nodes;
  const found: CodeExample[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }: Code) => {
    const flags = meta?.split(/\s+/) ?? [];
    // A signature of the API reference is not a program.
    if (flags.includes('signature')) return;
    found.push({
      language: lang || defaults.defaultLanguage,
      code: value,
      line: (position?.start.line ?? 0) + 1,
      isErrorExpected: flags.includes('expect-error'),
      ...versionIn(flags),
    });
  });
  return found;
}

/** `version=v1.5.0` */
function versionIn(flags: readonly string[]): { version?: string } {
  const version = flags.find((flag) => flag.startsWith('version='))?.slice('version='.length);
  return version ? { version } : {};
}
