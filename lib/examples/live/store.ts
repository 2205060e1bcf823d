import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProgramRecord } from '../records/records.ts';
import type { ExampleState } from './compare.ts';

/** The states of programs from earlier runs, by version, key and record. */
export type LiveStore = {
  get(version: string, key: string, record: ProgramRecord): ExampleState | undefined;
  set(version: string, key: string, record: ProgramRecord, state: ExampleState): void;
  /** Writes the states that were asked for or set in this run. */
  save(): void;
};

/** What a state depends on, beside the program and its record: the engine and the comparison. */
const sources = ['lib/live', 'lib/examples/live'];

/** Opens the store; one of another engine, or one that cannot be read, is empty. The file may be deleted at any time. */
export function openLiveStore(file: string): LiveStore {
  const engine = sourcesHash();
  const stored = readStore(file, engine);
  const used = new Map<string, ExampleState>();
  return {
    get(version, key, record) {
      const name = nameOf(version, key, record);
      const state = used.get(name) ?? stored.get(name);
      if (state) used.set(name, state);
      return state;
    },
    set(version, key, record, state) {
      used.set(nameOf(version, key, record), state);
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}.tmp`;
      writeFileSync(temporary, JSON.stringify({ engine, states: [...used] }));
      renameSync(temporary, file);
    },
  };
}

function nameOf(version: string, key: string, record: ProgramRecord): string {
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 16);
  return `${version}/${key}/${hash}`;
}

function readStore(file: string, engine: string): Map<string, ExampleState> {
  if (!existsSync(file)) return new Map();
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as {
      engine: string;
      states: [string, ExampleState][];
    };
    return new Map(stored.engine === engine ? stored.states : []);
  } catch {
    return new Map();
  }
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const folder of sources)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|json)$/.test(path)) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}
