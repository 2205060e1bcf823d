import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameTable } from '@/lib/pages/api-names/name-table.ts';
import { usesOf } from '@/lib/pages/api-names/uses.ts';
import { contentRoot } from '@/lib/site/content-root.ts';
import { versions } from '@/lib/site/versions.ts';

type Documented = { name: string; doc?: { seeAlso?: string[] } };
type Symbols = {
  modules: { name: string; symbols: { name: string; ref: string }[] }[];
  symbols: Record<string, Documented & { members?: Documented[] }>;
};

/** Every entry of a version, and whether its docstring refers to others. */
function entriesOf(folder: string, entry: (path: string) => string | undefined): Map<string, boolean> {
  const file = readFileSync(`${contentRoot}/api/${folder}/symbols.json`, 'utf8');
  const { modules, symbols }: Symbols = JSON.parse(file);
  const refers = ({ doc }: Documented) => (doc?.seeAlso?.length ?? 0) > 0;
  const entries = new Map<string, boolean>();
  for (const { name: module, symbols: shown } of modules)
    for (const { name, ref } of shown) {
      const path = entry(`${module}.${name}`);
      const symbol = symbols[ref];
      if (!path || !symbol) continue;
      entries.set(path, refers(symbol));
      for (const member of symbol.members ?? []) entries.set(`${path}.${member.name}`, refers(member));
    }
  return entries;
}

test.each(versions)(
  'of 100 entries of $name, 60 refer to others or name pages that explain them',
  (version) => {
    const uses = usesOf(version);
    const table = nameTable(version);
    const entries = entriesOf(version.folder, (path) => table.entry(path)?.name);
    expect(entries.size).toBeGreaterThan(500);
    const related = [...entries].filter(([name, refers]) => refers || uses.get(name)?.explained.length);
    expect(related.length / entries.size).toBeGreaterThanOrEqual(0.6);
  },
);
