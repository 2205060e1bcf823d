import { expect, test } from 'vitest';
import { unknownKeywords } from '@/lib/names/keywords.ts';

const names = { version: 'v9', keywords: new Set(['fast_math', 'shape']) };

test('a keyword in inline code that nothing has is found, with the nearest one', () => {
  expect(unknownKeywords('Text.\n\n`fast_maths=False`', names)).toEqual([
    {
      name: 'fast_maths=',
      line: 3,
      what: 'unknown keyword "fast_maths"',
      versions: ['v9'],
      near: 'fast_math',
    },
  ]);
});

test.each([
  ['a keyword that a function or ti.init has', '`fast_math=False`, `shape=(3, 4)`'],
  ['one that a program of the text has', '`mass=1`\n\n```python\nStar(mass=3)\n```'],
  ['a field that a class of the text declares', '`mass=1`\n\n```python\nclass Star:\n    mass: ti.f32\n```'],
  ['assignments and comparisons', '`n = 3`, `n==3`, `a.n=3`, `TI_ARCH=cpu`'],
])('nothing is said of %s', (_, text) => expect(unknownKeywords(text, names)).toEqual([]));
