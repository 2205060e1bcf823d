import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { madeFromFiles } from '../../files/file-memo.ts';
import { contentRoot } from '../../site/content-root.ts';
import { versions } from '../../site/versions.ts';
import { readNames } from '../api-names.ts';
import type { ApiFacts, ApiName, ContentIndex } from '../record.ts';
import { readFacts } from './api-facts.ts';

/** The entries of the API reference of each version, by its name. */
export function apiNames(): ContentIndex['apiNames'] {
  return fromSymbols('API names', readNames);
}

/** What programs can write for these entries, and of which types they are, by version. */
export function apiFacts(): ContentIndex['apiFacts'] {
  return fromSymbols('API facts', (json) => readFacts(json, readNames(json)));
}

/** The entries of the API reference with this folder, and what programs can write for them; also of a version that is retired. */
export function apiOf(folder: string): { names: ApiName[]; facts: ApiFacts | undefined } {
  return {
    names: read('API names', folder, readNames) ?? [],
    facts: read('API facts', folder, (json) => readFacts(json, readNames(json))),
  };
}

/** What is read of the `symbols.json` of each version that has one. */
function fromSymbols<Data>(what: string, made: (json: string) => Data): Record<string, Data> {
  return Object.fromEntries(
    versions.flatMap(({ name, folder }) => {
      const data = read(what, folder, made);
      return data === undefined ? [] : [[name, data] as const];
    }),
  );
}

function read<Data>(what: string, folder: string, made: (json: string) => Data): Data | undefined {
  const file = posix.join(contentRoot, 'api', folder, 'symbols.json');
  return existsSync(file) ? madeFromFiles(what, [file], () => made(readFileSync(file, 'utf8'))) : undefined;
}
