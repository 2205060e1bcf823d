import { describe, expect, test } from 'vitest';
import { apiChanges, type PublicPackage } from '@/lib/sources/python/history/changes.ts';
import { entryHistories } from '@/lib/sources/python/history/entry-history.ts';
import { readPackage } from '@/lib/sources/python/package.ts';
import { pythonParser } from '@/lib/sources/python/parser.ts';
import { readSource } from '@/lib/sources/python/source.ts';

const parser = await pythonParser();

/** A package of a module `m`, and of further ones; those whose names begin with an underscore have no page. */
function versionOf(text: string, further: Record<string, string> = {}): PublicPackage {
  const files = { m: text, ...further };
  const sources = Object.entries(files).map(([module, source]) =>
    readSource(source, { module, file: `${module}.py`, isPackage: module === 'm' }, parser),
  );
  const { modules, symbols } = readPackage('m', sources);
  return { modules, symbols, pages: Object.keys(files).filter((name) => !/\._/.test(name)) };
}

function changesBetween(before: string, after: string) {
  return apiChanges(versionOf(before), versionOf(after));
}

function differencesBetween(before: string, after: string) {
  return changesBetween(`def f${before}: pass`, `def f${after}: pass`).flatMap(
    ({ differences = [] }) => differences,
  );
}

describe('what differs between two versions', () => {
  test('two equal versions have no changes', () => {
    const text = 'class A:\n  x: int = 1\n  def f(self, a=1): pass\ndef g(a, *b, **c): pass\n';
    expect(changesBetween(text, text)).toEqual([]);
  });

  test('names of only one version are added or removed, members of classes too', () => {
    const found = changesBetween(
      'class A:\n  def old(self): pass\ndef gone(a): pass\n',
      'class A:\n  def new(self, b): pass\ndef here(): pass\n',
    );
    expect(found.map(({ kind, path, signature }) => [kind, path, signature])).toEqual([
      ['removed', 'm.A.old', 'old()'],
      ['removed', 'm.gone', 'gone(a)'],
      ['added', 'm.A.new', 'new(b)'],
      ['added', 'm.here', 'here()'],
    ]);
  });

  test('members of a class that is new are not listed beside it', () => {
    expect(changesBetween('', 'class A:\n  def f(self): pass\n').map(({ path }) => path)).toEqual(['m.A']);
  });

  test('a change of a signature has the old and the new one', () => {
    const [change] = changesBetween('def f(a, b=1): pass', 'def f(a, c, b=2) -> int: pass');
    expect(change).toMatchObject({ kind: 'changed', before: 'f(a, b=1)', after: 'f(a, c, b=2) -> int' });
  });

  test.each([
    ['(a)', '(a, b)', [{ what: 'parameterAdded', name: 'b' }]],
    ['(a, b)', '(a)', [{ what: 'parameterRemoved', name: 'b' }]],
    ['(a, b)', '(a, c)', [{ what: 'parameterRenamed', name: 'c', before: 'b' }]],
    ['(a)', '(a=1)', [{ what: 'default', name: 'a', before: undefined, after: '1' }]],
    ['(a: int)', '(a: str)', [{ what: 'type', name: 'a', before: 'int', after: 'str' }]],
    ['(a, b)', '(b, a)', [{ what: 'order' }]],
    ['(a)', '(*, a)', [{ what: 'passing' }]],
    ['(a)', '(a) -> int', [{ what: 'returns', before: undefined, after: 'int' }]],
    [
      '(a, b=1)',
      '(a, **kwargs)',
      [
        { what: 'parameterCollected', name: 'b' },
        { what: 'parameterAdded', name: '**kwargs' },
      ],
    ],
  ])('f%s → f%s', (before, after, differences) => {
    expect(differencesBetween(before, after)).toEqual(differences);
  });

  test.each([
    ["(a='x y')", '(a="x y")'],
    ['(a=0xFF, b=1e-06)', '(a=255, b=1e-6)'],
    ["() -> 'Thing'", '() -> "Thing"'],
  ])('%s and %s are the same', (before, after) => {
    expect(differencesBetween(before, after)).toEqual([]);
  });

  test.each([
    ["(a='x y')", "(a='xy')"],
    ["(a='X.y')", "(a='y')"],
    ['(a="1.0")', '(a="1")'],
    ['(a=b"x")', '(a="x")'],
    ['(a=x1)', '(a=x01)'],
  ])('%s and %s are not the same', (before, after) => {
    expect(differencesBetween(before, after)).toHaveLength(1);
  });

  test('how the module of a type or value is written is no change', () => {
    expect(differencesBetween('(a: m.types.f32 = m.f32)', '(a: f32 = f32)')).toEqual([]);
  });

  test('a definition that has another public path has moved', () => {
    const now = versionOf('from ._x import f', { 'm.b': '', 'm._x': 'def f(): pass' });
    const before = versionOf('', { 'm.b': "from ._x import f\n__all__ = ['f']", 'm._x': 'def f(): pass' });
    expect(apiChanges(before, now)).toMatchObject([
      { kind: 'moved', path: 'm.f', from: 'm.b.f', isFormerThere: false },
    ]);
  });

  test('a definition that only another module has, under the same path, has moved there', () => {
    const before = versionOf('from ._x import f', { 'm._x': 'def f(): pass' });
    const now = versionOf('from ._y import f', { 'm._y': 'def f(): pass' });
    expect(apiChanges(before, now)).toMatchObject([
      { kind: 'moved', path: 'm.f', definedIn: ['m._x', 'm._y'] },
    ]);
  });

  test('what only the newer version calls deprecated is a change', () => {
    const text = (doc: string) => `def f():\n  """F.${doc}"""\n`;
    const deprecated = text('\n\n  Deprecated:\n      Use g.\n  ');
    expect(changesBetween(text(''), deprecated)).toMatchObject([{ kind: 'deprecated', advice: 'Use g.' }]);
    expect(changesBetween(deprecated, deprecated)).toEqual([]);
  });

  test('another path of a symbol that goes on to exist names the shared one', () => {
    const before = versionOf('from ._x import f', { 'm.b': '', 'm._x': 'def f(): pass' });
    const now = versionOf('from ._x import f', {
      'm.b': "from ._x import f\n__all__ = ['f']",
      'm._x': 'def f(): pass',
    });
    expect(apiChanges(before, now)).toMatchObject([{ kind: 'added', path: 'm.b.f', sameAs: 'm.f' }]);
    expect(apiChanges(now, before)).toMatchObject([{ kind: 'removed', path: 'm.b.f', sameAs: 'm.f' }]);
  });

  test('a page of a module that one version lacks is listed', () => {
    expect(apiChanges(versionOf(''), versionOf('', { 'm.b': '' }))).toMatchObject([
      { kind: 'added', path: 'm.b', of: 'module' },
    ]);
  });
});

describe('what entries say about versions', () => {
  const histories = (...texts: string[]) =>
    entryHistories(
      texts.map((text, at) => ({ label: `v${at}`, segment: `v${at}`, symbols: versionOf(text) })),
    );
  const words = (notes: readonly string[] | undefined) =>
    notes?.map((note) => note.replace(/^:\w+\[\[(.*?)\]\(.*?\)\](.*)$/, '$1$2'));

  test('an entry says in which versions it was added and has changed until its version', () => {
    const [, , last] = histories('', 'def f(a): pass', 'def f(a, b=1): pass');
    expect(words(last?.['m.f'])).toEqual(['New in v1', 'Changed in v2 `b` added']);
  });

  test('an entry of an older version says when it is removed, and nothing of later changes', () => {
    const [first, second] = histories('def f(a): pass', 'def f(b): pass', '');
    expect(words(first?.['m.f'])).toEqual(['Removed in v2']);
    expect(words(second?.['m.f'])).toEqual(['Changed in v1 `a` renamed to `b`', 'Removed in v2']);
  });

  test('a name that comes back is not called new', () => {
    const [first, , last] = histories('def f(): pass', '', 'def f(): pass');
    expect(words(first?.['m.f'])).toEqual(['Removed in v1']);
    expect(words(last?.['m.f'])).toEqual(['Removed in v1', 'Again in v2']);
  });

  test('members have notes of their own', () => {
    const [, last] = histories('class A: pass', 'class A:\n  def f(self): pass');
    expect(words(last?.['m.A.f'])).toEqual(['New in v1']);
    expect(last?.['m.A']).toBeUndefined();
  });
});
