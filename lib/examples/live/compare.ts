import type { ExampleRun, Printed } from '../../live/run.ts';
import type { ProgramRecord } from '../records/records.ts';

/**
 * What became of a program in the engine, beside what the language has printed:
 * - `matches`: each line is as recorded; `lines` says how many were compared.
 * - `near`: the same, but for the rounding of real numbers, which the language adds in another order on several threads.
 * - `runs`: nothing can be compared: it prints nothing, or what differs in each run (`because`), or it draws in a window (`pictures`:
 *   how many it has shown).
 * - `refused`: it uses something that the engine does not have.
 * - `differs`: it prints something else, or fails elsewhere. This is a fault of the engine, or of the record.
 */
export type ExampleState =
  | { state: 'matches' | 'near'; lines: number }
  | { state: 'runs'; because?: string; pictures?: number }
  | { state: 'refused'; feature: string; line: number }
  | { state: 'differs'; line: number; what: string };

/** Where a program stands in the text that was run: after the parts of it that came before. */
export type ProgramPlace = {
  /** How many lines were run before its first. */
  offset: number;
  /** Its lines of code, as the records count them. */
  codeLines: readonly number[];
};

const numeral = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\b|\bnan\b|\binf\b/g;

/** How far two numbers may be apart, relative to the larger one of them and 0.001: the last digits of 32-bit numbers. */
const closeness = 2e-6;

/** How far sums of many numbers may be apart, relative to 1 or the number. */
const nearness = 1e-4;

/**
 * Compares a run of the engine with the record of the same program.
 *
 * @param other a run with other random numbers, for a program that draws some: where the two print different lines, nothing is compared
 */
export function compareRun(
  { outcome, printed, uncertain }: ExampleRun,
  record: ProgramRecord,
  { offset, codeLines }: ProgramPlace,
  other?: ExampleRun,
): ExampleState {
  if (outcome.state === 'refused')
    return { state: 'refused', feature: outcome.feature, line: outcome.line - offset };
  if (outcome.state === 'failed' && outcome.type === 'StepLimit')
    return { state: 'refused', feature: 'a program this long', line: outcome.line - offset };
  const fault = faultOf(outcome, record, offset);
  if (fault) return fault;
  const printedIn = (rows: readonly Printed[]) =>
    linesOf(
      rows.flatMap(({ line, text }) =>
        line > offset ? [{ line: codeLines.indexOf(line - offset) + 1, text }] : [],
      ),
    );
  const own = printedIn(printed);
  const others = other && printedIn(other.printed);
  const theirs = linesOf((record.lines ?? []).filter(({ line }) => line > 0));
  const varying = new Set((record.lines ?? []).filter(({ varies }) => varies).map(({ line }) => line));
  let compared = 0;
  let isNear = false;
  for (const line of new Set([...own.keys(), ...theirs.keys()])) {
    if (varying.has(line)) continue;
    const mine = own.get(line) ?? [];
    const recorded = theirs.get(line) ?? [];
    const count = record.more
      ? Math.min(mine.length, recorded.length)
      : Math.max(mine.length, recorded.length);
    for (let at = 0; at < count; at++) {
      if (others && others.get(line)?.[at] !== mine[at]) continue;
      // Before a message of an error, the language may print an empty line.
      if (outcome.state === 'failed' && !mine[at] && !recorded[at]) continue;
      const likeness = likenessOf(mine[at], recorded[at]);
      if (likeness === 'different') {
        if (uncertain) return { state: 'runs', because: uncertain };
        const what = `prints ${JSON.stringify(mine[at] ?? '')}, and the language ${JSON.stringify(recorded[at] ?? '')}`;
        return { state: 'differs', line: codeLines[line - 1] ?? 0, what };
      }
      if (likeness === 'near') isNear = true;
      compared++;
    }
  }
  if (compared > 0) return { state: isNear ? 'near' : 'matches', lines: compared };
  if (outcome.state === 'failed') return { state: 'matches', lines: 1 };
  return uncertain ? { state: 'runs', because: uncertain } : { state: 'runs' };
}

/** A program that fails has to fail as recorded: with the same error and its message. */
function faultOf(
  outcome: ExampleRun['outcome'],
  { error }: ProgramRecord,
  offset: number,
): ExampleState | undefined {
  if (outcome.state === 'failed') {
    const line = outcome.line - offset;
    if (!error) return { state: 'differs', line, what: `fails with ${outcome.type}: ${outcome.message}` };
    const type = error.type.split('.').at(-1);
    // The language puts the line of the kernel before the message.
    const isSame = type === outcome.type && error.message.trim().includes(outcome.message.trim());
    if (!isSame)
      return {
        state: 'differs',
        line,
        what: `fails with ${outcome.type}: ${outcome.message}, and the language with ${type}: ${error.message.trim()}`,
      };
    return undefined;
  }
  if (!error) return undefined;
  return {
    state: 'differs',
    line: 0,
    what: `does not fail, and the language does with ${error.type}: ${error.message.trim()}`,
  };
}

function linesOf(rows: readonly Printed[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { line, text } of rows) found.set(line, [...(found.get(line) ?? []), ...text.split('\n')]);
  return found;
}

/** Whether two lines are the same, but for the last digits of their numbers. */
export function likenessOf(
  mine: string | undefined,
  recorded: string | undefined,
): 'same' | 'near' | 'different' {
  if (mine === recorded) return 'same';
  if (mine === undefined || recorded === undefined) return 'different';
  const [a, b] = [mine.match(numeral) ?? [], recorded.match(numeral) ?? []];
  const words = (text: string) => text.replace(numeral, '#').replace(/\s+/g, ' ');
  if (a.length !== b.length || words(mine) !== words(recorded)) return 'different';
  let likeness: 'same' | 'near' = 'same';
  for (const [at, text] of a.entries()) {
    const other = b[at] as string;
    if (text === other) continue;
    // Whole numbers are counted, not rounded.
    if (/^[-+]?\d+$/.test(text) && /^[-+]?\d+$/.test(other)) return 'different';
    const [x, y] = [Number(text), Number(other)];
    const distance = Math.abs(x - y);
    const size = Math.max(Math.abs(x), Math.abs(y));
    if (distance <= closeness * Math.max(size, 1e-3)) continue;
    if (!(distance <= nearness * Math.max(size, 1))) return 'different';
    likeness = 'near';
  }
  return likeness;
}
