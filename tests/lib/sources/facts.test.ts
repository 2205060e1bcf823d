import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { factProblems, unusedExceptions } from '@/lib/sources/facts/compare.ts';
import type { SourceFacts } from '@/lib/sources/facts/derive.ts';
import {
  type Exception,
  pathsOf,
  readExceptions,
  readSourceRecord,
  readSources,
  writeSourceRecord,
} from '@/lib/sources/facts/files.ts';
import { factShares } from '@/lib/sources/facts/shares.ts';
import { readReference } from '@/lib/sources/reference.ts';

/** Docstrings say what the sources of the language do (docs/spec.md 4.15). */

const folder = mkdtempSync(join(tmpdir(), 'facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes sources and reads the facts of some names. */
async function factsOf(files: Readonly<Record<string, string>>, ...paths: string[]) {
  rmSync(join(folder, 'python'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'python/pkg', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return readSources(folder, 'pkg', paths);
}

/** The facts about `one` of a module. */
async function factsOfOne(text: string, files: Readonly<Record<string, string>> = {}): Promise<SourceFacts> {
  return (await factsOf({ '__init__.py': text, ...files }, 'pkg.one')).facts['pkg.one'] ?? {};
}

describe('from the sources follows', () => {
  test.each([
    ['a decorator', '@deprecated("two")\ndef one(): pass\n', 'whole'],
    ['a warning', 'def one():\n    warnings.warn("old", DeprecationWarning)\n', 'whole'],
    ['a docstring', 'def one():\n    """This is a deprecated interface."""\n', 'whole'],
    ['a warning for one argument', 'def one(a=None):\n    if a:\n        warn("a is deprecated")\n', 'part'],
    [
      'a warning in a helper',
      'def check(a):\n    warn("a is deprecated")\ndef one(a):\n    check(a)\n    return 1\n',
      'part',
    ],
    ['nothing of the kind', 'def one():\n    """A new one."""\n    warn("slow")\n', undefined],
  ])('what is deprecated: %s', async (_, text, deprecated) => {
    expect((await factsOfOne(text)).deprecated).toBe(deprecated);
  });

  test.each([
    ['a value', 'def one():\n    return 1\n', true],
    ['a generator', 'def one():\n    yield 1\n', true],
    ['nothing', 'def one():\n    """Doc."""\n    print()\n', false],
    ['None', 'def one(a):\n    if a:\n        return\n    return None\n', false],
    ['a value of a function inside', 'def one():\n    def two():\n        return 1\n    two()\n', false],
    ['what a function without a value gives', 'def two(): pass\ndef one():\n    return two()\n', false],
    ['what code outside gives', 'def one():\n    return numpy.ones(3)\n', true],
    [
      'what methods of a name give that do not agree',
      'class A:\n    def go(self):\n        return 1\nclass B:\n    def go(self): pass\ndef one(a):\n    return a.go()\n',
      undefined,
    ],
    ['what subclasses decide', 'def one():\n    raise NotImplementedError\n', undefined],
  ])('whether it returns something: %s', async (_, text, returns) => {
    expect((await factsOfOne(text)).returns).toBe(returns);
  });

  test.each([
    [
      'its body',
      'def one(a):\n    assert a\n    raise errors.ShapeError("x")\n',
      ['AssertionError', 'ShapeError'],
    ],
    ['a helper', 'def check(a):\n    raise ValueError\ndef one(a):\n    return check(a)\n', ['ValueError']],
    ['a helper that asserts', 'def check(a):\n    assert a\ndef one(a):\n    check(a)\n', undefined],
    [
      'code that it catches',
      'def one():\n    try:\n        raise KeyError\n    except KeyError:\n        pass\n',
      undefined,
    ],
    [
      'code that it catches to raise again',
      'def one():\n    try:\n        raise KeyError\n    except KeyError as e:\n        raise e\n',
      ['KeyError'],
    ],
    ['a function inside', 'def one():\n    def two():\n        raise KeyError\n    return two\n', undefined],
    [
      'the constructor of a class',
      'class one:\n    def __init__(self):\n        raise TypeError\n',
      ['TypeError'],
    ],
    ['a compiled function', '@ti.func\ndef one():\n    raise ValueError\n', ['TaichiCompilationError']],
  ])('which errors come from %s', async (_, text, raises) => {
    expect((await factsOfOne(text)).raises).toEqual(raises);
  });

  test('that a check of another module, which is always called, is a part of the function', async () => {
    const files = { 'checks.py': 'class Bad(Exception): pass\ndef check():\n    raise Bad()\n' };
    const always = 'from pkg.checks import check\ndef one():\n    check()\n';
    const sometimes = 'from pkg import checks\ndef one(a):\n    if a:\n        checks.check()\n';
    expect((await factsOfOne(always, files)).raises).toEqual(['Bad']);
    const facts = await factsOfOne(sometimes, files);
    expect(facts.raises).toBeUndefined();
    expect(facts).toMatchObject({ mayRaise: expect.arrayContaining(['Bad']) });
  });

  test.each([
    ['@ti.func', 'Taichi'],
    ['@taichi_scope', 'Taichi'],
    ['@pyfunc', 'both'],
    ['@python_scope', 'Python'],
    ['@kernel', 'Python'],
    ['@cache', undefined],
  ])('where it may be called: %s', async (decorator, scope) => {
    expect((await factsOfOne(`${decorator}\ndef one(): pass\n`)).scope).toBe(scope);
  });

  test('where an assertion lets it be called', async () => {
    expect(await factsOfOne('def one():\n    assert impl.in_taichi_scope()\n')).toMatchObject({
      scope: 'Taichi',
    });
    expect(await factsOfOne('def one():\n    assert not inside_kernel()\n')).toMatchObject({
      scope: 'Python',
    });
  });

  test('on which line each name is defined: methods of bases, operators, attributes of a decorator, aliases', async () => {
    const text = [
      'from pkg.base import Base as B, made',
      'def swizzles(cls):',
      '    setattr(cls, "x", 1)',
      '    return cls',
      '@swizzles',
      'class A(B):',
      '    def __init__(self):',
      '        self.size = 1',
      'alias = made',
    ].join('\n');
    const base =
      'class Base:\n    def __add__(self, other):\n        return self\n\ndef made():\n    return 1\n';
    const names = ['A', 'A.__add__', 'A.__getattr__', 'A.size', 'alias', 'none'].map((name) => `pkg.${name}`);
    const { lines, facts, missing } = await factsOf({ '__init__.py': text, 'base.py': base }, ...names);
    expect(lines).toEqual({
      'pkg.A': ['python/pkg/__init__.py', 6],
      'pkg.A.__add__': ['python/pkg/base.py', 2],
      'pkg.A.__getattr__': ['python/pkg/__init__.py', 2],
      'pkg.A.size': ['python/pkg/__init__.py', 8],
      'pkg.alias': ['python/pkg/__init__.py', 9],
    });
    expect(facts['pkg.alias']).toMatchObject({ returns: true });
    expect(missing).toEqual(['pkg.none']);
  });

  test('nothing where the folder has no such package', async () => {
    await expect(readSources(folder, 'none', [])).rejects.toThrow('There is no package "none"');
  });
});

describe('a docstring', () => {
  const version = 'v1';
  const where = 'stubs/v1/pkg.pyi:1';

  /** The messages about a docstring of `pkg.one`, whose sources have these facts. */
  async function problemsOf(
    doc: string,
    row: SourceFacts,
    exceptions: Exception[] = [],
    used = new Set<Exception>(),
  ) {
    const source = join(folder, 'docs');
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, 'pkg.py'), `def one(a):\n    """Do it.\n\n${doc}"""\n`);
    const { api } = await readReference({ source, package: 'pkg', pages: undefined });
    const symbols = { 'pkg.one': { ...api.symbols['pkg.one'], file: 'pkg.pyi' } } as typeof api.symbols;
    const lines: Record<string, [string, number]> = { 'pkg.one': ['python/pkg.py', 7] };
    const found = factProblems(
      { folder: 'stubs/v1', version, symbols, lines, facts: { 'pkg.one': row } },
      exceptions,
      used,
    );
    expect(found.every((one) => one.where === where)).toBe(true);
    return found.map(({ what }) => what);
  }

  test.each<[string, string, SourceFacts, string[]]>([
    [
      'that is right',
      'Returns:\n    a number.\n\nRaises:\n    KeyError: no.\n\nScope: Python.\n',
      { returns: true, raises: ['KeyError'], scope: 'Python' },
      [],
    ],
    [
      'without a deprecation',
      '',
      { deprecated: 'whole' },
      ['the sources call it deprecated, the docstring does not'],
    ],
    [
      'without that of an argument',
      '',
      { deprecated: 'part' },
      ['the sources warn that a part of it is deprecated, the docstring does not'],
    ],
    [
      'with a deprecation',
      'Deprecated:\n    use two.\n',
      {},
      ['the docstring calls it deprecated, the sources do not'],
    ],
    [
      'that says so in passing',
      'It is deprecated.\n',
      {},
      ['the docstring mentions something deprecated, the sources do not'],
    ],
    [
      'without a value',
      '',
      { returns: true },
      ['it returns a value, and the docstring has no section "Returns:"'],
    ],
    [
      'with a value',
      'Returns:\n    it.\n',
      { returns: false },
      ['it returns nothing, and the docstring has a section "Returns:"'],
    ],
    [
      'without an error',
      '',
      { raises: ['KeyError'] },
      ['it raises KeyError, which the docstring does not name'],
    ],
    [
      'with an error of elsewhere',
      'Raises:\n    TaichiTypeError: no.\n',
      { callsOutside: true },
      ['TaichiTypeError cannot come from it'],
    ],
    ['with an error of Python', 'Raises:\n    OSError: no.\n', { callsOutside: true }, []],
    [
      'with that, where nothing outside is called',
      'Raises:\n    OSError: no.\n',
      {},
      ['OSError cannot come from it'],
    ],
    ['with an error that may come', 'Raises:\n    ti.Bad: no.\n', { mayRaise: ['Bad'] }, []],
    [
      'with the wrong scope',
      'Scope: Python.\n',
      { scope: 'both' },
      ['its scope is Taichi, Python, and the docstring says Python'],
    ],
    ['without a scope', '', { scope: 'Taichi' }, ['its scope is Taichi, and the docstring does not say it']],
  ])('%s is reported with what the sources do', async (_, doc, row, messages) => {
    expect(await problemsOf(doc, row)).toEqual(messages.map((what) => `pkg.one: ${what} (python/pkg.py:7)`));
  });

  test('may differ where an exception says so, which has to be needed and to name what there is', async () => {
    const rule: Exception = {
      names: ['pkg.one'],
      fact: 'raises',
      error: 'KeyError',
      reason: 'Never.',
      where: 'e:1',
    };
    const used = new Set<Exception>();
    expect(await problemsOf('', { raises: ['KeyError', 'OSError'] }, [rule], used)).toHaveLength(1);
    expect(unusedExceptions([rule], used, ['pkg.one'])).toEqual([]);
    expect(unusedExceptions([rule], new Set(), ['pkg.one']).map(({ what }) => what)).toEqual([
      'the exception is not needed',
    ]);
    expect(unusedExceptions([rule], used, ['pkg.ones'])).toMatchObject([
      { what: 'unknown name "pkg.one"', fix: 'No version has it. Did you mean "pkg.ones"?' },
    ]);
  });
});

describe('facts are written', () => {
  test('one name a line, and read as they were', async () => {
    const record = await factsOf(
      { '__init__.py': 'def one():\n    raise KeyError\n    return 1\n' },
      'pkg.one',
    );
    writeSourceRecord(folder, record);
    const { fields, problems } = readSourceRecord(folder, 'v1');
    expect(fields).toEqual({ lines: record.lines, facts: record.facts });
    expect(problems).toEqual([]);
    expect(readSourceRecord(join(folder, 'none'), 'v1').problems.map(({ what }) => what)).toEqual([
      'file is missing',
      'file is missing',
    ]);
  });
});

const root = 'content/stubs';
const versions = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const { fields: exceptions = [] } = readExceptions(join(root, 'exceptions.yml'));

describe.each(versions.map(({ name }) => name))('the docstrings of %s', async (version) => {
  const stubs = join(root, version);
  const { fields: record = { lines: {}, facts: {} } } = readSourceRecord(stubs, version);
  const { symbols } = (await readReference({ source: stubs, package: 'taichi', pages: undefined })).api;
  const problemsWith = (facts: typeof record.facts, lines = record.lines) =>
    factProblems({ folder: stubs, version, symbols, lines, facts }, exceptions).map(({ what }) => what);

  test('say what the sources do, and each name has its line in these', () => {
    expect(problemsWith(record.facts)).toEqual([]);
    expect(Object.keys(record.lines)).toEqual(pathsOf(symbols));
  });

  test.each<[string, SourceFacts, RegExp]>([
    ['taichi.lang.ops.sin', { deprecated: 'whole' }, /the sources call it deprecated/],
    ['taichi.lang.misc.reset', { returns: true }, /it returns a value/],
    ['taichi.lang.ops.cos', { raises: ['KeyError'] }, /it raises KeyError/],
    ['taichi.lang.kernel_impl.kernel', { scope: 'Taichi' }, /its scope is Taichi/],
  ])('are reported when the facts of %s are others', (path, planted, message) => {
    const facts = { ...record.facts, [path]: { ...record.facts[path], ...planted } };
    expect(problemsWith(facts)).toEqual([expect.stringMatching(message)]);
    const { [path]: _, ...lines } = record.lines;
    expect(problemsWith(record.facts, lines)).toEqual([
      `the sources of ${version} are not known to define ${path}`,
    ]);
  });

  test('show most functions in an example, name what is returned, types, and where to read on', () => {
    const shares = factShares(symbols, record.facts);
    const percent = Object.fromEntries(
      Object.entries(shares).map(([name, { says, all }]) => [name, (100 * says) / all]),
    );
    expect(percent.uiExamples).toBeGreaterThanOrEqual(90);
    expect(percent.examples).toBeGreaterThanOrEqual(85);
    expect(percent.returns).toBeGreaterThanOrEqual(95);
    expect(percent.types).toBeGreaterThanOrEqual(70);
    expect(percent.seeAlso).toBeGreaterThanOrEqual(60);
  });
});
