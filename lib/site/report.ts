import { type Problem, ProblemsError, problemText } from './problem.ts';

/**
 * Prints warnings and errors.
 * @param strict whether errors are thrown together instead
 * @throws ProblemsError
 */
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
