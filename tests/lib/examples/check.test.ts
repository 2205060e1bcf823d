import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examplesIn } from '@/lib/examples/blocks.ts';
import { exampleProblems } from '@/lib/examples/check.ts';
import { readInventory } from '@/lib/examples/inventory.ts';
import { readNameLists } from '@/lib/names/lists.ts';
import { pythonParser } from '@/lib/sources/python/parser.ts';

const parser = await pythonParser();
const { lists } = readNameLists();
const inventoryOf = (version: string) =>
  readInventory(
    JSON.parse(readFileSync(`content/api/${version}/symbols.json`, 'utf8')),
    lists.find((list) => list.version === version),
  );
const inventories = { master: inventoryOf('master'), 'v1.5.0': inventoryOf('v1.5.0') };

function problemsOf(text: string, version: keyof typeof inventories = 'master'): string[] {
  return examplesIn(text).flatMap((example) =>
    exampleProblems('page.mdx', example, parser, inventories[version]).map(
      ({ where, what, fix }) => `${where} ${what} ${fix}`,
    ),
  );
}

const block = (...lines: string[]) => ['---', 'title: T', '---', '', '```python', ...lines, '```'].join('\n');

describe('examples in a text', () => {
  test('are found in lists, tabs and boxes, with the line of their first line of code', () => {
    const text =
      '---\ntitle: T\n---\n\n- a\n\n  ```python\n  x = 1\n  ```\n\n<Tab label="A">\n\n```cpp\nint x;\n```\n\n</Tab>\n';
    expect(examplesIn(text).map(({ language, code, line }) => [language, code, line])).toEqual([
      ['python', 'x = 1', 8],
      ['cpp', 'int x;', 14],
    ]);
  });

  test('without a language are Python', () => {
    expect(examplesIn('```\nx = 1\n```\n')[0]?.language).toBe('python');
  });
});

describe('an example is wrong', () => {
  test.each([
    ['a symbol is misspelt', ['import taichi as ti', 'x = ti.feild(ti.f32)'], 'page.mdx:7', '"field"'],
    ['a submodule is misspelt', ['import taichi.maths as tm'], 'page.mdx:6', '"math"'],
    ['an imported name is misspelt', ['from taichi.math import vecc3'], 'page.mdx:6', '"vec3"'],
    [
      'a member of a class is misspelt',
      ['import taichi as ti', 'ti.Vector.feild(3, ti.f32)'],
      'page.mdx:7',
      '"field"',
    ],
    [
      'a keyword is misspelt',
      ['import taichi as ti', 'ti.ndarray(dtype=ti.f32, shap=3)'],
      'page.mdx:7',
      '"shape"',
    ],
    [
      'an option of ti.init is misspelt',
      ['import taichi as ti', 'ti.init(arch=ti.cpu, fast_maths=False)'],
      'page.mdx:7',
      '"fast_math"',
    ],
    [
      'a keyword of ti.field is misspelt',
      ['import taichi as ti', 'ti.field(ti.f32, shape=3, need_grad=True)'],
      'page.mdx:7',
      '"needs_grad"',
    ],
    [
      'a symbol hides in an argument',
      ['import taichi as ti', 'print(max(1, ti.pii))'],
      'page.mdx:7',
      'taichi has no "pii"',
    ],
    [
      'a symbol hides behind a subscript',
      ['import taichi.math as tm', 'a = [tm.vec33][0].x'],
      'page.mdx:7',
      '"vec3"',
    ],
    ['it does not parse', ['def f(:', '    pass'], 'page.mdx:6', 'syntax error'],
    ['it is Python 2', ['print "x"'], 'page.mdx:6', 'syntax error'],
  ])('when %s', (_, lines, where, what) => {
    const problems = problemsOf(block(...lines));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(where);
    expect(problems[0]).toContain(what);
  });

  test('when a symbol is of another version only', () => {
    const text = block('import taichi as ti', 'pack = ti.types.argpack(n=ti.i32)');
    expect(problemsOf(text, 'master')).toEqual([]);
    expect(problemsOf(text, 'v1.5.0')).toEqual([expect.stringContaining('"argpack" in v1.5.0')]);
  });
});

test('an example is right when every name exists, and when it is meant to be wrong', () => {
  const right = [
    'import taichi as ti, numpy as np',
    'from taichi.math import *',
    'ti.init(arch=ti.gpu, debug=True)',
    'ti.static_print(anything=1)',
    'x = ti.Vector.field(3, ti.f32, shape=8)',
    'x.whatever(np.anything, vec3(pi), ti.ui.Window("w", (3, 3)))',
    'print(taichi)',
  ];
  expect(problemsOf(block(...right))).toEqual([]);
  expect(problemsOf('```python expect-error\nimport taichi as ti\nti.feild(\n```')).toEqual([]);
});
