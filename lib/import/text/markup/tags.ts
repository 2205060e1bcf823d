import { isVoid } from '../../../mdx/html-elements.ts';

/** The value of an attribute: a text, an expression in braces, or none. */
export type Attribute = { name: string; value: string | undefined; isExpression: boolean };

/** What stands between < and >. */
export type Tag = {
  name: string;
  attributes: Attribute[];
  isClosing: boolean;
  isSelfClosing: boolean;
  start: number;
  end: number;
};

/** An element: its tag, and the one that closes it, if it has one. */
export type TagPair = { open: Tag; close: Tag | undefined };

const nameForm = /[A-Za-z][\w.:-]*/y;
const attributeForm = /\s*([A-Za-z_:@][\w.:@-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'`=<>{]+)))?/y;
const expressionForm = /\s*(?:([A-Za-z_][\w.:-]*)\s*=\s*)?(?=\{)/y;

/** The tag of HTML or JSX that begins at an offset; none where the text there is something else. */
export function tagAt(text: string, start: number): Tag | undefined {
  const isClosing = text[start + 1] === '/';
  const name = match(nameForm, text, start + (isClosing ? 2 : 1))?.[0];
  if (!name) return undefined;
  let at = start + (isClosing ? 2 : 1) + name.length;
  const attributes: Attribute[] = [];
  for (;;) {
    const end = /\s*(\/?)>/y;
    const closing = match(end, text, at);
    if (closing)
      return {
        name,
        attributes,
        isClosing,
        isSelfClosing: closing[1] === '/',
        start,
        end: at + closing[0].length,
      };
    const next = attributeAt(text, at);
    if (!next) return undefined;
    attributes.push(next.attribute);
    at = next.end;
  }
}

function attributeAt(text: string, at: number): { attribute: Attribute; end: number } | undefined {
  const expression = match(expressionForm, text, at);
  if (expression) {
    const start = at + expression[0].length;
    const end = endOfBraces(text, start);
    const value = end === undefined ? undefined : text.slice(start + 1, end - 1);
    return end === undefined
      ? undefined
      : { attribute: { name: expression[1] ?? '', value, isExpression: true }, end };
  }
  const [all, name, double, single, bare] = match(attributeForm, text, at) ?? [];
  if (!all || !name || !/^\s/.test(all)) return undefined;
  return {
    attribute: { name, value: double ?? single ?? bare, isExpression: false },
    end: at + all.length,
  };
}

/** The offset behind the brace that closes the one at `start`. */
export function endOfBraces(text: string, start: number): number | undefined {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quote) {
      if (character === '\\') at++;
      else if (character === quote) quote = '';
    } else if (depth > 0 && /["'`]/.test(character) && !/\w/.test(text[at - 1] ?? '')) quote = character;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function match(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at;
  return form.exec(text);
}

/** All tags of a text outside its literal parts, in order. */
export function tagsIn(text: string, isLiteral: (offset: number) => boolean): Tag[] {
  const tags: Tag[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (isLiteral(at) || text[at - 1] === '\\') continue;
    const tag = tagAt(text, at);
    if (!tag) continue;
    tags.push(tag);
    at = tag.end - 1;
  }
  return tags;
}

/** Elements that HTML ends without a tag. */
const endsByItself = ['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option'];

/** The elements of a text, in order, and the tags that belong to none: they are words in angle brackets, such as `<path>`. */
export function pairsOf(tags: readonly Tag[]): { pairs: TagPair[]; stray: Tag[] } {
  const pairs: TagPair[] = [];
  const stray: Tag[] = [];
  const open: TagPair[] = [];
  for (const tag of tags) {
    if (!tag.isClosing) {
      const pair: TagPair = { open: tag, close: undefined };
      pairs.push(pair);
      if (!tag.isSelfClosing && !isVoid(tag.name)) open.push(pair);
      continue;
    }
    const at = open.findLastIndex((pair) => pair.open.name === tag.name);
    const [pair, ...within] = at < 0 ? [] : open.splice(at);
    if (pair) pair.close = tag;
    else stray.push(tag);
    for (const one of within) if (!endsByItself.includes(one.open.name)) stray.push(one.open);
  }
  for (const one of open) if (!endsByItself.includes(one.open.name)) stray.push(one.open);
  return { pairs: pairs.filter((pair) => !stray.includes(pair.open)), stray };
}

/** The text of an attribute; none where it is missing or an expression. */
export function attributeOf(tag: Tag, ...names: string[]): string | undefined {
  const found = tag.attributes.find(({ name }) => names.includes(name));
  if (!found?.isExpression) return found?.value;
  return /^\s*(["'`])([^"'`$]*)\1\s*$/.exec(found.value ?? '')?.[2];
}
