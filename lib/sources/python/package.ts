import type {
  ApiModule,
  ApiPackage,
  ApiSymbol,
  ClassDef,
  Definition,
  ImportDef,
  PythonSource,
  SourceProblem,
  When,
} from './model.ts';
import { classFacts, docOf, type Lose, symbolFacts } from './symbols.ts';

/** The value that a name in a module is bound to; `isTyping` when only type checkers know it. */
type Binding = (
  | { kind: 'definition'; module: string; definition: Definition; isOwn: boolean; via?: string }
  | { kind: 'module'; module: string; via?: string }
  /** Something from outside the package. */
  | { kind: 'foreign'; from: string }
) & { isTyping?: boolean };

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
      ...docOf({ line: 1, ...(docstring === undefined ? {} : { docstring }) }, this.loser(file)),
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
      // With __getattr__ a module often loads a name later that it imports for type checkers only.
      if (binding.isTyping && !this.hasGetattr(scope.source)) return [];
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
        const { definition } = step;
        const binding: Binding = { kind: 'definition', module, definition, isOwn: true };
        bind(scope, definition.name, this.aliased(scope, definition) ?? binding, step);
      } else if (step.step === 'delete') scope.names.delete(step.name);
      else if (step.step === 'import') this.runImport(scope, step.import, step);
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

  /** `name = other`, where the other is a function or a class of the package: both names mean the same. */
  private aliased(scope: ModuleScope, definition: Definition): Binding | undefined {
    if (definition.kind !== 'attribute' || definition.docstring || !isDotted(definition.value))
      return undefined;
    const found = this.bindingOf(scope, definition.value ?? '');
    const isCode = found?.kind === 'definition' && /^(function|class)$/.test(found.definition.kind);
    return isCode ? { ...found, isOwn: true } : undefined;
  }

  private runImport(scope: ModuleScope, found: ImportDef, when: When): void {
    const set = (name: string, binding: Binding) => {
      // An import from outside may replace a definition by a faster version; only the definition can be described.
      const hidesOwn = binding.kind === 'foreign' && scope.names.get(name)?.kind === 'definition';
      if (!hidesOwn) bind(scope, name, binding, when);
    };
    if (found.form === 'module') {
      const [root = ''] = found.module.split('.');
      set(found.alias ?? root, this.importedModule(scope.source, found, root));
      return;
    }
    const from = absolute(scope.source, found.level, found.module);
    if (from === undefined) {
      const what = `A relative import goes ${found.level} levels up, beyond the package.`;
      this.report(scope.source, found.line, what, 'Count the dots.');
    } else if (this.isOwn(from)) this.bindSubmodule(scope, from);
    if (found.form === 'star') {
      for (const [name, binding] of this.starImport(scope.source, from, found.line)) set(name, binding);
    } else set(found.alias, this.importedName(scope.source, from, found));
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
    if (all) return all.names;
    return [...names].flatMap(([name, { isTyping }]) => (name.startsWith('_') || isTyping ? [] : [name]));
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
    const base = { ref, name: definition.name, file, line: definition.line };
    const lose = this.loser(file);
    if (definition.kind !== 'class') return { ...base, ...symbolFacts(definition, lose) };
    return { ...base, ...classFacts(definition, this.ancestors(module, definition), lose) };
  }

  /** Reports what a page cannot show of the docstrings of a file. */
  private loser(file: string): Lose {
    const fix = 'Its words are shown as they are written. Write it in another way, or accept that.';
    return (what, line) =>
      this.problems.push({ file, line, what: `docstring with ${what}`, fix, isLoss: true });
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
    return this.bindingOf(this.scopeOf(module), dotted);
  }

  private bindingOf(scope: ModuleScope, dotted: string): Binding | undefined {
    const [first = '', ...rest] = dotted.split('.');
    let binding = scope.names.get(first);
    for (const name of rest)
      binding =
        binding?.kind === 'module' && this.sources.has(binding.module)
          ? this.scopeOf(binding.module).names.get(name)
          : undefined;
    return binding;
  }
}

/** Binds a name, unless it is a fallback of one that is bound already. What also runs is not for type checkers only. */
function bind({ names }: ModuleScope, name: string, binding: Binding, when: When): void {
  const before = names.get(name);
  const value = when.isFallback && before ? before : binding;
  const isTyping = Boolean(when.isTyping) && (before === undefined || before.isTyping === true);
  names.set(name, { ...value, isTyping });
}

function through(binding: Binding, via: string): Binding {
  return binding.kind === 'definition' ? { ...binding, isOwn: false, via } : binding;
}

/** Whether a value is a name: `a`, `a.b`. */
function isDotted(value = ''): boolean {
  return /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(value);
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

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
