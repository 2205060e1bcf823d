import type { Root as Hast } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Nodes } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { problem } from '../site/problem.ts';
import type { Body } from './body.ts';
import { codeBlocks } from './code.ts';
import { jsxElements, unravel } from './components.ts';
import { type Compilation, type Figures, newCompilation } from './context.ts';
import { altTexts, directives } from './directives.ts';
import { headingIds, headingRows } from './headings.ts';
import { links } from './links.ts';
import { maths } from './math.ts';
import { media } from './media.ts';
import { readingMinutes } from './reading-time.ts';
import { slips } from './slips.ts';
import { failure, parseMdx } from './syntax.ts';
import { tables } from './tables.ts';
import { markdownOf } from './to-markdown.ts';
import { typography } from './typography.ts';

/**
 * Compiles the text of one file to HTML. It never throws for what a writer wrote: mistakes come back as
 * `problems` with file and line, all of them at once.
 * @param source the whole file; its front matter is skipped, line numbers stay true
 */
export async function compileBody(source: string, file: string, figures: Figures): Promise<Body> {
  if (source.length > longestText) return { ...emptyBody, problems: [tooLong(source, file)] };
  const { tree: mdast, text, problems } = parseMdx(withoutFrontMatter(source), file);
  const compilation = newCompilation(file, text, figures);
  compilation.body.problems.push(...problems);
  if (!mdast) return { ...emptyBody, ...compilation.body };
  try {
    altTexts(mdast, text);
    const markdown = markdownOf(structuredClone(mdast), text);
    const tree = (await stepsFor(compilation).run(mdast, text)) as Hast;
    const html = toHtml(tree, { allowDangerousHtml: true });
    const amounts = { words: wordsIn(tree), minutes: readingMinutes(markdown) };
    return { ...compilation.body, html, markdown, ids: idsIn(html), ...amounts };
  } catch (error) {
    compilation.body.problems.push(failure(error, text, file));
    return { ...emptyBody, ...compilation.body, ids: [] };
  }
}

/** Characters. More than this is no page that anybody reads, and its parsing would take a build many seconds. */
const longestText = 1_000_000;

const emptyBody: Body = {
  html: '',
  markdown: '',
  headings: [],
  ids: [],
  links: [],
  words: 0,
  minutes: 0,
  problems: [],
};

function tooLong(source: string, file: string) {
  const [has, most] = [source, { length: longestText }].map(
    ({ length }) => `${(length / 1e6).toFixed(1)} million`,
  );
  const fix = `Divide it; a page has ${most} at most.`;
  return problem({ where: `${file}:1`, what: `a text of ${has} characters`, fix });
}

/** The steps, in order, from the tree of Markdown to that of HTML. */
function stepsFor(compilation: Compilation) {
  return unified()
    .use(() => slips(compilation))
    .use(() => directives(compilation))
    .use(remarkRehype, { passThrough: mdxNodes, clobberPrefix: 'note-' })
    .use(unravel)
    .use(() => jsxElements(compilation))
    .use(() => maths(compilation))
    .use(() => codeBlocks(compilation))
    .use(() => media(compilation))
    .use(() => headingIds(compilation))
    .use(rehypeSlug)
    .use(() => links(compilation))
    .use(() => typography(compilation))
    .use(() => headingRows(compilation))
    .use(tables);
}

/** What remark-mdx adds to Markdown; `jsxElements` deals with it after the step to HTML. */
const mdxNodes = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] satisfies Nodes['type'][];

/** Blank lines in place of the front matter, so that positions stay those of the file. */
function withoutFrontMatter(source: string): string {
  return source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^---\n[\s\S]*?\n---(?=\n|$)/, (matter) => matter.replace(/[^\n]+/g, ''));
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

function wordsIn(tree: Hast): number {
  let words = 0;
  visit(tree, (node) => {
    if (node.type === 'raw' || (node.type === 'element' && node.tagName === 'pre')) return SKIP;
    if (node.type === 'text')
      words += (node.value.match(/\p{Script=Han}|[\p{L}\p{N}]+(?:['’_.-][\p{L}\p{N}]+)*/gu) ?? []).length;
    return undefined;
  });
  return words;
}
