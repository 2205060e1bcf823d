import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import rehypePrettyCode, { type Options, type Theme } from 'rehype-pretty-code';
import { bundledLanguages, createCssVariablesTheme, isSpecialLang } from 'shiki';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { code as constants } from '../site/constants.ts';
import { nearest } from '../site/problem.ts';
import { element } from './components.ts';
import type { Compilation } from './context.ts';
import { markedHref } from './links.ts';

/** What stands behind the language of a fence: ```python title="ramp.py" {5,9-10} expect-error */
export type CodeMeta = { title?: string; lines: number[]; flags: string[] };

/**
 * Reads the meta of a fence. Line ranges follow spec section 5 (`1,3-5`); what is not a range of lines that exist
 * (reversed, zero, beyond the end, other characters) is left out, so no input is large enough to hang on.
 */
export function readMeta(meta: string, lineCount: number): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const ranges = /\{([^}]*)\}/.exec(meta)?.[1] ?? '';
  const rest = meta.replace(/title=("[^"]*"|'[^']*')/, '').replace(/\{[^}]*\}/, '');
  const name = title?.[1] ?? title?.[2];
  return {
    ...(name ? { title: name } : {}),
    lines: readLines(ranges, lineCount),
    flags: rest.split(/\s+/).filter(Boolean),
  };
}

function readLines(ranges: string, lineCount: number): number[] {
  const lines = new Set<number>();
  for (const part of ranges.split(',')) {
    const [, first = '', last = first] = /^\s*([0-9]{1,9})(?:\s*-\s*([0-9]{1,9}))?\s*$/.exec(part) ?? [];
    const end = Math.min(Number(last), lineCount);
    for (let line = Math.max(1, Number(first)); first && line <= end; line++) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

/** Code blocks → highlighted figures, as finished HTML. */
export function codeBlocks(compilation: Compilation) {
  return async (tree: Root) => {
    const blocks: { pre: Element; replace(html: string): void }[] = [];
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'pre' || !parent || index === undefined) return;
      blocks.push({
        pre: node,
        replace: (value) => {
          parent.children[index] = { type: 'raw', value };
        },
      });
    });
    for (const { pre, replace } of blocks) replace(await figureOf(pre, compilation));
  };
}

async function figureOf(pre: Element, compilation: Compilation): Promise<string> {
  const { report } = compilation;
  const [code] = pre.children;
  if (code?.type !== 'element') return toHtml(pre);
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const named = classes.map(String).find((name) => name.startsWith('language-'));
  const language = named?.slice('language-'.length) ?? constants.defaultLanguage;
  const meta = (code.data as { meta?: string } | undefined)?.meta ?? '';
  if (!Object.hasOwn(bundledLanguages, language) && !isSpecialLang(language)) {
    const near = nearest(language, Object.keys(bundledLanguages));
    const fix = near ? `Did you mean "${near}"?` : 'Use the name of a known language, or text.';
    report({ at: pre.position, what: `code block of language "${language}"`, fix });
    return toHtml(pre);
  }
  const html = await highlighted(language, meta, textOf(code).replace(/\n$/, ''));
  return withLinks(html, linksOf(meta), (href) => markedHref(href, pre.position, compilation));
}

/** `link:Field=./taichi.mdx#taichi.Field` in the meta of a fence: names in the code that are links. */
function linksOf(meta: string): [word: string, href: string][] {
  return [...meta.matchAll(/(?:^|\s)link:([^\s=]+)=(\S+)/g)].map(([, word = '', href = '']) => [word, href]);
}

function withLinks(
  html: string,
  links: readonly [string, string][],
  mark: (href: string) => string | undefined,
): string {
  return links.reduce((text, [word, href]) => {
    const link = toHtml(element('a', { href: mark(href) }, [{ type: 'text', value: word }]));
    const pattern = new RegExp(`(?<![\\w.])${literal(word)}(?![\\w.])`, 'g');
    return text.replace(/>[^<]+(?=<)/g, (between) => between.replace(pattern, () => link));
  }, html);
}

/** The text as a pattern that matches nothing else. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Every block of the site that has the same language, meta and text is highlighted once. */
const memo = new Map<string, Promise<string>>();

function highlighted(language: string, meta: string, text: string): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([language, meta, text]))
    .digest('base64');
  const known = memo.get(key) ?? highlight(language, meta, text);
  memo.set(key, known);
  return known;
}

async function highlight(language: string, meta: string, text: string): Promise<string> {
  const { title, lines, flags } = readMeta(meta, text.split('\n').length);
  const code: Element = {
    ...element('code', { className: [`language-${language}`] }, [{ type: 'text', value: text }]),
    data: { meta: lines.length > 0 ? `{${lines.join(',')}}` : '' } as Element['data'],
  };
  const tree = await highlighter.run({ type: 'root', children: [element('pre', {}, [code])] });
  const caption = title ? [element('figcaption', {}, [{ type: 'text', value: title }])] : [];
  const pre = element('pre', {}, [element('code', {}, slimLines(tree))]);
  const className = flags.includes('signature') ? ['code', 'signature'] : ['code'];
  return toHtml(element('figure', { className, dataLanguage: language }, [...caption, pre]));
}

const options: Options = {
  theme: createCssVariablesTheme({ name: 'tokens', variablePrefix: '--', fontStyle: false }) as Theme,
  keepBackground: false,
  bypassInlineCode: true,
};

const highlighter = unified().use(rehypePrettyCode, options);

/** Shiki's inline colours → one-letter classes, which keeps `style` out of the policy; plain text needs no class. */
const tokenClasses: Record<string, string> = {
  constant: 'c',
  string: 's',
  'string-expression': 's',
  comment: 'm',
  keyword: 'k',
  parameter: 'p',
  function: 'f',
  link: 's',
};

function slimLines(tree: Root): ElementContent[] {
  const lines: ElementContent[] = [];
  visit(tree, 'element', (node) => {
    if (!('dataLine' in node.properties || 'data-line' in node.properties)) return undefined;
    if (lines.length > 0) lines.push({ type: 'text', value: '\n' });
    const tokens = textOf(node).trim() ? slimTokens(node) : [];
    const isHighlighted =
      'dataHighlightedLine' in node.properties || 'data-highlighted-line' in node.properties;
    lines.push(...(isHighlighted ? [element('span', { className: ['hl'] }, tokens)] : tokens));
    return 'skip';
  });
  return lines;
}

function slimTokens(line: Element): ElementContent[] {
  const tokens: { name: string | undefined; text: string }[] = [];
  for (const span of line.children) {
    const text = textOf(span as Element);
    const name = span.type === 'element' && text.trim() ? classOf(span) : undefined;
    const last = tokens.at(-1);
    if (last && (last.name === name || !text.trim())) last.text += text;
    else tokens.push({ name, text });
  }
  return tokens.map(({ name, text }) => {
    const value: ElementContent = { type: 'text', value: text };
    return name ? element('span', { className: [name] }, [value]) : value;
  });
}

function classOf({ properties }: Element): string | undefined {
  const [, name = ''] = /var\(--token-([\w-]+)\)/.exec(String(properties.style)) ?? [];
  return tokenClasses[name];
}
