import { describe, expect, test } from 'vitest';
import { runExample } from '@/lib/live/run.ts';

const options = { version: 'v1.6.0', maxSteps: 100_000 };

const head = ['import taichi as ti', 'ti.init(arch=ti.cpu)'];

const kernel = (...body: string[]) =>
  [...head, '@ti.kernel', 'def run() -> ti.i32:', ...body.map((line) => `    ${line}`), 'print(run())'].join(
    '\n',
  );

describe('what the engine does not have is refused by name and line', () => {
  test.each([
    ['a package', 'import torch', 1, 'import torch'],
    [
      'a name of the language',
      'import taichi as ti\nti.root.quant_array(ti.i, 4, 8)',
      2,
      'SNode.quant_array',
    ],
    [
      'a keyword',
      [...head, 'x = ti.field(ti.i32, shape=3, colour="red")'].join('\n'),
      3,
      'ti.field(colour=…)',
    ],
    ['an option of ti.init', 'import taichi as ti\nti.init(arch=ti.cpu, speed=3)', 2, 'ti.init(speed=…)'],
    ['a function of NumPy', 'import numpy as np\nnp.fft', 2, 'numpy.fft'],
    ['a statement', 'async def f():\n    pass', 1, '`async`'],
    [
      'a gigabyte of fields',
      [...head, 'x = ti.field(ti.f64, shape=2**27)'].join('\n'),
      3,
      'more than 512 MB of fields',
    ],
    [
      'an integer division by zero',
      kernel('n = 0', 'for i in range(3):', '    n += 7 // (i - i)', 'return n'),
      7,
      'an integer division by zero in a kernel',
    ],
    [
      'a division whose dividend the language knows to be zero',
      kernel('n = 3', 'for i in range(3):', '    n += int((i - i) / (i - 1))', 'return n'),
      7,
      'a division of a zero that is known in advance',
    ],
    ['the gradient of a kernel', `${kernel('return 1')}\nrun.grad()`, 7, 'grad of a kernel'],
    [
      'a format specification in an assert',
      kernel('k = 1.0', 'assert k < 2, f"{k:.1f}"', 'return 1'),
      6,
      'a format specification in the message of an assert in a kernel',
    ],
    [
      'a struct that is printed in a kernel',
      kernel('s = ti.Struct(a=1)', 'print(s)', 'return 1'),
      6,
      'printing a struct in a kernel',
    ],
    [
      '`%` of a text in a kernel',
      kernel('k = 1', 'print("%d" % k)', 'return 1'),
      6,
      '`%` of a text in a kernel',
    ],
    [
      'an old keyword of an annotation',
      [...head, 'ti.types.ndarray(field_dim=3)'].join('\n'),
      3,
      'ti.types.ndarray(field_dim=…)',
    ],
    [
      'a field with an offset as an array',
      [...head, 'x = ti.field(ti.i32, shape=4, offset=-2)', 'x.to_numpy()'].join('\n'),
      4,
      'to_numpy of a field with an offset',
    ],
    [
      'an index out of bounds',
      [
        ...head,
        'x = ti.field(ti.i32, shape=3)',
        '@ti.kernel',
        'def run(n: ti.i32):',
        '    x[n] = 1',
        'run(3)',
      ].join('\n'),
      6,
      'an index out of bounds in a kernel',
    ],
    [
      'a division that v1.6.0 computes wrongly',
      kernel('a = -7', 'b = 2', 'return a // b'),
      7,
      '`//` or `%` of two values that are known in advance and differ in sign',
    ],
  ])('%s', async (_, code, line, feature) => {
    const { outcome } = await runExample(code, options);
    expect(outcome).toEqual({ state: 'refused', line, feature });
  });
});

describe('a program that is wrong fails as it does in the language', () => {
  test.each([
    ['an unknown name', 'print(1)\nprint(nosuch)', 2, 'NameError', "name 'nosuch' is not defined"],
    [
      'an unknown name in a kernel',
      kernel('return nosuch'),
      5,
      'TaichiNameError',
      'Name "nosuch" is not defined',
    ],
    ['a division by zero', 'x = 1\nx / 0', 2, 'ZeroDivisionError', 'division by zero'],
    ['syntax', 'def f(:\n    pass', 1, 'SyntaxError', 'invalid syntax'],
    [
      'recursion',
      'def f(n):\n    return f(n + 1)\nf(0)',
      2,
      'RecursionError',
      'maximum recursion depth exceeded',
    ],
    [
      'a type',
      kernel('return ti.floor(ti.i32(2))'),
      5,
      'TaichiTypeError',
      "'floor' takes real inputs only, however 'i32' is provided",
    ],
  ])('%s', async (_, code, line, type, message) => {
    const { outcome } = await runExample(code, options);
    expect(outcome).toMatchObject({ state: 'failed', type });
    expect(outcome.state === 'failed' && outcome.message).toContain(message);
    expect(outcome.state === 'failed' && outcome.line).toBe(line);
  });

  test('an endless loop ends at the limit of steps', async () => {
    const { outcome } = await runExample('while True:\n    pass', options);
    expect(outcome).toMatchObject({ state: 'failed', type: 'StepLimit' });
  });
});

describe('sparse nodes: what depends on when the language finds the active cells is refused', () => {
  const sparse = (layout: string, ...body: string[]) =>
    [
      ...head,
      'x = ti.field(ti.i32)',
      `node = ${layout}`,
      'node.place(x)',
      '@ti.kernel',
      'def run():',
      ...body.map((line) => `    ${line}`),
      'x[0] = 1',
      'run()',
    ].join('\n');
  const bodyLine = 8;

  test.each([
    [
      'a loop that makes other cells active',
      'ti.root.pointer(ti.i, 4)',
      ['for i in x:', '    x[(i + 1) % 4] = 1'],
      bodyLine,
      'a loop over sparse cells that changes which are active',
    ],
    [
      'a loop that makes cells inactive in which it has more to visit',
      'ti.root.pointer(ti.i, 4).dense(ti.i, 4)',
      ['for i in x:', '    ti.deactivate(node.parent(), i // 4)'],
      bodyLine,
      'a loop over sparse cells that changes which are active',
    ],
    [
      'a cell below a pointer that is not active',
      'ti.root.pointer(ti.i, 4).bitmasked(ti.i, 4)',
      ['ti.activate(node, 9)'],
      bodyLine,
      'ti.activate below a pointer that is not active',
    ],
    [
      'an access after its node has been deactivated',
      'ti.root.pointer(ti.i, 4)',
      ['ti.deactivate(node, 0)', 'x[0] += 1'],
      bodyLine + 1,
      'a field below a node that the same kernel has deactivated before',
    ],
    [
      'a loop of which the language leaves out cells',
      'ti.root.pointer(ti.i, 3).dense(ti.i, 16)',
      ['for i in x:', '    x[i] += 1'],
      bodyLine,
      'a loop over sparse cells that the language does not divide evenly',
    ],
    [
      'an element too many of a dynamic node',
      'ti.root.dynamic(ti.i, 4)',
      ['for i in range(9):', '    x.append(i)'],
      bodyLine + 1,
      'an index out of bounds in a kernel',
    ],
  ])('%s', async (_, layout, body, line, feature) => {
    const { outcome } = await runExample(sparse(layout, ...body), options);
    expect(outcome).toEqual({ state: 'refused', line, feature });
  });

  test('a copy of a field whose cells the language does not divide evenly', async () => {
    const code = sparse('ti.root.pointer(ti.i, 3).dense(ti.i, 16)', 'pass');
    const { outcome } = await runExample(`${code}\nprint(x.to_numpy())`, options);
    const feature = 'a loop over sparse cells that the language does not divide evenly';
    expect(outcome).toEqual({ state: 'refused', line: code.split('\n').length + 1, feature });
  });
});

describe('sparse matrices: what overwrites memory in the language, or is not there, is refused', () => {
  const matrix = (...lines: string[]) =>
    [
      ...head,
      'import numpy as np',
      '@ti.kernel',
      'def fill(K: ti.types.sparse_matrix_builder(), n: ti.i32):',
      '    for i in range(n):',
      '        K[i, i] += 2.0',
      'builder = ti.linalg.SparseMatrixBuilder(2, 2, max_num_triplets=3)',
      ...lines,
    ].join('\n');
  const kernelLine = 7;
  const first = kernelLine + 2;

  test.each([
    ['a triplet too many', ['fill(builder, 4)'], kernelLine, 'an index out of bounds in a kernel'],
    [
      'a triplet outside of the matrix',
      ['fill(builder, 3)', 'builder.build()'],
      first + 1,
      'a triplet outside of its sparse matrix',
    ],
    [
      'an entry outside of the matrix',
      ['builder.build()[2, 0]'],
      first,
      'an index out of the bounds of a sparse matrix',
    ],
    [
      'a product with an ndarray of a matrix that is not square',
      ['A = ti.linalg.SparseMatrix(2, 3)', 'A @ ti.ndarray(ti.f32, 3)'],
      first + 1,
      '`@` of a sparse matrix that is not square and an ndarray',
    ],
    [
      'an ndarray with smaller numbers than the matrix',
      ['A = ti.linalg.SparseMatrix(3, 3, dtype=ti.f64)', 'A @ ti.ndarray(ti.f32, 3)'],
      first + 1,
      '`@` of a sparse matrix with an ndarray of f32',
    ],
    [
      'a solver of another type',
      ['fill(builder, 2)', 'ti.linalg.SparseSolver(dtype=ti.f64).compute(builder.build())'],
      first + 1,
      'a solver for a matrix of another type',
    ],
    [
      'an ordering',
      ['ti.linalg.SparseSolver(ordering="COLAMD").compute(builder.build())'],
      first,
      'a solver with the ordering COLAMD',
    ],
    [
      'a solution before the factors',
      [
        'fill(builder, 2)',
        'solver = ti.linalg.SparseSolver()',
        'solver.analyze_pattern(builder.build())',
        'solver.solve(np.zeros(2))',
      ],
      first + 3,
      'solve before factorize',
    ],
    [
      'a solution without factors',
      ['solver = ti.linalg.SparseSolver()', 'solver.compute(builder.build())', 'solver.solve(np.zeros(2))'],
      first + 2,
      'solve after a factorization that has failed',
    ],
    [
      'factors of a matrix with other entries',
      [
        'solver = ti.linalg.SparseSolver()',
        'solver.analyze_pattern(builder.build())',
        'fill(builder, 2)',
        'solver.factorize(builder.build())',
      ],
      first + 3,
      'factorize of a matrix with other entries than were analyzed',
    ],
    ['a file', ['builder.build().mmwrite("A.mtx")'], first, 'SparseMatrix.mmwrite'],
    [
      'another order of storage',
      ['ti.linalg.SparseMatrix(2, 2, storage_format="row_major")'],
      first,
      'ti.linalg.SparseMatrix(storage_format=…)',
    ],
    ['a size', ['ti.linalg.SparseMatrixBuilder(2)'], first, 'ti.linalg.SparseMatrixBuilder of this size'],
    [
      'a keyword',
      ['ti.linalg.SparseMatrixBuilder(2, 2, count=3)'],
      first,
      'ti.linalg.SparseMatrixBuilder(count=…)',
    ],
    [
      'an assignment to an entry whose index is computed',
      [
        '@ti.kernel',
        'def put(K: ti.types.sparse_matrix_builder(), i: ti.i32):',
        '    K[i + 1, i] = 1.0',
        'put(builder, 0)',
      ],
      first + 2,
      'an assignment to this entry of a sparse matrix builder',
    ],
  ])('%s', async (_, lines, line, feature) => {
    const { outcome } = await runExample(matrix(...lines), options);
    expect(outcome).toEqual({ state: 'refused', line, feature });
  });
});
