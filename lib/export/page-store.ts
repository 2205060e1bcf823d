import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles } from '../files/file-hash.ts';
import { versionsFile } from '../files/generated.ts';
import { pageData } from '../outputs/page-data.ts';
import { href, type Place } from '../routes/index.ts';
import { basePath } from '../site/base-path.ts';
import { config } from '../site/config.ts';
import { site } from '../site/project/site.ts';

/** What the HTML of a page depends on, beside its data. Paths below the root of the project. */
export const codeFiles = [
  'app',
  'components',
  'lib',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  versionsFile,
];

/** A key that changes as soon as the same data might give another page: with code, packages, versions or settings. */
export function codeKey(): string {
  return hashOfFiles(codeFiles, { config, site, basePath, node: process.version }).slice(0, 32);
}

/**
 * The key of the page of a place.
 * @throws Error where the content has no such page
 */
export function pageKey(place: Place): string {
  const data = pageData(place);
  if (!data) throw new Error(`The content has no page ${href(place)}.`);
  return dataKey(data);
}

/**
 * The key of data, which has to be plain: the key would not depend on the content of a function or a `Map`.
 * @throws Error where it is not plain
 */
export function dataKey(data: object): string {
  return createHash('sha256').update(JSON.stringify(data, onlyPlain)).digest('hex').slice(0, 32);
}

/** Throws on values whose content JSON leaves out. */
function onlyPlain(name: string, value: unknown): unknown {
  const isPlain = value === null || typeof value !== 'object' || Array.isArray(value) || isRecord(value);
  if (isPlain && typeof value !== 'function') return value;
  throw new Error(`The data of a page has "${name}", which is neither text, number, list nor plain object.`);
}

function isRecord(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** How many folders of pages remain: there is one for each base path, set of settings and state of the code. */
const mostFolders = 3;

/**
 * Pages as Next rendered them, in a folder for each state of the code, named by their data (docs/decisions/009). It may be
 * deleted at any time.
 */
export function pageStore(code: string, root = '.cache/pages') {
  const folder = join(root, code);
  const fileOf = (key: string) => join(folder, `${key}.html`);
  return {
    has: (key: string): boolean => existsSync(fileOf(key)),
    read: (key: string): string => readFileSync(fileOf(key), 'utf8'),
    /** Atomic: a build that is killed never leaves half a page. */
    write(key: string, html: string): void {
      mkdirSync(folder, { recursive: true });
      const temporary = join(folder, `.${process.pid}.tmp`);
      writeFileSync(temporary, html);
      renameSync(temporary, fileOf(key));
    },
    /** Removes the pages that a build did not use, and the folders that no build has used for longest. */
    removeUnused(used: ReadonlySet<string>): void {
      if (!existsSync(folder)) return;
      for (const file of readdirSync(folder))
        if (!used.has(file.replace(/\.html$/, ''))) rmSync(join(folder, file));
      const now = new Date();
      utimesSync(folder, now, now);
      const folders = readdirSync(root).map((name) => join(root, name));
      const byAge = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
      for (const old of byAge.slice(mostFolders)) rmSync(old, { recursive: true });
    },
  };
}

export type PageStore = ReturnType<typeof pageStore>;
