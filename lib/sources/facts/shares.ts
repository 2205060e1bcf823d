import type { ApiMember, ApiSymbol, Parameter } from '../python/model.ts';
import { operatorForm } from '../python/operators.ts';
import type { SourceFacts } from './derive.ts';

/** Of `all` things a docstring could say something about, how many it does. */
export type Share = { says: number; all: number };

/** What the docstrings of a version say, without operators, which are rows of a table. */
export type Shares = {
  /** Functions and methods with an example. */
  examples: Share;
  /** Those of `taichi.ui` that programs call: internal ones have a note that says so. */
  uiExamples: Share;
  /** Functions and methods that return a value, with a section "Returns:". */
  returns: Share;
  /** Parameters of functions, methods and classes with a type, in the signature or in the docstring. */
  types: Share;
  /** Functions, methods and classes with a section "See also:". */
  seeAlso: Share;
};

type Callable = Pick<ApiMember, 'name' | 'doc' | 'signature'> & { path: string; isClass: boolean };

/** Counts what docstrings say. */
export function factShares(
  symbols: Readonly<Record<string, ApiSymbol>>,
  facts: Readonly<Record<string, SourceFacts>>,
): Shares {
  const all = callables(symbols);
  const functions = all.filter(({ isClass }) => !isClass);
  const isInternal = ({ doc }: Callable) => doc?.notes?.some((note) => /^Not meant to be called/.test(note));
  const ofUi = functions.filter((one) => /^taichi\.ui\b/.test(one.path) && !isInternal(one));
  const isShown = ({ doc }: Callable) => Boolean(doc?.examples);
  return {
    examples: share(functions, isShown),
    uiExamples: share(ofUi, isShown),
    returns: share(
      functions.filter(({ path }) => facts[path]?.returns),
      ({ doc }) => Boolean(doc?.returns ?? doc?.yields),
    ),
    types: share(all.flatMap(describedParameters), ({ isTyped }) => isTyped),
    seeAlso: share(all, ({ doc }) => Boolean(doc?.seeAlso)),
  };
}

function callables(symbols: Readonly<Record<string, ApiSymbol>>): Callable[] {
  return Object.values(symbols).flatMap(({ ref, kind, members = [], ...symbol }) => [
    ...(kind === 'function' || kind === 'class' ? [{ ...symbol, path: ref, isClass: kind === 'class' }] : []),
    ...members
      .filter((member) => /method$/.test(member.kind) && !operatorForm(member.name))
      .map((member) => ({ ...member, path: `${ref}.${member.name}`, isClass: false })),
  ]);
}

function describedParameters({ signature, doc }: Callable): { isTyped: boolean }[] {
  const described = new Map(
    (doc?.parameters ?? []).map(({ name, type }) => [name?.replace(/^\*+/, ''), type]),
  );
  return (signature?.parameters ?? [])
    .filter(({ name }: Parameter) => name !== 'self' && name !== 'cls')
    .map(({ name, annotation }) => ({ isTyped: Boolean(annotation ?? described.get(name)) }));
}

function share<One>(all: readonly One[], isSaid: (one: One) => boolean): Share {
  return { says: all.filter(isSaid).length, all: all.length };
}
