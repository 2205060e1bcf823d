import { describe, expect, test } from 'vitest';
import index from '#content';
import { runExample } from '@/lib/live/run.ts';
import { pagePrograms } from '@/lib/outputs/programs.ts';
import { allPlaces } from '@/lib/pages/places.ts';
import { gallery } from '@/lib/pages/playground/gallery.ts';
import { playgroundPage } from '@/lib/pages/playground/playground.ts';
import { supportedPage } from '@/lib/pages/playground/supported.ts';
import { programPath } from '@/lib/routes/files.ts';
import { locales } from '@/lib/site/locales.ts';
import { en } from '@/lib/site/messages/en.ts';
import { latestVersion } from '@/lib/site/versions.ts';

describe('the gallery of the playground', () => {
  const files = new Map(
    allPlaces().flatMap((place) =>
      pagePrograms(place).map(({ name, code }) => [programPath(place, name, 'py'), code] as const),
    ),
  );

  test.each(locales)(
    'has files that exist and programs that the engine does not refuse, in %s',
    async (locale) => {
      const programs = gallery(locale).flatMap((group) => group.programs);
      expect(programs.length).toBeGreaterThan(100);
      for (const { file, label } of programs) {
        expect(files.has(file), file).toBe(true);
        expect(label).not.toBe('');
      }
      if (locale !== 'en') return;
      // A few of them: `npm run examples` runs all.
      for (const { file } of programs.filter(({ opensWindow }) => !opensWindow).slice(1, 9)) {
        const { outcome } = await runExample(files.get(file) ?? '', { version: latestVersion.folder });
        expect(outcome.state, file).not.toBe('refused');
      }
    },
  );

  test('names no program of a page twice alike', () => {
    for (const { programs, title } of gallery('en'))
      expect(new Set(programs.map(({ label }) => label)).size, title).toBe(programs.length);
  });
});

test.each(locales)('the playground begins with a program that runs, in %s', (locale) => {
  const page = playgroundPage({ locale, route: { kind: 'playground' } });
  expect(page?.programHtml).toContain(`data-run="${latestVersion.folder}"`);
});

describe('the page about the engine', () => {
  const html = supportedPage({ locale: 'en', route: { kind: 'supported' } })?.html ?? '';

  test('names what the engine has and what it lacks, as the engine itself says', async () => {
    const [runs, refused] =
      html.split('id="taichi"')[1]?.split('id="taichi.math"')[0]?.split(en.supported.notThere) ?? [];
    const isRefused = async (name: string) =>
      (await runExample(`import taichi as ti\nti.${name}`, { version: latestVersion.folder })).outcome
        .state === 'refused';
    for (const [part, expected] of [
      [runs, false],
      [refused?.split('</p>')[0], true],
    ] as const) {
      const names = [...(part ?? '').matchAll(/<code>(\w+)<\/code>/g)]
        .map(([, name = '']) => name)
        .filter((name) => name !== 'taichi');
      expect(names.length).toBeGreaterThan(20);
      for (const name of names) expect(await isRefused(name), name).toBe(expected);
    }
  });

  test('counts the programs of each version', () => {
    for (const { all, same, draw, other, refused } of index.supported?.programs ?? []) {
      expect(same + draw + other + refused).toBe(all);
      expect(html).toContain(`<td>${all}</td><td>${same}</td>`);
    }
  });
});
