import type { Root as Hast } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root as Mdast } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import { type PluggableList, type Transformer, unified } from 'unified';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { textLimits } from '../site/constants.ts';
import { problem } from '../site/problem.ts';
import { type Body, idsIn } from './body.ts';
import { type Compilation, compilationOf, type Figures, newCompilation } from './context.ts';
import { remarkRehypeOptions } from './html-options.ts';
import { readingMinutes } from './reading-time.ts';
import { extensions, failure, parseMdx } from './syntax.ts';
import { plainMarkdownOf } from './to-markdown.ts';
import { codeBlocks } from './transforms/code.ts';
import { jsxElements, unravel } from './transforms/components.ts';
import { altTexts, directives } from './transforms/directives.ts';
import { headingIds, headingRows } from './transforms/headings.ts';
import { links } from './transforms/links.ts';
import { markdownLint } from './transforms/markdown-lint.ts';
import { maths } from './transforms/math.ts';
import { media } from './transforms/media.ts';
import { linkIds, memberBlocks } from './transforms/reference.ts';
import { tables } from './transforms/tables.ts';
import { taskLists } from './transforms/task-lists.ts';
import { typography } from './transforms/typography.ts';

/**
 * Compiles the text of one file to HTML. It never throws for what a writer wrote: mistakes come back as
 * `problems` with file and line, all of them at once.
 * @param source the whole file; its front matter is skipped, line numbers stay true
 */
export async function compileBody(source: string, file: string, figures: Figures): Promise<Body> {
  if (source.length > textLimits.charactersMax) return { ...emptyBody, problems: [tooLong(source, file)] };
  const { tree: mdast, text, problems } = parseMdx(withoutFrontMatter(source), file);
  const compilation = newCompilation(file, text, figures);
  compilation.body.problems.push(...problems);
  if (!mdast) return { ...emptyBody, ...compilation.body };
  const vfile = new VFile({ path: file, value: text, data: { compilation } });
  try {
    const tree = await textProcessor.run(mdast, vfile);
    const parts = sectionsOf(tree.children, (node) => headingIn(node) !== undefined);
    const { text: html, starts } = joined(parts.map((children) => treeHtml({ type: 'root', children })));
    const sections = parts.map(([first], at) => ({
      id: (first && headingIn(first)) ?? '',
      html: starts[at] ?? 0,
      markdown: compilation.markdownStarts[at] ?? 0,
    }));
    const amounts = { words: wordCount(tree), minutes: readingMinutes(compilation.body.markdown) };
    return { ...compilation.body, html, sections, ids: idsIn(html), ...amounts };
  } catch (error) {
    compilation.body.problems.push(failure(error, text, file));
    return { ...emptyBody, ...compilation.body, ids: [] };
  }
}

const emptyBody: Body = {
  html: '',
  markdown: '',
  headings: [],
  sections: [],
  ids: [],
  links: [],
  words: 0,
  minutes: 0,
  problems: [],
};

/** The HTML of a tree after the last step. */
export function treeHtml(tree: Hast): string {
  return toHtml(tree, { allowDangerousHtml: true });
}

function tooLong(source: string, file: string) {
  const [has, most] = [source, { length: textLimits.charactersMax }].map(
    ({ length }) => `${(length / 1e6).toFixed(1)} million`,
  );
  const fix = `Split it; a page can have at most ${most}.`;
  return problem({ where: `${file}:1`, what: `text is too long: ${has} characters`, fix });
}

/** A step that uses the compilation of its file. */
function step<Tree extends Node>(of: (compilation: Compilation) => (tree: Tree) => unknown) {
  return (): Transformer<Tree> => (tree, file) =>
    of(compilationOf(file))(tree) as ReturnType<Transformer<Tree>>;
}

/** The steps before HTML, in order, after remark-parse and remark-mdx. */
export const remarkSteps: PluggableList = [
  ...extensions,
  step(altTexts),
  step(noteMarkdown),
  step(markdownLint),
  step(directives),
];

/** The steps on HTML, in order. */
export const rehypeSteps: PluggableList = [
  unravel,
  step(jsxElements),
  step(maths),
  step(codeBlocks),
  step(media),
  step(linkIds),
  step(headingIds),
  rehypeSlug,
  step(links),
  step(typography),
  step(headingRows),
  step(memberBlocks),
  step(tables),
  taskLists,
];

/** Stores the text as plain Markdown, and where its sections begin, before the steps change it. */
function noteMarkdown(compilation: Compilation) {
  return (tree: Mdast) => {
    const parts = sectionsOf(structuredClone(tree).children, ({ type }) => type === 'heading');
    const { text, starts } = joined(
      parts.map((children) => plainMarkdownOf({ type: 'root', children }, compilation.source)),
      '\n\n',
    );
    compilation.body.markdown = text;
    compilation.markdownStarts = starts;
  };
}

/** The nodes of a text by section: those before the first heading, which may be none, and each heading with what is below it. */
function sectionsOf<Child>(nodes: readonly Child[], isHeading: (node: Child) => boolean): Child[][] {
  const sections: Child[][] = [[]];
  for (const node of nodes)
    if (isHeading(node)) sections.push([node]);
    else sections.at(-1)?.push(node);
  return sections;
}

/** The id of the heading that a row of `headingRows` has; none for other elements. */
function headingIn(node: Hast['children'][number]): string | undefined {
  const [heading] =
    node.type === 'element' && node.properties.className?.toString() === 'heading' ? node.children : [];
  return heading?.type === 'element' ? String(heading.properties.id) : undefined;
}

/** Joins parts. @returns also where each begins; empty ones have no separator */
function joined(parts: readonly string[], separator = ''): { text: string; starts: number[] } {
  let text = '';
  const starts = parts.map((part) => {
    if (text && part) text += separator;
    const start = text.length;
    text += part;
    return start;
  });
  return { text, starts };
}

/** All steps after `parseMdx`. */
const textProcessor = unified()
  .use(remarkSteps)
  .use(remarkRehype, remarkRehypeOptions)
  .use(rehypeSteps)
  .freeze();

/** Blank lines in place of the front matter, so that positions stay those of the file. */
function withoutFrontMatter(source: string): string {
  return source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^---\n[\s\S]*?\n---(?=\n|$)/, (matter) => matter.replace(/[^\n]+/g, ''));
}

function wordCount(tree: Hast): number {
  let words = 0;
  visit(tree, (node) => {
    if (node.type === 'raw' || (node.type === 'element' && node.tagName === 'pre')) return SKIP;
    if (node.type === 'text')
      words += (node.value.match(/\p{Script=Han}|[\p{L}\p{N}]+(?:['’_.-][\p{L}\p{N}]+)*/gu) ?? []).length;
    return undefined;
  });
  return words;
}
