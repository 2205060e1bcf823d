import type { Root } from 'mdast';
import { unwantedCharacters } from '../../site/unwanted-characters.ts';
import type { TextContext } from './context.ts';
import type { Draft } from './draft.ts';
import { admonitionEnds } from './markdown/admonition-ends.ts';
import { admonitions } from './markdown/admonitions.ts';
import { autolinks, braces } from './markdown/braces.ts';
import { captions } from './markdown/captions.ts';
import { codeBlocks } from './markdown/code-blocks.ts';
import { footnotes } from './markdown/footnotes.ts';
import { headingIds, headings } from './markdown/headings.ts';
import { imageReferences, images } from './markdown/images.ts';
import { indentedCode } from './markdown/indented-code.ts';
import { links } from './markdown/links.ts';
import { characters, dollars, tableRows } from './markdown/literals.ts';
import { comments } from './markup/comments.ts';
import { elements } from './markup/elements.ts';
import { htmlBlocks } from './markup/html-blocks.ts';
import { modules } from './markup/modules.ts';
import { settle } from './settle.ts';

/** Steps on the tree that the site makes of the text; each gets the tree of the text as the step before left it. */
const treeSteps: ((draft: Draft, tree: Root, context: TextContext) => unknown)[] = [
  dollars,
  footnotes,
  imageReferences,
  captions,
  codeBlocks,
  tableRows,
  images,
  links,
  headingIds,
];

/**
 * Converts the text of a page to what the site reads. First what is no valid MDX, as a text in which tags mean nothing; then, by
 * the tree that the site makes of it, everything else.
 * @returns the words of the h1, which is the title
 */
export function convertText(draft: Draft, context: TextContext): { title: string | undefined } {
  characters(draft, unwantedCharacters);
  comments(draft, context);
  const imports = modules(draft, context);
  comments(draft, context);
  indentedCode(draft, context);
  autolinks(draft, context);
  elements(draft, context, imports);
  htmlBlocks(draft, context);
  braces(draft, context);
  admonitions(draft, context);
  admonitionEnds(draft, context);
  const title = headings(draft, settle(draft));
  for (const step of treeSteps) step(draft, settle(draft), context);
  settle(draft);
  return { title };
}
