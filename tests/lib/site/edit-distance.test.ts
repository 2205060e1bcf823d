import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '@/lib/site/edit-distance.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

describe('the number of changes from one text to another', () => {
  test.each([
    ['field', 'field', 0],
    ['feild', 'field', 1],
    ['fields', 'field', 1],
    ['fild', 'field', 1],
    ['fiexd', 'field', 1],
    ['', 'field', 5],
    ['kernel', 'field', 5],
  ])('"%s" → "%s": %d', (a, b, changes) => expect(editDistance(a, b)).toBe(changes));

  test('is the same in both directions', () => {
    fc.assert(fc.property(words, words, (a, b) => editDistance(a, b) === editDistance(b, a)));
  });

  test('is exact up to a limit, and one more above it', () => {
    fc.assert(
      fc.property(words, words, fc.nat({ max: 4 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(editDistance(a, b), limit + 1));
      }),
    );
  });
});
