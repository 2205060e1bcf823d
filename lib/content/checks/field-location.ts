import { existsSync, readFileSync } from 'node:fs';

/** The location of a field of the front matter, `file:line`; the first line of the file where there is no such field. */
export function fieldLocation(file: string, field: string): string {
  if (!existsSync(file)) return file;
  const lines = readFileSync(file, 'utf8').split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const at = lines.slice(0, Math.max(end, 0)).findIndex((line) => line.startsWith(`${field}:`));
  return `${file}:${Math.max(at, 0) + 1}`;
}
