import { expect, test } from 'vitest';
import { Refusal } from '@/lib/live/errors.ts';
import { parseProgram } from '@/lib/live/syntax/parser.ts';

/** A node as its kind and its members in order, without lines: `binary(+ a 1)`. */
function shown(node: unknown): string {
  if (Array.isArray(node)) return `[${node.map(shown).join(' ')}]`;
  if (node === null || typeof node !== 'object') return String(node);
  const { kind, line, ...members } = node as { kind?: string; line?: number };
  const values = Object.values(members);
  if (kind === 'name' || kind === 'integer' || kind === 'float' || kind === 'constant')
    return shown(values[0]);
  if (kind === 'string') return JSON.stringify(values[0]);
  return `${kind ?? ''}(${values.map(shown).join(' ')})`;
}

function statements(code: string): string {
  return parseProgram(code).map(shown).join('; ');
}

test.each([
  ['a or b and not c in d', 'logical(or a logical(and b unary(not compare(c [(in d)]))))'],
  ['not a and b', 'logical(and unary(not a) b)'],
  ['a or b or c', 'logical(or logical(or a b) c)'],
  ['a < b != c not in d is not e', 'compare(a [(< b) (!= c) (not in d) (is not e)])'],
  ['(a < b) < c', 'compare(compare(a [(< b)]) [(< c)])'],
  [
    'a | b ^ c & d << e + f * g',
    'binary(| a binary(^ b binary(& c binary(<< d binary(+ e binary(* f g))))))',
  ],
  ['a - b - c', 'binary(- binary(- a b) c)'],
  ['a ** b ** c', 'binary(** a binary(** b c))'],
  ['-a ** -b', 'unary(- binary(** a unary(- b)))'],
  ['a @ b // c % d', 'binary(% binary(// binary(@ a b) c) d)'],
  ['~a >> +b', 'binary(>> unary(~ a) unary(+ b))'],
  ['a if b else c if d else e', 'conditional(b a conditional(d c e))'],
  [
    'lambda a, /, b=1, *c, d, **e: a',
    'lambda([positionalOnly(a) plain(b 1) rest(c) keywordOnly(d) keywords(e)] a)',
  ],
  ['lambda: (a, b)', 'lambda([] tuple([a b]))'],
  ['(a := b)', 'named(a b)'],
  ['f(a := b)', 'call(f [named(a b)] [])'],
  ['f(a, *b, c=d, **e)', 'call(f [a starred(b)] [(c d) (e)])'],
  ['f(a for a in b)', 'call(f [comprehension(generator a [(a b [])])] [])'],
  [
    '[a for a, *b in c if d if e for f in g]',
    'comprehension(list a [(tuple([a starred(b)]) c [d e]) (f g [])])',
  ],
  ['{a: b for c in d}', 'dictComprehension(a b [(c d [])])'],
  ['{a for a in b}', 'comprehension(set a [(a b [])])'],
  ['{**a, b: c,}', 'dict([(a) (b c)])'],
  ['{*a, b}', 'set([starred(a) b])'],
  ['[(), (a,), (a), [], {}]', 'list([tuple([]) tuple([a]) a list([]) dict([])])'],
  ['a.b[c](d)', 'call(subscript(attribute(a b) c) [d] [])'],
  ['a[b:c, ::d, ...]', 'subscript(a tuple([slice(b c) slice(d) ellipsis()]))'],
  ['a[b,]', 'subscript(a tuple([b]))'],
  ['[0xFF, 0o17, 0B11, 1_000, 5., .5, 1e3, 1_0.5_0]', 'list([255 15 3 1000 5 0.5 1000 10.5])'],
  ['[None, True, False]', 'list([null true false])'],
])('%s', (code, tree) => {
  expect(statements(code)).toBe(`expression(${tree})`);
});

test.each([
  ['a = b, *c = d', 'assign([a tuple([b starred(c)])] d)'],
  ['a: b = c', 'annotated(a b c)'],
  ['a.b: c', 'annotated(attribute(a b) c)'],
  ['a //= b, c', 'update(a // tuple([b c]))'],
  ['a; b;', 'expression(a); expression(b)'],
  ['del a, b[c]', 'delete([a subscript(b c)])'],
  ['assert a, b', 'assert(a b)'],
  ['raise a from b', 'raise(a b)'],
  ['global a, b', 'global([a b])'],
  ['import a.b as c, d', 'import([(a.b c) (d)])'],
  ['from ...a.b import (c as d, e,)', 'importFrom(...a.b [(c d) (e)])'],
  ['from . import *', 'importFrom(. [(*)])'],
  ['if a: b\nelif c: d\nelse: e', 'if(a [expression(b)] [if(c [expression(d)] [expression(e)])])'],
  ['for a, b in c, *d: break\nelse: pass', 'for(tuple([a b]) tuple([c starred(d)]) [break()] [pass()])'],
  ['while a: continue', 'while(a [continue()] [])'],
  ['with a as b, c: d', 'with([(a b) (c)] [expression(d)])'],
  ['with (a as b, c,): d', 'with([(a b) (c)] [expression(d)])'],
  ['with (a, b) as c: d', 'with([(tuple([a b]) c)] [expression(d)])'],
  ['with (a)(b): d', 'with([(call(a [b] []))] [expression(d)])'],
  [
    'try: a\nexcept B as c: d\nexcept: e\nelse: f\nfinally: g',
    'try([expression(a)] [(B c [expression(d)]) ([expression(e)])] [expression(f)] [expression(g)])',
  ],
  [
    '@a.b\n@c\ndef f(d: e = 1, *, g) -> h: return',
    'function(f [plain(d e 1) keywordOnly(g)] h [attribute(a b) c] [return()])',
  ],
  ['class A(B, c=d): pass', 'class(A [B] [(c d)] [] [pass()])'],
  ['match = case[type]', 'assign([match] subscript(case type))'],
  ['if a:\n    b\n# c\n\n  # d\n    e\nf', 'if(a [expression(b) expression(e)] []); expression(f)'],
  ['if a:\n\tb\n\tc', 'if(a [expression(b) expression(c)] [])'],
  ['a = b + \\\n  c\r\nd', 'assign([a] binary(+ b c)); expression(d)'],
  ['a = (b\n  # c\n\n, d)', 'assign([a] tuple([b d]))'],
])('%j', (code, tree) => {
  expect(statements(code)).toBe(tree);
});

test.each([
  [String.raw`'a\n\x41\u00e9\101\q' "b"`, 'a\nAéA\\qb'],
  [String.raw`r'\n' R"\'" u'c'`, String.raw`\n\'c`],
  ["'''a\n'b' ''' 'c\\\nd'", "a\n'b' cd"],
  [String.raw`f'{{}}\t'`, '{}\t'],
])('the string %j', (code, value) => {
  expect(statements(code)).toBe(`expression(${JSON.stringify(value)})`);
});

test.each([
  [String.raw`f'a{b!r:>{c}.{d}}\n'`, 'format([a (b r [> (c []) . (d [])]) \n])'],
  ["f'{a = }{b=!s:x}'", 'format([(a [] a = ) (b s [x] b=)])'],
  ["f'{a != b}{c:%H:%M}{(lambda: 1)}'", 'format([(compare(a [(!= b)]) []) (c [%H:%M]) (lambda([] 1) [])])'],
  [`f"{a['b']}{c, d}" 'e'`, 'format([(subscript(a "b") []) (tuple([c d]) []) e])'],
  [String.raw`rf'\d{a}'`, String.raw`format([\d (a [])])`],
  [String.raw`f'\{a}'`, String.raw`format([\ (a [])])`],
])('the f-string %j', (code, tree) => {
  expect(statements(code)).toBe(`expression(${tree})`);
});

test('a node has the line on which it begins', () => {
  const [first, second] = parseProgram("a = '''b\n''' + (\n  c\n  .d(e,\n f))\nfor x in y:\n  z");
  expect(first).toMatchObject({
    line: 1,
    value: {
      kind: 'binary',
      line: 1,
      left: { line: 1 },
      right: {
        kind: 'call',
        line: 3,
        callee: { kind: 'attribute', line: 4 },
        args: [{ line: 4 }, { line: 5 }],
      },
    },
  });
  expect(second).toMatchObject({ line: 6, body: [{ line: 7 }] });
});

test.each([
  ['match a:\n  case 1: pass', 1, 'the statement `match`'],
  ['match (a, b):\n  case 1: pass', 1, 'the statement `match`'],
  ['def f():\n  yield a', 2, 'the statement `yield`'],
  ['a = yield b', 1, 'the expression `yield b`'],
  ['a = (yield)', 1, 'the expression `yield`'],
  ['await f(a)', 1, 'the expression `await f(a)`'],
  ['async def f(): pass', 1, '`async`'],
  ['[a async for a in b]', 1, '`async`'],
  ['try: a\nexcept* B: c', 2, '`except*`'],
  ['a = 1j', 1, 'complex numbers'],
  ["a = b'c' b'd'", 1, 'bytes'],
  [String.raw`'\N{BULLET}'`, 1, 'a character by name (`\\N`)'],
])('%j is refused', (code, line, feature) => {
  expect(() => parseProgram(code)).toThrow(Refusal);
  try {
    parseProgram(code);
  } catch (error) {
    expect(error).toMatchObject({ line, feature });
  }
});
