import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A part of a text, from `start` up to `end`. */
export type Range = { start: number; end: number };

type MicromarkData = { micromarkExtensions?: unknown[] };

/** Leaves tags and indented lines as text: what a text of MDX means by them is decided by other steps. */
function withoutHtml(this: Processor) {
  const data = this.data() as MicromarkData;
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ['htmlFlow', 'htmlText', 'autolink', 'codeIndented'] } });
}

const plain = unified().use(remarkParse).use(withoutHtml).use(remarkGfm).use(remarkFrontmatter).freeze();
const plainWithMath = unified()
  .use(remarkParse)
  .use(withoutHtml)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkFrontmatter)
  .freeze();

/** The tree of a text whose tags count as text, so that any text can be parsed. */
export function parsePlain(text: string, { hasMath = false } = {}): Root {
  return (hasMath ? plainWithMath : plain).parse(text);
}

const commonMark = unified().use(remarkParse).use(remarkGfm).freeze();

/** The tree of a text by CommonMark, where indented lines are code and tags are HTML. */
export function parseCommonMark(text: string): Root {
  return commonMark.parse(text);
}

/** The parts of a text that are literal: code, and formulas where the site has them. */
export function literalRanges(text: string, { hasMath = false } = {}): Range[] {
  if (last.text === text && last.hasMath === hasMath) return last.ranges;
  const ranges: Range[] = [];
  visit(parsePlain(text, { hasMath }), ['code', 'inlineCode', 'math', 'inlineMath'], (node) => {
    ranges.push(rangeOf(node as Nodes));
  });
  last = { text, hasMath, ranges };
  return ranges;
}

/** The last text: most steps change nothing of it. */
let last: { text?: string; hasMath?: boolean; ranges: Range[] } = { ranges: [] };

/** A test whether an offset is in one of these parts. */
export function within(ranges: readonly Range[]): (offset: number) => boolean {
  return (offset) => ranges.some(({ start, end }) => offset >= start && offset < end);
}

/** Where a node stands. */
export function rangeOf({ position }: Pick<Nodes, 'position'>): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** The source of a node. */
export function sourceOf(text: string, node: Pick<Nodes, 'position'>): string {
  const { start, end } = rangeOf(node);
  return text.slice(start, end);
}
