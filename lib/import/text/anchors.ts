import GithubSlugger from 'github-slugger';
import type { Definition, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { explicitId } from '../../mdx/transforms/headings.ts';
import { nearest } from '../../site/problem.ts';
import type { Draft, Edit } from './draft.ts';
import { addressEdits } from './markdown/addresses.ts';
import { rangeOf, sourceOf } from './syntax.ts';

/** The headings of a text as the site has them: level, words, id. */
export type HeadingFacts = { depth: number; words: string; id: string; end: number; isExplicit: boolean };

/** All headings of a text, in order, with the ids that the site gives them. */
export function headingsIn(tree: Root): HeadingFacts[] {
  const slugger = new GithubSlugger();
  const found: HeadingFacts[] = [];
  visit(tree, 'heading', (node) => {
    const words = visibleText(node);
    const id = explicitId.exec(words)?.[1];
    const { end } = rangeOf(node);
    found.push({
      depth: node.depth,
      words,
      id: id ?? slugger.slug(words),
      end,
      isExplicit: id !== undefined,
    });
    return SKIP;
  });
  return found;
}

function visibleText(node: Parameters<typeof textOf>[0]): string {
  return textOf(structuredClone(node), { includeImageAlt: false, includeHtml: false });
}

/** Where the id of a link is looked for: the ids of its page, and what its title would be as an id. */
export type AnchorTarget = { ids: readonly string[]; titleId: string; address: string };

/** Links to ids that the page does not have → the id that is meant, or the page. Nothing is linked to nowhere. */
export function anchors(
  draft: Draft,
  tree: Root,
  targetOf: (path: string) => AnchorTarget | undefined,
): void {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const at = node.url.indexOf('#');
    if (at < 0 || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(node.url)) return;
    const [path, hash] = [node.url.slice(0, at), node.url.slice(at + 1)];
    const target = targetOf(path);
    if (!target || target.ids.includes(decoded(hash))) return;
    const id = meant(hash, target);
    if (id === undefined) edits.push(...withoutAnchor(node, { path, hash, target }, draft));
    else {
      edits.push(...addressEdits(node, `${path}#${id}`, draft.text));
      draft.note('changed', rangeOf(node).start, 'anchor of a link written as the id of its heading');
    }
  });
  draft.apply(edits);
}

/** A link to an id that no heading has: it leads to the page; within the page its words stay. */
function withoutAnchor(
  node: Link | Definition,
  { path, hash, target }: { path: string; hash: string; target: AnchorTarget },
  draft: Draft,
): Edit[] {
  const { start, end } = rangeOf(node);
  const isTitle = slug(hash) === target.titleId || hash === '';
  const what = `anchor #${hash} does not exist${path ? ` in ${path}` : ''} and is left out`;
  if (isTitle) draft.note('changed', start, 'anchor of a title left out');
  else draft.note('decide', start, what, 'Link to a heading that exists.');
  const page = path || (isTitle ? target.address : '');
  if (page) return addressEdits(node, page, draft.text);
  if (node.type === 'definition') return [];
  const words = /^\[([\s\S]*)\]\([^\n]*\)$/.exec(sourceOf(draft.text, node))?.[1] ?? textOf(node);
  draft.account('links', 1);
  return [{ start, end, text: `${words}{/* #${hash.replaceAll('*/', '* /')} */}` }];
}

/** The id that a hash means: in another case, with other signs, or with the number of a former duplicate. */
function meant(hash: string, { ids }: AnchorTarget): string | undefined {
  const plain = slug(hash);
  const without = plain.replace(/-\d+$/, '');
  return (
    ids.find((id) => id.toLowerCase() === plain.toLowerCase()) ??
    ids.find((id) => slug(id) === plain) ??
    ids.find((id) => id === without) ??
    nearest(
      plain,
      ids.filter((id) => id.length > 5),
    )
  );
}

function slug(hash: string): string {
  return new GithubSlugger().slug(decoded(hash).trim());
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** The ids of the English headings for a translation whose headings are the same in number and level. */
export function englishIds(draft: Draft, tree: Root, english: readonly HeadingFacts[]): boolean {
  const found = headingsIn(tree);
  const isSame =
    found.length === english.length && found.every(({ depth }, at) => depth === english[at]?.depth);
  if (!isSame) return false;
  draft.apply(
    found.flatMap(({ id, end, isExplicit }, at): Edit[] => {
      const right = english[at]?.id ?? id;
      const canBeWritten = explicitId.exec(`[#${right}]`)?.[1] === right;
      return right === id || isExplicit || !canBeWritten ? [] : [{ start: end, end, text: ` [#${right}]` }];
    }),
  );
  return true;
}
