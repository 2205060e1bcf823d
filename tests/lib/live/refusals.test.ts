import { describe, expect, test } from 'vitest';
import { runExample } from '@/lib/live/run.ts';

const options = { version: 'v1.6.0', maxSteps: 100_000 };

const head = ['import taichi as ti', 'ti.init(arch=ti.cpu)'];

const kernel = (...body: string[]) =>
  [...head, '@ti.kernel', 'def run() -> ti.i32:', ...body.map((line) => `    ${line}`), 'print(run())'].join(
    '\n',
  );

/** A program with a line before its kernel. */
const kernelAfter = (before: string, ...body: string[]) =>
  kernel(...body).replace('@ti.kernel', `${before}\n@ti.kernel`);

describe('what the engine does not have is refused by name and line', () => {
  test.each([
    ['a package', 'import torch', 1, 'import torch'],
    ['a name of the language', 'import taichi as ti\nti.root.lazy_dual()', 2, 'SNode.lazy_dual'],
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
      'a part of a slice',
      kernel('u = ti.Vector([1, 2, 3])', 'return u[1:3][0]'),
      6,
      'components of components',
    ],
    ['a slice beyond the end', kernel('v = ti.Vector([1, 2, 3])', 'return v[1:4].sum()'), 6, 'this slice'],
    ['an empty slice', kernel('v = ti.Vector([1, 2, 3])', 'return v[::-1].sum()'), 6, 'this slice'],
    [
      'a letter of several letters',
      kernel('u = ti.Vector([1, 2, 3])', 'return u.xy.y'),
      6,
      'components of components',
    ],
    [
      'a division whose dividend the language knows to be zero',
      kernel('n = 3', 'for i in range(3):', '    n += int((i - i) / (i - 1))', 'return n'),
      7,
      'a division of a zero that is known in advance',
    ],
    ['an attribute of a kernel', `${kernel('return 1')}\nrun.source`, 7, 'source of a kernel'],
    [
      'a format specification in an assert',
      kernel('k = 1.0', 'assert k < 2, f"{k:.1f}"', 'return 1'),
      6,
      'a format specification in the message of an assert in a kernel',
    ],
    [
      'a variable that one print has with two formats',
      kernel('k = 1.0', 'print(f"{k:.1f} {k}")', 'return 1'),
      6,
      'a variable with two formats in one print of a kernel',
    ],
    [
      'a format that C does not have',
      kernel('k = 1', 'print(f"{k:>5}")', 'return 1'),
      6,
      'the format >5 in a kernel',
    ],
    ['str.format in a kernel', kernel('print("{:i}".format(3))', 'return 1'), 5, 'str.format in a kernel'],
    [
      'no number that a kernel prints',
      kernel('k = -1.0', 'print(ti.sqrt(k))', 'return 1'),
      6,
      'printing nan in a kernel',
    ],
    [
      'a message of an assert that is computed',
      kernel('k = 1', 'assert k < 2, "%d" % k', 'return 1'),
      6,
      'this message of an assert in a kernel',
    ],
    [
      'a percent sign in the message of an assert',
      kernel('k = 1', 'assert k < 2, f"{k} %"', 'return 1'),
      6,
      'this message of an assert in a kernel',
    ],
    [
      'a list of values of the kernel after `in`',
      kernel('a = [1, 2]', 'if ti.static(1 in a):', '    return 1', 'return 0'),
      6,
      '`in` a list with values of the kernel',
    ],
    [
      'an array of NumPy as a variable of a kernel',
      `import numpy as np\n${kernel('a = np.array([1, 2])', 'return 1')}`,
      6,
      'an array of NumPy in a kernel',
    ],
    [
      'a range of no axis',
      kernel('n = 0', 'for I in ti.grouped(ti.ndrange()):', '    n += 1', 'return n'),
      6,
      'ti.ndrange without arguments in a kernel',
    ],
    [
      'the intermediate form of kernels',
      'import taichi as ti\nti.init(arch=ti.cpu, print_ir=True)',
      2,
      'ti.init(print_ir=…)',
    ],
    [
      'a machine that has to have a GPU',
      'import taichi as ti\nti.init(arch=ti.metal, enable_fallback=False)',
      2,
      'ti.init(enable_fallback=…)',
    ],
    [
      'a field after ti.reset',
      [...head, 'x = ti.field(ti.i32, shape=())', 'ti.reset()', 'print(x)'].join('\n'),
      5,
      'a field from before the last ti.init()',
    ],
    [
      'a kernel as a property',
      [
        ...head,
        '@ti.data_oriented',
        'class A:',
        '    @property',
        '    @ti.kernel',
        '    def value(self) -> ti.i32:',
        '        return 42',
        'print(A().value)',
      ].join('\n'),
      9,
      'a kernel of a class without an object',
    ],
    [
      'fields of structs with gradients',
      [...head, 'ti.Struct.field({"a": ti.f32}, needs_grad=True)'].join('\n'),
      3,
      'a field of structs with gradients',
    ],
    [
      'a choice between vectors of several sizes',
      kernel('k = 1', 'v = ti.Vector([1, 2]) if k else ti.Vector([1, 2, 3])', 'return 1'),
      6,
      'a choice between vectors of several sizes',
    ],
    [
      'the text of a vector from outside of the kernel',
      kernelAfter('w = ti.Vector([1, 2])', 'print(f"{w}")', 'return 1'),
      6,
      'a vector or matrix from outside of the kernel as text',
    ],
    [
      'a function that NumPy computes of a vector from outside of the kernel',
      kernelAfter('w = ti.Vector([1.0, 2.0])', 'a = ti.sqrt(w)', 'return 1'),
      6,
      'ti.sqrt of a vector or matrix from outside of the kernel',
    ],
    [
      'a builtin function of a vector from outside of the kernel',
      kernelAfter('w = ti.Vector([1.0, 2.0])', 'a = abs(w)', 'return 1'),
      6,
      'abs of a vector or matrix from outside of the kernel',
    ],
    [
      'a vector from outside of the kernel as its result',
      [
        ...head,
        'w = ti.Vector([1.0, 2.0])',
        '@ti.kernel',
        'def run() -> ti.types.vector(2, ti.f32):',
        '    return w',
        'print(run())',
      ].join('\n'),
      6,
      'a vector or matrix from outside of the kernel as its result',
    ],
    [
      'a comparison of a component from outside of the kernel, which the language takes for true',
      kernelAfter('w = ti.Vector([1, 2])', 'k = 5', 'return w[0] > k'),
      7,
      'a comparison whose left side was computed by NumPy, such as ti.max(1, 2), in a kernel',
    ],
    [
      'an index that the kernel computes into a vector from outside of it',
      kernelAfter('w = ti.Vector([1, 2])', 'k = 1', 'return w[k]'),
      7,
      'an index that is computed by the kernel into an object of Python',
    ],
    [
      'a brace in an f-string of a kernel',
      kernel('k = 1', 'print(f"{{{k}}}")', 'return 1'),
      6,
      'a brace in an f-string in a kernel',
    ],
    [
      'a condition whose truth NumPy computes',
      kernel('k = 1', 'return k if "a" else 2'),
      6,
      'a condition in a kernel that is no number',
    ],
    [
      'a choice between fields that is not static',
      kernelAfter('x = ti.field(ti.i32, shape=3)', 'y = ti.static(x if True else x)', 'return 1'),
      6,
      'a choice between fields that is not static',
    ],
    ...['u32', 'i64', 'u64'].map((type): [string, string, number, string] => [
      `an index of type ${type} of a vector, at which the compiler of the language stops`,
      kernel('v = ti.Vector([1, 2])', 'k = 1', `return v[ti.cast(k, ti.${type})]`),
      7,
      `an index of type ${type} of a vector or matrix`,
    ]),
    [
      'a function as a variable of a kernel',
      kernel('f = ti.sqrt', 'return 1'),
      5,
      'this object as a variable of a kernel',
    ],
    [
      'a module as a variable of a kernel',
      kernel('f = [ti]', 'return 1'),
      5,
      'this object as a variable of a kernel',
    ],
    [
      'a constant index with a type',
      kernel('v = ti.Vector([1, 2])', 'return v[ti.u8(1)]'),
      6,
      'a constant index of a vector or matrix with a type',
    ],
    [
      'a kernel in another one, with values of it',
      [
        ...head,
        '@ti.kernel',
        'def inner(k: ti.i32):',
        '    pass',
        'inner(1)',
        '@ti.kernel',
        'def outer(k: ti.i32):',
        '    inner(k)',
        'outer(1)',
      ].join('\n'),
      9,
      'a call of a kernel in another one with values of it',
    ],
    ...(
      [
        ['reads a field', 'x[0]', 'an element of a field'],
        ['fills a field', 'x.fill(1)', 'an element of a field'],
        ['reads an ndarray', 'a[0]', 'an ndarray in Python'],
        ['makes a field', 'ti.field(ti.i32, shape=3)', 'create field'],
      ] as const
    ).map(([does, code, what]): [string, string, number, string] => [
      `a Python function that ${does} and is called by a kernel`,
      [
        ...head,
        'x = ti.field(ti.i32, shape=3)',
        'a = ti.ndarray(ti.i32, shape=3)',
        'def python():',
        `    ${code}`,
        '@ti.kernel',
        'def run():',
        '    python()',
        'run()',
      ].join('\n'),
      9,
      `${what} while a kernel is compiled`,
    ]),
    [
      'a field that a kernel fills with what it computes',
      [
        ...head,
        'x = ti.field(ti.i32, shape=3)',
        '@ti.kernel',
        'def run(k: ti.i32):',
        '    x.fill(k)',
        'run(1)',
      ].join('\n'),
      6,
      'this .fill of a field in a kernel',
    ],
    [
      'what a function of ti.math cannot do, at the line of its call',
      `import taichi.math as tm\n${kernel('v = ti.Vector([1.0, 2.0])', 'm = tm.rotation2d(v)', 'return 1')}`,
      7,
      'a call of this type with 8 numbers',
    ],
    [
      'the list of a cell',
      [
        ...head,
        'x = ti.field(ti.i32)',
        'ti.root.dynamic(ti.i, 8).place(x)',
        '@ti.kernel',
        'def run():',
        '    x[()].append(3)',
        'run()',
      ].join('\n'),
      7,
      'x[()] of a field below ti.root',
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

describe('quantised types: what depends on the order of loads and stores in the language is refused', () => {
  const quantised = (...body: string[]) =>
    [
      ...head,
      'q = ti.types.quant',
      'a, b, e = ti.field(q.int(6)), ti.field(q.fixed(10, scale=0.25)), ti.field(q.fixed(7, scale=0.03))',
      'c, d = ti.field(q.float(exp=5, frac=8)), ti.field(q.float(exp=5, frac=8))',
      'v = ti.Vector.field(2, q.float(exp=5, frac=8))',
      'w, s = ti.BitpackedFields(64), ti.BitpackedFields(64)',
      'w.place(a, b, e)',
      's.place(c, d, shared_exponent=True)',
      's.place(v)',
      'ti.root.dense(ti.i, 4).place(w, s)',
      '@ti.kernel',
      'def run(j: ti.i32):',
      ...body.map((line) => `    ${line}`),
      'run(0)',
    ].join('\n');
  const bodyLine = 14;
  const unfit = 'a number that may not fit its quantised type in a kernel';
  const between = 'a quantised number that is used between two stores to its word';

  test.each([
    ['a number that is read before it is rounded', ['b[1] = 6.3', 'a[0] = ti.cast(b[1], ti.i32)'], 0, unfit],
    ['an element that may be read before its store', ['a[0] = 5', 'b[1] = a[j]', 'b[0] = 1.0'], 2, between],
    ['a sum between two stores', ['a[0] = 5', 'a[0] += 1', 'b[0] = 1.0'], 2, between],
    ['a sum that depends on the loop', ['b[0] = -1.0', 'for i in b:', '    b[i] += 0.125'], 2, unfit],
    ['an exponent that is too large', ['c[0] = 2.0**20'], 0, unfit],
    ['a product between two steps', ['for i in b:', '    e[i] = (i + 4) * 2.583'], 1, unfit],
    ['an atomic maximum', ['ti.atomic_max(a[0], 3)'], 0, 'an atomic max of a quantised type'],
    [
      'the result of a sum',
      ['b[0] = ti.atomic_add(a[0], 3)'],
      0,
      'the result of an atomic operation on a quantised type',
    ],
    [
      'stores to one exponent after a condition',
      ['c[j] = 1.0', 'if j > 0:', '    d[j] = 2.0'],
      2,
      'several stores to numbers with a shared exponent',
    ],
    [
      'a component by a computed index',
      ['v[0][j] = 1.0'],
      0,
      'a component of a quantised field by an index that is computed',
    ],
    ['bits of a loop', ['ti.loop_config(bit_vectorize=True)'], 0, 'ti.loop_config(bit_vectorize=…)'],
  ])('%s', async (_, body, line, feature) => {
    const { outcome } = await runExample(quantised(...body), options);
    expect(outcome).toEqual({ state: 'refused', line: bodyLine + line, feature });
  });

  test.each([
    ['a field with a shape', 'ti.field(q.int(5), shape=4)', 'ti.field(shape=…) of a quantised type'],
    [
      'a field outside of a word',
      'ti.root.place(ti.field(q.int(5)))',
      'a field of a quantised type outside of BitpackedFields and quant_array',
    ],
    [
      'a word that is too small',
      'ti.root.quant_array(ti.i, 16, 32).place(ti.field(q.int(3)))',
      'a quant_array with more bits than its word',
    ],
    [
      'an ordinary field in an array',
      'ti.root.quant_array(ti.i, 4, 32).place(ti.field(ti.i32))',
      'a field in a quant_array that is of no quantised type',
    ],
    ['a text of a type', 'print(q.int(5))', 'printing a quantised type'],
  ])('%s', async (_, statement, feature) => {
    const program = [...head, 'q = ti.types.quant', statement].join('\n');
    const { outcome } = await runExample(program, options);
    expect(outcome).toEqual({ state: 'refused', line: head.length + 2, feature });
  });
});

describe('gradients: what the language does not differentiate, or not right, is refused', () => {
  const fields = [
    ...head,
    'x = ti.field(ti.f32, shape=4, needs_grad=True)',
    'loss = ti.field(ti.f32, shape=(), needs_grad=True)',
    'w = ti.field(ti.f32, shape=4)',
  ];
  const gradient = (...body: string[]) =>
    [
      ...fields,
      '@ti.kernel',
      'def run(n: ti.i32):',
      ...body.map((line) => `    ${line}`),
      'with ti.ad.Tape(loss=loss):',
      '    run(4)',
    ].join('\n');
  const innerLoop = (...body: string[]) =>
    gradient(
      'for i in x:',
      '    s = x[i]',
      '    p = x[i] * 2.0',
      '    for j in range(3):',
      ...body.map((line) => `        ${line}`),
      '    loss[None] += s',
    );
  const of = (what: string) => `the gradient of a kernel with ${what}`;
  const inLoop = (what: string) => of(`an inner loop that ${what}`);

  test.each([
    ['`while`', gradient('k = 0', 'while k < 3:', '    k += 1'), 9, of('`while`')],
    [
      '`continue`',
      gradient('for i in x:', '    if i == 1:', '        continue', '    loss[None] += x[i]'),
      10,
      of('`continue`'),
    ],
    [
      'random numbers',
      gradient('for i in x:', '    loss[None] += x[i] * ti.random()'),
      9,
      of('random numbers'),
    ],
    ['a tangent', gradient('for i in x:', '    loss[None] += ti.tan(x[i])'), 9, of('tan')],
    [
      'a negative exponent',
      gradient('for i in x:', '    loss[None] += x[i] ** (-2)'),
      9,
      'the gradient of a power with a negative exponent',
    ],
    [
      'statements beside a loop',
      gradient('loss[None] = 0.0', 'for i in x:', '    loss[None] += x[i]'),
      8,
      of('loops and statements without a loop'),
    ],
    [
      'a loop in an `if`',
      gradient('if n > 2:', '    for i in range(4):', '        loss[None] += x[i]'),
      8,
      of('a loop in an `if`'),
    ],
    [
      'an `if` around an inner loop and other statements',
      gradient(
        'for i in x:',
        '    if i > 0:',
        '        loss[None] += x[i]',
        '        for j in range(3):',
        '            loss[None] += x[i]',
      ),
      11,
      of('an `if` around a loop and other statements'),
    ],
    [
      'a serial loop',
      gradient('ti.loop_config(serialize=True)', 'for i in range(4):', '    loss[None] += x[i]'),
      11,
      of('a loop that is serialized'),
    ],
    [
      'an atomic maximum',
      gradient('for i in x:', '    ti.atomic_max(loss[None], x[i])'),
      9,
      'the gradient of an atomic max on a field',
    ],
    [
      'what an atomic operation gives',
      gradient('for i in x:', '    k = ti.atomic_add(loss[None], x[i])', '    loss[None] += k'),
      9,
      'the gradient of a kernel that uses what an atomic operation gives',
    ],
    [
      'a field without a gradient that changes and is read',
      gradient('for i in x:', '    w[i] = x[i]', '    loss[None] += w[i]'),
      9,
      'the gradient of a kernel that reads and changes a field without a gradient',
    ],
    [
      'an array',
      [
        ...fields,
        'a = ti.ndarray(ti.f32, 4)',
        '@ti.kernel',
        'def run(a: ti.types.ndarray()):',
        '    for i in a:',
        '        loss[None] += a[i]',
        'run.grad(a)',
      ].join('\n'),
      10,
      of('an array'),
    ],
    [
      'the index of an inner loop',
      innerLoop('s += x[j]'),
      12,
      inLoop('uses its index beside other statements'),
    ],
    [
      'a variable from before an inner loop',
      innerLoop('s += p * x[i]'),
      12,
      inLoop('reads a variable from before it'),
    ],
    ['an exponential in an inner loop', innerLoop('s += ti.exp(x[i])'), 12, inLoop('has exp')],
    ['a maximum in an inner loop', innerLoop('s = ti.max(s, x[i])'), 12, inLoop('has max')],
    [
      'a copy in an inner loop',
      innerLoop('p = s', 's = s * p'),
      12,
      inLoop('copies a variable that it changes'),
    ],
    ['a print in an inner loop', innerLoop('print(1)', 's += x[i]'), 12, inLoop('has `print`')],
    [
      'more turns than the stack has space for',
      gradient(
        'for i in x:',
        '    s = x[i]',
        '    for j in range(31):',
        '        s *= x[i]',
        '    loss[None] += s',
      ),
      10,
      'an inner loop with more turns than ad_stack_size has space for',
    ],
    [
      'fill in a tape',
      [...fields, 'with ti.ad.Tape(loss):', '    x.fill(1.0)'].join('\n'),
      7,
      'fill of a field in a tape',
    ],
    [
      'a tape in a tape',
      [...fields, 'with ti.ad.Tape(loss):', '    with ti.ad.Tape(loss):', '        pass'].join('\n'),
      7,
      'a tape in a tape',
    ],
    [
      'a check of gradients',
      [...fields, 'ti.ad.Tape(loss, grad_check=[x])'].join('\n'),
      6,
      'ti.ad.Tape(grad_check=…)',
    ],
    ['forward mode', [...fields, 'ti.ad.FwdMode'].join('\n'), 6, 'taichi.ad.FwdMode'],
    [
      'dual fields',
      [...head, 'x = ti.field(ti.f32, shape=4, needs_dual=True)'].join('\n'),
      3,
      'a field with needs_dual=True',
    ],
    [
      'whether a cell is active',
      [
        ...fields,
        'node = ti.root.bitmasked(ti.i, 4)',
        'node.place(ti.field(ti.f32))',
        '@ti.kernel',
        'def run():',
        '    for i in x:',
        '        if ti.is_active(node, [i]):',
        '            loss[None] += x[i]',
        'run.grad()',
      ].join('\n'),
      11,
      of('sparse nodes'),
    ],
    [
      'a gradient below a sparse node',
      [
        ...head,
        'x = ti.field(ti.f32, needs_grad=True)',
        'ti.root.dense(ti.i, 4).place(x)',
        'ti.root.pointer(ti.i, 4).place(x.grad)',
        'loss = ti.field(ti.f32, shape=(), needs_grad=True)',
        '@ti.kernel',
        'def run():',
        '    for i in range(2):',
        '        loss[None] += x[i]',
        'run.grad()',
      ].join('\n'),
      10,
      of('sparse nodes'),
    ],
    [
      'a number of a quantised type',
      [
        ...fields,
        'k = ti.field(ti.types.quant.int(5))',
        'word = ti.BitpackedFields(max_num_bits=32)',
        'word.place(k)',
        'ti.root.dense(ti.i, 4).place(word)',
        '@ti.kernel',
        'def run():',
        '    for i in x:',
        '        loss[None] += k[i] * x[i]',
        'run.grad()',
      ].join('\n'),
      13,
      of('quantised types'),
    ],
    [
      'gradients of quantised fields',
      [
        ...head,
        'k = ti.field(ti.types.quant.fixed(bits=5, max_value=1.0))',
        'word = ti.BitpackedFields(max_num_bits=32)',
        'word.place(k)',
        'ti.root.dense(ti.i, 4).place(word)',
        'ti.root.lazy_grad()',
      ].join('\n'),
      7,
      'lazy_grad for a field of a quantised type',
    ],
    [
      'structs with gradients',
      [...head, 'x = ti.Struct.field({"a": ti.f32}, shape=4, needs_grad=True)'].join('\n'),
      3,
      'a field of structs with gradients',
    ],
  ])('%s', async (_, code, line, feature) => {
    const { outcome } = await runExample(code, options);
    expect(outcome).toEqual({ state: 'refused', line, feature });
  });
});
