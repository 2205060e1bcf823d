import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { casesIn } from '@/lib/examples/live/cases.ts';
import { runExample } from '@/lib/live/run.ts';
import type { Frame } from '@/lib/live/taichi/window.ts';

/** Programs whose pictures were recorded with Taichi 1.6.0 (scripts/live-record-gui.ts). Every pixel has to be the same. */

type Pixels = { rows?: string[]; hash?: string };

type Recorded = {
  prints: [number, string][];
  pictures: (Pixels & { name: string; width: number; height: number; window?: Pixels })[];
};

/** Programs that use what v1.6.0 has added. */
const newer = new Set(['a field of vectors', 'contours', 'a large contour']);

const folder = 'tests/lib/live/gui/programs';

/** Red, green and blue of each pixel, in the form in which they are recorded. */
function pixelsOf({ width, pixels }: { width: number; pixels: Uint8ClampedArray }, { rows }: Pixels): Pixels {
  const bytes = Buffer.from(pixels.filter((_, at) => at % 4 !== 3));
  if (!rows) return { hash: createHash('sha256').update(bytes).digest('hex') };
  const hex = bytes.toString('hex');
  return { rows: Array.from(rows, (_, row) => hex.slice(row * width * 6, (row + 1) * width * 6)) };
}

for (const file of readdirSync(folder).filter((name) => name.endsWith('.py')))
  describe(file, () => {
    const json = readFileSync(join(folder, file.replace(/\.py$/, '.json')), 'utf8');
    const recorded = JSON.parse(json) as Record<string, Recorded>;
    const cases = casesIn(readFileSync(join(folder, file), 'utf8'));

    test('all programs are recorded', () => {
      expect(Object.keys(recorded)).toEqual(cases.map(({ name }) => name));
    });

    for (const { name, code } of cases) {
      const { prints, pictures } = recorded[name] ?? { prints: [], pictures: [] };

      test.each(newer.has(name) ? ['v1.6.0'] : ['v1.6.0', 'v1.5.0'])(`${name}, %s`, async (version) => {
        const run = await runExample(code, { version });
        expect(run.outcome).toEqual({ state: 'done' });
        const text = run.printed.map((one) => `${one.text}\n`).join('');
        expect(text).toBe(prints.map(([, one]) => one).join(''));
        expect(run.pictures.map((one) => one.name)).toEqual(pictures.map((one) => one.name));
        for (const [at, picture] of pictures.entries()) {
          const own = run.pictures[at] as (typeof run.pictures)[number];
          expect([own.width, own.height]).toEqual([picture.width, picture.height]);
          const { rows, hash } = picture;
          expect(pixelsOf(own, picture)).toEqual(rows ? { rows } : { hash });
        }
      });

      if (pictures.length > 0)
        test(`${name}, in a window`, async () => {
          const frames: Frame[] = [];
          const run = await runExample(code.replaceAll('show_gui=False', 'show_gui=True'), {
            version: 'v1.6.0',
            window: {
              show: async (frame) => {
                frames.push(frame);
                return { events: [], closed: false };
              },
            },
          });
          expect(run.outcome).toEqual({ state: 'done' });
          expect(frames).toHaveLength(pictures.length);
          for (const [at, { rows, hash, window }] of pictures.entries()) {
            const expected = window ?? (rows ? { rows } : { hash });
            expect(pixelsOf(frames[at] as Frame, expected as Pixels)).toEqual(expected);
          }
        });
    }
  });
