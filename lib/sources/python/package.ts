import { readDocstring } from './docstring.ts';
import type {
  ApiMember,
  ApiModule,
  ApiPackage,
  ApiSymbol,
  AttributeDef,
  ClassDef,
  Definition,
  FunctionDef,
  ImportDef,
  PythonSource,
  Signature,
  SourceProblem,
} from './model.ts';
import { operatorForm } from './operators.ts';

/** The value that a name in a module is bound to. */
type Binding =
  | { kind: 'definition'; module: string; definition: Definition; isOwn: boolean; via?: string }
  | { kind: 'module'; module: string; via?: string }
  /** Something from outside the package. */
  | { kind: 'foreign'; from: string };

type ModuleScope = {
  source: PythonSource;
  names: Map<string, Binding>;
  /** `__all__`, where the module has one. */
  all?: { names: string[]; line: number } | undefined;
};

/**
 * The public interface of a package from its files: re-exports and star imports are followed, `__all__` decides where there
 * is one. What cannot be resolved is reported with file and line.
 */
export function readPackage(name: string, sources: readonly PythonSource[]): ApiPackage {
  return new Resolver(name, sources).result();
}

class Resolver {
  private readonly sources: Map<string, PythonSource>;
  private readonly scopes = new Map<string, ModuleScope>();
  private readonly open: string[] = [];
  private readonly problems: SourceProblem[] = [];
  private readonly symbols: Record<string, ApiSymbol> = {};

  constructor(
    private readonly name: string,
    sources: readonly PythonSource[],
  ) {
    this.sources = new Map(sources.map((source) => [source.module, source]));
    for (const { problems } of sources) this.problems.push(...problems);
  }

  result(): ApiPackage {
    const modules = [...this.sources.values()]
      .sort((a, b) => (a.module < b.module ? -1 : 1))
      .map((source) => this.moduleOf(source));
    const problems = [...this.problems].sort((a, b) =>
      a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
    );
    return { name: this.name, modules, symbols: this.symbols, problems };
  }

  private moduleOf({ module, file, isPackage, docstring }: PythonSource): ApiModule {
    const scope = this.scopeOf(module);
    const shown = this.publicNames(scope);
    const symbols: ApiModule['symbols'] = [];
    const modules: ApiModule['modules'] = [];
    const external: ApiModule['external'] = [];
    for (const name of shown) {
      const binding = scope.names.get(name);
      if (binding?.kind === 'definition') symbols.push({ name, ref: this.symbolOf(binding) });
      if (binding?.kind === 'module') modules.push({ name, module: binding.module });
      if (binding?.kind === 'foreign') external.push({ name, from: binding.from });
    }
    const prefix = `${module}.`;
    const submodules = [...this.sources.keys()]
      .filter((other) => other.startsWith(prefix) && !other.slice(prefix.length).includes('.'))
      .sort();
    return {
      name: module,
      file,
      isPackage,
      ...(docstring === undefined ? {} : { doc: readDocstring(docstring) }),
      submodules,
      modules,
      symbols: symbols.sort((a, b) => compare(a.name, b.name)),
      external: external.sort((a, b) => compare(a.name, b.name)),
    };
  }

  /**
   * The exports of a module: its `__all__`; else the names that it defines without a leading underscore, and, for a package,
   * also those that it imports from its modules.
   */
  private publicNames(scope: ModuleScope): string[] {
    if (scope.all) return [...new Set(scope.all.names)].filter((name) => scope.names.has(name));
    return [...scope.names].flatMap(([name, binding]) => {
      if (name.startsWith('_') || binding.kind === 'foreign') return [];
      if (binding.kind === 'definition' && (binding.isOwn || scope.source.isPackage)) return [name];
      return binding.kind === 'module' && scope.source.isPackage && binding.via ? [name] : [];
    });
  }

  /** Names and their values after the module ran. */
  private scopeOf(module: string): ModuleScope {
    const known = this.scopes.get(module);
    if (known) return known;
    const source = this.sources.get(module) as PythonSource;
    const scope: ModuleScope = { source, names: new Map() };
    this.scopes.set(module, scope);
    this.open.push(module);
    for (const step of source.steps) {
      if (step.step === 'define') {
        if (step.isFallback && scope.names.has(step.definition.name)) continue;
        scope.names.set(step.definition.name, {
          kind: 'definition',
          module,
          definition: step.definition,
          isOwn: true,
        });
      } else if (step.step === 'delete') scope.names.delete(step.name);
      else if (step.step === 'import') this.runImport(scope, step.import, step.isFallback);
      else this.changeAll(scope, step.change, step.line);
    }
    this.open.pop();
    if (scope.all)
      for (const name of scope.all.names)
        if (!scope.names.has(name) && !this.sources.has(`${module}.${name}`) && !this.hasGetattr(source))
          this.report(
            source,
            scope.all.line,
            `__all__ names "${name}", which ${module} does not define.`,
            'Define it, import it, or take it out of __all__.',
          );
    for (const name of scope.all?.names ?? [])
      if (!scope.names.has(name) && this.sources.has(`${module}.${name}`))
        scope.names.set(name, { kind: 'module', module: `${module}.${name}`, via: module });
    return scope;
  }

  private hasGetattr({ steps }: PythonSource): boolean {
    return steps.some((step) => step.step === 'define' && step.definition.name === '__getattr__');
  }

  private runImport(scope: ModuleScope, found: ImportDef, isFallback: boolean): void {
    const bind = (name: string, binding: Binding) => {
      const before = scope.names.get(name);
      // An import from outside may replace a definition by a faster version; only the definition can be described.
      const hidesOwn = binding.kind === 'foreign' && before?.kind === 'definition';
      if (!hidesOwn && !(isFallback && before)) scope.names.set(name, binding);
    };
    if (found.form === 'module') {
      const [root = ''] = found.module.split('.');
      bind(found.alias ?? root, this.importedModule(scope.source, found, root));
      return;
    }
    const from = absolute(scope.source, found.level, found.module);
    if (from === undefined) {
      const what = `A relative import goes ${found.level} levels up, beyond the package.`;
      this.report(scope.source, found.line, what, 'Count the dots.');
    } else if (this.isOwn(from)) this.bindSubmodule(scope, from);
    if (found.form === 'star') {
      for (const [name, binding] of this.starImport(scope.source, from, found.line)) bind(name, binding);
    } else bind(found.alias, this.importedName(scope.source, from, found));
  }

  private importedModule(
    source: PythonSource,
    { module, alias, line }: Extract<ImportDef, { form: 'module' }>,
    root: string,
  ): Binding {
    if (!this.isOwn(module)) return { kind: 'foreign', from: module };
    if (!this.sources.has(module)) this.missingModule(source, line, module);
    return { kind: 'module', module: alias ? module : root };
  }

  private starImport(source: PythonSource, from: string | undefined, line: number): [string, Binding][] {
    if (from === undefined || !this.isOwn(from)) return [];
    if (!this.sources.has(from)) {
      this.missingModule(source, line, from);
      return [];
    }
    if (this.open.includes(from)) {
      const what = `${source.module} and ${from} import each other; "from ${from} import *" sees only what ran before.`;
      this.report(source, line, what, 'Move what both need to a third module.');
    }
    const other = this.scopeOf(from);
    return this.starNames(other).flatMap((name): [string, Binding][] => {
      const binding = other.names.get(name);
      return binding ? [[name, through(binding, from)]] : [];
    });
  }

  private importedName(
    source: PythonSource,
    from: string | undefined,
    { name, line }: Extract<ImportDef, { form: 'name' }>,
  ): Binding {
    const foreign: Binding = { kind: 'foreign', from: from ?? '' };
    if (from === undefined || !this.isOwn(from)) return foreign;
    const target = this.sources.get(from);
    if (!target) {
      this.missingModule(source, line, from);
      return foreign;
    }
    const isOpen = this.open.includes(from);
    const binding = this.scopeOf(from).names.get(name);
    const submodule = `${from}.${name}`;
    if (binding && !(binding.kind === 'module' && binding.module === submodule))
      return through(binding, from);
    if (this.sources.has(submodule)) return { kind: 'module', module: submodule, via: from };
    const later = isOpen ? this.definedLater(from, name) : undefined;
    if (later) return later;
    if (isOpen) {
      const what = `${source.module} and ${from} import each other, and "${name}" is not known yet.`;
      this.report(source, line, what, 'Move what both need to a third module.');
    } else if (!this.hasGetattr(target)) {
      const fix = 'It may be made when the program runs; then nothing can be said of it.';
      this.report(source, line, `${from} has no "${name}".`, fix);
    }
    return foreign;
  }

  /** `from package.sub import x` also makes `package.sub` an attribute of the package. */
  private bindSubmodule({ source, names }: ModuleScope, module: string): void {
    if (!source.isPackage || !module.startsWith(`${source.module}.`)) return;
    const [name = ''] = module.slice(source.module.length + 1).split('.');
    if (!names.has(name)) names.set(name, { kind: 'module', module: `${source.module}.${name}` });
  }

  /** Modules that import each other may use names inside functions; these are found without running the module again. */
  private definedLater(module: string, name: string): Binding | undefined {
    for (const step of this.sources.get(module)?.steps ?? [])
      if (step.step === 'define' && step.definition.name === name)
        return { kind: 'definition', module, definition: step.definition, isOwn: false, via: module };
    return undefined;
  }

  private starNames({ all, names }: ModuleScope): string[] {
    return all ? all.names : [...names.keys()].filter((name) => !name.startsWith('_'));
  }

  private changeAll(
    scope: ModuleScope,
    change: Extract<PythonSource['steps'][number], { step: 'all' }>['change'],
    line: number,
  ): void {
    const before = scope.all?.names ?? [];
    const names = () => {
      switch (change.change) {
        case 'set':
          return change.names;
        case 'add':
          return [...before, ...change.names];
        case 'remove':
          return before.filter((name) => !change.names.includes(name));
        case 'dir':
          return [...scope.names.keys()].filter(
            (name) => !name.startsWith('_') && !change.except.includes(name),
          );
        case 'addAllOf': {
          const [first = '', ...rest] = change.module.split('.');
          const binding = scope.names.get(first);
          const module = binding?.kind === 'module' ? [binding.module, ...rest].join('.') : change.module;
          const other = this.sources.has(module) ? this.scopeOf(module) : undefined;
          if (!other)
            this.report(
              scope.source,
              line,
              `__all__ takes from "${change.module}", which is not a module of the package.`,
              'Name a module that is imported above.',
            );
          return [...before, ...(other ? this.starNames(other) : [])];
        }
      }
    };
    scope.all = { names: names(), line };
  }

  private isOwn(module: string): boolean {
    return module === this.name || module.startsWith(`${this.name}.`);
  }

  private missingModule(source: PythonSource, line: number, module: string): void {
    this.report(
      source,
      line,
      `unknown module ${module}`,
      'It may be compiled code; what comes from it is left out.',
    );
  }

  private report({ file }: PythonSource, line: number, what: string, fix: string): void {
    this.problems.push({ file, line, what, fix });
  }

  /** The symbol of a definition, made once. */
  private symbolOf({ module, definition }: Extract<Binding, { kind: 'definition' }>): string {
    const ref = `${module}.${definition.name}`;
    this.symbols[ref] ??= this.newSymbol(ref, module, definition);
    return ref;
  }

  private newSymbol(ref: string, module: string, definition: Definition): ApiSymbol {
    const file = this.sources.get(module)?.file ?? '';
    const base = { ref, name: definition.name, file, line: definition.line, ...docOf(definition) };
    if (definition.kind === 'function') return { ...base, kind: 'function', ...callable(definition, false) };
    if (definition.kind === 'class') return this.classSymbol(base, module, definition);
    return { ...base, kind: 'attribute', ...assignedTo(definition) };
  }

  private classSymbol(
    base: Pick<ApiSymbol, 'ref' | 'name' | 'file' | 'line'>,
    module: string,
    definition: ClassDef,
  ): ApiSymbol {
    const { decorators, bases } = definition;
    const parents = this.ancestors(module, definition);
    const all = [definition, ...parents.map(({ definition: parent }) => parent)];
    const names = all.flatMap((one) =>
      one.bases.map((name) => name.split(/[.[]/).filter(Boolean).at(-1) ?? ''),
    );
    const isEnum = names.some((name) => /^(Int|Str)?(Enum|Flag)$/.test(name));
    const isException = all.some((one) =>
      one.bases.some((name) => /(^|\.)(Base)?Exception$|(^|\.)\w*(Error|Warning)$/.test(name)),
    );
    const signature = isEnum ? undefined : constructorOf(all);
    const inherited = parents.map(({ ref, definition: parent }) => ({
      from: ref,
      members: publicMembers(parent)
        .map(({ name }) => name)
        .filter((name) => !definition.members.some((member) => member.name === name)),
    }));
    return {
      ...base,
      kind: isEnum ? 'enum' : isException ? 'exception' : 'class',
      ...(decorators.length > 0 ? { decorators } : {}),
      ...(bases.length > 0 ? { bases } : {}),
      ...(parents.length > 0 ? { baseRefs: parents.map(({ ref }) => ref) } : {}),
      ...(signature ? { signature } : {}),
      members: membersOf(definition),
      ...(inherited.some(({ members }) => members.length > 0)
        ? { inherited: inherited.filter(({ members }) => members.length > 0) }
        : {}),
    };
  }

  /** The bases that the package defines, nearest first. A class that inherits from itself ends the search. */
  private ancestors(module: string, definition: ClassDef): { ref: string; definition: ClassDef }[] {
    const found = new Map<string, { ref: string; definition: ClassDef }>();
    const queue = [{ module, definition }];
    for (let next = queue.shift(); next; next = queue.shift()) {
      for (const name of next.definition.bases) {
        const binding = this.lookup(next.module, name.replace(/\[.*$/s, ''));
        if (binding?.kind !== 'definition' || binding.definition.kind !== 'class') continue;
        const ref = `${binding.module}.${binding.definition.name}`;
        if (found.has(ref) || binding.definition === definition) continue;
        found.set(ref, { ref, definition: binding.definition });
        queue.push({ module: binding.module, definition: binding.definition });
      }
    }
    return [...found.values()];
  }

  private lookup(module: string, dotted: string): Binding | undefined {
    const [first = '', ...rest] = dotted.split('.');
    let binding = this.scopeOf(module).names.get(first);
    for (const name of rest)
      binding =
        binding?.kind === 'module' && this.sources.has(binding.module)
          ? this.scopeOf(binding.module).names.get(name)
          : undefined;
    return binding;
  }
}

function through(binding: Binding, via: string): Binding {
  return binding.kind === 'definition' ? { ...binding, isOwn: false, via } : binding;
}

/** The module of an import; none when its dots lead out of the package. */
function absolute({ module, isPackage }: PythonSource, level: number, name: string): string | undefined {
  if (level === 0) return name;
  const parts = module.split('.');
  const up = isPackage ? level - 1 : level;
  if (up >= parts.length + (name ? 1 : 0) || up > parts.length - 1) return undefined;
  const base = parts.slice(0, parts.length - up);
  return [...base, ...(name ? [name] : [])].join('.');
}

function docOf({ docstring }: Definition): Pick<ApiSymbol, 'doc'> {
  return docstring?.trim() ? { doc: readDocstring(docstring) } : {};
}

function callable({ signature, overloads, decorators, isAsync, raises }: FunctionDef, isMethod: boolean) {
  const shown = isMethod
    ? decorators.filter((name) => name !== 'classmethod' && name !== 'staticmethod')
    : decorators;
  return {
    signature,
    ...(overloads.length > 0 ? { overloads } : {}),
    ...(shown.length > 0 ? { decorators: shown } : {}),
    ...(isAsync ? { isAsync: true as const } : {}),
    ...(raises.length > 0 ? { raises } : {}),
  };
}

function assignedTo(definition: Definition): { annotation?: string; value?: string } {
  if (definition.kind === 'property') return definition.returns ? { annotation: definition.returns } : {};
  if (definition.kind !== 'attribute') return {};
  const { annotation, value } = definition;
  return { ...(annotation ? { annotation } : {}), ...(value ? { value } : {}) };
}

/** Names without an underscore in front, and operators that have a docstring. */
function publicMembers({ members }: ClassDef): Definition[] {
  return members.filter(
    ({ name, docstring }) => !name.startsWith('_') || (operatorForm(name) !== undefined && docstring?.trim()),
  );
}

function membersOf(definition: ClassDef): ApiMember[] {
  return [
    ...publicMembers(definition).map(apiMember),
    ...definition.instanceAttributes
      .filter(({ name }) => !name.startsWith('_'))
      .map((attribute) => ({ ...apiMember(attribute), isInstance: true as const })),
  ];
}

function apiMember(definition: Definition): ApiMember {
  const base = { name: definition.name, line: definition.line, ...docOf(definition) };
  if (definition.kind === 'function') {
    const kind = (['classmethod', 'staticmethod'] as const).find((name) =>
      definition.decorators.includes(name),
    );
    return { ...base, kind: kind ?? 'method', ...callable(definition, true) };
  }
  if (definition.kind === 'class') return { ...base, kind: 'class', members: membersOf(definition) };
  return { ...base, kind: definition.kind, ...assignedTo(definition) };
}

/** How an instance is made: `__init__`, else `__new__`, of the class or the nearest base; for a dataclass its fields. */
function constructorOf(classes: readonly ClassDef[]): Signature | undefined {
  for (const one of classes) {
    const isData = one.decorators.some((name) =>
      /^(dataclasses\.)?dataclass\b|^(attr\.s|attrs\.define|define)\b/.test(name),
    );
    const isTuple = one.bases.some((name) => /(^|\.)(NamedTuple|TypedDict)$/.test(name));
    const initializer = ['__init__', '__new__'].flatMap((name) =>
      one.members.filter(
        (member): member is FunctionDef => member.kind === 'function' && member.name === name,
      ),
    )[0];
    if (initializer) return { parameters: initializer.signature.parameters.slice(1) };
    if (isData || isTuple) return { parameters: dataFields(one) };
  }
  return undefined;
}

function dataFields({ members }: ClassDef): ReturnType<typeof fieldOf>[] {
  return members
    .filter((member): member is AttributeDef => member.kind === 'attribute' && Boolean(member.annotation))
    .filter(({ annotation }) => !/^(typing\.)?ClassVar\b/.test(annotation ?? ''))
    .map(fieldOf);
}

function fieldOf({ name, annotation, value }: AttributeDef) {
  return {
    name,
    kind: 'positional_or_keyword' as const,
    ...(annotation ? { annotation } : {}),
    ...(value ? { default: value } : {}),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
