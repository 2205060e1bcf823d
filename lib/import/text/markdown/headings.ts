import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { explicitId } from '../../../mdx/transforms/headings.ts';
import type { Draft, Edit } from '../draft.ts';
import { rangeOf, sourceOf } from '../syntax.ts';

/**
 * Headings as the site has them: the h1 is the title of the page and not in the text, and no level is skipped.
 * @returns the words of the h1
 */
export function headings(draft: Draft, tree: Root): string | undefined {
  const all: Heading[] = [];
  visit(tree, 'heading', (node) => void all.push(node));
  const [first] = tree.children.filter(({ type }) => !/^mdx(?!Jsx)|^yaml$/.test(type));
  const title = all.find((node) => node === first && node.depth === 1) ?? onlyTop(all);
  const rest = all.filter((node) => node !== title && textOf(node).trim());
  const shift = rest.some(({ depth }) => depth === 1) ? 1 : 0;
  let before = 1;
  const edits = rest.flatMap((node): Edit[] => {
    const depth = Math.min(node.depth + shift, before + 1, 6);
    before = depth;
    return depth === node.depth ? [] : atDepth(node, depth, draft);
  });
  if (title) edits.push(withoutTitle(title, draft));
  for (const node of all) if (!textOf(node).trim()) edits.push(withoutEmpty(node, draft));
  draft.apply(edits);
  return title && plainTitle(title);
}

/** The h1 of a text that has one, which is not at its beginning. */
function onlyTop(all: readonly Heading[]): Heading | undefined {
  const tops = all.filter(({ depth }) => depth === 1);
  return tops.length === 1 && tops[0] === all[0] ? tops[0] : undefined;
}

function plainTitle(node: Heading): string {
  return textOf(node).replace(explicitId, '').replace(/\s+/g, ' ').trim();
}

function withoutTitle(node: Heading, draft: Draft): Edit {
  const { start, end } = rangeOf(node);
  draft.note('changed', start, 'h1 is the title of the page now');
  const blank = /^[ \t]*\n(?:[ \t]*\n)*/.exec(draft.text.slice(end))?.[0].length ?? 0;
  return { start, end: end + blank, text: '' };
}

function withoutEmpty(node: Heading, draft: Draft): Edit {
  const { start, end } = rangeOf(node);
  draft.note('changed', start, 'heading without words removed');
  return { start, end, text: '' };
}

function atDepth(node: Heading, depth: number, draft: Draft): Edit[] {
  const { start, end } = rangeOf(node);
  draft.note('changed', start, `heading of level ${node.depth} is of level ${depth} now`);
  const source = sourceOf(draft.text, node);
  const signs = /^#+/.exec(source)?.[0].length;
  if (signs) return [{ start, end: start + signs, text: '#'.repeat(depth) }];
  // A line below the words, of = or -.
  const words = source.split('\n').slice(0, -1).join(' ').trim();
  return [{ start, end, text: `${'#'.repeat(depth)} ${words}` }];
}

/** Ids that the site would not read → ones that it reads. @returns new ids by the former ones */
export function headingIds(draft: Draft, tree: Root): Map<string, string> {
  const renamed = new Map<string, string>();
  const edits: Edit[] = [];
  visit(tree, 'heading', (node) => {
    const source = sourceOf(draft.text, node);
    const [all, id = ''] = /\[#([^\]\n]+)\]\s*$/.exec(source) ?? [];
    if (!all || explicitId.test(source)) return SKIP;
    const right = id.replace(/[^\p{L}\p{N}_.:-]+/gu, '-');
    renamed.set(id, right);
    const start = rangeOf(node).start + source.length - all.length;
    edits.push({ start, end: start + all.length, text: `[#${right}]` });
    draft.note('changed', start, `id of a heading written as "${right}"`);
    return SKIP;
  });
  draft.apply(edits);
  return renamed;
}
