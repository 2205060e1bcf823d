import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../site/content-root.ts';
import { versions } from '../site/versions.ts';

const row = z.strictObject({
  /** The text where the program stands, below content, and its line when it was written. */
  text: z.string(),
  state: z.enum(['matches', 'near', 'runs', 'refused']),
  lines: z.number().optional(),
  because: z.string().optional(),
  pictures: z.number().optional(),
  feature: z.string().optional(),
});

const file = z.record(z.string(), row);

/** The states of the programs of a version, by the key of the program. */
export type States = z.infer<typeof file>;

export type StateRow = z.infer<typeof row>;

/** The file with the states of a version. */
export function statesFile(version: string, root = contentRoot): string {
  return join(root, 'live', `${version}.json`);
}

/**
 * The committed states of a version; none where it has no file.
 * @throws zod's error when the file has another form
 */
export function readStates(path: string): States {
  return existsSync(path) ? file.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/**
 * By folder of a version: the keys of the programs that run in the page. In the engine of lib/live they print what they print in the
 * language, or they draw in a window.
 */
export function runnablePrograms(): Record<string, string[]> {
  return Object.fromEntries(
    versions.flatMap(({ folder }) => {
      const states = Object.entries(readStates(statesFile(folder)));
      const keys = states.flatMap(([key, { state, pictures = 0 }]) =>
        state === 'matches' || state === 'near' || pictures > 0 ? [key] : [],
      );
      return keys.length > 0 ? [[folder, keys]] : [];
    }),
  );
}

/** Writes states, a program on a line and sorted by text, so that a change shows what runs now. */
export function writeStates(path: string, states: States): void {
  const rows = Object.entries(states)
    .sort(([a, { text }], [b, { text: other }]) => compare(text, other) || compare(a, b))
    .map(([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one)}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `{\n${rows.join(',\n')}\n}\n`);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
