import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from '../../../lib/examples/records/programs.ts';
import type { ProgramPicture } from './pictures.ts';

const folder = import.meta.dirname;

/** The code of a recipe. */
export function recipeCode(recipe: string): string {
  return readFileSync(join(folder, recipe), 'utf8');
}

/** Names what a picture was drawn from: other for another program (comments aside), another moment, size or recipe. */
export function keyOf(picture: ProgramPicture, program: Pick<Program, 'key'>): string {
  const { take, constants, as } = picture;
  const recipe = 'recipe' in take ? recipeCode(take.recipe) : '';
  const parts = [program.key, JSON.stringify(take), JSON.stringify(constants ?? {}), as, recipe];
  return createHash('sha256').update(parts.join('\n\0')).digest('hex').slice(0, 16);
}

/** The page of a picture: the beginning of its name. */
export function pageOf({ name }: ProgramPicture): string {
  return name.slice(0, name.lastIndexOf('-'));
}
