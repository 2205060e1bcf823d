import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readInventory } from '@/lib/examples/inventory.ts';
import { readNameLists } from '@/lib/names/lists.ts';
import { PythonNames } from '@/lib/names/python-names.ts';
import { pythonParser } from '@/lib/sources/python/parser.ts';

const inventories = readNameLists().lists.map((list) =>
  readInventory(JSON.parse(readFileSync(`content/api/${list.version}/symbols.json`, 'utf8')), list),
);
const names = new PythonNames(await pythonParser());
const inventoryOf = (name: string) => inventories.filter(({ version }) => version === name);
const unknownIn = (text: string, version = 'v1.6.0') =>
  inventoryOf(version).flatMap((inventory) => names.unknownIn(text, inventory).map(({ name }) => name));

describe('inline code is right when it has', () => {
  test.each([
    ['names', '`ti.field`, `ti.math.vec3`, `tm.mix`, `ti.types.ndarray()`, `taichi.math`'],
    [
      'decorators, annotations and dots for what is left out',
      '`@ti.kernel`, `-> ti.f32`, `ti.field(…)`, `ti.ndrange(...)`',
    ],
    ['options of ti.init', '`ti.init(arch=ti.gpu, debug=True, offline_cache=False, log_level=ti.TRACE)`'],
    ['a name that the package makes when it is asked for', '`ti.cfg`'],
    ['names of files', '`taichi.h`, `primes_ti.py`, `ti.py`'],
    ['keywords of others', '`torch.zeros(3, devise=1)`'],
  ])('%s', (_, text) => expect(unknownIn(text)).toEqual([]));
});

describe('inline code is wrong when it has', () => {
  test.each([
    { what: 'a name', text: '`ti.feild`', unknown: 'ti.feild' },
    { what: 'a name of a module', text: '`ti.types.ndaray()`', unknown: 'ti.types.ndaray' },
    {
      what: 'the module of which the docs once wrote',
      text: 'The `ti.core` of older texts.',
      unknown: 'ti.core',
    },
    { what: 'a name in an argument', text: '`len(ti.feild)`', unknown: 'ti.feild' },
    { what: 'a keyword', text: '`ti.ndarray(dtype=ti.f32, shap=3)`', unknown: 'ti.ndarray(shap=)' },
    { what: 'an option of ti.init', text: '`ti.init(fast_maths=False)`', unknown: 'ti.init(fast_maths=)' },
  ])('$what that does not exist', ({ text, unknown }) => expect(unknownIn(text)).toEqual([unknown]));
});

test('the message names the version and the nearest name, with the line', () => {
  const [inventory] = inventoryOf('v1.6.0');
  expect(inventory && names.unknownIn('Text.\n\nSee `ti.feild`.', inventory)).toEqual([
    {
      name: 'ti.feild',
      line: 3,
      what: 'unknown Python name "ti.feild"',
      versions: ['v1.6.0'],
      near: 'ti.field',
    },
  ]);
});

test('a name that a version gives with a warning only is known there', () => {
  expect(unknownIn('`ti.Tape`', 'v1.5.0')).toEqual([]);
  expect(unknownIn('`ti.Tape`', 'v1.6.0')).toEqual(['ti.Tape']);
});

test('code in blocks and prose is not inline code', () => {
  expect(unknownIn('ti.feild\n\n```python\nti.feild\n```\n')).toEqual([]);
});
