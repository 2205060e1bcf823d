import type { Docstring } from './docstring.ts';

/** How an argument can be passed. */
export type ParameterKind =
  | 'positional_only'
  | 'positional_or_keyword'
  | 'var_positional'
  | 'keyword_only'
  | 'var_keyword';

/** `annotation` and `default` are source text. */
export type Parameter = { name: string; kind: ParameterKind; annotation?: string; default?: string };

export type Signature = { parameters: Parameter[]; returns?: string };

/** What every definition has. `line` counts from 1. */
type Base = { name: string; line: number; docstring?: string };

export type FunctionDef = Base & {
  kind: 'function';
  signature: Signature;
  decorators: string[];
  isAsync: boolean;
  /** Signatures under `@overload`, in order; the implementation is `signature`. */
  overloads: Signature[];
  /** Names of exceptions in `raise` statements. */
  raises: string[];
};

export type AttributeDef = Base & { kind: 'attribute'; annotation?: string; value?: string };

export type PropertyDef = Base & { kind: 'property'; returns?: string; hasSetter: boolean };

export type ClassDef = Base & {
  kind: 'class';
  bases: string[];
  decorators: string[];
  members: Definition[];
  /** Attributes that methods set on the instance. */
  instanceAttributes: AttributeDef[];
};

export type Definition = FunctionDef | AttributeDef | PropertyDef | ClassDef;

/** `import a.b as c`, `from a import b as c`, `from a import *`. Level counts the dots of a relative import. */
export type ImportDef =
  | { form: 'module'; module: string; alias?: string; line: number }
  | { form: 'name'; module: string; level: number; name: string; alias: string; line: number }
  | { form: 'star'; module: string; level: number; line: number };

/** When a statement runs: in the second branch of a condition, or only for type checkers. */
export type When = { isFallback?: boolean; isTyping?: boolean };

/** One binding of a module, in the order of its source. Later ones win, unless they are fallbacks. */
export type Step =
  | ({ step: 'define'; definition: Definition } & When)
  | ({ step: 'import'; import: ImportDef } & When)
  | { step: 'delete'; name: string }
  | { step: 'all'; change: AllChange; line: number };

/**
 * What a statement does to `__all__`: sets it, adds names, adds the `__all__` of another module, or sets it
 * to the names of `dir()` without those in `except`.
 */
export type AllChange =
  | { change: 'set' | 'add' | 'remove'; names: string[] }
  | { change: 'addAllOf'; module: string }
  | { change: 'dir'; except: string[] };

/** The content of one file, before names are resolved. */
export type PythonSource = {
  module: string;
  file: string;
  isPackage: boolean;
  docstring?: string;
  steps: Step[];
  /** `__all__` where it is not a literal. */
  problems: SourceProblem[];
};

/**
 * A mistake in a source; `isLoss` for a part of a docstring that a page cannot show as it was meant, `isUnfinished` for words that
 * nobody has written yet.
 */
export type SourceProblem = {
  file: string;
  line: number;
  what: string;
  fix: string;
  isLoss?: true;
  isUnfinished?: true;
};

// The result of the generator, which is also the format of `symbols.json`.

export type SymbolKind = 'function' | 'class' | 'enum' | 'exception' | 'attribute';

/** What the definition of a symbol or of a member says. */
type ApiDefinition = {
  name: string;
  line: number;
  doc?: Docstring;
  decorators?: string[];
  signature?: Signature;
  overloads?: Signature[];
  isAsync?: true;
  raises?: string[];
  annotation?: string;
  value?: string;
  /** Members of a class. */
  members?: ApiMember[];
};

/** A symbol at the place where it is defined. */
export type ApiSymbol = ApiDefinition & {
  /** Dotted path of the definition: `taichi.lang.ops.acos`. */
  ref: string;
  kind: SymbolKind;
  file: string;
  bases?: string[];
  /** Dotted paths of the bases that the package itself defines. */
  baseRefs?: string[];
  inherited?: { from: string; members: string[] }[];
};

export type MemberKind = 'method' | 'classmethod' | 'staticmethod' | 'property' | 'attribute' | 'class';

export type ApiMember = ApiDefinition & {
  kind: MemberKind;
  /** Set on the instance, not on the class. */
  isInstance?: true;
};

/** A module and the symbols that it exports; `ref` is a key of `symbols`. */
export type ApiModule = {
  name: string;
  file: string;
  isPackage: boolean;
  doc?: Docstring;
  submodules: string[];
  /** Modules that it exports under another name. */
  modules: { name: string; module: string }[];
  symbols: { name: string; ref: string }[];
  /** Names in its `__all__` from outside the package. */
  external: { name: string; from: string }[];
};

export type ApiPackage = {
  name: string;
  modules: ApiModule[];
  symbols: Record<string, ApiSymbol>;
  problems: SourceProblem[];
};
