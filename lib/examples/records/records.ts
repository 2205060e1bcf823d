import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../../site/content-root.ts';

/**
 * A line that a program has printed. `line` is the line of code that printed it, `by` the line of the statement that led there, where
 * that is another one: a call of the kernel with the print. Lines of code are counted without empty lines and comments.
 * `varies` where it was not the same in each run.
 */
const printedLine = z.strictObject({
  line: z.number(),
  by: z.number().optional(),
  text: z.string(),
  varies: z.literal(true).optional(),
});

/** What became of a program. One that was not run says why: it `needs` something that the recording machine does not have. */
const record = z.strictObject({
  /** The text where it stood when it was recorded, below content, without extension. */
  text: z.string(),
  needs: z.string().optional(),
  error: z.strictObject({ type: z.string(), message: z.string(), line: z.number().optional() }).optional(),
  lines: z.array(printedLine).optional(),
  /** How many lines more it has printed than are recorded. */
  more: z.number().optional(),
});

const recordFile = z.object({
  /** The release of the language that ran the programs. */
  taichi: z.string(),
  programs: z.record(z.string(), record),
});

export type PrintedLine = z.infer<typeof printedLine>;
export type ProgramRecord = z.infer<typeof record>;
/** The records of a version, by the key of the program. */
export type Records = z.infer<typeof recordFile>;

/** The file with the records of a version. */
export function recordsFile(version: string, root = contentRoot): string {
  return join(root, 'records', `${version}.json`);
}

/**
 * The records of a version; none where it has no file.
 * @throws zod's error when the file has another form
 */
export function readRecords(file: string): Records | undefined {
  return existsSync(file) ? recordFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Writes records, sorted by text and key, with each printed line on a line, so that a change shows what is printed now. */
export function writeRecords(file: string, { taichi, programs }: Records): void {
  const sorted = Object.entries(programs).sort(
    ([a, { text }], [b, { text: other }]) => byText(text, other) || byText(a, b),
  );
  const rows = sorted.map(([key, { lines, ...rest }]) => {
    const fields = JSON.stringify(rest).slice(0, -1);
    const printed = lines?.map((line) => `\n      ${JSON.stringify(line)}`);
    return `    ${JSON.stringify(key)}: ${fields}${printed ? `, "lines": [${printed}\n    ]` : ''}}`;
  });
  const head = `  "taichi": ${JSON.stringify(taichi)}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, `{\n${head},\n  "programs": {\n${rows.join(',\n')}\n  }\n}\n`);
  renameSync(`${file}.tmp`, file);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
