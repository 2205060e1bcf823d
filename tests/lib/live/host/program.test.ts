import { describe, expect, test } from 'vitest';
import { Refusal } from '@/lib/live/errors';
import { ClassValue } from '@/lib/live/host/classes';
import * as waitingPart from '@/lib/live/host/compile/waiting/statements.ts';
import { typeError } from '@/lib/live/host/errors';
import type { ProgramFunction } from '@/lib/live/host/functions';
import { standardModules } from '@/lib/live/host/modules/modules';
import { callValue } from '@/lib/live/host/operations';
import { runProgram, runProgramSync } from '@/lib/live/host/program';
import { current } from '@/lib/live/host/state';
import { Module, NativeFunction, PythonObject, type Value } from '@/lib/live/host/values';

/** What natives and those who run programs can rely on. */

function module(name: string, members: Record<string, Value>): [string, Module] {
  return [name, new Module(name, new Map(Object.entries(members)))];
}

async function run(code: string, members: Record<string, Value> = {}, waitingNames = ['show']) {
  const prints: string[] = [];
  const outcome = await runProgram(code, {
    modules: new Map([module('ti', members), module('ti.math', { pi: 3.5, _hidden: 1n })]),
    print: (line, text, end) => prints.push(`${line}: ${text}${end === '\n' ? '' : JSON.stringify(end)}`),
    waitingNames,
    waiting: waitingPart,
    maxSteps: 100_000,
  });
  return { prints, outcome };
}

/** Waits once, then gives a count. */
function waiting(): NativeFunction {
  let count = 0n;
  return new NativeFunction('show', async () => {
    await Promise.resolve();
    return ++count;
  });
}

describe('modules', () => {
  test('all forms of import', async () => {
    const code = `
import ti
import ti.math as tm, ti.math
from ti.math import pi as PI
from ti.math import *
from ti import math
print(ti.x, tm.pi, PI, pi, math.pi)
_hidden`;
    const { prints, outcome } = await run(code, { x: 1n });
    expect(prints).toEqual(['7: 1 3.5 3.5 3.5 3.5']);
    expect(outcome).toEqual({
      state: 'failed',
      line: 8,
      type: 'NameError',
      message: "name '_hidden' is not defined",
    });
  });

  test('a name that a module does not have is refused', async () => {
    expect((await run('import ti\nti.nothing')).outcome).toEqual({
      state: 'refused',
      line: 2,
      feature: 'ti.nothing',
    });
    expect((await run('from ti import nothing')).outcome).toEqual({
      state: 'refused',
      line: 1,
      feature: 'ti.nothing',
    });
  });

  test('files of the program', () => {
    const prints: string[] = [];
    const files = new Map([
      [
        'shapes.py',
        'import helper\nprint("loaded", __name__)\ndef area(r):\n    return helper.square(r) * 3\n_x = 1\ny = None\n',
      ],
      ['helper.py', 'def square(x):\n    return x * x\ndef fail():\n    return 1 / 0\n'],
    ]);
    const code =
      'import shapes\nfrom helper import *\nfrom shapes import area, y\nprint(shapes.area(2), square(3), area(1), y)\nfail()';
    const outcome = runProgramSync(code, {
      modules: new Map(),
      files,
      print: (line, text) => prints.push(`${line}: ${text}`),
    });
    expect(prints).toEqual(['2: loaded shapes', '4: 12 9 3 None']);
    expect(outcome).toEqual({
      state: 'failed',
      line: 4,
      file: 'helper.py',
      type: 'ZeroDivisionError',
      message: 'division by zero',
    });
  });
});

describe('natives', () => {
  test('are told the line of the statement, also after a call in it', async () => {
    const lines: number[] = [];
    const note = new NativeFunction('note', () => {
      lines.push(current.line);
      return null;
    });
    await run(
      'from ti import note\ndef f():\n    x = 1\n    return x\nnote(f(),\n     f())\nfor i in range(2):\n    f(); note()',
      { note },
    );
    expect(lines).toEqual([5, 8, 8]);
  });

  test('raise errors that programs catch, and refusals that they do not', async () => {
    const fail = new NativeFunction('fail', () => {
      throw typeError('not so');
    });
    const refuse = new NativeFunction('refuse', () => {
      throw new Refusal('ti.refuse(…)');
    });
    const code =
      'import ti\ntry:\n    ti.fail()\nexcept TypeError as e:\n    print(e)\ntry:\n    ti.refuse()\nexcept Exception:\n    pass';
    const { prints, outcome } = await run(code, { fail, refuse });
    expect(prints).toEqual(['5: not so']);
    expect(outcome).toEqual({ state: 'refused', line: 7, feature: 'ti.refuse(…)' });
  });

  test('get the source of a function, with what is around it', async () => {
    let found: ProgramFunction | undefined;
    const kernel = new NativeFunction('kernel', ([of = null]) => {
      found = of as ProgramFunction;
      return of;
    });
    const code = `
import ti
n = 4
def make(k):
    @ti.kernel
    def f(a: int, b: ti.f32 = 2.5) -> ti.f32:
        return a * k + n + m
    return f
make(7)
m = 9`;
    await run(code, { kernel, f32: 'f32' });
    const source = found?.source;
    expect(source?.definition.name).toBe('f');
    expect([...(source?.annotations.keys() ?? [])]).toEqual(['a', 'b', 'return']);
    expect(source?.annotations.get('b')).toBe('f32');
    expect(source?.defaults.get('b')).toBe(2.5);
    expect(['k', 'n', 'm', 'len', 'nothing'].map((name) => source?.outer(name))).toMatchObject([
      7n,
      4n,
      9n,
      {},
      undefined,
    ]);
    expect(source?.owner).toBeUndefined();
  });

  test('read and replace members of a class; a member with bind is a method', async () => {
    class Method extends PythonObject {
      override readonly typeName = 'kernel';

      constructor(private readonly of: ProgramFunction) {
        super();
      }

      override bind(self: Value): Value {
        return new NativeFunction('bound', (args) => callValue(this.of, [self, ...args]));
      }
    }
    const kernel = new NativeFunction('kernel', ([of = null]) => new Method(of as ProgramFunction));
    const names: string[] = [];
    const oriented = new NativeFunction('data_oriented', ([type = null]) => {
      if (!(type instanceof ClassValue)) throw typeError('not a class');
      names.push(...type.members.keys());
      type.setAttribute('added', 5n);
      return type;
    });
    const code = `
import ti
@ti.data_oriented
class A:
    x: int = 1
    def __init__(self, k): self.k = k
    @ti.kernel
    def f(self, y): return self.k + y + self.x
print(A(10).f(5), A.added)`;
    const { prints } = await run(code, { kernel, data_oriented: oriented });
    expect(prints).toEqual(['9: 16 5']);
    expect(names).toEqual(['x', '__annotations__', '__init__', 'f']);
  });
});

describe('waiting', () => {
  const code = `
from ti import show
class Window:
    running = True
    def __init__(self): self.n = 0
    def frame(self):
        self.n += show()
        if self.n > 5: self.running = False
        return self.n
def main():
    w = Window()
    while w.running:
        print(w.frame() + 1, [show(), 2], show() if w.n > 1 else 'no')
    try:
        with Manager() as m:
            for i in range(show() and 3):
                if i == 2: return 'returned'
                total = 5
                total += show()
                print(f'{show()}', total)
    finally:
        print('end', current())
class Manager:
    def __enter__(self): return self
    def __exit__(self, *a): print('exit')
def current(): return show() > 0 and not show() < 0
print(main())`;

  test('statements, calls and functions that wait give what they give without waiting', async () => {
    let count = 0n;
    const plain = new NativeFunction('show', () => ++count);
    const direct = await run(code, { show: plain }, []);
    const awaited = await run(code, { show: waiting() });
    expect(direct.outcome).toEqual({ state: 'done' });
    expect(awaited).toEqual(direct);
    expect(awaited.prints).toEqual([
      '13: 2 [2, 2] no',
      '13: 5 [4, 2] 5',
      '13: 11 [7, 2] 8',
      '20: 11 15',
      '20: 13 17',
      '25: exit',
      '22: end True',
      '27: returned',
    ]);
  });

  test('what waits where nothing can wait is refused', async () => {
    const places = [
      'list(map(show, [1]))',
      '[show() for i in range(2)]',
      '(lambda: show())()',
      'sorted([1, 2], key=lambda x: show())',
    ];
    for (const place of places)
      expect((await run(`from ti import show\n${place}`, { show: waiting() })).outcome).toEqual({
        state: 'refused',
        line: 2,
        feature: 'waiting for show here',
      });
    const sync = runProgramSync('from ti import show\nshow()', {
      modules: new Map([module('ti', { show: waiting() })]),
      print: () => {},
    });
    expect(sync).toEqual({ state: 'refused', line: 2, feature: 'waiting for show here' });
  });

  test('a promise that is rejected is an error of the statement', async () => {
    const show = new NativeFunction('show', async () => {
      await Promise.resolve();
      throw typeError('late');
    });
    const { prints, outcome } = await run(
      'from ti import show\ntry:\n    show()\nexcept TypeError as e:\n    print(e)\nshow()',
      { show },
    );
    expect(prints).toEqual(['5: late']);
    expect(outcome).toEqual({ state: 'failed', line: 6, type: 'TypeError', message: 'late' });
  });

  test('programs that wait at the same time keep their states', async () => {
    const one = run('from ti import show\nfor i in range(5):\n    show()\n    print(i)', { show: waiting() });
    const other = run('from ti import show\n\nfor i in range(5):\n    show()\n\n    print(-i)', {
      show: waiting(),
    });
    expect((await one).prints).toEqual([0, 1, 2, 3, 4].map((i) => `4: ${i}`));
    expect((await other).prints).toEqual([0, 1, 2, 3, 4].map((i) => `6: ${-i}`));
  });
});

describe('limits', () => {
  const limit = (code: string) =>
    runProgramSync(code, { modules: new Map(), standardModules, print: () => {}, maxSteps: 1000 });
  const endless = [
    'while True:\n    pass',
    'for i in range(10**9):\n    pass',
    'import itertools\nfor i in itertools.count():\n    pass',
    'list(range(10**9))',
    'sum(x for x in range(10**9))',
    '[x for x in range(10**9)]',
    'try:\n    while True:\n        pass\nexcept BaseException:\n    pass',
  ];
  for (const code of endless)
    test(code, () => {
      expect(limit(code)).toMatchObject({
        state: 'failed',
        type: 'StepLimit',
        message: 'the program takes more than 1000 steps',
      });
    });

  test('recursion ends with the error of Python', () => {
    const code = 'def f(n):\n    return f(n + 1)\nf(0)';
    const outcome = runProgramSync(code, { modules: new Map(), standardModules, print: () => {} });
    expect(outcome).toEqual({
      state: 'failed',
      line: 2,
      type: 'RecursionError',
      message: 'maximum recursion depth exceeded',
    });
  });

  test('a program that is not Python', () => {
    expect(limit('x = 1\nx = = 2')).toMatchObject({ state: 'failed', line: 2, type: 'SyntaxError' });
  });
});
