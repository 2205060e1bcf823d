import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '@/lib/site/edit-distance.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

describe('the number of changes from one text to another', () => {
  test.each([
    ['field', 0],
    ['feild', 1],
    ['fields', 1],
    ['fild', 1],
    ['fiexd', 1],
    ['', 5],
    ['kernel', 5],
  ])('"%s" → "field": %d', (text, changes) => expect(editDistance(text, 'field')).toBe(changes));

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
