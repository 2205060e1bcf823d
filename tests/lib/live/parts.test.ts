import { describe, expect, test } from 'vitest';
import { standardModules } from '@/lib/live/host/modules/modules.ts';
import { standardModuleNames } from '@/lib/live/host/modules/names.ts';
import { loadParts } from '@/lib/live/parts.ts';

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
    for (const text of ['ti.linalg.SparseSolver()', 'isinstance(x, ti.Ndarray)'])
      expect(await partsOf(text)).toEqual(['linalg']);
    expect(await partsOf('K: ti.types.sparse_matrix_builder()')).toEqual(['linalg', 'numpy']);
    expect(await partsOf('x = ti.ndarray(ti.f32, 3)')).toEqual([]);
  });

  test('what a file names that the program imports', async () => {
    expect(await partsOf('import helper', 'import numpy as np\nimport math')).toEqual([
      'math',
      'numpy',
      'standard',
    ]);
  });
});
