import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CodeExample, examplesIn } from './blocks.ts';

/** What the parsed examples of a text depend on, beside the text. Paths below the root of the project. */
const parserFiles = ['lib/examples/blocks.ts', 'lib/site/constants.ts', 'package-lock.json'];

/** Stores the code blocks of texts, so that a text of an earlier run is not parsed again. */
export type ExampleStore = {
  /** The code blocks of a text, as `examplesIn` gives them. */
  examplesIn(source: string): CodeExample[];
  /** Writes the blocks of all texts that were read in this run. */
  save(): void;
};

/**
 * Opens a store; one that cannot be read is empty. The file may be deleted at any time.
 * @param file where the store is
 * @param parse gives the code blocks of a text that is not in the store
 */
export function openExampleStore(file: string, parse = examplesIn): ExampleStore {
  const stored = readStore(file);
  const used = new Map<string, CodeExample[]>();
  const parserKey = parserFiles.map((name) => contentHash(readFileSync(name))).join('');
  return {
    examplesIn(source) {
      const key = contentHash(parserKey + source);
      const examples = used.get(key) ?? stored.get(key) ?? parse(source);
      used.set(key, examples);
      return examples;
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}.tmp`;
      writeFileSync(temporary, JSON.stringify([...used]));
      renameSync(temporary, file);
    },
  };
}

function readStore(file: string): Map<string, CodeExample[]> {
  if (!existsSync(file)) return new Map();
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, CodeExample[]][]);
  } catch {
    return new Map();
  }
}

function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
