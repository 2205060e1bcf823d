import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { madeFromFiles } from '../../files/file-memo.ts';
import { contentRoot } from '../../site/content-root.ts';
import { versions } from '../../site/versions.ts';
import { apiChanges, type PublicPackage } from '../../sources/python/history/changes.ts';
import { changeAnchor } from '../../sources/python/history/entry-history.ts';
import type { ApiChangesRecord } from '../record.ts';

/** What each version of the API changes, newest first. Versions without a reference are passed over. */
export function apiChangesRecords(): ApiChangesRecord[] {
  const known = versions
    .map(({ name, folder }) => ({ name, file: posix.join(contentRoot, 'api', folder, 'symbols.json') }))
    .filter(({ file }) => existsSync(file));
  return known.slice(0, -1).flatMap((version, at) => {
    const before = known[at + 1];
    if (!before) return [];
    const changes = madeFromFiles('API changes', [before.file, version.file], () =>
      apiChanges(readSymbols(before.file), readSymbols(version.file)).map((change) => ({
        ...change,
        id: changeAnchor(change),
      })),
    );
    return [{ before: before.name, version: version.name, changes }];
  });
}

/** `symbols.json`, which this project writes itself (lib/sources/reference.ts). */
function readSymbols(file: string): PublicPackage {
  return JSON.parse(readFileSync(file, 'utf8'));
}
