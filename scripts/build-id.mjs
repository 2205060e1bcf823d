import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What pages are made of, beside the content. */
export const sources = [
  'app',
  'components',
  'lib',
  'package-lock.json',
  'next.config.mjs',
  'instrumentation-client.ts',
  '.contentlayer/versions.mjs',
];

/**
 * The id of a build: the same for the same sources and settings, on any machine, another one as soon as something changes.
 * Next would take a random one, and then no two builds were alike, nor could a page of an earlier build stand beside one of
 * this (lib/export/plan.ts): two pages with different ids cannot lead to each other without a full load.
 * @param {readonly string[]} paths files and folders that the build is made of
 * @param {Record<string, string | undefined>} settings environment variables of a deployment
 */
export function buildIdOf(paths, settings) {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (value) hash.update(`${name}=${value}\0`);
  for (const path of paths)
    for (const file of filesBelow(path)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** The settings of a deployment among environment variables: those that `.env.example` lists. */
export function settingsOf(environment, example = readFileSync('.env.example', 'utf8')) {
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  return Object.fromEntries(names.map((name) => [name, environment[name]]));
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
