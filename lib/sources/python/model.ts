import type { Docstring } from './docstring.ts';

/** How an argument may be passed. */
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

/** One step of what a module's source binds, in order. Later steps win, unless they are a fallback. */
export type Step =
  | { step: 'define'; definition: Definition; isFallback: boolean }
  | { step: 'import'; import: ImportDef; isFallback: boolean }
  | { step: 'delete'; name: string }
  | { step: 'all'; change: AllChange; line: number };

/**
 * What a statement does to `__all__`: sets it, adds names, adds the `__all__` of another module, or takes what `dir()`
 * gives without the names in `except`.
 */
export type AllChange =
  | { change: 'set' | 'add' | 'remove'; names: string[] }
  | { change: 'addAllOf'; module: string }
  | { change: 'dir'; except: string[] };

/** What one file says, before anything is resolved. */
export type PythonSource = {
  module: string;
  file: string;
  isPackage: boolean;
  docstring?: string;
  steps: Step[];
  /** `__all__` where it is no literal that can be read. */
  problems: SourceProblem[];
};

/** Something that could not be read. `severity` is `skipped` where a construct was passed over. */
export type SourceProblem = { file: string; line: number; what: string; fix: string };

// What the generator gives: the contract of `symbols.json`.

export type SymbolKind = 'function' | 'class' | 'enum' | 'exception' | 'attribute';

/** A symbol at the place where it is defined. */
export type ApiSymbol = {
  /** Dotted path of the definition: `taichi.lang.ops.acos`. */
  ref: string;
  name: string;
  kind: SymbolKind;
  file: string;
  line: number;
  doc?: Docstring;
  decorators?: string[];
  bases?: string[];
  /** Dotted paths of the bases that the package itself defines. */
  baseRefs?: string[];
  signature?: Signature;
  overloads?: Signature[];
  isAsync?: true;
  raises?: string[];
  annotation?: string;
  value?: string;
  members?: ApiMember[];
  inherited?: { from: string; members: string[] }[];
};

export type MemberKind = 'method' | 'classmethod' | 'staticmethod' | 'property' | 'attribute' | 'class';

export type ApiMember = {
  name: string;
  kind: MemberKind;
  line: number;
  doc?: Docstring;
  decorators?: string[];
  signature?: Signature;
  overloads?: Signature[];
  isAsync?: true;
  raises?: string[];
  annotation?: string;
  value?: string;
  /** Set on the instance, not on the class. */
  isInstance?: true;
  /** Members of a nested class. */
  members?: ApiMember[];
};

/** A module and the symbols that it shows; `ref` leads into `symbols`. */
export type ApiModule = {
  name: string;
  file: string;
  isPackage: boolean;
  doc?: Docstring;
  submodules: string[];
  /** Modules that it shows under a name of its own. */
  modules: { name: string; module: string }[];
  symbols: { name: string; ref: string }[];
  /** What its `__all__` names although it comes from outside the package. */
  external: { name: string; from: string }[];
};

export type ApiPackage = {
  name: string;
  modules: ApiModule[];
  symbols: Record<string, ApiSymbol>;
  problems: SourceProblem[];
};
