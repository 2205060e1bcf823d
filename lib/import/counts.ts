import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { tagsIn } from './text/markup/tags.ts';
import { literalRanges, parsePlain, within } from './text/syntax.ts';

/** What is counted before and after. */
export const measures = ['headings', 'code', 'tables', 'admonitions', 'images', 'links', 'words'] as const;

export type Measure = (typeof measures)[number];

export type Counts = Record<Measure, number>;

/** What a text of the source has; its tags count as text, so that this depends on none of the steps that convert it. */
export function countSource(text: string): Counts {
  // One such fence can be within another.
  const plain = withoutFences(withoutFences(text));
  const shown = plain.replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, (all) => all.replace(/[^\n]/g, ' '));
  const isLiteral = within(literalRanges(shown));
  const tags = (names: string) =>
    [...shown.matchAll(new RegExp(`<(?:${names})\\b(?=[\\s>/])`, 'g'))].filter(
      ({ index }) => !isLiteral(index),
    ).length;
  const counts = nodesIn(parsePlain(withoutTags(shown, isLiteral)));
  const opened = [...shown.matchAll(/^[ \t>]*:{3,}[ \t]*[A-Za-z]/gm)].filter(
    ({ index, 0: all }) => !isLiteral(index + all.length - 1),
  );
  return {
    headings: counts.headings + tags('h[1-6]'),
    code: counts.code + tags('pre'),
    tables: counts.tables + tags('table'),
    admonitions: opened.length,
    images: counts.images + tags('img'),
    links:
      counts.links + [...shown.matchAll(/<a\s[^>]*href/g)].filter(({ index }) => !isLiteral(index)).length,
    words: wordsIn(visibleSource(plain)).length,
  };
}

/** A text without the lines of the fences mdx-code-block. */
function withoutFences(text: string): string {
  return text.replace(/^(`{3,})mdx-code-block[ \t]*\n([\s\S]*?)(?:^\1[ \t]*$|$(?![\s\S]))/gm, '$2');
}

/** Blanks in place of tags, whose attributes have addresses. */
function withoutTags(text: string, isLiteral: (offset: number) => boolean): string {
  return tagsIn(text, isLiteral).reduce(
    (all, { start, end }) =>
      all.slice(0, start) + all.slice(start, end).replace(/[^\n]/g, ' ') + all.slice(end),
    text,
  );
}

/** What a converted text has, by the tree that the site makes of it. */
export function countConverted(tree: Root, body: string): Counts {
  return { ...nodesIn(tree), words: wordsIn(visibleSource(body)).length };
}

function nodesIn(tree: Root): Counts {
  const counts: Counts = { headings: 0, code: 0, tables: 0, admonitions: 0, images: 0, links: 0, words: 0 };
  const kinds: Record<string, Measure> = {
    heading: 'headings',
    code: 'code',
    table: 'tables',
    containerDirective: 'admonitions',
    image: 'images',
    imageReference: 'images',
    link: 'links',
    linkReference: 'links',
  };
  visit(tree, (node) => {
    const measure = kinds[node.type];
    const isEmpty = node.type === 'heading' && !textOf(node).trim();
    if (measure && !isEmpty) counts[measure] += 1;
  });
  return counts;
}

/** A text without what readers do not see as words: tags, addresses, comments, lines of JavaScript, options of code blocks. */
export function visibleSource(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/^import\s[^\n]*from\s+['"][^\n]*$|^export\s+(?:const|let|default|function)\b[^\n]*$/gm, ' ')
    .replace(/^([ \t>]*(?:[-*+]|\d+\.)?[ \t]*)(`{3,}|~{3,})[^\n`]*$/gm, '$1')
    .replace(/^[^\n]*\bhighlight-(?:next-line|start|end)\b[^\n]*$/gm, ' ')
    .replace(
      /<\/?[A-Za-z][\w.]*(?:\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)*\s*\/?>/g,
      ' ',
    )
    .replace(/\]\((?:[^()\s]|\([^()\s]*\))*(?=[\s)])/g, '] ')
    .replace(/\{#[^}\n]*\}|\[#[^\]\n]*\]/g, ' ')
    .replace(/^([ \t>]*):{3,}[ \t]*[A-Za-z]+/gm, '$1')
    .replace(/^\[[^\]\n]+\]:\s+\S+/gm, ' ')
    .replace(/&#?\w+;/g, ' ');
}

/** The words of a text: Chinese characters count one by one. */
export function wordsIn(text: string): string[] {
  return text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of the source that the imported file does not have, or not as often. */
export function lostWords(source: string, imported: string): string[] {
  const left = new Map<string, number>();
  for (const word of wordsIn(imported)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsIn(visibleSource(source)).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** Counts of several texts together. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum = (measure: Measure) => all.reduce((total, counts) => total + counts[measure], 0);
  return Object.fromEntries(measures.map((measure) => [measure, sum(measure)])) as Counts;
}
