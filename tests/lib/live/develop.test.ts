import { describe, expect, test } from 'vitest';
import { runExample } from '@/lib/live/run.ts';

const head = ['import taichi as ti', 'ti.init(arch=ti.cpu)'];

const kernel = (...body: string[]) =>
  [...head, '@ti.kernel', 'def run(n: ti.i32):', ...body.map((line) => `    ${line}`), 'run(3)'].join('\n');

/** What v1.7.4 has printed for it stands below. */
const program = `import taichi as ti
ti.init(arch=ti.cpu)


@ti.func
def half(x: ti.i32) -> float:
    return x / 2


@ti.kernel
def compare(a: ti.i32, b: ti.f32) -> bool:
    c = a > 2
    d = True
    d &= c
    print(c, d, not c, 0 < a < 5, a and c, c or a, b > 1, f"{c} {d}")
    print(ti.Vector([1, 2, a]) > ti.Vector([2, 1, 0]), any(ti.Vector([0, a])), all(ti.Vector([0, a])))
    print(c + a, c * b, a if c else 7, half(b))
    e = a
    e *= 1.5
    while d:
        d = a > 10
    print(e, bool(a), ti.cast(a, ti.u1) and a)
    return a


print(compare(3, 3.9), compare(0, 0.5))
v = ti.math.vec2(0.1, 0.3)
print(v, v.x, v * 2, v.to_list())


@ti.kernel
def twice(v: ti.math.vec2) -> ti.math.vec2:
    return v * 2


print(twice(v), ti.__version__)
m = ti.Matrix([[1, 2], [3, 4]])


@ti.kernel
def outer(n: ti.template(), x: ti.i32):
    print(m[1, 0], m @ ti.Vector([1.0, 2.0]))


outer(1, 2)
try:
    outer(1, 2.5)
except ti.TaichiRuntimeTypeError as error:
    print(str(error).strip())
`;

const printedByTheLanguage = [
  '1 1 0 1 1 1 1 1 1',
  '[0, 1, 1] 1 0',
  '4 3.900000 3 1.500000',
  '4 1 3',
  '0 0 1 0 0 0 0 0 0',
  '[0, 1, 0] 0 0',
  '0 0.000000 7 0.000000',
  '0 0 0',
  '1 0',
  '[0.1 0.3] 0.1 [0.2 0.6] [0.10000000149011612, 0.30000001192092896]',
  '[0.2 0.6] (1, 7, 4)',
  '3 [5.000000, 11.000000]',
  "Argument (0,) (type=<class 'float'>) cannot be converted into required type i32",
];

test('a program of develop prints what v1.7.4 prints', async () => {
  const { outcome, printed } = await runExample(program, { version: 'master' });
  expect(outcome.state).toBe('done');
  expect(printed.map(({ text }) => text)).toEqual(printedByTheLanguage);
});

describe('of the rules of v1.7', () => {
  test.each([
    ['a sum of truth values', kernel('print((n > 1) + (n > 2))'), 5, '`+` of values of type u1 and u1'],
    ['a truth value of a real number', kernel('x = 0.5', 'print(bool(x))'), 6, 'a conversion from f32 to u1'],
    [
      'a truth value beside eight bits',
      kernel('x = ti.cast(n, ti.u8)', 'print(x * (n > 1))'),
      6,
      '`*` of values of type u8 and u1',
    ],
    [
      'a vector to the power of a variable',
      kernel('v = ti.Vector([1.5, n])', 'print(v ** n)'),
      6,
      'a vector to the power of these integers',
    ],
    [
      'a vector of integers made of real numbers',
      [
        ...head,
        '@ti.kernel',
        'def run() -> ti.types.vector(2, ti.i32):',
        '    return ti.Vector([1.5, 2])',
        'run()',
      ].join('\n'),
      5,
      'a value of another shape or kind than the return type',
    ],
    [
      'a call with too many arguments',
      `${kernel('print(n)')}\nrun(1, 2)`,
      7,
      'the message of TaichiSyntaxError for this call',
    ],
    [
      'a field of truth values',
      [...head, 'x = ti.field(ti.u1, shape=3)'].join('\n'),
      3,
      'ti.field with this dtype',
    ],
  ])('%s is refused', async (_, code, line, feature) => {
    const { outcome } = await runExample(code, { version: 'master' });
    expect(outcome).toEqual({ state: 'refused', line, feature });
  });

  test('an earlier version has none', async () => {
    const { outcome } = await runExample('import taichi as ti\nti.u1', { version: 'v1.6.0' });
    expect(outcome.state).toBe('refused');
  });
});
