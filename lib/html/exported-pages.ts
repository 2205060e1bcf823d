import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the export. */
export type ExportedPage = { file: string; html: string };

/** Every page below a folder, one at a time, so that memory does not grow with the site. */
export function* pagesIn(folder: string): Generator<ExportedPage> {
  for (const file of filesIn(folder)) {
    if (file.endsWith('.html')) yield { file, html: readFileSync(join(folder, file), 'utf8') };
  }
}

/** Every file below a folder, with slashes, relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1).replaceAll('\\', '/'))
    .sort();
}
