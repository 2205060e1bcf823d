import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Problem, ProblemsError, problemText } from '../site/problem.ts';

/** Warnings are printed; errors too, or thrown together. */
export function report(problems: readonly Problem[], strict: boolean): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const warning of problems) {
    if (warning.severity === 'warning') console.warn(`warning: ${problemText(warning)}\n`);
  }
  if (errors.length === 0) return;
  const error = new ProblemsError(
    `The content has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}.`,
    errors,
  );
  if (strict) throw error;
  console.error(error.message);
}

/** Writes data as a module, whole or not at all: a server that watches the file never sees half of it. */
export function writeModule(file: string, data: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${process.pid}.tmp`);
  writeFileSync(temporary, `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`);
  renameSync(temporary, file);
}
