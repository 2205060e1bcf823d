import { Module, type Value } from '../values.ts';
import { copyMembers } from './copy.ts';
import { dataclassesMembers } from './dataclasses.ts';
import { functoolsMembers } from './functools.ts';
import { itertoolsMembers } from './itertools.ts';
import { mathMembers } from './math.ts';
import type { standardModuleNames } from './names.ts';
import { randomMembers } from './random.ts';
import { osMembers, sysMembers, timeMembers } from './system.ts';
import { collectionsMembers, typingMembers } from './types.ts';

/** The modules of Python's library that a program can import. What a module does not have is refused by name. */
export function standardModules(): ReadonlyMap<string, Module> {
  const members: Record<(typeof standardModuleNames)[number], ReadonlyMap<string, Value>> = {
    collections: collectionsMembers,
    copy: copyMembers,
    dataclasses: dataclassesMembers,
    functools: functoolsMembers,
    itertools: itertoolsMembers,
    math: mathMembers,
    os: osMembers,
    random: randomMembers(),
    sys: sysMembers(),
    time: timeMembers(),
    typing: typingMembers,
  };
  return new Map(Object.entries(members).map(([name, of]) => [name, new Module(name, of)]));
}
