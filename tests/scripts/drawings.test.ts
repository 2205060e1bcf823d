import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawingFiles } from '../../scripts/figures/drawings.ts';

const drawings = [...drawingFiles()];

/** Drawings whose file is not what the program makes. */
function changedIn(files: readonly (readonly [path: string, markup: string])[]): string[] {
  return files
    .filter(([path, markup]) => readFileSync(`public${path}`, 'utf8') !== markup)
    .map(([path]) => path);
}

/** The width of a file's view box, in pixels. */
function widthOf(markup: string): number {
  return Number(/viewBox="\S+ \S+ ([\d.]+) /.exec(markup)?.[1]);
}

describe('the drawings that programs make', () => {
  test('are committed as `npm run figures` writes them', () => {
    expect(drawings.length).toBeGreaterThan(0);
    expect(changedIn(drawings)).toEqual([]);
  });

  test('control: one that was changed by hand is named', () => {
    const [first, ...others] = drawings;
    const changed = [first?.[0] ?? '', `${first?.[1]}<!-- by hand -->`] as const;
    expect(changedIn([changed, ...others])).toEqual([first?.[0]]);
  });

  test('are at most 640 px wide, and have a form of at most 320 px', () => {
    const narrowest = (path: string) =>
      drawings.find(([one]) => one === path.replace('.svg', '-narrow.svg'))?.[1] ?? '';
    const wide = drawings.filter(([path]) => !path.endsWith('-narrow.svg'));
    for (const [path, markup] of wide) {
      expect(widthOf(markup), path).toBeLessThanOrEqual(640);
      expect(widthOf(narrowest(path) || markup), path).toBeLessThanOrEqual(320);
    }
  });
});
