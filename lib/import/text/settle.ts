import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Draft } from './draft.ts';
import { isEscaped } from './markdown/braces.ts';
import { firstLine } from './markup/modules.ts';
import { parsePlain } from './syntax.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkDirective)
  .freeze();

/** What the parser throws (vfile-message). */
type Thrown = { reason?: string; place?: { offset?: number; start?: { offset?: number } } };

/**
 * Escapes what is still no valid MDX, so that no text is lost to a syntax error, and says so.
 * @returns the tree that the site makes of the text
 */
export function settle(draft: Draft): Root {
  if (last.draft === draft && last.text === draft.text && last.tree) return last.tree;
  const tree = settledTree(draft);
  last = { draft, text: draft.text, tree };
  return tree;
}

/** The last tree: most steps change nothing of a text. */
let last: { draft?: Draft; text?: string; tree?: Root } = {};

function settledTree(draft: Draft): Root {
  const most = 200;
  for (let turn = 0; turn < most; turn++) {
    try {
      return parser.parse(draft.text);
    } catch (error) {
      const at = culprit(error as Thrown, draft.text);
      if (at === undefined) throw error;
      draft.note(
        'decide',
        at,
        `"${firstLine(draft.text.slice(at))}" is no valid MDX and is shown as text`,
        'Write in Markdown what is shown as text.',
      );
      draft.apply([{ start: at, end: at, text: '\\' }]);
    }
  }
  return parsePlain(draft.text);
}

/** The < or { that the parser has stopped at. */
function culprit({ reason = '', place }: Thrown, text: string): number | undefined {
  const [, line, column] = /closing tag for `<[^`]*>` \((\d+):(\d+)-/.exec(reason) ?? [];
  if (line && column) {
    const before = text.split('\n').slice(0, Number(line) - 1);
    return before.reduce((sum, one) => sum + one.length + 1, 0) + Number(column) - 1;
  }
  const offset = place?.offset ?? place?.start?.offset;
  for (let at = Math.min(offset ?? text.length, text.length - 1); at >= 0; at--)
    if ((text[at] === '<' || text[at] === '{') && !isEscaped(text, at)) return at;
  return undefined;
}
