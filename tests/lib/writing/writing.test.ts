import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Nodes } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFigure } from '@/lib/mdx/compile.ts';
import { compileBody, remarkSteps } from '@/lib/mdx/pipeline.ts';
import { parse } from '@/lib/routes/index.ts';
import { locales } from '@/lib/site/locales.ts';
import {
  allExamples,
  constructs,
  type Example,
  exampleId,
  examplesFolder,
  mistakes,
  writingPath,
} from '@/lib/writing/examples.ts';
import { constructPatterns, withoutExample } from '../../constructs.ts';

const fileOf = ({ file }: Example) => join(examplesFolder, `${file}.mdx`);
const sourceOf = (example: Example) => readFileSync(fileOf(example), 'utf8');
const compile = (example: Example) => compileBody(sourceOf(example), fileOf(example), readFigure);
const examplesOfConstructs = constructs.flatMap(({ examples }) => examples);

/** The nodes of Markdown, and whether a text has a use for them. The compiler knows when one is missing. */
const nodeTypes = {
  root: true,
  paragraph: true,
  heading: true,
  thematicBreak: true,
  blockquote: true,
  list: true,
  listItem: true,
  code: true,
  math: true,
  table: true,
  tableRow: true,
  tableCell: true,
  definition: true,
  footnoteDefinition: true,
  containerDirective: true,
  text: true,
  emphasis: true,
  strong: true,
  delete: true,
  inlineCode: true,
  inlineMath: true,
  break: true,
  link: true,
  linkReference: true,
  image: true,
  footnoteReference: true,
  textDirective: true,
  mdxJsxFlowElement: true,
  mdxJsxTextElement: true,
  // A comment.
  mdxFlowExpression: true,
  mdxTextExpression: false,
  // A picture is named where it stands.
  imageReference: false,
  // Refused, or nothing that a text in MDX can hold.
  leafDirective: false,
  mdxjsEsm: false,
  html: false,
  yaml: false,
} satisfies Record<Nodes['type'], boolean>;

describe('the examples of the writers’ page', () => {
  test('are the files of their folder, each once', () => {
    const files = readdirSync(examplesFolder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => join(examplesFolder, name));
    expect(allExamples.map(fileOf).sort()).toEqual(files.sort());
  });

  test('show every construct that the pipeline knows by a name', () => {
    const sources = examplesOfConstructs.map(sourceOf);
    expect(constructPatterns.length).toBeGreaterThan(30);
    expect(withoutExample(sources)).toEqual([]);
    const withoutTabs = sources.filter((source) => !source.includes('<Tabs'));
    expect(withoutExample(withoutTabs)).toContain('<Tabs\\b');
  });

  test('show every node of Markdown that a text has a use for', () => {
    // The plugins of syntax come first; the steps behind them are no part of a parser.
    const parser = unified().use(remarkParse).use(remarkMdx).use(remarkSteps);
    const found = new Set<string>();
    for (const example of examplesOfConstructs)
      visit(parser.parse(sourceOf(example)), ({ type }) => {
        found.add(type);
      });
    const used = Object.entries(nodeTypes).filter(([, isUsed]) => isUsed);
    expect([...found].sort()).toEqual(used.map(([type]) => type).sort());
  });

  test.each(examplesOfConstructs)('$title: nothing is wrong with it', async (example) => {
    expect((await compile(example)).problems).toEqual([]);
  });

  test.each(mistakes.examples)('$title: it is reported', async (example) => {
    expect((await compile(example)).problems).not.toEqual([]);
  });

  test('have ids that are once on the page', async () => {
    const bodies = await Promise.all(examplesOfConstructs.map(compile));
    const groups = [...constructs, mistakes].map(({ id }) => id);
    const ids = [...groups, ...allExamples.map(exampleId), ...bodies.flatMap((body) => body.ids)];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('the writers’ page', () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:page|layout|route)\./.test(basename(file)),
  );
  const routesIn = async (mode: 'development' | 'production') => {
    vi.stubEnv('NODE_ENV', mode);
    const { default: config } = await import('../../../next.config.mjs');
    const { defaultConfig } = await import('next/dist/server/config-shared.js');
    const extensions: readonly string[] = config.pageExtensions ?? defaultConfig.pageExtensions ?? [];
    return {
      config,
      routes: routes.filter((file) =>
        extensions.includes(basename(file).slice(basename(file).indexOf('.') + 1)),
      ),
    };
  };
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const page = `${writingPath.slice(1)}page.dev.tsx`;

  test('is a route in development', async () => {
    const { routes, config } = await routesIn('development');
    expect(routes).toContain(page);
    expect(config.webpack).toBeDefined();
  });

  test('is no route of an export, nor is anything else that is for development', async () => {
    const { routes, config } = await routesIn('production');
    expect(routes).toContain('[[...path]]/page.tsx');
    expect(routes.filter((file) => file.includes('.dev.'))).toEqual([]);
    expect([config.webpack, config.turbopack?.rules]).toEqual([undefined, undefined]);
  });

  test('has the address of no page of the site, in any language', () => {
    for (const locale of locales) expect(parse(`/${locale}${writingPath}`)).toBeUndefined();
    expect(parse(writingPath)).toBeUndefined();
  });
});
