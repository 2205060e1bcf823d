import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Body } from './body.ts';

/** Compiled bodies, one file each, named by the hash of what they were made from. It may be deleted at any time. */
const storeFolder = '.cache/bodies';

/** In development: names of bodies that a page waits for, one empty file each. */
const wantedFolder = '.cache/wanted';

/**
 * The body of a key. One with problems is stored too, under another name, so that the development server can show it. In
 * development this waits for a body that the process which reads the content has still to compile.
 */
export function readBody(key: string): Body {
  if (process.env.NODE_ENV === 'development' && !bodyFile(key)) waitForBody(key);
  return JSON.parse(readFileSync(bodyFile(key) ?? bodyPath(key), 'utf8')) as Body;
}

function bodyFile(key: string): string | undefined {
  return [bodyPath(key), brokenBodyPath(key)].find((file) => existsSync(file));
}

/** In milliseconds. A text takes up to half a second to compile. */
const wait = { step: 10, most: 20_000 };

function waitForBody(key: string): void {
  mkdirSync(wantedFolder, { recursive: true });
  writeFileSync(join(wantedFolder, key), '');
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; waited < wait.most && !bodyFile(key); waited += wait.step)
    Atomics.wait(nothing, 0, 0, wait.step);
  rmSync(join(wantedFolder, key), { force: true });
}

/** A body that a page waits for (`readBody`), of those that can be compiled. */
export function wantedBody(canCompile: (key: string) => boolean): string | undefined {
  return existsSync(wantedFolder) ? readdirSync(wantedFolder).find(canCompile) : undefined;
}

/** Whether the store has a body without problems. */
export function hasBody(key: string): boolean {
  return existsSync(bodyPath(key));
}

/** Writes a body, atomically: a run that is killed leaves a temporary file, never half a body. */
export function writeBody(key: string, body: Body): void {
  const file = body.problems.length > 0 ? brokenBodyPath(key) : bodyPath(key);
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, JSON.stringify(body));
  renameSync(temporary, file);
}

function bodyPath(key: string): string {
  return join(storeFolder, key.slice(0, 2), `${key}.json`);
}

function brokenBodyPath(key: string): string {
  return join(storeFolder, key.slice(0, 2), `${key}.broken.json`);
}
