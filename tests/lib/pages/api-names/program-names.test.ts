import { describe, expect, test } from 'vitest';
import { NameTable } from '@/lib/pages/api-names/name-table.ts';
import { Programs } from '@/lib/pages/api-names/program-names.ts';

const entry = (name: string, kind: string) => ({
  name,
  kind,
  module: 'taichi',
  page: 'taichi',
  anchor: name,
  summary: '',
});

const table = new NameTable(
  [
    entry('taichi.f32', 'attribute'),
    entry('taichi.sin', 'function'),
    entry('taichi.field', 'function'),
    entry('taichi.root', 'attribute'),
    entry('taichi.Field', 'class'),
    entry('taichi.Field.fill', 'method'),
    entry('taichi.ScalarField', 'class'),
    entry('taichi.ScalarField.to_numpy', 'method'),
    entry('taichi.MatrixField', 'class'),
    entry('taichi.MatrixField.to_numpy', 'method'),
    entry('taichi.Vector', 'class'),
    entry('taichi.Vector.field', 'method'),
    entry('taichi.SNode', 'class'),
    entry('taichi.SNode.dense', 'method'),
    entry('taichi.SNode.place', 'method'),
    entry('taichi.math.mix', 'function'),
  ],
  {
    package: 'taichi',
    aliases: { ti: 'taichi', tm: 'taichi.math' },
    paths: { 'taichi.math.sin': 'taichi.sin' },
    modules: {},
    results: {
      'taichi.field': ['taichi.ScalarField', 'taichi.MatrixField'],
      'taichi.Vector.field': ['taichi.MatrixField'],
      'taichi.root': ['taichi.SNode'],
      'taichi.SNode.dense': ['taichi.SNode'],
    },
    bases: { 'taichi.MatrixField': ['taichi.Field'], 'taichi.ScalarField': ['taichi.Field'] },
    shapes: [],
  },
);

/** The entries that each name of a program can mean: 'field → taichi.field'. */
function namesIn(program: string, ...others: string[]): string[] {
  return new Programs(table, [program, ...others])
    .namesIn(program)
    .map(
      ({ at, end, entries }) => `${program.slice(at, end)} → ${entries.map(({ name }) => name).join(' or ')}`,
    );
}

describe('names of another package', () => {
  const entryOf = (module: string) => (name: string, kind: string) => ({
    ...entry(name, kind),
    name: `${module}.${name}`,
  });
  const found = (package_: string, aliases: Record<string, string>, names: string[], program: string) => {
    const of = entryOf(package_);
    const other = new NameTable(
      names.map((name) => of(name, /^[A-Z]/.test(name.split('.').at(-1) ?? '') ? 'class' : 'function')),
      { package: package_, aliases, paths: {}, modules: {}, results: {}, bases: {}, shapes: [] },
    );
    return new Programs(other, [program])
      .namesIn(program)
      .flatMap(({ entries }) => entries.map(({ name }) => name));
  };

  test('are found by its alias, without an import, too', () => {
    const names = ['Graph', 'path_graph'];
    const program = 'G = nx.path_graph(5)\nH = networkx.Graph(G)\nti.Graph()\n';
    expect(found('networkx', { nx: 'networkx' }, names, program)).toEqual(['networkx.path_graph']);
    expect(found('networkx', { nx: 'networkx' }, names, `import networkx\n${program}`)).toEqual([
      'networkx.path_graph',
      'networkx.Graph',
    ]);
  });

  test('are found by its name and by imports where it has no alias', () => {
    const program = 'from rich.console import Console\nConsole()\nrich.inspect(1)\n';
    expect(found('rich', {}, ['console.Console', 'inspect'], program)).toEqual([
      'rich.console.Console',
      'rich.console.Console',
      'rich.inspect',
    ]);
  });

  test('are not those of a package whose name begins with its name', () => {
    expect(
      found('rich', {}, ['Table'], 'import rich_extra as r\nfrom rich_extra import Table\nTable()\n'),
    ).toEqual([]);
  });
});

describe('names of the API in a program', () => {
  test('are found by their paths, also within calls, and by every path of an entry', () => {
    expect(namesIn('x = ti.field(ti.f32, shape=4)\ny = tm.sin(tm.mix(a, b, 1))')).toEqual([
      'field → taichi.field',
      'f32 → taichi.f32',
      'sin → taichi.sin',
      'mix → taichi.math.mix',
    ]);
  });

  test('are the last ones of a path: of ti.Vector.field the method', () => {
    expect(namesIn('ti.Vector.field(3)')).toEqual(['field → taichi.Vector.field']);
  });

  test('are found where the program imports them by themselves or under another name', () => {
    expect(namesIn('from taichi.math import mix, sin as sine\nmix(sine(1))')).toContain('sine → taichi.sin');
    expect(namesIn('import taichi as t\nt.f32')).toEqual(['f32 → taichi.f32']);
    expect(namesIn('from taichi.math import *\nmix(1, 2, 3)')).toContain('mix → taichi.math.mix');
  });

  test('are none of other modules, of attributes of other objects, and names of arguments', () => {
    expect(namesIn('np.sin(1)\nself.ti.f32\nfrom taichi.math import *\nf(mix=1)').slice(1)).toEqual([]);
  });

  test('include methods where every assignment gives the object the same class, and inherited ones', () => {
    const program = 'v = ti.Vector.field(3)\nv.to_numpy()\nv.fill(0)';
    expect(namesIn(program).slice(1)).toEqual([
      'to_numpy → taichi.MatrixField.to_numpy',
      'fill → taichi.Field.fill',
    ]);
    expect(namesIn('v.to_numpy()', program)).toEqual(['to_numpy → taichi.MatrixField.to_numpy']);
    expect(namesIn('a, v = 1, ti.Vector.field(3)\nv.fill(0)')).not.toContain('fill → taichi.Field.fill');
    expect(namesIn('u, v = ti.Vector.field(2), ti.Vector.field(3)\nv.fill(0)')).toContain(
      'fill → taichi.Field.fill',
    );
  });

  test('include methods of what a call returns, and of ti.root', () => {
    expect(namesIn('ti.root.dense(ti.f32, 4).place(x)')).toEqual([
      'dense → taichi.SNode.dense',
      'f32 → taichi.f32',
      'place → taichi.SNode.place',
    ]);
  });

  test('name several entries where the class is one of several', () => {
    expect(namesIn('x = ti.field(1)\nx.to_numpy()')).toContain(
      'to_numpy → taichi.ScalarField.to_numpy or taichi.MatrixField.to_numpy',
    );
  });

  test.each([
    ['is also something else', 'v = ti.Vector.field(3)\nv = 1\nv.fill(0)'],
    ['is a parameter', 'v = ti.Vector.field(3)\ndef f(a: g(1), v):\n    v.fill(0)'],
    ['is the target of a loop', 'v = ti.Vector.field(3)\nfor i, v in x:\n    v.fill(0)'],
    ['is the result of an operation', 'v = ti.Vector.field(3) + 1\nv.fill(0)'],
  ])('are no methods of an object that %s', (_, program) => {
    expect(namesIn(program)).not.toContain('fill → taichi.Field.fill');
  });
});
