import { describe, expect, test } from 'vitest';
import { standardModules } from '@/lib/live/host/modules/modules.ts';
import { standardModuleNames } from '@/lib/live/host/modules/names.ts';
import { loadParts } from '@/lib/live/parts.ts';
import { runExample } from '@/lib/live/run.ts';

const partsOf = async (...texts: string[]) => Object.keys(await loadParts(texts)).sort();

describe('the parts of the engine that a program needs', () => {
  test('none for a program that names none', async () => {
    const program = 'import taichi as ti\nti.init()\nx.copy()\n';
    expect(await partsOf(program)).toEqual([]);
  });

  test.each(standardModuleNames)('Python’s library for an import of %s', async (name) => {
    for (const statement of [
      `import ${name}`,
      `from ${name} import x`,
      `import a, ${name} as b`,
      `x = 1; import ${name}`,
    ])
      expect(await partsOf(statement), statement).toEqual(
        name === 'math' ? ['math', 'standard'] : ['standard'],
      );
    expect(standardModules().has(name)).toBe(true);
  });

  test('NumPy for the module, for fields that become arrays, and for vectors', async () => {
    for (const text of [
      'import numpy as np',
      'x.to_numpy()',
      'x.from_numpy(a)',
      'ti.Vector.field(2, float, 3)',
      'tm.vec2(1)',
      'ti.types.matrix(2, 2, int)',
    ])
      expect(await partsOf(text)).toEqual(['numpy']);
  });

  test('the window for what draws, with NumPy', async () => {
    for (const text of [
      'gui = ti.GUI("a")',
      'from taichi import GUI',
      'ti.tools.imshow(x)',
      'ti.hex_to_rgb(0)',
    ])
      expect(await partsOf(text)).toEqual(['gui', 'numpy']);
  });

  test('the functions of ti.math for its name', async () => {
    for (const text of ['import taichi.math as tm', 'ti.math.mix(1.0, 2.0, 0.5)'])
      expect(await partsOf(text)).toEqual(['math']);
  });

  test('templates for str.format', async () => {
    for (const text of ['"{}".format(1)', '"{a}".format_map(d)', 'getattr(text, "format")'])
      expect(await partsOf(text)).toEqual(['templates']);
    expect(await partsOf('f"{x:.2f}"')).toEqual([]);
  });

  test('powers, and files of pictures, for their names', async () => {
    for (const text of ['x = y ** z', 'tm.exp(1.0)', 'ti.pow(x, y)'])
      expect(await partsOf(text)).toEqual(['powers']);
    expect(await partsOf('ti.tools.imwrite(x, "a.png")')).toEqual(['pictures']);
  });

  test('layouts for the root, for trees, and for functions of nodes', async () => {
    for (const text of [
      'ti.root.dense(ti.i, 4).place(x)',
      'from taichi import root',
      'tree = ti.FieldsBuilder()',
      'ti.is_active(node, [i])',
      'ti.deactivate_all_snodes()',
      'ti.append(node, [], 1)',
    ])
      expect(await partsOf(text)).toEqual(['layout']);
    expect(await partsOf('names.append(1)')).toEqual([]);
  });

  test('structs for their types, their constructor and classes of them', async () => {
    for (const text of ['@ti.dataclass', 'ti.types.struct(a=ti.f32)', 'ti.Struct.field({})'])
      expect(await partsOf(text)).toEqual(['structs']);
    expect(await partsOf('import dataclasses')).toEqual(['standard']);
  });

  test('sparse matrices for their module, their annotation, and the class of ndarrays', async () => {
    expect(await partsOf('ti.linalg.SparseSolver()')).toEqual(['linalg']);
    expect(await partsOf('isinstance(x, ti.Ndarray)')).toEqual(['linalg', 'ndarrays']);
    expect(await partsOf('K: ti.types.sparse_matrix_builder()')).toEqual(['linalg', 'numpy']);
    expect(await partsOf('x = ti.ndarray(ti.f32, 3)')).toEqual(['ndarrays']);
  });

  test('methods of vectors and matrices that few programs call', async () => {
    for (const name of ['cross', 'determinant', 'inverse', 'outer_product', 'trace'])
      expect(await partsOf(`a.${name}()`)).toEqual(['matrices']);
    expect(await partsOf('a.norm(), a.transpose()')).toEqual([]);
  });

  test('quantised types for their names', async () => {
    for (const text of ['ti.types.quant.int(5)', 'from taichi import BitpackedFields'])
      expect(await partsOf(text)).toEqual(['quant']);
    expect(await partsOf('ti.root.quant_array(ti.i, 4, 32)')).toEqual(['layout', 'quant']);
    expect(await partsOf('quantities = quantity(1)')).toEqual([]);
  });

  test('gradients for fields that have them, for kernels that compute them, and for ti.ad', async () => {
    for (const text of [
      'x = ti.field(ti.f32, 3, needs_grad=True)',
      'run.grad()',
      'print(x.grad[0])',
      'ti.init(ad_stack_size=64)',
      'with ti.ad.Tape(loss):',
      'from taichi.ad import Tape',
    ])
      expect(await partsOf(text)).toEqual(['autodiff']);
    expect(await partsOf('gradient = 1')).toEqual([]);
  });

  test('functions that few programs need for their names', async () => {
    for (const text of ['ti.static_assert(a)', 'ti.randn()', 'ti.Matrix.identity(ti.f32, 2)'])
      expect(await partsOf(text)).toContain('rare');
  });

  test('what a file names that the program imports', async () => {
    expect(await partsOf('import helper', 'import numpy as np\nimport math')).toEqual([
      'math',
      'numpy',
      'standard',
    ]);
  });
});

test.each([
  { text: '\nq = ti.types.quant.int(8)', feature: 'quant of v1.7' },
  { text: '\nx = ti.field(float, (), needs_grad=True)', feature: 'needs_grad of v1.7' },
])(
  'programs of master are refused for $feature, which was not compared with its release',
  async ({ text, feature }) => {
    const code = `import taichi as ti\nti.init()${text}`;
    const { outcome } = await runExample(code, { version: 'master' });
    expect(outcome).toEqual({ state: 'refused', line: 3, feature });
    expect((await runExample(code, { version: 'v1.6.0' })).outcome).toEqual({ state: 'done' });
  },
);
