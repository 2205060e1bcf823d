import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import type { Program } from '../../../lib/examples/records/programs.ts';
import { textPicture, textPictureFile } from '../../../lib/site/pictures.ts';
import { clothMoments } from '../cloth.ts';
import { writePicture } from '../picture.ts';
import { type Chart, chartSvg } from './chart.ts';
import { recipeCode } from './key.ts';
import type { ProgramPicture, RecipeValues } from './pictures.ts';

const answer = z.object({
  taichi: z.string(),
  pictures: z.array(z.object({ width: z.number(), height: z.number() })),
  values: z.unknown(),
});

type Result = { taichi: string; pictures: Sharp[]; values: RecipeValues };

const charts: Record<string, Omit<Chart, 'lines'>> = {
  'odop-models': {
    x: { name: 'time', from: 0, to: 8, labels: [0, 2, 4, 6, 8] },
    y: { name: 'x', from: 0, to: 16, labels: [0, 4, 8, 12, 16] },
  },
  'differentiable_programming-fit': {
    x: { name: 'iteration', from: 0, to: 30, labels: [0, 10, 20, 30] },
    y: { name: 'k', from: 0, to: 0.25, labels: [0, 0.05, 0.1, 0.15, 0.2, 0.25] },
    hasPoints: true,
  },
};

/**
 * Runs the program of a picture and writes the files of the picture below `public`.
 * @param python a Python that has Taichi and NumPy, and Matplotlib for colour maps
 * @returns the files, as paths of the site, and the release of the language
 * @throws an error with what Python said when the program fails
 */
export async function drawWithProgram(
  picture: ProgramPicture,
  program: Program,
  python: string,
): Promise<{ files: string[]; taichi: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  try {
    const result = resultOf(picture, program, python, folder);
    return { files: await written(picture, result), taichi: result.taichi };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function resultOf(picture: ProgramPicture, program: Program, python: string, folder: string): Result {
  const { take, constants = {} } = picture;
  const request = {
    name: program.name,
    before: program.before,
    files: withConstants(program, constants),
    take: 'recipe' in take ? { recipe: recipeCode(take.recipe) } : take,
  };
  const script = join(import.meta.dirname, 'run_program.py');
  const { status, stdout, stderr, error } = spawnSync(python, [script, folder], {
    input: JSON.stringify(request),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw new Error(`${python} cannot be started: ${error.message}`);
  if (status !== 0)
    throw new Error(`${program.file}: ${program.name} cannot be drawn:\n${stderr.trim().slice(-2000)}`);
  const { taichi, pictures, values } = answer.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  return {
    taichi,
    values: (values ?? {}) as RecipeValues,
    pictures: pictures.map((size, at) =>
      sharp(readFileSync(join(folder, `${at}.rgb`)), { raw: { ...size, channels: 3 } }),
    ),
  };
}

/** The files of a program with other numbers: the line `n = 320  # …` gets another value. */
function withConstants({ name, files }: Program, constants: Readonly<Record<string, number>>) {
  let code = files[name] ?? '';
  for (const [constant, value] of Object.entries(constants)) {
    const line = new RegExp(`^${constant} = [\\d_.]+`, 'm');
    if (!line.test(code)) throw new Error(`${name} has no line "${constant} = …" with a number`);
    code = code.replace(line, `${constant} = ${value}`);
  }
  return { ...files, [name]: code };
}

async function written({ name, as }: ProgramPicture, { pictures, values }: Result): Promise<string[]> {
  switch (as) {
    case 'chart':
      return writeChart(name, values);
    case 'cloth': {
      const drawn = clothMoments(values.moments ?? [], 1040, 700);
      const sizes = [
        { width: textPicture.wide, quality: 72 },
        { width: textPicture.narrow, quality: 66 },
      ];
      return Promise.all(
        sizes.map(async (size) => {
          const file = textPictureFile(name, size.width);
          await writePicture(drawn, `public${file}`, size);
          return file;
        }),
      );
    }
    default:
      return writeStrip(name, pictures, as === 'drawing');
  }
}

function writeChart(name: string, { lines = {} }: RecipeValues): string[] {
  const look = charts[name];
  if (!look) throw new Error(`${name} has no axes in scripts/figures/programs/draw.ts`);
  const all = Object.entries(lines).map(([line, points], at) => ({ name: line, points, isDashed: at > 0 }));
  return (['wide', 'narrow'] as const).map((form) => {
    const file = `/figures/${name}${form === 'narrow' ? '-narrow' : ''}.svg`;
    writeFileSync(`public${file}`, chartSvg({ ...look, lines: all }, form));
    return file;
  });
}

/** The space between two pictures of a row, as a part of its width; the ground of the page shows there. */
const gap = 1 / 60;

/** Pictures side by side in one file, and in another one for narrow screens where that is wider than they need. */
async function writeStrip(name: string, pictures: readonly Sharp[], isDrawing: boolean): Promise<string[]> {
  const buffers = await Promise.all(
    pictures.map((picture) => picture.png().toBuffer({ resolveWithObject: true })),
  );
  const { width = 0, height = 0 } = buffers[0]?.info ?? {};
  const total = Math.round((width * pictures.length) / (1 - gap * (pictures.length - 1)));
  const step = (total - width) / Math.max(1, pictures.length - 1);
  const row = await sharp({
    create: { width: total, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(buffers.map(({ data }, at) => ({ input: data, left: Math.round(at * step), top: 0 })))
    .png()
    .toBuffer();
  const widths =
    total > textPicture.narrow + 40 ? [Math.min(total, textPicture.wide), textPicture.narrow] : [total];
  return Promise.all(
    widths.map(async (size, at) => {
      const file = at === 0 ? `/figures/${name}.webp` : textPictureFile(name, size);
      const scaled = sharp(row).resize({ width: size });
      const lossy = { quality: at === 0 ? 72 : 60, effort: 6 };
      const forms = isDrawing ? [lossy, { lossless: true, effort: 6 }] : [lossy];
      const encoded = await Promise.all(forms.map((form) => scaled.clone().webp(form).toBuffer()));
      const [smallest] = encoded.sort((a, b) => a.length - b.length);
      if (smallest) writeFileSync(`public${file}`, smallest);
      return file;
    }),
  );
}
