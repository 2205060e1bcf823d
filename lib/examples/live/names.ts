import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standardModules } from '../../live/host/modules/modules.ts';
import { Module } from '../../live/host/values.ts';
import { numpyModule } from '../../live/numpy/module.ts';
import { runExample } from '../../live/run.ts';
import { memoryMax } from '../../live/taichi/runtime.ts';
import { contentRoot } from '../../site/content-root.ts';
import { readInventory } from '../inventory.ts';
import type { ModuleNames, SupportedNames } from '../supported.ts';

/**
 * What programs may use in the engine. The names of the language are tried one by one, by programs that name them; those of NumPy and of
 * Python's library are listed.
 * @param versions folders of content/api, whose public names are tried
 * @throws Error where a program that names one of them ends in another way than done or refused
 */
export async function supportedNames(versions: readonly string[]): Promise<SupportedNames> {
  const found: SupportedNames['versions'] = {};
  for (const version of versions) found[version] = await namesOfVersion(version);
  const python = [...standardModules().values()].map((module) => ({
    name: module.name,
    runs: publicNames(module),
  }));
  return { versions: found, numpy: numpyNames(numpyModule(), ''), python, memoryMax };
}

async function namesOfVersion(version: string): Promise<ModuleNames[]> {
  const symbols = join(contentRoot, 'api', version, 'symbols.json');
  const { modules } = readInventory(JSON.parse(readFileSync(symbols, 'utf8')));
  const found: ModuleNames[] = [];
  for (const [name, entries] of [...modules].filter(([module]) => isPublic(module))) {
    const one: ModuleNames = { name, runs: [], refused: [] };
    for (const [symbol, { kind }] of entries) {
      if (kind === 'module' || symbol === 'lang' || symbol.startsWith('_')) continue;
      ((await isRefused(version, `${name.replace(/^taichi/, 'ti')}.${symbol}`))
        ? one.refused
        : one.runs
      ).push(symbol);
    }
    if (one.runs.length + one.refused.length > 0)
      found.push({ ...one, runs: one.runs.sort(), refused: one.refused.sort() });
  }
  return found;
}

/** `taichi` and the modules directly below it, but not `taichi.lang`, whose names are those of `taichi`. */
function isPublic(module: string): boolean {
  return /^taichi(?:\.(?!lang$)[a-z]\w*)?$/.test(module);
}

async function isRefused(version: string, expression: string): Promise<boolean> {
  const { outcome } = await runExample(`import taichi as ti\nti.init(arch=ti.cpu)\n${expression}\n`, {
    version,
  });
  if (outcome.state === 'failed')
    throw new Error(
      `${expression} of ${version} fails in the engine with ${outcome.type}: ${outcome.message}`,
    );
  return outcome.state === 'refused';
}

function publicNames({ members }: Module): string[] {
  return [...members.keys()].filter((name) => !name.startsWith('_')).sort();
}

/** Names of a module and of those in it: `linalg.norm`. */
function numpyNames(module: Module, prefix: string): string[] {
  return publicNames(module).flatMap((name) => {
    const member = module.members.get(name);
    return member instanceof Module ? numpyNames(member, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}
