import { describe, expect, test } from 'vitest';
import { compareRun, likenessOf } from '@/lib/examples/live/compare.ts';
import type { ExampleRun } from '@/lib/live/run.ts';

const place = { offset: 0, codeLines: [1, 3] };

const done = (...printed: ExampleRun['printed']): ExampleRun => ({
  outcome: { state: 'done' },
  printed,
  pictures: [],
});

describe('a run beside its record', () => {
  const record = { text: 'a', lines: [{ line: 2, text: '0.5 m' }] };

  test('matches where each line is as recorded', () => {
    expect(compareRun(done({ line: 3, text: '0.5 m' }), record, place)).toEqual({
      state: 'matches',
      lines: 1,
    });
  });

  test('differs at the line of a planted wrong value', () => {
    expect(compareRun(done({ line: 3, text: '0.6 m' }), record, place)).toMatchObject({
      state: 'differs',
      line: 3,
    });
  });

  test('differs where a line is missing, or is printed elsewhere', () => {
    expect(compareRun(done(), record, place)).toMatchObject({ state: 'differs' });
    expect(compareRun(done({ line: 1, text: '0.5 m' }), record, place)).toMatchObject({ state: 'differs' });
  });

  test('has nothing to compare where the record varies, or the numbers are random', () => {
    const varying = { text: 'a', lines: [{ line: 2, text: '0.5', varies: true as const }] };
    expect(compareRun(done({ line: 3, text: '0.7' }), varying, place)).toEqual({ state: 'runs' });
    const random = { ...done({ line: 3, text: '0.6 m' }), uncertain: 'random numbers' };
    expect(compareRun(random, record, place)).toEqual({ state: 'runs', because: 'random numbers' });
  });

  test('does not match by chance, where other random numbers give another line', () => {
    const random = { ...done({ line: 3, text: '0.5 m' }), uncertain: 'random numbers' };
    expect(compareRun(random, record, place, random)).toEqual({ state: 'matches', lines: 1 });
    const other = { ...random, printed: [{ line: 3, text: '0.7 m' }] };
    expect(compareRun(random, record, place, other)).toEqual({ state: 'runs', because: 'random numbers' });
  });

  test('has to fail with the recorded error and message', () => {
    const failing = {
      text: 'a',
      error: { type: 'taichi.lang.TaichiTypeError', message: '\nFile "a.py"\nno i32' },
    };
    const failed = (type: string, message: string): ExampleRun => ({
      outcome: { state: 'failed', line: 1, type, message },
      printed: [],
      pictures: [],
    });
    expect(compareRun(failed('TaichiTypeError', 'no i32'), failing, place)).toMatchObject({
      state: 'matches',
    });
    expect(compareRun(failed('TaichiTypeError', 'no f32'), failing, place)).toMatchObject({
      state: 'differs',
    });
    expect(compareRun(failed('ValueError', 'no i32'), failing, place)).toMatchObject({ state: 'differs' });
    expect(compareRun(done(), failing, place)).toMatchObject({ state: 'differs' });
    expect(compareRun(failed('TaichiTypeError', 'no i32'), record, place)).toMatchObject({
      state: 'differs',
    });
  });

  test('says what was refused, at the line of the program', () => {
    const refused: ExampleRun = {
      outcome: { state: 'refused', line: 7, feature: 'ti.linalg' },
      printed: [],
      pictures: [],
    };
    expect(compareRun(refused, record, { offset: 5, codeLines: [1, 2] })).toEqual({
      state: 'refused',
      feature: 'ti.linalg',
      line: 2,
    });
  });
});

test('numbers are the same up to the last digits of 32 bits, near up to the order of a sum, and whole numbers exactly', () => {
  expect(likenessOf('[0.1000001 2]', '[0.1000002 2]')).toBe('same');
  expect(likenessOf('999891.125', '999905.75')).toBe('near');
  expect(likenessOf('1.02', '1.03')).toBe('different');
  expect(likenessOf('12', '13')).toBe('different');
  expect(likenessOf('x 1.0', 'y 1.0')).toBe('different');
});
