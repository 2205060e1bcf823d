import type { Code, Nodes } from 'mdast';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { code as defaults } from '../site/constants.ts';

/**
 * A block of code in a text. `line` is that of its first line of code in the file, from 1. `version` is there where the code is for
 * another version than the text. `section` counts the headings before it.
 */
export type CodeExample = {
  language: string;
  code: string;
  line: number;
  section: number;
  isErrorExpected: boolean;
  isOutput: boolean;
  title?: string;
  version?: string;
};

/** The code blocks of a text, in order, including those in lists, tabs and admonitions. */
export function examplesIn(source: string): CodeExample[] {
  const frontMatter = /^---\n.*?\n---\n/s.exec(source)?.[0] ?? '';
  const text = frontMatter.replace(/[^\n]/g, '') + source.slice(frontMatter.length);
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkMath).parse(text) as Nodes;
  const found: CodeExample[] = [];
  let section = 0;
  visit(tree, ['code', 'heading'], (node) => {
    if (node.type === 'heading') section++;
    if (node.type !== 'code') return;
    const { lang, meta, value, position }: Code = node;
    const flags = meta?.split(/\s+/) ?? [];
    // A signature of the API reference is not a program.
    if (flags.includes('signature')) return;
    found.push({
      language: lang || defaults.defaultLanguage,
      code: value,
      line: (position?.start.line ?? 0) + 1,
      section,
      isErrorExpected: flags.includes('expect-error'),
      isOutput: flags.includes('output'),
      ...titleIn(meta ?? ''),
      ...versionIn(flags),
    });
  });
  return found;
}

/** `title="ramp.py"` */
function titleIn(meta: string): { title?: string } {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const name = title?.[1] ?? title?.[2];
  return name ? { title: name } : {};
}

/** `version=v1.5.0` */
function versionIn(flags: readonly string[]): { version?: string } {
  const version = flags.find((flag) => flag.startsWith('version='))?.slice('version='.length);
  return version ? { version } : {};
}
