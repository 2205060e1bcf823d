import { type Problem, problem } from '../../site/problem.ts';
import type { Comment, Program } from './programs.ts';
import type { PrintedLine, ProgramRecord } from './records.ts';
import { isOutputOf, isPrinted, statedIn } from './stated.ts';

/** What a text states about a program, compared with its record. */
export type Comparison = {
  problems: Problem[];
  /** Comments and blocks of output that state what is printed: those that are right, and those in words, which nobody compares. */
  right: number;
  worded: number;
  /** Values stated beside a print of a program that was not run. */
  unseen: number;
  /** What becomes of the program: it runs, fails as it is meant to, or needs something (`needs`). */
  outcome: 'runs' | 'fails' | { needs: string };
};

/**
 * Compares what a text says about a program with what it did when the language ran it.
 * @param record of the program; without one the only problem is that it lacks
 */
export function compareWithRecord(program: Program, record: ProgramRecord | undefined): Comparison {
  const none = { problems: [], right: 0, worded: 0, unseen: unseenIn(program) };
  if (!record) return { ...none, problems: [withoutRecord(program)], outcome: { needs: 'a record' } };
  if (record.needs) return { ...none, outcome: { needs: record.needs } };
  const problems: Problem[] = [...endProblems(program, record)];
  let [right, worded] = [0, 0];
  for (const comment of program.comments) {
    const lines = linesBeside(program, comment, record.lines ?? []);
    if (lines.length === 0) continue;
    const stated = statedIn(comment.text, lines[0]?.text);
    if (stated.kind === 'words') worded++;
    else if (isPrinted(stated, lines)) right++;
    else problems.push(differing(program, comment, lines));
  }
  for (const comment of program.comments) {
    const message = /^(?:[\w.]*\.)?\w*(?:Error|Exception|Interrupt): (.+)/.exec(comment.text)?.[1];
    if (message === undefined || !record.error) continue;
    const isSaid = [message, ...message.split(/…|\.\.\./)].some((text) =>
      record.error?.message.includes(text.trim()),
    );
    if (isSaid) right++;
    else problems.push(otherMessage(program, comment, record.error.message));
  }
  for (const { line, text } of program.outputs) {
    const { error, lines = [] } = record;
    // Python prints the type in front of a message, which may begin with the end of a line.
    const heads =
      error && [error.message.trim(), error.message].map((message) => `${error.type}: ${message}`);
    const whole = error && [error.message, ...(heads ?? [])].join('\n');
    const wrong = isOutputOf(text, lines, whole);
    if (wrong) problems.push(otherOutput(program, line, wrong.missing, lines, error?.message));
    else right++;
  }
  return { problems, right, worded, unseen: 0, outcome: record.error ? 'fails' : 'runs' };
}

/** How many comments beside a print state a value. */
function unseenIn({ code, comments }: Program): number {
  const rows = code.split('\n');
  return comments.filter(
    ({ line, text }) => rows[line - 1]?.includes('print(') && statedIn(text).kind !== 'words',
  ).length;
}

/** What is printed by the line that a comment is beside or, where that prints nothing itself, by the kernels that it calls. */
function linesBeside(
  { codeLines }: Program,
  { line, statement }: Comment,
  lines: readonly PrintedLine[],
): PrintedLine[] {
  const isBeside = (number: number | undefined) => {
    const at = codeLines[(number ?? 0) - 1];
    return at !== undefined && at >= statement && at <= line;
  };
  const own = lines.filter((one) => isBeside(one.line));
  return own.length > 0 ? own : lines.filter(({ by }) => isBeside(by));
}

function endProblems(program: Program, { error }: ProgramRecord): Problem[] {
  const where = `${program.file}:${program.line}`;
  if (error && !program.isErrorExpected)
    return [
      problem({
        where: `${program.file}:${program.line - 1 + (program.codeLines[(error.line ?? 0) - 1] ?? 1)}`,
        what: `the program fails: ${error.type}: ${lineOfMessage(error.message)}`,
        fix: 'Fix the program, or write `expect-error` after its language if the error is intended.',
      }),
    ];
  if (!error && program.isErrorExpected)
    return [
      problem({
        where,
        what: 'the program is marked `expect-error` and does not fail',
        fix: 'Remove `expect-error`, or correct the program so that it shows the error.',
      }),
    ];
  return [];
}

function withoutRecord({ file, line, version }: Program): Problem {
  return problem({
    where: `${file}:${line}`,
    what: 'no record of what this program prints',
    fix:
      `Run it with Taichi: npm run examples:record -- --python PYTHON --version ${version}\n` +
      'The workflow "examples" does so for a pull request.',
  });
}

function differing(program: Program, { line, text }: Comment, lines: readonly PrintedLine[]): Problem {
  const where = `${program.file}:${program.line + line - 1}`;
  const printed = lines.slice(0, 4).map((one) => one.text.trim());
  const more = lines.length > 4 ? ` and ${lines.length - 4} lines more` : '';
  if (lines.some(({ varies }) => varies))
    return problem({
      where,
      what: `the comment states "${text}", and each run prints something else: ${printed.join(' | ')}${more}`,
      fix: 'Write "about" before numbers that are nearly right, or say in words what is printed.',
    });
  return problem({
    where,
    what: `the comment states "${text}", and the program prints: ${printed.join(' | ')}${more}`,
    fix: `Write what is printed: # ${printed.join(', then ')}\nAn explanation may follow after a colon; "about" goes before numbers that are not exact.`,
  });
}

function otherMessage({ file, line }: Program, comment: Comment, message: string): Problem {
  return problem({
    where: `${file}:${line + comment.line - 1}`,
    what: `the comment states "${comment.text}", and the message is: ${lineOfMessage(message)}`,
    fix: 'Quote the message, with … for what is left out.',
  });
}

function otherOutput(
  { file }: Program,
  line: number,
  missing: string,
  lines: readonly PrintedLine[],
  message: string | undefined,
): Problem {
  const printed = [...lines.slice(0, 20).map(({ text }) => text), ...(message ? [message.trim()] : [])];
  return problem({
    where: `${file}:${line}`,
    what: `the output block has "${missing}", which the program before it does not print there`,
    fix: `It prints:\n${printed.join('\n')}\nWrite … for what is left out.`,
  });
}

/** The line of a message that says what is wrong: the last one or, where that only points at code, the first one. */
export function lineOfMessage(message: string): string {
  const lines = message.trim().split('\n');
  const last = lines.at(-1) ?? '';
  return /\p{L}/u.test(last) ? last : (lines[0] ?? '');
}
