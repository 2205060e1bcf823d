import { Refusal } from '../../errors.ts';
import { ListValue, TupleValue } from '../collections/lists.ts';
import { typeError, valueError } from '../errors.ts';
import { isPrintable } from '../numbers.ts';
import { charactersOf, itemsOf, str, toIndex, typeNameOf } from '../operations.ts';
import { addMethods, strType } from '../types.ts';
import { PythonObject, type Value } from '../values.ts';
import { Arguments, asCount, asIndex, asString, between, single } from './arguments.ts';

/** `str`: how it is called, and its methods. */

strType.construct = (_type, args, keywords) => {
  if (args.length > 1) throw new Refusal('str(…) of bytes');
  const given = new Arguments('str', ['object'], args, keywords);
  const value = given.get('object');
  return value === undefined ? '' : str(value);
};

const white = '[\\t-\\r\\x1c- \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const breaks = '\\n-\\r\\x1c-\\x1e\\x85\\u2028\\u2029';
const lineBreak = new RegExp(`\\r\\n|[${breaks}]`);
const leading = new RegExp(`^${white}+`);
const trailing = new RegExp(`${white}+$`);

function strip(self: string, args: readonly Value[], name: string, atStart: boolean, atEnd: boolean): string {
  between(name, args, 0, 1);
  const [given = null] = args;
  if (given === null) {
    const start = atStart ? self.replace(leading, '') : self;
    return atEnd ? start.replace(trailing, '') : start;
  }
  if (typeof given !== 'string') throw typeError(`${name} arg must be None or str`);
  const set = new Set(given);
  const characters = Array.from(self);
  let start = 0;
  let end = characters.length;
  while (atStart && start < end && set.has(characters[start] ?? '')) start++;
  while (atEnd && end > start && set.has(characters[end - 1] ?? '')) end--;
  return characters.slice(start, end).join('');
}

function split(self: string, args: readonly Value[], keywords: ReadonlyMap<string, Value>): string[] {
  const given = new Arguments('split', ['sep', 'maxsplit'], args, keywords);
  const separator = given.get('sep') ?? null;
  const limit = Number(given.has('maxsplit') ? asIndex(given.required('maxsplit')) : -1n);
  const most = limit < 0 ? Number.POSITIVE_INFINITY : limit;
  const found: string[] = [];
  let rest = self;
  if (separator === null) {
    rest = rest.replace(leading, '');
    const gap = new RegExp(`${white}+`);
    while (rest !== '') {
      const at = found.length < most ? rest.search(gap) : -1;
      if (at < 0) {
        found.push(rest);
        break;
      }
      found.push(rest.slice(0, at));
      rest = rest.slice(at).replace(leading, '');
    }
    return found;
  }
  const by = separatorText(separator);
  if (by === '') throw valueError('empty separator');
  for (let at = rest.indexOf(by); at >= 0 && found.length < most; at = rest.indexOf(by)) {
    found.push(rest.slice(0, at));
    rest = rest.slice(at + by.length);
  }
  return [...found, rest];
}

function separatorText(value: Value): string {
  if (typeof value === 'string') return value;
  throw typeError(`must be str or None, not ${typeNameOf(value)}`);
}

function plainText(value: Value): string {
  if (typeof value === 'string') return value;
  throw typeError(`must be str, not ${typeNameOf(value)}`);
}

function splitRight(self: string, args: readonly Value[], keywords: ReadonlyMap<string, Value>): string[] {
  const given = new Arguments('rsplit', ['sep', 'maxsplit'], args, keywords);
  const limit = Number(given.has('maxsplit') ? asIndex(given.required('maxsplit')) : -1n);
  const separator = given.get('sep') ?? null;
  if (limit < 0) return split(self, [separator], new Map());
  if (separator === null) throw new Refusal('str.rsplit with maxsplit and no separator');
  const by = separatorText(separator);
  if (by === '') throw valueError('empty separator');
  const found: string[] = [];
  let rest = self;
  for (let at = rest.lastIndexOf(by); at >= 0 && found.length < limit; at = rest.lastIndexOf(by)) {
    found.unshift(rest.slice(at + by.length));
    rest = rest.slice(0, at);
  }
  return [rest, ...found];
}

/** What is looked for, and the part of a text from `start` to before `stop` with the place where it begins, in characters. */
function range(
  self: string,
  args: readonly Value[],
  name: string,
): { wanted: string; from: number; part: string | undefined } {
  if (args.length === 0) throw typeError(`${name}() takes at least 1 argument (0 given)`);
  if (args.length > 3) throw typeError(`${name}() takes at most 3 arguments (${args.length} given)`);
  const [value = null, start = null, stop = null] = args;
  const characters = charactersOf(self);
  const clip = (bound: Value, otherwise: number) => {
    if (bound === null) return otherwise;
    const index = toIndex(bound);
    if (index === undefined)
      throw typeError('slice indices must be integers or None or have an __index__ method');
    return Math.max(0, index < 0n ? Number(index) + characters.length : Number(index));
  };
  const from = clip(start, 0);
  const to = Math.min(clip(stop, characters.length), characters.length);
  if (typeof value !== 'string') throw typeError(`must be str, not ${typeNameOf(value)}`);
  if (from > to) return { wanted: value, from, part: undefined };
  const part =
    typeof characters === 'string' ? characters.slice(from, to) : characters.slice(from, to).join('');
  return { wanted: value, from, part };
}

/** The place of a text in characters, or -1. */
function find(self: string, args: readonly Value[], name: string, isLast: boolean): number {
  const { wanted, from, part } = range(self, args, name);
  if (part === undefined) return -1;
  const at = isLast ? part.lastIndexOf(wanted) : part.indexOf(wanted);
  return at < 0 ? -1 : from + charactersOf(part.slice(0, at)).length;
}

function affix(self: string, args: readonly Value[], name: 'startswith' | 'endswith'): boolean {
  if (args.length === 0) throw typeError(`${name}() takes at least 1 argument (0 given)`);
  if (args.length > 3) throw typeError(`${name}() takes at most 3 arguments (${args.length} given)`);
  const [wanted, ...bounds] = args;
  if (bounds.length > 0) throw new Refusal(`str.${name} with a start`);
  const test = (one: string) => (name === 'startswith' ? self.startsWith(one) : self.endsWith(one));
  if (typeof wanted === 'string') return test(wanted);
  if (wanted instanceof TupleValue) return wanted.items.some((one) => test(asString(one, 'tuple item')));
  throw typeError(`${name} first arg must be str or a tuple of str, not ${typeNameOf(wanted as Value)}`);
}

function justify(
  self: string,
  args: readonly Value[],
  name: string,
  left: (missing: number) => number,
): string {
  between(name, args, 1, 2);
  const [width = 0n, fill = ' '] = args;
  const size = asCount(width);
  if (typeof fill !== 'string')
    throw typeError(`The fill character must be a unicode character, not ${typeNameOf(fill)}`);
  if (charactersOf(fill).length !== 1)
    throw typeError('The fill character must be exactly one character long');
  const missing = size - charactersOf(self).length;
  if (missing > 100_000_000) throw new Refusal(`a string of ${size} characters`);
  if (missing <= 0) return self;
  const before = left(missing);
  return fill.repeat(before) + self + fill.repeat(missing - before);
}

function title(self: string): string {
  return self.replace(/\p{L}+/gu, (word) => {
    const [first = '', ...rest] = Array.from(word);
    return first.toUpperCase() + rest.join('').toLowerCase();
  });
}

/** Whether all characters are of a kind, and there is one. */
const all = (pattern: RegExp) => (self: string) =>
  self !== '' && Array.from(self).every((one) => pattern.test(one));

/** Whether the letters that have a case all have this one. */
const cased = (change: (text: string) => string) => (self: string) =>
  self === change(self) && self.toLowerCase() !== self.toUpperCase();

function isAscii(text: string): boolean {
  return Array.from(text).every((one) => one <= '\x7f');
}

/** In ASCII the rules of JavaScript and Python are the same; for other letters some differ. */
function ascii(self: string, name: string): string {
  if (!isAscii(self)) throw new Refusal(`str.${name} of letters outside ASCII`);
  return self;
}

addMethods<string>(strType, {
  upper: (self) => self.toUpperCase(),
  lower: (self) => self.toLowerCase(),
  casefold: (self) => ascii(self, 'casefold').toLowerCase(),
  capitalize: (self) => {
    const [first = '', ...rest] = Array.from(self);
    return first.toUpperCase() + rest.join('').toLowerCase();
  },
  title: (self) => title(ascii(self, 'title')),
  swapcase: (self) =>
    Array.from(ascii(self, 'swapcase'), (one) =>
      one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase(),
    ).join(''),
  strip: (self, args) => strip(self, args, 'strip', true, true),
  lstrip: (self, args) => strip(self, args, 'lstrip', true, false),
  rstrip: (self, args) => strip(self, args, 'rstrip', false, true),
  split: (self, args, keywords) => new ListValue(split(self, args, keywords)),
  rsplit: (self, args, keywords) => new ListValue(splitRight(self, args, keywords)),
  splitlines: (self, args) => {
    if (args.length > 0) throw new Refusal('str.splitlines(keepends)');
    const lines = self.split(lineBreak);
    if (lines.at(-1) === '') lines.pop();
    return new ListValue(lines);
  },
  join: (self, args) => {
    const given = single('str.join', args);
    if (typeof given !== 'string' && !(given instanceof PythonObject && given.iterate()))
      throw typeError('can only join an iterable');
    const items = itemsOf(given);
    items.forEach((one, at) => {
      if (typeof one !== 'string')
        throw typeError(`sequence item ${at}: expected str instance, ${typeNameOf(one)} found`);
    });
    return items.join(self);
  },
  replace: (self, args) => {
    between('replace', args, 2, 3);
    const [from, to, count] = args;
    const old = asString(from as Value, 'replace() argument 1');
    const made = asString(to as Value, 'replace() argument 2');
    const limit = count === undefined ? -1 : Number(asIndex(count));
    const parts = old === '' ? ['', ...Array.from(self), ''] : self.split(old);
    const most = limit < 0 ? parts.length - 1 : Math.min(limit, parts.length - 1);
    return (
      parts.slice(0, most + 1).join(made) +
      (most + 1 < parts.length ? old + parts.slice(most + 1).join(old) : '')
    );
  },
  find: (self, args) => BigInt(find(self, args, 'find', false)),
  rfind: (self, args) => BigInt(find(self, args, 'rfind', true)),
  index: (self, args) => {
    const at = find(self, args, 'index', false);
    if (at < 0) throw valueError('substring not found');
    return BigInt(at);
  },
  rindex: (self, args) => {
    const at = find(self, args, 'rindex', true);
    if (at < 0) throw valueError('substring not found');
    return BigInt(at);
  },
  count: (self, args) => {
    const { wanted, part } = range(self, args, 'count');
    if (part === undefined) return 0n;
    return BigInt(wanted === '' ? charactersOf(part).length + 1 : part.split(wanted).length - 1);
  },
  startswith: (self, args) => affix(self, args, 'startswith'),
  endswith: (self, args) => affix(self, args, 'endswith'),
  removeprefix: (self, args) => {
    const prefix = asString(single('str.removeprefix', args), 'removeprefix() argument');
    return self.startsWith(prefix) ? self.slice(prefix.length) : self;
  },
  removesuffix: (self, args) => {
    const suffix = asString(single('str.removesuffix', args), 'removesuffix() argument');
    return suffix !== '' && self.endsWith(suffix) ? self.slice(0, -suffix.length) : self;
  },
  partition: (self, args) => {
    const by = plainText(single('str.partition', args));
    const at = self.indexOf(by);
    return new TupleValue(at < 0 ? [self, '', ''] : [self.slice(0, at), by, self.slice(at + by.length)]);
  },
  rpartition: (self, args) => {
    const by = plainText(single('str.rpartition', args));
    const at = self.lastIndexOf(by);
    return new TupleValue(at < 0 ? ['', '', self] : [self.slice(0, at), by, self.slice(at + by.length)]);
  },
  ljust: (self, args) => justify(self, args, 'ljust', () => 0),
  rjust: (self, args) => justify(self, args, 'rjust', (missing) => missing),
  center: (self, args) => {
    const width = args[0] === undefined ? 0 : Number(toIndex(args[0]) ?? 0n);
    // Where the space is odd, Python puts the rest to the left if the width is odd, too.
    return justify(self, args, 'center', (missing) => (missing >> 1) + (missing & width & 1));
  },
  zfill: (self, args) => {
    const width = asCount(single('str.zfill', args));
    const [, sign = '', digits = ''] = /^([+-]?)(.*)$/s.exec(self) ?? [];
    return sign + '0'.repeat(Math.max(0, width - charactersOf(self).length)) + digits;
  },
  expandtabs: () => {
    throw new Refusal('str.expandtabs');
  },
  isdigit: (self) => all(/^[0-9]$/)(ascii(self, 'isdigit')),
  isdecimal: (self) => all(/^[0-9]$/)(ascii(self, 'isdecimal')),
  isnumeric: (self) => all(/^[0-9]$/)(ascii(self, 'isnumeric')),
  isalpha: (self) => all(/^\p{L}$/u)(self),
  isalnum: (self) => all(/^[a-zA-Z0-9]$/)(ascii(self, 'isalnum')),
  isspace: (self) => all(new RegExp(`^${white}$`))(self),
  isupper: (self) => cased((text) => text.toUpperCase())(ascii(self, 'isupper')),
  islower: (self) => cased((text) => text.toLowerCase())(ascii(self, 'islower')),
  isidentifier: (self) => /^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*$/u.test(self),
  isprintable: (self) => Array.from(self).every(isPrintable),
  isascii: isAscii,
});
