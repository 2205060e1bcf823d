import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import type { Parent } from 'unist';
import { type Problem, problem } from '../site/problem.ts';
import { isVoid, replacementHint } from './html-elements.ts';

/**
 * A parsed text, with spaces in place of the mistakes, so that positions stay true. There is no tree where the parser could
 * not go on after the last mistake.
 */
export type Parsed = { tree?: Root; text: string; problems: Problem[] };

/**
 * Parses MDX. The parser stops at the first mistake; where it is certain what was meant and where it ends, the mistake is
 * reported and removed, and the text is parsed again. So the next mistake is not a consequence of this one.
 */
export function parseMdx(source: string, file: string): Parsed {
  const mistakes: Mistake[] = [];
  const problems = () =>
    mistakes
      .sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
      .map((mistake) => problemOf(mistake, source, file));
  let text = source;
  for (;;) {
    try {
      return { tree: parser.parse(text), text, problems: problems() };
    } catch (error) {
      const mistake = mistakeOf(error, text);
      const { offset, end } = mistake;
      mistakes.push(mistake);
      if (offset === undefined || end === undefined || mistakes.length >= maxMistakes)
        return { text, problems: problems() };
      text = text.slice(0, offset) + text.slice(offset, end).replace(/[^\n]/g, ' ') + text.slice(end);
    }
  }
}

/** The problem of a step after the parser that throws. */
export function failure(error: unknown, text: string, file: string): Problem {
  return problemOf(mistakeOf(error, text), text, file);
}

function problemOf({ offset, what, fix }: Mistake, text: string, file: string): Problem {
  const where = offset === undefined ? file : `${file}:${text.slice(0, offset).split('\n').length}`;
  return problem({ where, what, fix });
}

/** Syntax of texts beside Markdown and MDX. */
export const extensions: PluggableList = [remarkGfm, remarkMath, remarkDirective];

const parser = unified().use(remarkParse).use(remarkMdx).use(extensions).freeze();

/** A limit, since each mistake costs a run of the parser. */
const maxMistakes = 50;

/** A mistake from `offset` on; `end` is where it ends, if nothing else depends on it. */
type Mistake = { offset?: number | undefined; end?: number | undefined; what: string; fix: string };

/** What the parser throws (vfile-message). */
type Thrown = {
  reason?: string;
  message?: string;
  line?: number;
  place?: ParserPoint & { start?: ParserPoint };
};
type ParserPoint = { line?: number; offset?: number };

function mistakeOf(error: unknown, text: string): Mistake {
  if (error instanceof RangeError && error.message.includes('call stack')) return tooDeep(text);
  const { reason, message, line, place } = error as Thrown;
  const words = reason ?? message ?? String(error);
  const offset = place?.offset ?? place?.start?.offset ?? (line && offsetAt(text, line, 1));
  const unread = { offset, what: 'invalid MDX', fix: `${words}\n${literalHint}` };
  const opened = openedElement(words, text);
  if (opened || offset === undefined) return opened ?? unread;
  if (words.includes('closing brace')) return unclosedBrace(offset, text, unread);
  return angleBracket(offset, text, unread) ?? unread;
}

const literalHint = 'Write a literal { or < as \\{ or \\<, or in `code`.';

/**
 * "Expected a closing tag for `<br>` (8:1-8:5)", or "Unexpected closing tag `</p>`, expected corresponding closing tag for
 * `<b>` (8:1-8:4)": the numbers are those of the tag that opens the element.
 */
function openedElement(words: string, text: string): Mistake | undefined {
  const [, name = '', ...numbers] =
    /closing tag for `<([\w.:-]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(words) ?? [];
  if (numbers.length === 0) return undefined;
  const [line = 1, column = 1, lastLine = 1, lastColumn = 1] = numbers.map(Number);
  const offset = offsetAt(text, line, column);
  // A void element has no content, so nothing else depends on it.
  const end = isVoid(name) ? offsetAt(text, lastLine, lastColumn) : undefined;
  const known = htmlElement(name);
  if (known) return { offset, end, ...known };
  const isOpen = words.startsWith('Expected');
  return isOpen ? { offset, what: 'invalid MDX', fix: `${words}\n${literalHint}` } : undefined;
}

function htmlElement(name: string): Pick<Mistake, 'what' | 'fix'> | undefined {
  const markdown = replacementHint(name);
  if (markdown) return { what: `unknown element <${name}>`, fix: markdown };
  return isVoid(name) ? { what: `<${name}> is not closed`, fix: `Write it as <${name} />.` } : undefined;
}

/** Comments, autolinks, elements of HTML, and a literal < that does not begin a name. The parser stopped at `offset`. */
function angleBracket(offset: number, text: string, unread: Mistake): Mistake | undefined {
  const start = text.lastIndexOf('<', offset);
  const rest = text.slice(start);
  if (start < 0 || text.slice(start, offset).includes('>')) return undefined;
  if (rest.startsWith('<!--')) {
    const length = rest.indexOf('-->');
    const fix = 'Write it as {/* … */}, or remove it.';
    if (length >= 0) return { offset: start, end: start + length + 3, what: 'HTML comment', fix };
    return { offset: start, what: 'unclosed HTML comment', fix };
  }
  const [all, url, mail] =
    /^<(?:([a-z][a-z\d+.-]+:[^\s<>]+)|([\w.+-]+@[\w-]+(?:\.[\w-]+)*))>/i.exec(rest) ?? [];
  if (all) {
    const what = `autolink in angle brackets: ${all}`;
    const fix = `Write it as a link: [text](${url ?? `mailto:${mail}`}).`;
    return { offset: start, end: start + all.length, what, fix };
  }
  const [, name] = /^<\/?([a-z][a-z\d]*)/i.exec(rest) ?? [];
  const known = name && htmlElement(name);
  if (known) return { offset: start, ...known };
  return start === offset - 1 && !rest.startsWith('</')
    ? { ...unread, offset: start, end: offset }
    : undefined;
}

/** The parser stops where the paragraph or the text ends: what opened the expression is a { before it. */
function unclosedBrace(offset: number, text: string, unread: Mistake): Mistake {
  let closed = 0;
  for (let at = offset - 1; at >= 0; at--) {
    if (text[at] === '}') closed++;
    if (text[at] !== '{' || text[at - 1] === '\\' || closed-- > 0) continue;
    const without = `${text.slice(0, at)} ${text.slice(at + 1)}`;
    return { ...unread, offset: at, end: stopsAt(without) === offset ? undefined : at + 1 };
  }
  return unread;
}

/** The offset at which the parser stops, if it does. */
function stopsAt(text: string): number | undefined {
  try {
    parser.parse(text);
    return undefined;
  } catch (error) {
    return (error as Thrown).place?.offset;
  }
}

/** The mistake of a text whose levels overflow the stack of a recursive function. */
function tooDeep(text: string): Mistake {
  const what = 'text is nested too deeply';
  const fix = 'Reduce the nesting of quotes, lists and elements.';
  return { offset: deepest(text), what, fix };
}

/** Where the innermost part of a text begins. */
function deepest(text: string): number {
  try {
    // Without GFM, which walks the tree recursively.
    const tree = unified().use(remarkParse).use(remarkMdx).use(remarkMath).use(remarkDirective).parse(text);
    let level: Nodes[] = [tree];
    for (;;) {
      const below = level.flatMap((node) => ('children' in node ? (node as Parent).children : [])) as Nodes[];
      if (below.length === 0) return level[0]?.position?.start.offset ?? 0;
      level = below;
    }
  } catch {
    return 0;
  }
}

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
