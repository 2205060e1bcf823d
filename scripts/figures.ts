import { writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { examplesIn } from '../lib/examples/blocks.ts';
import { allPrograms } from '../lib/examples/records/texts.ts';
import {
  homePicture,
  homePictureFallback,
  homePictureFile,
  textPicture,
  textPictureFile,
} from '../lib/site/pictures.ts';
import { didYouMean, problem } from '../lib/site/problem.ts';
import { latestVersion } from '../lib/site/versions.ts';
import { pythonParser } from '../lib/sources/python/parser.ts';
import { autumn } from './figures/autumn.ts';
import { cloth } from './figures/cloth.ts';
import { drawingFiles } from './figures/drawings.ts';
import { fountain } from './figures/fountain.ts';
import { homeStill } from './figures/home-picture.ts';
import { life } from './figures/life.ts';
import { newton } from './figures/newton.ts';
import { type Picture, type Size, writePicture } from './figures/picture.ts';
import { drawWithProgram } from './figures/programs/draw.ts';
import { keyOf, pageOf } from './figures/programs/key.ts';
import { type ProgramPicture, programPictures } from './figures/programs/pictures.ts';
import { readDrawnFrom, writeDrawnFrom } from './figures/programs/record.ts';
import { turingPattern } from './figures/turing-pattern.ts';
import { writeQrCode } from './figures/wechat.ts';
import { commandLine, refuse } from './options.ts';

/** A picture, computed once and larger than its files, which are scaled down for smooth edges. */
type Figure = { draw: () => Picture; files: Record<string, Size> };

const { narrow, wide } = textPicture;

const figures: Figure[] = [
  ofText('cloth', () => cloth(wide * 2, 900 * 2)),
  ofText('blog/autumn', () => autumn(wide * 3)),
  ofText('blog/fountain', () => fountain(wide * 2)),
  ofText('blog/life', () => life(312, { left: -118, top: -64, columns: 240, rows: 120 }, 12)),
  ofText('blog/newton', () => newton(wide * 3)),
  ofText('blog/turing-pattern', () => turingPattern(wide * 2)),
  { draw: () => homeStill(4), files: homeFiles() },
];

/** A picture of a text: `name.webp`, and `name-760.webp` for narrow screens. */
function ofText(name: string, draw: () => Picture): Figure {
  return {
    draw,
    files: {
      [textPictureFile(name, wide)]: { width: wide, quality: 78 },
      [textPictureFile(name, narrow)]: { width: narrow, quality: 70 },
    },
  };
}

/** The picture of the home page in all its widths. On denser screens pixels are small, and more loss is not seen. */
function homeFiles(): Figure['files'] {
  return Object.fromEntries([
    ...homePicture.widths.map((width) => [homePictureFile(width), { width, quality: width > 960 ? 42 : 50 }]),
    [homePictureFallback, { width: homePicture.fallbackWidth, quality: 78 }],
  ]);
}

const command = 'npm run figures';
const { values, words: asked } = commandLine({
  name: command,
  does: 'makes pictures and drawings again, all or some. Nothing is random: the result is the same each time.',
  options: {
    python: {
      kind: 'text',
      value: 'PYTHON',
      does: 'a Python that has Taichi: draws the pictures of the programs of the docs, too',
    },
  },
  words: { value: 'NAME …', does: 'a part of the path of the pictures to make' },
});
const qrCode = '/figures/wechat.svg';
const drawings = drawingFiles();
const programPaths = programPictures.map(({ name }) => `/figures/${name}`);
const paths = [
  ...figures.flatMap(({ files }) => Object.keys(files)),
  ...drawings.keys(),
  qrCode,
  ...programPaths,
];
const unknown = asked.filter((part) => !paths.some((path) => path.includes(part)));
if (unknown.length > 0) {
  const names = paths.map((path) => parse(path).name);
  const fix = (part: string) => `Use a part of one of: ${paths.join(', ')}.${didYouMean(part, names)}`;
  refuse(
    unknown.map((part) => problem({ where: command, what: `unknown figure "${part}"`, fix: fix(part) })),
  );
}
const isAsked = (path: string) => asked.length === 0 || asked.some((part) => path.includes(part));
for (const { draw, files } of figures) {
  const wanted = Object.entries(files).filter(([path]) => isAsked(path));
  const picture = wanted.length > 0 && draw();
  if (!picture) continue;
  for (const [path, size] of wanted) {
    await writePicture(picture, `public${path}`, size);
    console.log(path);
  }
}

for (const [path, markup] of drawings) {
  if (!isAsked(path)) continue;
  writeFileSync(`public${path}`, markup);
  console.log(path);
}

if (isAsked(qrCode)) writeQrCode('https://docs.taichi-lang.org/zh-Hans/community/#wechat', `public${qrCode}`);

const ofPrograms = programPictures.filter(({ name }) => isAsked(`/figures/${name}`));
if (values.python) await drawProgramPictures(ofPrograms, values.python);
else if (ofPrograms.length > 0)
  console.log(`${ofPrograms.length} pictures of programs stay as they are; --python PYTHON draws them again`);

/** Draws pictures with the programs of the latest version, and notes what each was drawn from. */
async function drawProgramPictures(wanted: readonly ProgramPicture[], python: string): Promise<void> {
  const programs = allPrograms(examplesIn, await pythonParser());
  const drawnFrom = readDrawnFrom();
  for (const picture of wanted) {
    const page = `/en/docs/${latestVersion.folder}/${pageOf(picture)}.mdx`;
    const program = programs.find(({ file, name }) => `/${file}`.endsWith(page) && name === picture.program);
    if (!program)
      refuse([
        problem({
          where: `content${page}`,
          what: `no program "${picture.program}", which draws ${picture.name}`,
          fix: 'Give a block of Python this title, or change scripts/figures/programs/pictures.ts.',
        }),
      ]);
    const { files, taichi } = await drawWithProgram(picture, program, python);
    drawnFrom[picture.name] = { taichi, key: keyOf(picture, program) };
    writeDrawnFrom(drawnFrom);
    for (const file of files) console.log(file);
  }
}
