import { describe, expect, test } from 'vitest';
import { randomLoops } from '@/lib/examples/live/random-loops.ts';
import { runProgram } from '@/lib/live/host/program.ts';
import { type LoadedParts, loadParts } from '@/lib/live/parts.ts';
import { taichiModules } from '@/lib/live/taichi/module.ts';
import { generateModule } from '@/lib/live/wasm/generate.ts';
import { generateInLanes } from '@/lib/live/wasm/lanes.ts';
import { latestVersion } from '@/lib/site/versions.ts';

/** What a program prints and how it ends, with loops in lanes or without, and how many of its kernels have such loops. */
async function outcomeOf(code: string, inLanes: boolean) {
  const { lanes, ...others } = await loadParts([code]);
  let kernels = 0;
  const counting: LoadedParts['lanes'] = {
    hasLanes: true,
    generateInLanes: (...kernel) => {
      const made = generateInLanes(...kernel);
      if (made.bytes.length !== generateModule(...kernel).bytes.length) kernels++;
      return made;
    },
  };
  const printed: string[] = [];
  const print = (_: number, text: string) => printed.push(text);
  const parts: LoadedParts = { ...others, ...(inLanes && { lanes: counting }) };
  const modules = taichiModules({ version: latestVersion.folder, print, parts });
  const numpy = parts.numpy?.numpyModule();
  const outcome = await runProgram(code, {
    modules: numpy ? new Map([...modules, ['numpy', numpy]]) : modules,
    print,
    maxSteps: 1e6,
    waitingNames: [],
    waiting: undefined,
  });
  return { kernels, result: { outcome, printed: printed.join('') } };
}

const program = (...kernel: string[]) =>
  [
    'import taichi as ti',
    'ti.init()',
    'a = ti.field(ti.f32, 11)',
    'b = ti.field(ti.f32, 11)',
    '@ti.kernel',
    'def run(limit: ti.f32):',
    ...kernel,
    'run(7.0)',
    'print(a.to_numpy(), b.to_numpy())',
  ].join('\n');

const search = ['        x = i * 0.7', '        while x < limit:', '            x = x * 1.5 + 0.1'];

test('programs print the same in lanes, to the last digit', async () => {
  let kernels = 0;
  for (let seed = 1; seed <= 120; seed++) {
    const code = randomLoops(seed);
    const [plain, inLanes] = [await outcomeOf(code, false), await outcomeOf(code, true)];
    expect(inLanes.result, `seed ${seed}`).toEqual(plain.result);
    kernels += inLanes.kernels;
  }
  expect(kernels).toBeGreaterThan(80);
});

describe('a loop is computed in lanes', () => {
  test.each([
    ['over a field', ['    for i in a:', ...search, '        a[i] = x']],
    ['over a range', ['    for i in range(2, 9):', ...search, '        a[i] = x']],
    ['with another field that it reads', ['    for i in a:', ...search, '        a[i] = x + b[10 - i]']],
  ])('%s', async (_, kernel) => {
    const code = program(...kernel);
    const { kernels, result } = await outcomeOf(code, true);
    expect(kernels).toBe(1);
    expect(result).toEqual((await outcomeOf(code, false)).result);
  });
});

describe('a loop is not computed in lanes', () => {
  test.each([
    ['that reads what it stores', ['    for i in a:', ...search, '        a[i] = x + a[10 - i]']],
    ['that adds up', ['    for i in a:', ...search, '        b[0] += x']],
    ['that prints', ['    for i in a:', ...search, '        print(x)']],
    [
      'that stores before it repeats something',
      ['    for i in a:', '        b[0] = i', ...search, '        a[i] = x'],
    ],
    [
      'that is left in the middle',
      ['    for i in a:', ...search, '            if x > 5:', '                break', '        a[i] = x'],
    ],
    [
      'whose conditions may fail',
      [
        '    for i in a:',
        '        n = i',
        '        while 7 // (n + 1) > 1:',
        '            n += 1',
        '        a[i] = n',
      ],
    ],
    [
      'of real numbers that are compared with !=',
      [
        '    for i in a:',
        '        x = i * 1.0',
        '        while x != 3:',
        '            x = 3.0',
        '        a[i] = x',
      ],
    ],
  ])('%s', async (_, kernel) => {
    const code = program(...kernel);
    const { kernels, result } = await outcomeOf(code, true);
    expect(result.outcome.state).toBe('done');
    expect(kernels).toBe(0);
  });
});
