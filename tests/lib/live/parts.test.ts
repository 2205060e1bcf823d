import { describe, expect, test } from 'vitest';
import { standardModules } from '@/lib/live/host/modules/modules.ts';
import { standardModuleNames } from '@/lib/live/host/modules/names.ts';
import { loadParts } from '@/lib/live/parts.ts';

const partsOf = async (...texts: string[]) => Object.keys(await loadParts(texts)).sort();

describe('the parts of the engine that a program needs', () => {
  test('none for a program that names none', async () => {
    const program = 'import taichi as ti\nimport taichi.math as tm\nti.init()\nx.copy()\n';
    expect(await partsOf(program)).toEqual([]);
  });

  test.each(standardModuleNames)('Python’s library for an import of %s', async (name) => {
    for (const statement of [
      `import ${name}`,
      `from ${name} import x`,
      `import a, ${name} as b`,
      `x = 1; import ${name}`,
    ])
      expect(await partsOf(statement), statement).toEqual(['standard']);
    expect(standardModules().has(name)).toBe(true);
  });

  test('NumPy for the module, and for fields that become arrays', async () => {
    for (const text of ['import numpy as np', 'x.to_numpy()', 'x.from_numpy(a)'])
      expect(await partsOf(text)).toEqual(['numpy']);
  });

  test('the window for what draws', async () => {
    for (const text of [
      'gui = ti.GUI("a")',
      'from taichi import GUI',
      'ti.tools.imshow(x)',
      'ti.hex_to_rgb(0)',
    ])
      expect(await partsOf(text)).toEqual(['gui']);
  });

  test('what a file names that the program imports', async () => {
    expect(await partsOf('import helper', 'import numpy as np\nimport math')).toEqual(['numpy', 'standard']);
  });
});
