import { expect, test } from 'vitest';
import { readMeta } from '@/lib/mdx/transforms/code-meta.ts';

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** docs/spec.md 3.7: ranges like 1,3-5. What is no range of lines that exist is left out. */
const cases: [ranges: string, lines: number[]][] = [
  ['1', [1]],
  ['10', [10]],
  ['1,3-5', [1, 3, 4, 5]],
  ['3-5,1', [1, 3, 4, 5]],
  ['1-10', upTo(1, 10)],
  ['1-1', [1]],
  ['2,2,2', [2]],
  ['1-3,2-4', [1, 2, 3, 4]],
  [' 1 , 3 - 5 ', [1, 3, 4, 5]],
  ['1,,2', [1, 2]],
  [',1', [1]],
  ['1,', [1]],
  ['', []],
  [' ', []],
  [',', []],
  [',,,', []],
  ['0', []],
  ['00', []],
  ['01', [1]],
  ['0-2', [1, 2]],
  ['5-3', []],
  ['10-1', []],
  ['11', []],
  ['10-12', [10]],
  ['11-20', []],
  ['9-999999999', [9, 10]],
  ['1-99999999999999999999', []],
  ['99999999999999999999', []],
  ['-1', []],
  ['-1-3', []],
  ['1--3', []],
  ['1-', []],
  ['-', []],
  ['--', []],
  ['1-2-3', []],
  ['a', []],
  ['1a', []],
  ['a1', []],
  ['1-b', []],
  ['1,b,3', [1, 3]],
  ['1.5', []],
  ['1e1', []],
  ['+1', []],
  ['0x1', []],
  ['1_0', []],
  ['１', []],
  ['٣', []],
  ['१-३', []],
  ['一', []],
  ['½', []],
  ['1–3', []],
  ['1—3', []],
  ['1…3', []],
  ['1:3', []],
  ['1;3', []],
  ['#1', []],
  ['L1', []],
  ['null', []],
  ['1\u00a0', [1]],
  ['1-3,NaN,7', [1, 2, 3, 7]],
];

test('there are sixty cases', () => expect(cases).toHaveLength(60));

test.each(cases)('{%s} of ten lines', (ranges, lines) => {
  expect(readMeta(`{${ranges}}`, 10).lines).toEqual(lines);
});

test('a hundred thousand ranges are read', () => {
  expect(readMeta(`{${'1-999999999,'.repeat(100_000)}}`, 10).lines).toEqual(upTo(1, 10));
});
