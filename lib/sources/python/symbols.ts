import { readDocstring } from './docstring.ts';
import type {
  ApiMember,
  ApiSymbol,
  AttributeDef,
  ClassDef,
  Definition,
  FunctionDef,
  Signature,
} from './model.ts';
import { operatorForm } from './operators.ts';

/** Reports what a page cannot show of a docstring, with the line of its definition. */
export type Lose = (what: string, line: number) => void;

/** The docstring of a definition or a module, read; nothing where there is none. */
export function docOf(
  { docstring, line }: { docstring?: string; line: number },
  lose: Lose,
): Pick<ApiSymbol, 'doc'> {
  return docstring?.trim() ? { doc: readDocstring(docstring, (what) => lose(what, line)) } : {};
}

/** What docstrings say of names that are public and yet not for programs. */
const internalWords = 'Not meant to be called by programs';

/** Whether an entry says that programs do not call it. */
export function isInternal({ doc }: Pick<ApiSymbol, 'doc'>): boolean {
  return [doc?.summary, doc?.body, ...(doc?.notes ?? [])].some((text) => text?.includes(internalWords));
}

type Facts = Omit<ApiSymbol, 'ref' | 'name' | 'file' | 'line'>;

/** What a function or an attribute of a module says of itself. */
export function symbolFacts(definition: Exclude<Definition, ClassDef>, lose: Lose): Facts {
  const doc = docOf(definition, lose);
  if (definition.kind === 'function') return { ...doc, kind: 'function', ...callable(definition, false) };
  return { ...doc, kind: 'attribute', ...assignedTo(definition) };
}

/**
 * What a class says of itself.
 * @param parents the bases that the package defines, nearest first
 */
export function classFacts(
  definition: ClassDef,
  parents: readonly { ref: string; definition: ClassDef }[],
  lose: Lose,
): Facts {
  const { decorators, bases } = definition;
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
      .filter(({ docstring }) => !docstring?.includes(internalWords))
      .map(({ name }) => name)
      .filter((name) => !definition.members.some((member) => member.name === name)),
  }));
  return {
    ...docOf(definition, lose),
    kind: isEnum ? 'enum' : isException ? 'exception' : 'class',
    ...(decorators.length > 0 ? { decorators } : {}),
    ...(bases.length > 0 ? { bases } : {}),
    ...(parents.length > 0 ? { baseRefs: parents.map(({ ref }) => ref) } : {}),
    ...(signature ? { signature } : {}),
    members: membersOf(definition, lose),
    ...(inherited.some(({ members }) => members.length > 0)
      ? { inherited: inherited.filter(({ members }) => members.length > 0) }
      : {}),
  };
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

function membersOf(definition: ClassDef, lose: Lose): ApiMember[] {
  return [
    ...publicMembers(definition).map((member) => apiMember(aliasedMember(member, definition), lose)),
    ...definition.instanceAttributes
      .filter(({ name }) => !name.startsWith('_'))
      .map((attribute) => ({ ...apiMember(attribute, lose), isInstance: true as const })),
  ];
}

/** `name = method` and `name = property(method)` in the body of a class: what the method says, under the name. */
export function aliasedMember(member: Definition, { members }: ClassDef): Definition {
  if (member.kind !== 'attribute' || member.docstring) return member;
  const { name, line, value = '' } = member;
  const [, wrapper, wrapped] = /^(property|staticmethod|classmethod)\(\s*(?:fget=)?(\w+)\b/.exec(value) ?? [];
  const target = members.find((one) => one.name === (wrapped ?? value));
  if (target?.kind === 'property' && !wrapper) return { ...target, name, line };
  if (target?.kind !== 'function') return member;
  if (wrapper !== 'property')
    return { ...target, name, line, decorators: [...target.decorators, ...(wrapper ? [wrapper] : [])] };
  const { docstring, signature } = target;
  return {
    kind: 'property',
    name,
    line,
    hasSetter: /,/.test(value),
    ...(docstring === undefined ? {} : { docstring }),
    ...(signature.returns ? { returns: signature.returns } : {}),
  };
}

function apiMember(definition: Definition, lose: Lose): ApiMember {
  const base = { name: definition.name, line: definition.line, ...docOf(definition, lose) };
  if (definition.kind === 'function') {
    const kind = (['classmethod', 'staticmethod'] as const).find((name) =>
      definition.decorators.includes(name),
    );
    return { ...base, kind: kind ?? 'method', ...callable(definition, true) };
  }
  if (definition.kind === 'class') return { ...base, kind: 'class', members: membersOf(definition, lose) };
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
