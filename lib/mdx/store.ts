import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Body } from './body.ts';

/** Compiled bodies, one file each, named by what they were made from. It may be deleted at any time. */
const storeFolder = '.cache/bodies';

/** The body of a key. One with problems is there too, under a name of its own, so that a server can show it. */
export function readBody(key: string): Body {
  const file = fileOf(key);
  return JSON.parse(readFileSync(existsSync(file) ? file : brokenFileOf(key), 'utf8')) as Body;
}

/** Whether the store has a body without problems. */
export function hasBody(key: string): boolean {
  return existsSync(fileOf(key));
}

/** Whole or not at all: a run that is killed in between leaves a temporary file behind, never half a body. */
export function writeBody(key: string, body: Body): void {
  const file = body.problems.length > 0 ? brokenFileOf(key) : fileOf(key);
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, JSON.stringify(body));
  renameSync(temporary, file);
}

function fileOf(key: string): string {
  return join(storeFolder, key.slice(0, 2), `${key}.json`);
}

function brokenFileOf(key: string): string {
  return join(storeFolder, key.slice(0, 2), `${key}.broken.json`);
}
