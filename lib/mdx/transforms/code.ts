import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import rehypePrettyCode, { type Options, type Theme } from 'rehype-pretty-code';
import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesInfo,
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
  type Highlighter,
  isSpecialLang,
} from 'shiki';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { code as constants } from '../../site/constants.ts';
import { nearest } from '../../site/problem.ts';
import type { Compilation } from '../context.ts';
import { metaProblems, readMeta } from './code-meta.ts';
import { element } from './components.ts';
import { hrefWithPlaceholder } from './links.ts';
import { programName } from './programs.ts';

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
  const { report, words } = compilation;
  const [code] = pre.children;
  if (code?.type !== 'element') return toHtml(pre);
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const named = classes.map(String).find((name) => name.startsWith('language-'));
  const language = named?.slice('language-'.length) ?? constants.defaultLanguage;
  const meta = (code.data as { meta?: string } | undefined)?.meta ?? '';
  if (!Object.hasOwn(bundledLanguages, language) && !isSpecialLang(language)) {
    const near = nearest(language, Object.keys(bundledLanguages));
    const fix = near
      ? `Did you mean "${near}"?`
      : 'Use the name of a language that Shiki supports, or "text".';
    report({ at: pre.position, what: `unknown language "${language}" of a code block`, fix });
    return toHtml(pre);
  }
  const text = textOf(code).replace(/\n$/, '');
  for (const mistake of metaProblems(meta, text.split('\n').length))
    report({ at: pre.position, severity: 'warning', ...mistake });
  const html = await highlighted({ language, meta, text, outputLabel: words.output });
  return withLinks(html, metaLinks(meta), (href) => hrefWithPlaceholder(href, pre.position, compilation));
}

/** `link:Field=./taichi.mdx#taichi.Field` in the meta of a fence: names in the code that are links. */
function metaLinks(meta: string): [word: string, href: string][] {
  return [...meta.matchAll(/(?:^|\s)link:([^\s=]+)=(\S+)/g)].map(([, word = '', href = '']) => [word, href]);
}

function withLinks(
  html: string,
  links: readonly [string, string][],
  addressOf: (href: string) => string | undefined,
): string {
  return links.reduce((text, [word, href]) => {
    const link = toHtml(element('a', { href: addressOf(href) }, [{ type: 'text', value: word }]));
    const pattern = new RegExp(`(?<![\\w.])${escapeRegExp(word)}(?![\\w.])`, 'g');
    return text.replace(/>[^<]+(?=<)/g, (between) => between.replace(pattern, () => link));
  }, html);
}

/** The text as a pattern that matches nothing else. */
function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** `outputLabel` is the word above what a program prints. */
type Block = { language: string; meta: string; text: string; outputLabel: string };

/** Every block of the site that has the same language, meta and text is highlighted once. */
const memo = new Map<string, Promise<string>>();

function highlighted(block: Block): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify(block)).digest('base64');
  const known = memo.get(key) ?? highlight(block);
  memo.set(key, known);
  return known;
}

async function highlight({ language, meta, text, outputLabel }: Block): Promise<string> {
  const { title, lines, flags } = readMeta(meta, text.split('\n').length);
  const code: Element = {
    ...element('code', { className: [`language-${language}`] }, [{ type: 'text', value: text }]),
    data: { meta: lines.length > 0 ? `{${lines.join(',')}}` : '' } as Element['data'],
  };
  const tree = await highlighter.run({ type: 'root', children: [element('pre', {}, [code])] });
  const caption = title ? [element('figcaption', {}, [{ type: 'text', value: title }])] : [];
  const pre = element('pre', {}, [element('code', {}, slimLines(tree, isSession(text)))]);
  const isOutput = flags.includes('output');
  const isSignature = flags.includes('signature');
  const className = ['code', ...(isSignature ? ['signature'] : []), ...(isOutput ? ['output'] : [])];
  // The style sheet shows the label in the row above the code.
  const dataLabel = title || isSignature ? undefined : isOutput ? outputLabel : languageName(language);
  // For the search, which reads the language, and for the links that save the program: pages are without both (lib/pages/text.ts).
  const notes = { dataLanguage: language, dataProgram: programName({ language, title, flags, text }) };
  return toHtml(element('figure', { className, dataLabel, ...notes }, [...caption, pre]));
}

/** The usual name of a language: 'bash' → 'Shell'; none for plain text. */
function languageName(language: string): string | undefined {
  return bundledLanguagesInfo.find(({ id, aliases }) => id === language || aliases?.includes(language))?.name;
}

/** Whether a text is a session in Python's interpreter, in which the lines without a prompt are output. */
function isSession(text: string): boolean {
  return /^>>>( |$)/m.test(text);
}

const tokens = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--', fontStyle: false });

const options: Options = {
  theme: tokens as Theme,
  keepBackground: false,
  bypassInlineCode: true,
  getHighlighter: lightHighlighter,
};

/**
 * Shiki with classes of one letter in place of inline colours: the policy allows no inline styles, and the HTML is smaller.
 * Python is highlighted with the regular expressions of JavaScript, which give the same result in a third of the time; the
 * grammars of some other languages need Shiki's default engine.
 */
async function lightHighlighter(settings: Parameters<typeof createHighlighter>[0]): Promise<Highlighter> {
  const python = await createHighlighter({ ...settings, engine: createJavaScriptRegexEngine() });
  // With Python, for the blocks within a block of Markdown.
  const others = await createHighlighter({ ...settings, langs: [...(settings.langs ?? []), 'python'] });
  const of = (language: unknown) => (language === 'python' ? python : others);
  return {
    ...others,
    loadLanguage: (...languages) =>
      Promise.all(languages.map((language) => of(language).loadLanguage(language))).then(() => undefined),
    codeToHtml: (text, { lang }) => {
      const lines = of(lang).codeToTokensBase(text, {
        lang: lang as BundledLanguage,
        theme: tokens,
        // By default Shiki leaves a line without colours after half a second, which a busy machine may need.
        tokenizeTimeLimit: 0,
      });
      const html = lines.map((line) => slimTokens(line).map(tokenHtml).join(''));
      return `<pre><code>${html.map((line) => `<span class="line">${line}</span>`).join('\n')}</code></pre>`;
    },
  };
}

const highlighter = unified().use(rehypePrettyCode, options);

/** Kinds of tokens in Shiki → classes; plain text needs none. */
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

type Token = { name: string | undefined; text: string };

/** Neighbours of one class, and the space between them, are one token; a line of spaces has none. */
function slimTokens(line: readonly { content: string; color?: string }[]): Token[] {
  const tokens: Token[] = [];
  if (line.every(({ content }) => !content.trim())) return tokens;
  for (const { content: text, color = '' } of line) {
    const name = text.trim() ? tokenClasses[/var\(--token-([\w-]+)\)/.exec(color)?.[1] ?? ''] : undefined;
    const last = tokens.at(-1);
    if (last && (last.name === name || !text.trim())) last.text += text;
    else tokens.push({ name, text });
  }
  return tokens;
}

function tokenHtml({ name, text }: Token): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return name ? `<span class="${name}">${escaped}</span>` : escaped;
}

function slimLines(tree: Root, isOfSession: boolean): ElementContent[] {
  const lines: ElementContent[] = [];
  visit(tree, 'element', (node) => {
    if (!('dataLine' in node.properties || 'data-line' in node.properties)) return undefined;
    if (lines.length > 0) lines.push({ type: 'text', value: '\n' });
    const isHighlighted =
      'dataHighlightedLine' in node.properties || 'data-highlighted-line' in node.properties;
    const text = textOf(node);
    const isPrinted = isOfSession && text.trim() && !/^(>>>|\.\.\.)( |$)/.test(text);
    const printed = () => [element('span', { className: ['printed'] }, [{ type: 'text', value: text }])];
    const tokens = isPrinted ? printed() : text.trim() ? node.children : [];
    lines.push(...(isHighlighted ? [element('span', { className: ['hl'] }, tokens)] : tokens));
    return 'skip';
  });
  return lines;
}
