import { expect, test } from 'vitest';
import { alignmentOf, differenceOf } from '@/lib/pages/changes/differences.ts';
import { comparedSignatures } from '@/lib/pages/changes/signatures.ts';

/** Both signatures as texts, with what is marked in brackets. */
function compared(before: string, after: string): string[] {
  const { before: then, after: now } = comparedSignatures(before, after);
  return [then, now].map((lines) =>
    lines
      .map((line) => line.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''))
      .join('\n'),
  );
}

test('of two signatures the parameters are marked that the other one lacks', () => {
  expect(compared('f(a, b=1)', 'f(a, c)')).toEqual(['f(a, [b=1])', 'f(a, [c])']);
  expect(compared('f(a)', 'f(a) -> int')).toEqual(['f(a)', 'f(a)[ -> int]']);
  expect(compared('x = 1', 'x = 2')).toEqual(['x[ = 1]', 'x[ = 2]']);
});

test('a comma within brackets or quotes ends no parameter', () => {
  expect(compared("f(a=(1, 2), s=', ')", "f(a=(1, 3), s=', ')")).toEqual([
    "f([a=(1, 2)], s=', ')",
    "f([a=(1, 3)], s=', ')",
  ]);
});

test('where one signature is long, both have a parameter in each line', () => {
  const long = Array.from({ length: 9 }, (_, at) => `parameter_${at}`);
  const [before = '', after = ''] = compared(`f(${long.join(', ')})`, 'f(parameter_0)');
  expect(before.split('\n')).toHaveLength(long.length + 2);
  expect(after).toBe('f(\n    parameter_0,\n)');
});

test('the older and the newer part of a difference make the two sequences', () => {
  const [before, after] = [[...'the old way'], [...'a new way, too']];
  const parts = differenceOf(before, after);
  const side = (other: string) => parts.filter(({ of }) => of !== other).flatMap(({ items }) => items);
  expect(side('after')).toEqual(before);
  expect(side('before')).toEqual(after);
  expect(alignmentOf(before, before).every((pair) => pair.before === pair.after)).toBe(true);
});
