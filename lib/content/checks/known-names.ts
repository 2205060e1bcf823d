import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Inventory, readInventory } from '../../examples/inventory.ts';
import { madeFromFiles } from '../../files/file-memo.ts';
import type { Classes } from '../../names/attributes.ts';
import { type NameList, nameListFile } from '../../names/lists.ts';
import { contentRoot } from '../../site/content-root.ts';
import { apiOf } from '../api/symbols.ts';

/** What a version of the language has, for the check of names in texts. */
export type KnownNames = {
  /** The folder of the version. */
  version: string;
  list: NameList;
  /** What its API reference says; none where it has no reference. */
  python: (Classes & { inventory: Inventory; keywords: ReadonlySet<string> }) | undefined;
};

/** The symbols of a version's API reference. */
export function symbolsPath(version: string): string {
  return posix.join(contentRoot, 'api', version, 'symbols.json');
}

/** The names of a version: those of its list and of its API reference. */
export function knownNames(list: NameList): KnownNames {
  const symbols = symbolsPath(list.version);
  if (!existsSync(symbols)) return { version: list.version, list, python: undefined };
  return madeFromFiles('names of a version', [symbols, nameListFile(list.version)], () => ({
    version: list.version,
    list,
    python: {
      ...classesOf(list),
      inventory: readInventory(JSON.parse(readFileSync(symbols, 'utf8')), list),
      keywords: keywordsOf(list),
    },
  }));
}

/** The parameters of all functions, and the keywords of those that take further ones. */
function keywordsOf({ version, initOptions, fieldOptions }: NameList): Set<string> {
  const shapes = apiOf(version).facts?.shapes ?? [];
  return new Set([
    ...initOptions,
    ...fieldOptions,
    ...shapes.flatMap(([, parameters]) => parameters.map(([parameter]) => parameter)),
  ]);
}

function classesOf({ version, attributes }: NameList): Classes {
  const { names, facts } = apiOf(version);
  const { results = {}, paths = {}, bases = {} } = facts ?? {};
  const described = new Map<string, string[]>();
  for (const { name: path } of names) {
    const at = path.lastIndexOf('.');
    described.set(path.slice(0, at), [...(described.get(path.slice(0, at)) ?? []), path.slice(at + 1)]);
  }
  const membersOf = (type: string): string[] => [
    ...(described.get(type) ?? []),
    ...(attributes.get(type.split('.').at(-1) ?? '') ?? []),
    ...(bases[type] ?? []).flatMap(membersOf),
  ];
  const members = new Map<string, ReadonlySet<string>>();
  return {
    version,
    results(path) {
      const full = path.replace(/^ti\./, 'taichi.').replace(/^tm\./, 'taichi.math.');
      return results[paths[full] ?? full] ?? [];
    },
    members(type) {
      const known = members.get(type) ?? new Set(membersOf(type));
      members.set(type, known);
      return known;
    },
  };
}
