import { relative } from 'node:path';
import { contentRoot } from '../../site/content-root.ts';
import { namedBackend, needsByCode, needsByError } from './needs.ts';
import type { Program } from './programs.ts';
import type { PrintedLine, ProgramRecord } from './records.ts';
import type { Runner, RunnerAnswer } from './run.ts';

/** How often a program that prints is run, to find out which lines vary. */
const runs = 2;

/** How many lines are recorded of what one line of code prints. */
const mostPerLine = 30;

/** Runs a program, and again where it prints, and says what became of it. */
export async function recordOf(
  program: Program,
  runner: Pick<Runner, 'run'>,
  seconds: number,
): Promise<ProgramRecord> {
  const text = textOf(program.file);
  const needs = needsByCode(program.code);
  if (needs) return { text, needs };
  const first = await runner.run(program, seconds);
  if ('fault' in first) throw new Error(`${program.file}:${program.line}  The runner failed: ${first.fault}`);
  if ('late' in first) return { text, needs: `more than ${seconds} s` };
  const backend = namedBackend(program.code);
  if ('crash' in first && backend) return { text, needs: backend };
  if ('crash' in first)
    return { text, error: { type: 'crash', message: `The process ended with status ${first.crash}.` } };
  const needed = first.error && !program.isErrorExpected && (needsByError(first.error) ?? backend);
  if (needed) return { text, needs: needed };
  let lines = printedLines(program, first);
  for (let run = 1; run < runs && lines.length > 0; run++) {
    const again = await runner.run(program, seconds);
    lines = withVarying(lines, 'lines' in again ? printedLines(program, again) : []);
  }
  const more = first.more + first.lines.length - lines.length;
  const line = first.error?.line ? codeLine(program, first.error.line) : undefined;
  return {
    text,
    ...(first.error
      ? { error: { type: first.error.type, message: first.error.message, ...(line ? { line } : {}) } }
      : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(more > 0 ? { more } : {}),
  };
}

/** Keeps the older of two records that differ only in what varies from run to run. */
export function mergedRecord(old: ProgramRecord | undefined, next: ProgramRecord): ProgramRecord {
  const withoutVarying = (record: ProgramRecord) =>
    JSON.stringify({
      ...record,
      text: '',
      lines: record.lines?.map(({ text, varies, ...rest }) => (varies ? rest : { ...rest, text })),
    });
  return old && withoutVarying(old) === withoutVarying(next) ? old : next;
}

/** The name of a text in records: its path below content. */
export function textOf(file: string): string {
  return relative(contentRoot, file).replace(/\.(mdx|pyi?)$/, '');
}

function printedLines(program: Program, answer: Extract<RunnerAnswer, { more: number }>): PrintedLine[] {
  const counts = new Map<number, number>();
  return answer.lines.flatMap(({ line, by, text }) => {
    const [at, from] = [codeLine(program, line), codeLine(program, by)];
    const count = (counts.get(at) ?? 0) + 1;
    counts.set(at, count);
    return count > mostPerLine ? [] : { line: at, ...(from && from !== at ? { by: from } : {}), text };
  });
}

/** The number of a line among those with code; 0 where it is not known which line it was. */
function codeLine({ codeLines }: Program, line: number | null): number {
  return line === null ? 0 : codeLines.filter((one) => one <= line).length;
}

/** The lines of a run, of which those vary that another run does not have in the same place. */
function withVarying(lines: readonly PrintedLine[], others: readonly PrintedLine[]): PrintedLine[] {
  return lines.map((line, at) => {
    const other = others[at];
    const isSame = other?.line === line.line && other.text === line.text && others.length === lines.length;
    return isSame ? line : { ...line, varies: true };
  });
}
