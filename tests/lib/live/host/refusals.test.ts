import { describe, expect, test } from 'vitest';
import { standardModules } from '@/lib/live/host/modules/modules';
import { runProgramSync } from '@/lib/live/host/program';

/** What the engine does not do exactly is refused by name, with the line; nothing is guessed. */

const refused: [code: string, line: number, feature: string][] = [
  ['import socket', 1, 'import socket'],
  ['\nimport os.path', 2, 'import os.path'],
  ['from math import gamma', 1, 'math.gamma'],
  ['import math\nmath.erf(1)', 2, 'math.erf'],
  ['import math\nmath.sinh(1)', 2, 'math.sinh'],
  ['import os\nos.environ', 2, 'os.environ'],
  ['import sys\nsys.version', 2, 'sys.version'],
  ['from __future__ import annotations', 1, 'from __future__ import annotations'],
  ['x = 1\nopen("a")', 2, 'open'],
  ['input()', 1, 'input'],
  ['eval("1")', 1, 'eval'],
  ['globals()', 1, 'globals'],
  ['vars()', 1, 'vars'],
  ['bytes(3)', 1, 'bytes'],
  ['complex(1)', 1, 'complex'],
  ['(-8.0) ** 0.5', 1, 'complex numbers'],
  ['1j', 1, 'complex numbers'],
  ['(-8) ** 0.5', 1, 'complex numbers'],
  ['def f():\n    yield 1', 2, 'the statement `yield`'],
  ['async def f():\n    pass', 1, '`async`'],
  ['class A(list):\n    pass', 1, 'class A(list)'],
  ['class A(metaclass=type):\n    pass', 1, 'class A(metaclass=…)'],
  ['class A:\n    def __new__(cls):\n        return 1', 1, '__new__'],
  ['class A:\n    __slots__ = ("a",)', 1, '__slots__'],
  ['class A:\n    pass\nA().__dict__', 3, '__dict__'],
  ['class A:\n    def __hash__(self):\n        return 1\n{A(): 1}', 4, 'a key with __hash__'],
  ['type("A", (), {})', 1, 'type with three arguments'],
  ['print({"a", "b"})', 1, 'the order of a set'],
  ['for x in {1, 100}:\n    pass', 1, 'the order of a set'],
  ['s = {1, 2, 3}\ns.discard(1)\nprint(s)', 3, 'the order of a set'],
  ['sorted({1, 100}, key=str)', 1, 'the order of a set'],
  ['[1000 is 1000]', 1, '`is` between numbers or strings'],
  ['"a" is "a"', 1, '`is` between numbers or strings'],
  ['{float("nan"): 1}', 1, 'nan as a key'],
  ['n = float("nan")\nn in [n]', 2, 'a comparison of nan in a container'],
  ['"a".encode()', 1, 'str.encode'],
  ['"a".translate({})', 1, 'str.translate'],
  ['(1).real', 1, 'int.real'],
  ['[].__len__()', 1, 'list.__len__'],
  ['print(1, file=3)', 1, 'print(file=…)'],
  ['print(1, colour=3)', 1, 'print(colour=…)'],
  ['hash("a")', 1, 'hash of a str'],
  ['id(3)', 1, 'id of a int'],
  ['f"{1:n}"', 1, 'the format type `n`'],
  ['"%*d" % (3, 4)', 1, '`*` in a format of %'],
  ['iter(int, 3)', 1, 'iter with two arguments'],
  ['[0] * 10**9', 1, 'a sequence of 1000000000 items'],
  ['"a" * 10**10', 1, 'a string of 10000000000 characters'],
  ['2 ** 10000000', 1, 'integers of more than 1000000 bits'],
  ['1 << 10**9', 1, 'integers of more than 1000000 bits'],
  ['import random\nrandom.seed("a")', 2, 'random.seed of a str'],
  ['import random\nrandom.gauss(0, 1)', 2, 'random.gauss'],
  ['list[int]', 1, 'list[…]'],
  ['int | None', 1, 'int | …'],
  ['import math\nmath.pi = 3', 2, 'an assignment to math.pi'],
];

const options = { modules: new Map(), standardModules, print: () => {} };

describe('refusals', () => {
  for (const [code, line, feature] of refused)
    test(code, () => {
      expect(runProgramSync(code, options)).toEqual({ state: 'refused', line, feature });
    });

  test('what is refused in a function that is not called is no refusal', () => {
    expect(runProgramSync('def f():\n    open("a")\n', options)).toEqual({ state: 'done' });
  });

  test('a refusal cannot be caught', () => {
    const code = 'try:\n    open("a")\nexcept BaseException:\n    pass\nfinally:\n    print(1)';
    expect(runProgramSync(code, options)).toMatchObject({ state: 'refused', line: 2 });
  });

  test('the line is that of the statement in a function', () => {
    const code =
      'def f():\n    x = 1\n    return hash("a")\nclass A:\n    def m(self):\n        return f()\nA().m()';
    expect(runProgramSync(code, options)).toEqual({ state: 'refused', line: 3, feature: 'hash of a str' });
  });
});
