import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examplesIn } from '@/lib/examples/blocks.ts';
import { programsIn } from '@/lib/examples/records/programs.ts';
import { pythonParser } from '@/lib/sources/python/parser.ts';
import { keyOf } from '@/scripts/figures/programs/key.ts';
import { type ProgramPicture, programPictures } from '@/scripts/figures/programs/pictures.ts';
import { readDrawnFrom } from '@/scripts/figures/programs/record.ts';
import { stalePictureProblems } from '@/scripts/figures/programs/stale.ts';

/** Pictures of the docs that their programs draw: `npm run figures -- --python PYTHON`. */

const parser = await pythonParser();
const page = 'content/en/docs/v1.6.0/rings.mdx';
const rings: ProgramPicture = {
  name: 'rings-first',
  program: 'rings.py',
  take: { frames: [3] },
  as: 'photo',
};
const textWith = (code: string) =>
  `# Rings\n\n\`\`\`python title="rings.py"\n${code}\n\`\`\`\n\n![Rings.](/figures/rings-first.webp "Frame 3.")\n`;
const programsOf = (text: string) => programsIn(page, 'v1.6.0', examplesIn(text), parser);
const problemsOf = (text: string, drawnFrom: Record<string, string>, picture = rings) =>
  stalePictureProblems(
    [picture],
    programsOf(text),
    Object.fromEntries(Object.entries(drawnFrom).map(([name, key]) => [name, { taichi: '1.6.0', key }])),
    () => text,
  );
const keyFor = (code: string) => keyOf(rings, programsOf(textWith(code))[0] ?? { key: '' });

describe('a picture that a program of its page draws', () => {
  test('is right as long as the program is the same, and comments may change', () => {
    const drawnFrom = { 'rings-first': keyFor('x = 1') };
    expect(problemsOf(textWith('x = 1'), drawnFrom)).toEqual([]);
    expect(problemsOf(textWith('x = 1  # the radius'), drawnFrom)).toEqual([]);
  });

  test('has to be drawn again after a change of the program, and the message says how', () => {
    expect(problemsOf(textWith('x = 2'), { 'rings-first': keyFor('x = 1') })).toEqual([
      expect.objectContaining({
        where: `${page}:7`,
        what: 'rings-first was drawn from another form of "rings.py"',
        fix: 'Draw it: npm run figures -- --python PYTHON rings-first',
      }),
    ]);
  });

  test('has to be drawn again when another frame or another size is wanted', () => {
    const drawnFrom = { 'rings-first': keyFor('x = 1') };
    const other: ProgramPicture[] = [
      { ...rings, take: { frames: [4] } },
      { ...rings, constants: { x: 9 } },
      { ...rings, take: { recipe: 'sheet.py' } },
    ];
    for (const picture of other) expect(problemsOf(textWith('x = 1'), drawnFrom, picture)).toHaveLength(1);
  });

  test('is reported where it was never drawn, where the page lacks its program, and where nothing draws it', () => {
    const without = textWith('x = 1').replace('title="rings.py"', 'title="other.py"');
    expect(problemsOf(textWith('x = 1'), {}).map(({ what }) => what)).toEqual([
      'rings-first has not been drawn from "rings.py"',
    ]);
    expect(problemsOf(without, { 'rings-first': 'a' }).map(({ what }) => what)).toEqual([
      'shows rings-first, and has no program "rings.py", which draws it',
    ]);
    expect(
      problemsOf(textWith('x = 1'), { 'rings-first': keyFor('x = 1'), old: 'b' }).map(({ what }) => what),
    ).toEqual(['no program draws "old"']);
  });

  test('has its files and an entry among what pictures were drawn from', () => {
    const drawnFrom = readDrawnFrom();
    expect(programPictures.length).toBeGreaterThanOrEqual(10);
    for (const { name, as } of programPictures) {
      expect(drawnFrom, name).toHaveProperty([name]);
      expect(existsSync(`public/figures/${name}.${as === 'chart' ? 'svg' : 'webp'}`), name).toBe(true);
    }
  });
});
