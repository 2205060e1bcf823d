import { expect, test } from 'vitest';
import { readNames } from '@/lib/content/api-names.ts';
import { wordsMissing } from '@/lib/sources/python/docstring/unfinished.ts';

test('a name that nobody has described has no summary, so that searches neither find nor show one', () => {
  const doc = { summary: wordsMissing };
  const names = readNames(
    JSON.stringify({
      places: {
        'm.f': { page: 'm', anchor: 'm.f', name: 'm.f' },
        'm.A': { page: 'm', anchor: 'm.A', name: 'm.A' },
      },
      symbols: {
        'm.f': { kind: 'function', doc: { summary: 'Does it.' } },
        'm.A': { kind: 'class', doc, members: [{ name: 'b', kind: 'method', doc }] },
      },
    }),
  );
  expect(names.map(({ name, summary }) => [name, summary])).toEqual([
    ['m.f', 'Does it.'],
    ['m.A', ''],
    ['m.A.b', ''],
  ]);
});
