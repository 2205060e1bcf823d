import { statSync } from 'node:fs';

/** What was made from files, with the times at which these were changed. */
const results = new Map<string, { times: string; result: unknown }>();

/**
 * Makes something from files once, and again only after one of them has changed. Only the development server needs it more than
 * once.
 * @param name of what is made, unique in the project
 * @param files all that `make` reads; a file that does not exist counts as unchanged while it does not
 */
export function madeFromFiles<Result>(name: string, files: readonly string[], make: () => Result): Result {
  const times = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join();
  const key = [name, ...files].join('\0');
  const known = results.get(key);
  if (known?.times === times) return known.result as Result;
  const result = make();
  results.set(key, { times, result });
  return result;
}
