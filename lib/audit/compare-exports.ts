import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../html/exported-pages.ts';
import { type Problem, problem } from '../site/problem.ts';

/** Differences of two exports that should be the same: missing files, and the first differing byte of others. */
export function differences(one: string, other: string): Problem[] {
  const files = [filesIn(one), filesIn(other)] as const;
  const inOther = new Set(files[1]);
  const inOne = new Set(files[0]);
  return [
    ...files[0].filter((file) => !inOther.has(file)).map((file) => lacking(file, 'second')),
    ...files[1].filter((file) => !inOne.has(file)).map((file) => lacking(file, 'first')),
    ...files[0].filter((file) => inOther.has(file)).flatMap((file) => difference(file, one, other)),
  ];
}

function lacking(where: string, which: string): Problem {
  return problem({ where, what: `is not in the ${which} build`, fix: 'Name the file by its content.' });
}

function difference(file: string, one: string, other: string): Problem[] {
  const [first, second] = [readFileSync(join(one, file)), readFileSync(join(other, file))];
  if (digest(first) === digest(second)) return [];
  const at = first.findIndex((byte, index) => byte !== second[index]);
  const place = at === -1 ? first.length : at;
  return [
    problem({
      where: `${file}, byte ${place}`,
      what: 'differs',
      fix: `first:  ${excerpt(first, place)}\nsecond: ${excerpt(second, place)}`,
    }),
  ];
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function excerpt(content: Buffer, at: number): string {
  return JSON.stringify(content.subarray(Math.max(0, at - 40), at + 60).toString('utf8'));
}
