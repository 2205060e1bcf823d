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
    ['a name of the language', 'import taichi as ti\nti.root.pointer(ti.i, 4)', 2, 'SNode.pointer'],
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
