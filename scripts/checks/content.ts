import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { contentRoot } from '../../lib/site/content-root.ts';

/** What the content step reads: texts, and the code that reads them. */
export const contentSources = [
  contentRoot,
  'lib/content',
  'lib/covers',
  'lib/examples',
  'lib/files',
  'lib/mdx',
  'lib/names',
  'lib/routes',
  'lib/site',
  'lib/sources',
  'lib/translations',
  'scripts/content.ts',
  'scripts/content-step.ts',
  'scripts/run.mjs',
  'contentlayer.config.ts',
  'package-lock.json',
] as const;

/** What the step writes and tests read. */
const index = '.generated/index.mjs';
const bodies = '.cache/bodies';
const stamp = '.generated/checked.json';

/**
 * Whether the output of the content step that `noteContent` noted is still up to date: no source has changed, and no other step
 * has written since, such as that of the development server, which includes drafts.
 */
export function isContentFresh(): boolean {
  return existsSync(stamp) && existsSync(bodies) && readFileSync(stamp, 'utf8') === stampOf(sourcesKey());
}

/**
 * Notes that a content step for a production build has succeeded.
 * @param key of the sources, as `sourcesKey` gave it before the step: a file that is saved meanwhile changes it
 */
export function noteContent(key: string): void {
  writeFileSync(stamp, stampOf(key));
}

/** A key that changes when a source is added, removed or saved, and each day, because of posts with a date in the future. */
export function sourcesKey(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of contentSources.flatMap(filesBelow)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`\0${file} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

function stampOf(key: string): string {
  const written = existsSync(index) ? statSync(index).mtimeMs : 0;
  return JSON.stringify({ key, written, hasReferences: hasReferences() });
}

/** The step makes the pages of the API reference from the stubs, beside the texts. */
function hasReferences(): boolean {
  const stubs = join(contentRoot, 'stubs');
  return (
    !existsSync(stubs) ||
    readdirSync(stubs, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .every(({ name }) => existsSync(join(contentRoot, 'api', name, 'symbols.json')))
  );
}

/** What the step writes, and what it does not read. */
const unread = ['api', 'records'].map((name) => posix.join(contentRoot, name));

function filesBelow(path: string): string[] {
  if (unread.includes(path) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(posix.join(path, name)));
}
