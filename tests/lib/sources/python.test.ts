import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDocstring } from '@/lib/sources/python/docstring.ts';
import { readPackage } from '@/lib/sources/python/package.ts';
import { pythonParser } from '@/lib/sources/python/parser.ts';
import { renderPackage } from '@/lib/sources/python/render.ts';
import { signatureText } from '@/lib/sources/python/signature.ts';
import { readSource } from '@/lib/sources/python/source.ts';
import { makeReference } from '@/lib/sources/reference.ts';

const parser = await pythonParser();
const reference = await makeReference({ source: 'tests/fixtures/python', package: 'shapes' });
const { api } = reference;
const moduleOf = (name: string) => api.modules.find((module) => module.name === name);
const symbol = (ref: string) => api.symbols[ref];

/** A package of one module from its text. */
function readModule(text: string) {
  return readPackage('m', [readSource(text, { module: 'm', file: 'm.py', isPackage: true }, parser)]);
}

describe('a package that is read twice', () => {
  test('has what was edited in between, and the rest as it was', async () => {
    const source = mkdtempSync(join(tmpdir(), 'package-'));
    const write = (name: string, summary: string) =>
      writeFileSync(join(source, 'pkg', name), `def ${name.slice(0, 1)}():\n    """${summary}"""\n`);
    mkdirSync(join(source, 'pkg'));
    writeFileSync(join(source, 'pkg/__init__.py'), 'from .a import a\nfrom .b import b\n');
    write('a.py', 'As it was.');
    write('b.py', 'Before.');
    const summaries = async () => {
      const { symbols } = (await makeReference({ source, package: 'pkg' })).api;
      return [symbols['pkg.a.a'], symbols['pkg.b.b']].map((one) => one?.doc?.summary);
    };
    expect(await summaries()).toEqual(['As it was.', 'Before.']);
    write('b.py', 'After.');
    expect(await summaries()).toEqual(['As it was.', 'After.']);
    rmSync(source, { recursive: true });
  });
});

describe('the public interface of a package', () => {
  test('follows re-exports, star imports and __all__ to the definitions', () => {
    expect(moduleOf('shapes')?.symbols).toEqual([
      { name: 'Box', ref: 'shapes.inner.solid.Box' },
      { name: 'Kind', ref: 'shapes._area.Kind' },
      { name: 'Solid', ref: 'shapes.inner.solid.Solid' },
      { name: 'measure', ref: 'shapes.measure' },
      { name: 'surface', ref: 'shapes._area.area' },
    ]);
    expect(moduleOf('shapes')?.modules).toEqual([{ name: 'inner', module: 'shapes.inner' }]);
  });

  test('names what it takes from other packages', () => {
    expect(moduleOf('shapes.inner')?.external).toEqual([{ name: 'tau', from: 'math' }]);
  });

  test('takes the first of two conditional definitions', () => {
    expect(symbol('shapes.measure')?.doc?.summary).toBe('Measure fast.');
  });

  test('distinguishes kinds', () => {
    const kinds = Object.fromEntries(Object.values(api.symbols).map(({ name, kind }) => [name, kind]));
    expect(kinds).toMatchObject({ Kind: 'enum', Box: 'class', area: 'function' });
  });

  test('has signatures as they are written, with overloads', () => {
    const area = symbol('shapes._area.area');
    expect(area?.signature && signatureText(area.signature)).toBe(
      '(width, height=None, /, *rest: int, unit: "str" = "m", **options) -> float',
    );
    expect(area?.overloads?.map(signatureText)).toEqual([
      '(side: float) -> float',
      '(width: float, height: float) -> float',
    ]);
    expect(area?.raises).toEqual(['ValueError']);
  });

  test('has members: properties once, class methods, nested classes, attributes, what is inherited', () => {
    const members = symbol('shapes.inner.solid.Solid')?.members?.map(({ name, kind }) => `${kind} ${name}`);
    expect(members).toEqual([
      'attribute unit',
      'property volume',
      'classmethod empty',
      'class Part',
      'attribute name',
    ]);
    expect(symbol('shapes.inner.solid.Box')?.inherited).toEqual([
      { from: 'shapes.inner.solid.Solid', members: ['unit', 'volume', 'empty', 'Part'] },
    ]);
  });

  test('makes the constructor of a dataclass from its fields', () => {
    const { signature } = symbol('shapes.inner.solid.Box') ?? {};
    expect(signature && signatureText(signature)).toBe('(width: float, height: float = 1.0)');
  });

  test('says what it could not resolve, with file and line, and goes on', () => {
    expect(api.problems.map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([
      'shapes/inner/__init__.py:7 __all__ names "Missing", which shapes.inner does not define.',
      'shapes/inner/solid.py:2 unknown module shapes.unknown',
    ]);
  });
});

describe('sources that are broken', () => {
  test('keep what stands around the mistake', () => {
    const { symbols, problems } = readModule('def a(): pass\ndef b(:\n    pass\ndef c(): pass\n');
    expect(Object.keys(symbols)).toContain('m.a');
    expect(problems[0]).toMatchObject({ file: 'm.py', line: 2 });
  });

  test('that import each other end', () => {
    const sources = [
      ['m', 'from .a import *'],
      ['m.a', 'from .b import two\ndef one(): pass'],
      ['m.b', 'from .a import one\ndef two(): pass'],
    ] as const;
    const read = sources.map(([module, text]) =>
      readSource(text, { module, file: `${module}.py`, isPackage: module === 'm' }, parser),
    );
    const found = readPackage('m', read);
    expect(found.modules.map(({ symbols }) => symbols.map(({ name }) => name))).toEqual([
      ['one', 'two'],
      ['one'],
      ['two'],
    ]);
  });

  test('with an __all__ that is computed say so', () => {
    expect(readModule('__all__ = make()\ndef a(): pass').problems[0]?.what).toContain('__all__ is computed');
  });
});

describe('a docstring', () => {
  test('in Google style has its parts', () => {
    const { doc } = symbol('shapes._area.area') ?? {};
    expect(doc).toMatchObject({
      summary: 'Compute an area.',
      parameters: [
        { name: 'width', type: 'float', text: 'the width,\nin metres.' },
        { name: 'height', text: 'the height. Defaults to `width`.' },
        { name: 'unit', text: 'name of the unit.' },
      ],
      returns: [{ type: 'float', text: 'the area.' }],
      raises: [{ name: 'ValueError', text: 'when a side is negative.' }],
    });
  });

  test('in NumPy style too', () => {
    expect(symbol('shapes.inner.solid.Solid')?.doc).toMatchObject({
      summary: 'A body.',
      parameters: [{ name: 'name', type: 'str', text: 'What it is called.' }],
      examples: ['```python\n>>> Solid("a").volume\n0\n```'],
    });
  });

  test('in Sphinx style too', () => {
    expect(symbol('shapes.inner.solid.Box')?.doc).toMatchObject({
      parameters: [{ name: 'width', type: 'float', text: 'how wide' }],
      returns: [{ text: 'nothing' }],
    });
  });

  test('keeps sections that it does not know, and code as it is', () => {
    const doc = readDocstring(
      'Do it.\n\nMore about it::\n\n    x = {1: 2}\n\nNote: careful.\n\nExample:\n    ```python\n    a\n    ```',
    );
    expect(doc).toMatchObject({
      summary: 'Do it.',
      body: 'More about it:\n\n```python\nx = {1: 2}\n```',
      notes: ['careful.'],
      examples: ['```python\na\n```'],
    });
  });
});

describe('a page of the reference', () => {
  const page = (name: string) => reference.pages.find((one) => one.page === name)?.text ?? '';

  test('has an anchor for every symbol and member', () => {
    for (const anchor of ['shapes.surface', 'shapes.Solid.volume', 'shapes.Solid.empty', 'shapes.Kind'])
      expect(page('shapes')).toContain(`[#${anchor}]`);
  });

  test('links the names that its docstrings mention', () => {
    expect(page('shapes')).toContain('see [`shapes.Box`](#shapes.Box)');
  });

  test('has each entry where programs import it from, and elsewhere a row with the ids that it had there', () => {
    expect(page('shapes')).toContain('### `Solid` [#shapes.Solid]');
    expect(page('shapes.inner')).not.toContain('### `Solid`');
    expect(page('shapes.inner')).toContain('[`Solid`](./shapes.mdx#shapes.Solid)[#shapes.inner.Solid]');
    expect(page('shapes.inner')).toContain(
      '[volume](./shapes.mdx#shapes.Solid.volume)[#shapes.inner.Solid.volume]',
    );
  });

  test('has a page for each group that wants one, and an overview of them', () => {
    const { pages, places } = renderPackage(
      readModule('def one():\n    """Do it."""\ndef two():\n    """Do both."""\n'),
      { groups: { m: [{ title: 'First', page: 'first-part', text: 'What is first.', symbols: ['one'] }] } },
    );
    expect(pages.map((one) => one.page)).toEqual(['m', 'm.first-part', 'm.other-functions']);
    expect(pages[0]?.text).toContain('## [First](./m.first-part.mdx) [#first]\n\nWhat is first.');
    expect(pages[0]?.text).toContain('| [`one`](./m.first-part.mdx#m.one)[#m.one]`()` | Do it. |');
    expect(pages[1]?.text).toContain('### `one` [#m.one]');
    expect(places.get('m.two')).toEqual({ page: 'm.other-functions', anchor: 'm.two', name: 'm.two' });
  });

  test('writes names as programs do', () => {
    const { pages } = renderPackage(readModule('def one(a, b=2):\n    """Do it."""\n'), {
      aliases: { x: 'm' },
    });
    expect(pages[0]?.text).toContain('**Import** `import m as x`');
    expect(pages[0]?.text).toContain('python signature\nx.one(a, b=2)\n');
  });

  test('writes types without the quotes of names that are defined later, but texts of Literal with theirs', () => {
    const text = `def f(a: "Later", b: List['Later'] = "x", c: Literal["on"] = "on") -> "Later | None":
    """Do it.

    Args:
        a: One.
    """

class Later:
    """Defined later."""`;
    const { pages } = renderPackage(readModule(text), {});
    const page = pages[0]?.text ?? '';
    expect(page).toContain('m.f(a: Later, b: List[Later] = "x", c: Literal["on"] = "on") -> Later | None');
    expect(page.match(/<dt>.*<\/dt>/g)?.join('\n')).not.toMatch(/["'](?:Later|\[)/);
  });

  test('says the default of a parameter once, where the docstring repeats that of the signature', () => {
    const text = `def f(a="w", b=None, c=1, d=None):
    """Do it.

    Parameters
    ----------
    a : string or function (default='w')
        One.
    b : list (optional, default: None)
        Two.
    c : int, optional, default 1
        Three.
    d : int, optional (default=len(G))
        Four.
    """`;
    const { pages } = renderPackage(readModule(text), {});
    expect(pages[0]?.text.match(/(?<=<dt>).*(?=<\/dt>)/g)).toEqual([
      '`a`: `string or function` = `"w"`',
      '`b`: `list, optional` = `None`',
      '`c`: `int, optional` = `1`',
      '`d`: `int, optional (default=len(G))` = `None`',
    ]);
  });

  test('has operators that have a docstring, by their forms', () => {
    const [{ text } = { text: '' }] = renderPackage(
      readModule(
        'class A:\n    """A."""\n    def __matmul__(self, b):\n        """The product."""\n    def __len__(self): ...\n',
      ),
    ).pages;
    expect(text).toContain('| [`x @ y`](#m.A.__matmul__)[#m.A.\\_\\_matmul\\_\\_] | The product. |');
    expect(text).not.toContain('len(x)');
  });

  test('has constants as rows, and what programs do not call in a closed part', () => {
    const internal = 'def two():\n    """Do it. Not meant to be called by programs."""\n';
    const [{ text } = { text: '' }] = renderPackage(
      readModule(`ONE = 1\n"""The first number."""\n${internal}`),
    ).pages;
    expect(text).toContain('| [`ONE`](#m.ONE)[#m.ONE] | `1` | The first number. |');
    expect(text.indexOf('<details>')).toBeGreaterThan(text.indexOf('ONE'));
    expect(text.indexOf('### `two`')).toBeGreaterThan(text.indexOf('<details>'));
  });

  test('has members that programs do not call in a closed part behind the others, and not in the table', () => {
    const method = (name: string, text: string) => `    def ${name}(self):\n        """${text}"""\n`;
    const internal = 'Do it. Not meant to be called by programs.';
    const base = `class A:\n    """A."""\n${method('cook', internal)}${method('one', 'One.')}${method('two', 'Two.')}`;
    const [{ text } = { text: '' }] = renderPackage(readModule(`${base}class B(A):\n    """B."""\n`)).pages;
    expect(text).toContain('| [`one`](#m.A.one)`()` | One. |\n| [`two`](#m.A.two)`()` | Two. |\n\n');
    expect(text).not.toContain('(#m.A.cook)');
    const order = [
      '#### `one`',
      '#### `two`',
      '<details>',
      'A member that programs',
      '#### `cook`',
      '</details>',
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('has constants of a class as rows', () => {
    const source =
      'class Key:\n    """A key."""\n    UP = "Up"\n    """Up."""\n    SIZE: int\n    """Of it."""\n    def press(self):\n        """Press it."""\n';
    const [{ text } = { text: '' }] = renderPackage(readModule(source)).pages;
    expect(text).toContain('**Constants**\n\n| Name | Value | Meaning |');
    expect(text).toContain('| [`UP`](#m.Key.UP)[#m.Key.UP] | `"Up"` | Up. |');
    expect(text).not.toContain('#### `UP`');
    expect(text).toContain('#### `SIZE`');
    expect(text).toContain('#### `press`');
  });

  test('of a group has the kind first that the group names first', () => {
    const titles = (symbols: string[]) =>
      renderPackage(
        readModule('def make():\n    """Make it."""\nclass Box:\n    """A box."""\nSIZE = [1]\n'),
        {
          groups: { m: [{ title: 'Boxes', page: 'all-boxes', symbols }] },
        },
      )
        .pages.find(({ page }) => page === 'm.all-boxes')
        ?.text.match(/(?<=^## )\w+/gm);
    expect(titles(['make', 'Box', 'SIZE'])).toEqual(['Functions', 'Classes', 'Constants']);
    expect(titles(['SIZE', 'Box', 'make'])).toEqual(['Constants', 'Classes', 'Functions']);
  });

  test('has a result that is one paragraph behind its title, however many lines it has', () => {
    const written = (text: string) =>
      renderPackage(readModule(`def f():\n    """Do.\n\n    Returns:\n        ${text}\n    """\n`)).pages[0]
        ?.text;
    expect(written('int: one\n        and two')).toContain('**Returns** `int`: one\nand two');
    expect(written('int: one\n\n        - two')).toContain('**Returns**\n\n- `int`: one');
  });

  test('shows a module under the name that the package exports it by', async () => {
    const source = mkdtempSync(join(tmpdir(), 'package-'));
    mkdirSync(join(source, 'pkg/deep'), { recursive: true });
    writeFileSync(join(source, 'pkg/__init__.py'), 'from pkg.deep import tools\n');
    writeFileSync(join(source, 'pkg/deep/__init__.py'), '');
    writeFileSync(join(source, 'pkg/deep/tools.py'), 'def cut():\n    """Cut it."""\n');
    const { pages } = await makeReference({ source, package: 'pkg', pages: ['pkg', 'pkg.tools'] });
    expect(pages[1]?.text).toContain('### `cut` [#pkg.tools.cut]');
    rmSync(source, { recursive: true });
  });

  test('reports a reference that leads nowhere, with the nearest name', () => {
    const { problems } = renderPackage(readModule('def one():\n    """See `t.two`."""\n'), {
      aliases: { t: 'm' },
    });
    expect(problems).toMatchObject([{ file: 'm.py', line: 1, what: expect.stringContaining('"t.two"') }]);
  });

  test('lets nothing of a docstring become markup', () => {
    const { pages } = renderPackage(readModule('def one():\n    """Use <b> and {x}."""\n'));
    expect(pages[0]?.text).toContain('Use \\<b> and \\{x\\}.');
  });
});
