import type { Nodes } from 'mdast';
import type { Options } from 'remark-rehype';

/** Nodes that remark-mdx adds; `jsxElements` handles them after the step to HTML. */
const mdxNodes = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] satisfies Nodes['type'][];

/** How Markdown becomes HTML, between `remarkSteps` and `rehypeSteps`. */
export const remarkRehypeOptions: Options = { passThrough: mdxNodes, clobberPrefix: 'note-' };
