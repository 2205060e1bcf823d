import { readFileSync } from 'node:fs';
import type { Program } from '../../../lib/examples/records/programs.ts';
import { type Problem, problem } from '../../../lib/site/problem.ts';
import { keyOf } from './key.ts';
import type { ProgramPicture } from './pictures.ts';
import { type DrawnFrom, drawnFromFile } from './record.ts';

/**
 * Pictures that are not what the programs of their pages draw: the program or the way it is drawn has changed, the page does not have the
 * program, or the picture has never been drawn.
 * @param read gives the text of a file
 */
export function stalePictureProblems(
  pictures: readonly ProgramPicture[],
  programs: readonly Program[],
  drawnFrom: DrawnFrom,
  read = (file: string) => readFileSync(file, 'utf8'),
): Problem[] {
  const texts = [...new Set(programs.map(({ file }) => file))]
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ file, lines: read(file).split('\n') }));
  const shown = pictures.flatMap((picture) =>
    texts.flatMap(({ file, lines }) => {
      const at = lines.findIndex((line) => line.includes(`](/figures/${picture.name}.`));
      return at < 0 ? [] : (stale(picture, file, at + 1) ?? []);
    }),
  );
  const surplus = Object.keys(drawnFrom).filter((name) => !pictures.some((picture) => picture.name === name));
  return [
    ...shown,
    ...surplus.map((name) =>
      problem({
        where: drawnFromFile,
        what: `no program draws "${name}"`,
        fix: 'Remove its line, and the files of the picture.',
      }),
    ),
  ];

  function stale(picture: ProgramPicture, file: string, line: number): Problem | undefined {
    const { name, program: title } = picture;
    const where = `${file}:${line}`;
    const candidates = programs.filter((program) => program.file === file && program.name === title);
    if (candidates.length === 0)
      return problem({
        where,
        what: `shows ${name}, and has no program "${title}", which draws it`,
        fix: 'Remove the picture, or name its program in scripts/figures/programs/pictures.ts.',
      });
    const drawn = drawnFrom[name]?.key;
    if (candidates.some((program) => keyOf(picture, program) === drawn)) return undefined;
    const what = drawn
      ? `${name} was drawn from another form of "${title}"`
      : `${name} has not been drawn from "${title}"`;
    return problem({ where, what, fix: `Draw it: npm run figures -- --python PYTHON ${name}` });
  }
}
