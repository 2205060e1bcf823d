import { fenceOf } from './docstring/lines.ts';

/**
 * A text of a docstring as MDX: nothing in it can be taken for markup that Markdown or MDX has and docstrings have not.
 * @param code makes MDX of a text in backticks: `name => "[`name`](…)"`
 */
export function docstringMdx(text: string, code: (name: string) => string): string {
  const out: string[] = [];
  let prose: string[] = [];
  let fence = '';
  const flush = () => {
    if (prose.length > 0) out.push(proseMdx(prose.join('\n'), code));
    prose = [];
  };
  for (const line of text.split('\n')) {
    const ticks = fenceOf(line) ?? '';
    if (fence) {
      out.push(line);
      if (ticks.startsWith(fence)) fence = '';
    } else if (ticks) {
      flush();
      out.push(line);
      fence = ticks;
    } else prose.push(line);
  }
  flush();
  if (fence) out.push(fence);
  return out.join('\n');
}

/** What is not escaped, or not as text, the first that fits. */
const parts = new RegExp(
  [
    // An escaped character, except that of a letter.
    /(?<escaped>\\[!-/:-@[-`{-~])/,
    // `code`
    /(?<ticks>(?<!`)`+(?!`))(?<code>(?:(?!\n\s*\n)[\s\S])+?)(?<!`)\k<ticks>(?!`)/,
    // $$ formula $$ and $formula$
    /(?<formula>\$\$[\s\S]+?\$\$|\$[^$\n]+\$)/,
    // The first and the last line of an admonition.
    /(?<admonition>^[ ]*:::(?:[a-z]+(?:\[[^\n]*\])?)?$)/,
    // ](address) of a link or a picture
    /\](?<link>\((?:https?:\/\/[^\s()<>{}]+|mailto:[^\s()<>{}]+|[#./][^\s()<>{}]*)\))/,
    // One that would run something stays a link, which the compiler of the page refuses.
    /\](?<active>\((?:javascript|vbscript|data|file):[^\s()]*(?:\([^\s()]*\))?[^\s()]*\))/,
    // What the compiler would report even where it is escaped: footnotes without a text, numbers of characters.
    /(?<literal>\[\^[^\]\s]+\]|&#x?[\da-fA-F]+;)/,
    // <https://example.org> and https://example.org
    /<(?<bracketed>https?:\/\/[^\s<>]+)>/,
    /(?<address>https?:\/\/[^\s<>`"{}|\\^]+)/,
    // The word that begins a line of JavaScript in MDX.
    /^(?<keyword>import|export)(?=\s)/,
    /(?<special>[{}<`~*_$:#&(>!^=-])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

function proseMdx(text: string, code: (name: string) => string): string {
  const stars = emphasisMarks(text);
  return text
    .replace(parts, (all: string, ...rest) => {
      const found = rest.at(-1) as Record<string, string | undefined>;
      const at = rest.at(-3) as number;
      if (found.code !== undefined) return code(escapedCode(found.code));
      if (found.escaped || found.formula || found.admonition) return all;
      if (found.active) return all;
      if (found.link) return `](${encodeURI(decodeSafely(found.link.slice(1, -1)))})`;
      if (found.literal) return inlineCode(found.literal);
      if (found.bracketed) return linkTarget(found.bracketed);
      if (found.address) return addressMdx(found.address);
      if (found.keyword) return found.keyword.replace(/^./, (letter) => `&#${letter.charCodeAt(0)};`);
      return specialMdx(all, at, text, stars);
    })
    .replace(/^(\s*\[[^\]\n]+)\]:/gm, '$1]\\:');
}

/** A character that Markdown, a directive or MDX may take for markup. */
function specialMdx(character: string, at: number, text: string, stars: ReadonlySet<number>): string {
  const [before, after] = [text.slice(Math.max(0, at - 80), at), text.slice(at + 1, at + 80)];
  const isLineStart = /(^|\n)[ ]*$/.test(before);
  switch (character) {
    case '{':
    case '}':
    case '<':
    case '`':
      return `\\${character}`;
    case '~':
      return `\\${character}`;
    case '*':
      return stars.has(at) || (isLineStart && after.startsWith(' ')) ? character : '\\*';
    case '_':
      return /[A-Za-z0-9]$/.test(before) && /^[A-Za-z0-9]/.test(after) ? character : '\\_';
    case '$':
      return '\\$';
    case ':':
      return /^[A-Za-z][\w-]*\[/.test(after) || (isLineStart && after.startsWith(':')) ? '\\:' : character;
    case '#':
      return isLineStart && /^#{0,5}(\s|$)/.test(after) ? '\\#' : character;
    case '&':
      return /^#?\w+;/.test(after) ? '\\&' : character;
    case '(':
      return before.endsWith(']') ? '\\(' : character;
    case '>':
      return isLineStart ? '\\>' : character;
    case '!':
      return after.startsWith('[') ? '\\!' : character;
    case '^':
      return before.endsWith('[') ? '\\^' : character;
    case '=':
    case '-': {
      const line = /[^\n]*$/.exec(before)?.[0].trim() ?? '';
      const isRule = line === '' && /^[=-]*\s*(\n|$)/.test(after) && /\S[ ]*\n[ ]*$/.test(before);
      return isRule ? `\\${character}` : character;
    }
    default:
      return character;
  }
}

/** Places of the stars that emphasize something by the rules of reStructuredText: none is within a word. */
function emphasisMarks(text: string): Set<number> {
  const marks = new Set<number>();
  const emphasis = /(?<![\w*\\])(\*\*?)(?=[^\s*])((?:(?!\n\s*\n)[^*])*?[^\s*\\])\1(?![\w*])/g;
  for (const { index, 0: all, 1: stars = '' } of text.matchAll(emphasis))
    for (let i = 0; i < stars.length; i++) {
      marks.add(index + i);
      marks.add(index + all.length - 1 - i);
    }
  return marks;
}

/** The text between backticks; spaces around it separate it from backticks in it. */
function escapedCode(text: string): string {
  const flat = text.replace(/\s*\n\s*/g, ' ');
  return flat.includes('`') ? flat.replace(/^ ([\s\S]*) $/, '$1') : flat;
}

/** An address in a text as a link, without the punctuation behind it. */
function addressMdx(text: string): string {
  let address = text.replace(/[.,;:!?'*_~\]]+$/, '');
  while (address.endsWith(')') && occurrences(address, ')') > occurrences(address, '('))
    address = address.slice(0, -1).replace(/[.,;:!?'*_~\]]+$/, '');
  const rest = text.slice(address.length).replace(/[*_~]/g, '\\$&');
  return `${linkTarget(address)}${rest}`;
}

function linkTarget(address: string): string {
  const isWhole = /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
  if (!isWhole) return inlineCode(address);
  const target = encodeURI(decodeSafely(address)).replace(/[()]/g, (c) => (c === '(' ? '%28' : '%29'));
  return `[${address.replace(/[\\`*_{}[\]<>$~&|]/g, '\\$&')}](${target})`;
}

function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function occurrences(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** The id of a heading or a link, `[#id]`, whose underscores Markdown would take for emphasis at the border of a word. */
export function headingId(id: string): string {
  return `[#${id.replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\_')}]`;
}

/** An admonition, `:::note`, with more colons than those in it. */
export function admonition(kind: string, text: string): string[] {
  const inside = (text.match(/^ *:{3,}/gm) ?? []).map((colons) => colons.trim().length);
  const colons = ':'.repeat(Math.max(2, ...inside) + 1);
  return [`${colons}${kind}`, text, colons, ''];
}

/** Text on one line; an admonition is its title in bold, and its text. */
export function oneLine(text: string): string {
  return text
    .replace(/^ *:::(\w*)(?:\[(.*)\])?$/gm, (_, kind, title) => (kind ? `**${title || kind}**` : ''))
    .replace(/\s*\n\s*/g, ' ');
}

/** Text for a cell of a table: one line, without a bar that ends the cell. */
export function cell(text: string): string {
  return oneLine(text).replace(/\\?\|/g, '\\|');
}

/** Code in a line of text. */
export function inlineCode(text: string): string {
  const flat = text.replace(/\s*\n\s*/g, ' ');
  const runs = (flat.match(/`+/g) ?? []).map(({ length }) => length);
  let length = 1;
  while (runs.includes(length)) length++;
  const ticks = '`'.repeat(length);
  return length > 1 || /^`|`$/.test(flat) || runs.length > 0
    ? `${ticks} ${flat} ${ticks}`
    : `${ticks}${flat}${ticks}`;
}

/** Code in a line of text, with the spaces around it outside. */
export function spacedCode(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return words ? `${before && ' '}${inlineCode(words)}${after && ' '}` : before && ' ';
}

/** A text of a docstring without its markup, for a description. */
export function textWithoutMarkup(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('`', '');
}
