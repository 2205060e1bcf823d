import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { madeFromFiles } from '../../files/file-memo.ts';
import { contentRoot } from '../../site/content-root.ts';
import { versions } from '../../site/versions.ts';
import { readNames } from '../api-names.ts';
import type { ContentIndex } from '../record.ts';
import { readFacts } from './api-facts.ts';

/** The entries of the API reference of each version, by its name. */
export function apiNames(): ContentIndex['apiNames'] {
  return fromSymbols('API names', readNames);
}

/** What programs can write for these entries, and of which types they are, by version. */
export function apiFacts(): ContentIndex['apiFacts'] {
  return fromSymbols('API facts', (json) => readFacts(json, readNames(json)));
}

/** What is read of the `symbols.json` of each version that has one. */
function fromSymbols<Data>(what: string, read: (json: string) => Data): Record<string, Data> {
  return Object.fromEntries(
    versions.flatMap(({ name, folder }) => {
      const file = posix.join(contentRoot, 'api', folder, 'symbols.json');
      if (!existsSync(file)) return [];
      return [[name, madeFromFiles(what, [file], () => read(readFileSync(file, 'utf8')))] as const];
    }),
  );
}
