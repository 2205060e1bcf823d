import { relative } from 'node:path';
import type { Root as Hast } from 'hast';
import type { Root as Mdast } from 'mdast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Plugin, Preset } from 'unified';
import { readFigure } from '../mdx/compile.ts';
import { compilationOf, newCompilation } from '../mdx/context.ts';
import { compileBody, rehypeSteps, remarkSteps, treeHtml } from '../mdx/pipeline.ts';
import { parseMdx } from '../mdx/syntax.ts';
import type { ExampleProps } from './examples.ts';
import { messageText } from './examples.ts';

/**
 * Parses the text, and attaches its compilation. @mdx-js/mdx has parsed it already, and taken paragraphs of nothing but
 * elements apart; the pipeline does that itself, for blocks only. So that parse gives nothing, and this one the tree.
 */
const parseText: Plugin<[], Mdast> = function () {
  this.parser = () => ({ type: 'root', children: [] }) satisfies Mdast;
  return (empty, file) => {
    const path = relative(process.cwd(), file.path);
    const { tree, text, problems } = parseMdx(String(file), path);
    const compilation = newCompilation(path, text, readFigure);
    compilation.body.problems.push(...problems);
    file.data.compilation = compilation;
    return tree ?? empty;
  };
};

/** The whole text → one element. */
const exampleElement: Plugin<[], Hast> = () => async (tree, file) => {
  const { file: path, source, body } = compilationOf(file);
  const props: ExampleProps = {
    source: await sourceHtml(source, path),
    html: treeHtml(tree),
    messages: body.problems.map(messageText).join('\n\n'),
  };
  const example: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'Example',
    attributes: Object.entries(props).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
  return { type: 'root', children: [example] };
};

/**
 * The steps of the pipeline for @next/mdx, which compiles the examples of the writers' page. A text becomes a component that
 * renders `<Example>` (lib/writing/examples.ts) with the result of the pipeline.
 */
export const remarkPreset: Preset = { plugins: [parseText, ...remarkSteps] };
export const rehypePreset: Preset = { plugins: [...rehypeSteps, exampleElement] };

/** A text as a block of code: its fence is longer than any within. */
async function sourceHtml(source: string, path: string): Promise<string> {
  const fences = source.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...fences.map(({ length }) => length + 1)));
  const block = `${fence}mdx title="${path}"\n${source.trimEnd()}\n${fence}\n`;
  return (await compileBody(block, path, readFigure)).html;
}
