import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { docScreen } from '../../lib/content/docs.ts';
import { allPlaces } from '../../lib/content/places.ts';
import { pageKey, plannedPages, store } from '../../lib/export/plan.ts';
import { type DocPlace, outputFile } from '../../lib/routes/index.ts';

const planned = Object.entries(plannedPages());

describe('pages that are kept for the next build', () => {
  test('are all but those that the content has one of', () => {
    const own = new Set(planned.map(([file]) => file));
    const others = allPlaces().filter((place) => !own.has(outputFile(place)));
    expect(new Set(others.map(({ route }) => route.kind))).toEqual(new Set(['home', 'prose', 'search']));
  });

  test('are the pages of this build, each under a name of its own', () => {
    expect(new Set(planned.map(([, key]) => key)).size).toBe(planned.length);
    const different = planned.filter(
      ([file, key]) => readFileSync(join('out', file), 'utf8') !== readFileSync(join(store, key), 'utf8'),
    );
    expect(different).toEqual([]);
  });

  test('have another name as soon as anything that they show changes, or the code', () => {
    const place = allPlaces().find((one): one is DocPlace => one.route.kind === 'doc');
    const screen = place && docScreen(place);
    if (!screen) throw new Error('There is no page of the docs.');
    const keys = [
      pageKey('code', screen),
      pageKey('other code', screen),
      ...Object.keys(screen).map((name) => pageKey('code', { ...screen, [name]: 'changed' })),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(pageKey('code', structuredClone(screen))).toBe(keys[0]);
  });
});
