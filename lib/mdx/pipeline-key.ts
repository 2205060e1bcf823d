import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../site/locales.ts';
import { messagesOf } from '../site/messages/index.ts';

/**
 * Everything that a compiled text is made from, beside the text itself: this folder, what it imports from the rest of the
 * project, and the packages in use. Paths below the root of the project.
 */
export const pipelineFiles = [
  'lib/mdx',
  'lib/site/constants.ts',
  'lib/site/developer-error.ts',
  'lib/site/locales.ts',
  'lib/site/problem.ts',
  'lib/site/unwanted-characters.ts',
  'package-lock.json',
] as const;

const keys = new Map<Locale, string>();

/**
 * Part of the name of every compiled text: another one as soon as the same text might give other HTML. Of the words of the
 * interface those count that stand in texts; a change of any other compiles nothing again.
 */
export function pipelineKey(locale: Locale): string {
  if (keys.size === 0) for (const one of locales) keys.set(one, keyOf(pipelineFiles, messagesOf(one).texts));
  return keys.get(locale) ?? '';
}

/** The hash of files and folders with everything below them, and of words. */
export function keyOf(paths: readonly string[], words: object): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of paths.flatMap(filesBelow)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
