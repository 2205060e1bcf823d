import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../../../lib/site/content-root.ts';

const drawnFrom = z.record(z.string(), z.strictObject({ taichi: z.string(), key: z.string() }));

/** What each picture was drawn from (`keyOf`), and by which release of the language. */
export type DrawnFrom = z.infer<typeof drawnFrom>;

/** The file with the keys of the pictures that programs draw. */
export const drawnFromFile = join(contentRoot, 'records', 'pictures.json');

/**
 * What the pictures were drawn from; nothing where there is no file.
 * @throws zod's error when the file has another form
 */
export function readDrawnFrom(file = drawnFromFile): DrawnFrom {
  return existsSync(file) ? drawnFrom.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Writes it with a line for each picture, sorted. */
export function writeDrawnFrom(record: DrawnFrom, file = drawnFromFile): void {
  const rows = Object.entries(record)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { taichi, key }]) => `  ${JSON.stringify(name)}: { "taichi": "${taichi}", "key": "${key}" }`,
    );
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
}
