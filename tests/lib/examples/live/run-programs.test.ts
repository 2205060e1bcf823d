import { describe, expect, test } from 'vitest';
import { isRun, stateOf } from '@/lib/examples/live/run-programs.ts';
import type { Program } from '@/lib/examples/records/programs.ts';

/** The state of a program that is recorded to need a window. */
function stateOfDrawing(...lines: string[]) {
  const program = {
    key: 'a',
    version: 'v1.6.0',
    name: 'program.py',
    code: ['import taichi as ti', 'gui = ti.GUI("a", 10)', ...lines].join('\n'),
    before: [],
    files: {},
    codeLines: [],
  } as unknown as Program;
  return stateOf(program, { taichi: '1.6.0', programs: { a: { text: 'a', needs: 'a window' } } });
}

describe('a program with a window', () => {
  test('shows three pictures, and ends when the window is closed', async () => {
    expect(await stateOfDrawing('while gui.running:', '    gui.show()')).toEqual({
      state: 'runs',
      pictures: 3,
    });
  });

  test('may go on drawing until the language stops it, or to its end', async () => {
    expect(await stateOfDrawing('while True:', '    gui.show()')).toEqual({ state: 'runs', pictures: 7 });
    expect(await stateOfDrawing('for _ in range(5):', '    gui.show()')).toEqual({
      state: 'runs',
      pictures: 5,
    });
    expect(await stateOfDrawing('gui.show()')).toEqual({ state: 'runs', pictures: 1 });
  });

  test('is ended where it lets its closed window run', async () => {
    expect(await stateOfDrawing('while True:', '    gui.show()', '    gui.running = True')).toEqual({
      state: 'runs',
      pictures: 10,
    });
  });

  test('is a fault where it fails, also after the window is closed', async () => {
    expect(await stateOfDrawing('gui.show()', 'print(1 / 0)')).toMatchObject({ state: 'differs', line: 4 });
    expect(
      await stateOfDrawing('while gui.running:', '    gui.show()', 'raise RuntimeError("none")'),
    ).toMatchObject({ state: 'differs', line: 5 });
  });

  test('is refused by name, or for its length', async () => {
    expect(await stateOfDrawing('gui.slider("a", 0, 1)')).toEqual({
      state: 'refused',
      feature: 'ti.GUI.slider',
      line: 3,
    });
    expect(await stateOfDrawing('while True:', '    gui.circle((0, 0))')).toMatchObject({
      state: 'refused',
      feature: 'a program this long',
    });
  });
});

test('programs that need something else than a window are not run', () => {
  expect(isRun(undefined)).toBe(false);
  expect(isRun({ text: 'a', needs: 'a GPU' })).toBe(false);
  expect(isRun({ text: 'a', needs: 'a window' })).toBe(true);
  expect(isRun({ text: 'a', needs: 'a window with Vulkan' })).toBe(true);
  expect(isRun({ text: 'a' })).toBe(true);
});
