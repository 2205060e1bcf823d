import { type Problem, problem } from '../site/problem.ts';

/** More than this is no page that anybody reads, and takes a build many seconds. */
const largestKb = 1024;

/** The text of a file, and what would keep it from being a page: bytes that are no UTF-8, NUL, a size beyond reason. */
export function decoded(bytes: Buffer, file: string): { text: string; problems: Problem[] } {
  const text = bytes.toString('utf8');
  const problems: Problem[] = [];
  const at = (offset: number) => `${file}:${text.slice(0, offset).split('\n').length}`;
  const wrong = bytes.equals(Buffer.from(text)) ? -1 : text.indexOf('\uFFFD');
  if (wrong >= 0)
    problems.push(
      problem({ where: at(wrong), what: 'bytes that are no UTF-8', fix: 'Save the file as UTF-8.' }),
    );
  const nul = text.indexOf('\0');
  if (nul >= 0)
    problems.push(problem({ where: at(nul), what: 'a NUL byte', fix: 'Remove it; a text has none.' }));
  if (bytes.length > largestKb * 1024) {
    const what = `${Math.round(bytes.length / 1024)} kB of text`;
    problems.push(problem({ where: file, what, fix: `Divide the page; a file may have ${largestKb} kB.` }));
  }
  return { text, problems };
}
