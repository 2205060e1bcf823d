import type { Moment } from '../cloth.ts';

/** What is taken of a program. Frames of its window count from 0; a recipe is a file of this folder. */
export type Take =
  | { frames: readonly number[] }
  | { recipe: 'cloth.py' | 'fit.py' | 'lcs.py' | 'models.py' | 'newton.py' | 'sheet.py' };

/** What a recipe gives beside pictures. */
export type RecipeValues = {
  /** cloth.py: the points of the cloth at some moments. */
  moments?: Moment[];
  /** fit.py and models.py: the points of a line, by its name. */
  lines?: Record<string, [number, number][]>;
};

/** A picture of the docs that one of their programs draws. */
export type ProgramPicture = {
  /** Its file: `/figures/NAME.webp`, or `.svg` for a chart. The part before the hyphen is the page. */
  name: string;
  /** The title of the program on the page, without "part 2 of 6". */
  program: string;
  take: Take;
  /** Numbers of the program that have another value for the picture, such as its size: `n = 320` → `n = 720`. */
  constants?: Readonly<Record<string, number>>;
  /** How the results become files: photos and drawings side by side as WebP, drawings without loss where that is smaller. */
  as: 'photo' | 'drawing' | 'chart' | 'cloth';
};

export const programPictures: readonly ProgramPicture[] = [
  {
    name: 'hello_world-fractal',
    program: 'fractal.py',
    take: { frames: [0] },
    constants: { n: 720 },
    as: 'photo',
  },
  { name: 'gui_system-ripples', program: 'ripples.py', take: { frames: [30] }, as: 'photo' },
  { name: 'gui_system-fast', program: 'fast.py', take: { frames: [0] }, as: 'photo' },
  { name: 'gui_system-vortices', program: 'vortices.py', take: { frames: [0] }, as: 'photo' },
  { name: 'gui_system-pendulums', program: 'pendulums.py', take: { frames: [0, 260] }, as: 'drawing' },
  { name: 'gui_system-windmill', program: 'windmill.py', take: { frames: [0, 35] }, as: 'drawing' },
  { name: 'export_results-orbit', program: 'orbit.py', take: { frames: [0, 12, 24, 36] }, as: 'drawing' },
  { name: 'export_results-sheet', program: 'sheet.py', take: { recipe: 'sheet.py' }, as: 'drawing' },
  { name: 'odop-models', program: 'models.py', take: { recipe: 'models.py' }, as: 'chart' },
  { name: 'differentiable_programming-fit', program: 'fit.py', take: { recipe: 'fit.py' }, as: 'chart' },
  { name: 'cloth_simulation-moments', program: 'check.py', take: { recipe: 'cloth.py' }, as: 'cloth' },
  {
    name: 'accelerate_python-table',
    program: 'lcs.py',
    take: { recipe: 'lcs.py' },
    constants: { N: 720 },
    as: 'drawing',
  },
  {
    name: 'math_module-newton',
    program: 'newton.py',
    take: { recipe: 'newton.py' },
    constants: { n: 2880 },
    as: 'drawing',
  },
];
