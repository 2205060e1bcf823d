import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, type PythonParser, walk } from '../python/parser.ts';
import {
  type Import,
  importedNames,
  readModule,
  type SourceClass,
  type SourceDefinition,
  type SourceFunction,
  type SourceModule,
} from './modules.ts';

/** The modules of a Python package, with the names of each, so that a call can be followed to what it calls. */
export class SourceProgram {
  readonly modules = new Map<string, SourceModule>();
  private readonly byMember = new Map<string, SourceFunction[]>();
  private readonly imports = new Map<Node, ReadonlyMap<string, Import>>();

  /**
   * Reads every Python file of a package.
   * @param folder has the package's folder, or a folder `python`, `src` or `lib` with it
   * @throws Error when there is no such package
   */
  constructor(
    folder: string,
    readonly name: string,
    parser: PythonParser,
  ) {
    const prefix = ['python', 'src', 'lib', ''].find((path) => existsSync(join(folder, path, name)));
    if (prefix === undefined)
      throw new Error(
        `There is no package "${name}" in ${folder}.\n  Give the folder of the sources, which has ${join('python', name)}.`,
      );
    const files = readdirSync(join(folder, prefix, name), { recursive: true, encoding: 'utf8' });
    for (const path of files.filter((file) => file.endsWith('.py')).sort()) {
      const file = join(prefix, name, path);
      const text = readFileSync(join(folder, file), 'utf8');
      const module = readModule(text, { file, path: join(name, path) }, parser);
      this.modules.set(module.name, module);
    }
    for (const module of this.modules.values())
      for (const definition of module.names.values())
        if (definition.kind === 'class')
          for (const member of definition.members.values())
            if (member.kind === 'function')
              this.byMember.set(member.name, [...(this.byMember.get(member.name) ?? []), member]);
  }

  /** The methods of this name, of any class. */
  methodsNamed(name: string): readonly SourceFunction[] {
    return this.byMember.get(name) ?? [];
  }

  /**
   * The definition at a dotted path, such as `taichi.lang.matrix.Matrix.__add__`. Members are also those of base classes.
   * Names that a module imports lead to what they stand for.
   */
  find(path: string): SourceDefinition | undefined {
    const parts = path.split('.');
    for (let length = parts.length - 1; length > 0; length--) {
      const module = this.modules.get(parts.slice(0, length).join('.'));
      if (!module) continue;
      const [first = '', ...rest] = parts.slice(length);
      let found = this.named(module, first);
      for (const name of rest) found = found?.kind === 'class' ? this.member(found, name) : undefined;
      return found;
    }
    return undefined;
  }

  /** What a dotted name stands for in a module, or in a function with imports. */
  resolve(
    module: SourceModule,
    dotted: string,
    local?: ReadonlyMap<string, Import>,
  ): SourceDefinition | undefined {
    const [first = '', ...rest] = dotted.split('.');
    const imported = local?.get(first);
    let at: SourceDefinition | SourceModule | undefined = imported
      ? this.followed(imported)
      : (this.named(module, first) ?? this.moduleNamed(module, first));
    for (const name of rest) {
      if (!at) return undefined;
      if (!('kind' in at)) at = this.named(at, name) ?? this.modules.get(`${at.name}.${name}`);
      else at = at.kind === 'class' ? this.member(at, name) : undefined;
    }
    return at && 'kind' in at ? at : undefined;
  }

  /** A member of a class, or of the nearest base that has it; for `__getattr__` also a decorator that sets attributes. */
  member(owner: SourceClass, name: string, seen = new Set<SourceClass>()): SourceDefinition | undefined {
    seen.add(owner);
    const maker = name === '__getattr__' ? this.attributeMaker(owner) : undefined;
    return owner.members.get(name) ?? maker ?? this.inherited(owner, name, seen);
  }

  /** The decorator of a class that sets attributes of it, such as the swizzles of a matrix. */
  private attributeMaker({ decorators, module }: SourceClass): SourceDefinition | undefined {
    return decorators
      .map((text) => this.resolve(module, text.replace(/\(.*$/s, '')))
      .find((found) => found?.kind === 'function' && found.node.text.includes('setattr('));
  }

  /** A member of the nearest base of a class that has it. */
  inherited(owner: SourceClass, name: string, seen = new Set([owner])): SourceDefinition | undefined {
    for (const base of owner.bases) {
      const found = this.resolve(owner.module, base);
      if (found?.kind !== 'class' || seen.has(found)) continue;
      const member = this.member(found, name, seen);
      if (member) return member;
    }
    return undefined;
  }

  /** The imports inside a function. */
  importsIn(node: Node, module: SourceModule): ReadonlyMap<string, Import> {
    const known = this.imports.get(node);
    if (known) return known;
    const found = new Map<string, Import>();
    walk(node, (part) => {
      for (const [name, one] of importedNames(part, module).names) found.set(name, one);
      return true;
    });
    this.imports.set(node, found);
    return found;
  }

  private named(module: SourceModule, name: string, seen = new Set<string>()): SourceDefinition | undefined {
    // Modules may import each other.
    const key = `${module.name} ${name}`;
    if (seen.has(key)) return undefined;
    seen.add(key);
    const found = module.names.get(name);
    if (found?.kind === 'import') {
      const target = this.followed(found, seen);
      return target && 'kind' in target ? target : undefined;
    }
    if (found) return found;
    for (const star of module.stars) {
      const other = this.modules.get(star);
      const definition = other && this.named(other, name, seen);
      if (definition) return definition;
    }
    return undefined;
  }

  private moduleNamed(module: SourceModule, name: string, seen?: Set<string>): SourceModule | undefined {
    const found = module.names.get(name);
    const target = found?.kind === 'import' ? this.followed(found, seen) : undefined;
    return target && !('kind' in target) ? target : undefined;
  }

  private followed(
    { module, name }: Import,
    seen = new Set<string>(),
  ): SourceDefinition | SourceModule | undefined {
    const from = this.modules.get(module);
    if (!name || !from) return from;
    if (from.names.get(name)?.kind === 'import' && seen.has(`${module} ${name}`))
      return this.modules.get(`${module}.${name}`);
    return (
      this.named(from, name, seen) ??
      this.moduleNamed(from, name, seen) ??
      this.modules.get(`${module}.${name}`)
    );
  }
}
