import {
  type Difference,
  isSameExpression,
  signatureDifferences,
} from '../python/history/signature-changes.ts';
import type { ApiSymbol, ClassDef, Definition, FunctionDef, Signature } from '../python/model.ts';
import { signatureText } from '../python/signature.ts';
import {
  definitionAt,
  isOmitted,
  lastPart,
  moduleOf,
  type PublicModule,
  type PublicNames,
} from './public-names.ts';
import { isInitializer, publicMembersOf, shortValue } from './skeleton.ts';

/** The place of a name in stubs or sources. */
export type NamePlace = {
  /** The path of its definition, `taichi.lang.matrix.Matrix`. */
  ref: string;
  /** The member of a class that is meant, and not the class. */
  member?: string;
  /** The path by which programs reach it: `taichi.Matrix.to_numpy`. */
  path: string;
};

/** What the sources have and the stubs do not, or the other way round, or in another form. */
export type StubChange = NamePlace &
  (
    | { change: 'new'; definition: Definition }
    /** The stubs describe it elsewhere, and the module `page` exports it, too; or exports it no longer. */
    | { change: 'exported' | 'unexported'; page: string; name: string }
    | { change: 'moved'; from: string; definition: Definition }
    | { change: 'changed'; differences: Difference[]; before: Definition; after: Definition }
    | { change: 'removed' }
    /** The sources call it deprecated, the docstring does not. */
    | { change: 'deprecated' }
    | { change: 'new module'; module: PublicModule }
  );

/** What the sources know beside public names: which names of the stubs they lack, and which they call deprecated. */
export type SourceKnowledge = {
  /** Whether the sources define a path, `taichi.lang.matrix.Matrix.to_numpy`, also in a base class or without exporting it. */
  defines(path: string): boolean;
  deprecated: ReadonlySet<string>;
};

/**
 * Compares stubs with the sources of a release.
 * @param read the names of the sources
 * @param omit names that the stubs leave out on purpose
 */
export function stubChanges(
  stubs: PublicNames,
  read: PublicNames,
  known: SourceKnowledge,
  omit: readonly string[] = [],
): StubChange[] {
  const sources = withOwnAliases(read, stubs);
  const [old, now] = [publicPaths(stubs), publicPaths(sources)];
  const former = formerRefs(stubs, sources);
  const isDescribed = (ref: string) => old.has(ref) || [...former.values()].includes(ref);
  const newRefs = [...now].filter(([ref]) => !isDescribed(ref) && !former.has(ref));
  return [
    ...sources.modules
      .filter(({ module }) => !stubs.modules.some((one) => one.module === module))
      .map((module): StubChange => ({ change: 'new module', ref: module.module, path: module.page, module })),
    ...newRefs.flatMap(([ref, path]) => newDefinition(ref, path, sources)),
    ...exportChanges(stubs, sources, known, new Set(newRefs.map(([ref]) => ref)), former),
    ...[...old].flatMap(([ref, path]) =>
      definitionChanges({ ref, path }, { stubs, sources, known, former, omit }),
    ),
  ];
}

/**
 * The names of the sources, where `texture = TextureType` is a definition by itself if the stubs describe it as one, and not another
 * name of the class.
 */
function withOwnAliases(sources: PublicNames, stubs: PublicNames): PublicNames {
  const pages = new Map(stubs.modules.map((one) => [one.module, one]));
  const modules = sources.modules.map((page) => ({
    ...page,
    names: page.names.map(({ name, ref }) => {
      const own = pages.get(page.module)?.names.find((one) => one.name === name)?.ref;
      const isAlias =
        own !== undefined &&
        own !== ref &&
        definitionAt(sources.sources, own)?.definition.kind === 'attribute';
      return { name, ref: isAlias ? own : ref };
    }),
  }));
  return { ...sources, modules };
}

/** The public path of each definition that a module exports, the shortest one. */
function publicPaths({ modules }: PublicNames): Map<string, string> {
  const paths = new Map<string, string>();
  const depth = (path: string) => path.split('.').length;
  for (const { page, names } of modules)
    for (const { name, ref } of names) {
      const [path, before] = [`${page}.${name}`, paths.get(ref)];
      if (before === undefined || depth(path) < depth(before)) paths.set(ref, path);
    }
  return paths;
}

/** Definitions that stand in another module than before: the new path of each, and the former one. */
function formerRefs(stubs: PublicNames, sources: PublicNames): Map<string, string> {
  const pages = new Map(stubs.modules.map((one) => [one.module, one]));
  const described = new Set(publicPaths(stubs).keys());
  const moved = new Map<string, string>();
  for (const { module, names } of sources.modules)
    for (const { name, ref } of names) {
      const before = pages.get(module)?.names.find((one) => one.name === name)?.ref;
      if (!before || before === ref || described.has(ref) || definitionAt(sources.sources, before)) continue;
      moved.set(ref, before);
    }
  return moved;
}

function newDefinition(ref: string, path: string, { sources }: PublicNames): StubChange[] {
  const found = definitionAt(sources, ref);
  return found ? [{ change: 'new', ref, path, definition: found.definition }] : [];
}

/** Names that modules with a page have come to export, or export no longer, of what the stubs go on to describe. */
function exportChanges(
  stubs: PublicNames,
  sources: PublicNames,
  known: SourceKnowledge,
  newRefs: ReadonlySet<string>,
  former: ReadonlyMap<string, string>,
): StubChange[] {
  const described = publicPaths(stubs);
  const pages = new Map(sources.modules.map((one) => [one.module, one]));
  return stubs.modules.flatMap(({ module, page, names }): StubChange[] => {
    const now = pages.get(module)?.names ?? [];
    const has = (list: typeof now, name: string) => list.some((one) => one.name === name);
    const added = now.filter(
      ({ name, ref }) => !has(names, name) && !newRefs.has(ref) && described.has(former.get(ref) ?? ref),
    );
    const gone = names.filter(({ name, ref }) => {
      const isThere = has(now, name) || known.defines(`${module}.${name}`);
      return !isThere && (known.defines(ref) || [...former.values()].includes(ref));
    });
    return [
      ...added.map(
        ({ name, ref }): StubChange => ({
          change: 'exported',
          ref,
          path: `${page}.${name}`,
          page: module,
          name,
        }),
      ),
      ...gone.map(
        ({ name, ref }): StubChange => ({
          change: 'unexported',
          ref,
          path: `${page}.${name}`,
          page: module,
          name,
        }),
      ),
    ];
  });
}

type Compared = {
  stubs: PublicNames;
  sources: PublicNames;
  known: SourceKnowledge;
  former: ReadonlyMap<string, string>;
  omit: readonly string[];
};

/** What has changed in a definition that the stubs describe. */
function definitionChanges(
  place: NamePlace,
  { stubs, sources, known, former, omit }: Compared,
): StubChange[] {
  const { ref, path } = place;
  const stub = definitionAt(stubs.sources, ref)?.definition;
  const nowRef = [...former].find(([, before]) => before === ref)?.[0] ?? ref;
  const source = definitionAt(sources.sources, nowRef)?.definition;
  if (!stub) return [];
  if (!source) return known.defines(nowRef) ? [] : [{ change: 'removed', ref, path }];
  const differences = differencesOf(
    { definition: stub, symbol: stubs.symbols[ref] },
    { definition: source, symbol: sources.symbols[nowRef] },
  );
  return [
    ...(nowRef === ref
      ? []
      : [{ change: 'moved' as const, ref: nowRef, path, from: ref, definition: source }]),
    ...(differences.length > 0
      ? [{ change: 'changed' as const, ref: nowRef, path, differences, before: stub, after: source }]
      : []),
    ...(known.deprecated.has(ref) && stubs.symbols[ref]?.doc?.deprecated === undefined
      ? [{ change: 'deprecated' as const, ref: nowRef, path }]
      : []),
    ...(stub.kind === 'class' && source.kind === 'class'
      ? memberChanges({ ref: nowRef, path }, stub, source, { stubRef: ref, stubs, known, omit })
      : []),
  ];
}

function memberChanges(
  { ref, path }: NamePlace,
  stub: ClassDef,
  source: ClassDef,
  { stubRef, stubs, known, omit }: Pick<Compared, 'stubs' | 'known' | 'omit'> & { stubRef: string },
): StubChange[] {
  const then = new Map(publicMembersOf(stub).map((one) => [one.name, one]));
  const now = new Map(publicMembersOf(source).map((one) => [one.name, one]));
  const at = (member: string): NamePlace => ({ ref, member, path: `${path}.${member}` });
  const docs = new Map(stubs.symbols[stubRef]?.members?.map((one) => [one.name, one.doc]));
  return [
    ...[...now.values()].flatMap((after): StubChange[] => {
      const before = then.get(after.name);
      const place = at(after.name);
      if (!before) {
        const isLeftOut = isOmitted(place.path, omit) || stub.members.some(({ name }) => name === after.name);
        return isLeftOut ? [] : [{ change: 'new', ...place, definition: after }];
      }
      const differences = differencesOf({ definition: before }, { definition: after });
      const isDeprecated =
        known.deprecated.has(`${stubRef}.${after.name}`) && docs.get(after.name)?.deprecated === undefined;
      return [
        ...(differences.length > 0
          ? [{ change: 'changed' as const, ...place, differences, before, after }]
          : []),
        ...(isDeprecated ? [{ change: 'deprecated' as const, ...place }] : []),
      ];
    }),
    ...[...then.keys()]
      .filter((name) => !now.has(name) && !known.defines(`${ref}.${name}`))
      .map((name): StubChange => ({ change: 'removed', ...at(name) })),
  ];
}

/** A definition, and of a class what it inherits. */
type Described = { definition: Definition; symbol?: ApiSymbol | undefined };

function differencesOf(before: Described, after: Described): Difference[] {
  const [then, now] = [before.definition, after.definition];
  if (then.kind !== now.kind) return [{ what: 'kind', before: then.kind, after: now.kind }];
  if (then.kind === 'function' && now.kind === 'function')
    return [
      ...(isSameBinding(then, now)
        ? []
        : [{ what: 'kind' as const, before: bindingOf(then), after: bindingOf(now) }]),
      ...signatureDifferences(then.signature, now.signature),
      ...(overloadTexts(then) === overloadTexts(now) ? [] : [{ what: 'overloads' as const }]),
    ];
  if (then.kind === 'property' && now.kind === 'property')
    return isSameExpression(then.returns, now.returns)
      ? []
      : [{ what: 'returns', before: then.returns, after: now.returns }];
  if (then.kind === 'attribute' && now.kind === 'attribute') return attributeDifferences(then, now);
  if (then.kind !== 'class' || now.kind !== 'class') return [];
  const nothing: Signature = { parameters: [] };
  const isSameBase = then.bases.join() === now.bases.join();
  return [
    ...signatureDifferences(before.symbol?.signature ?? nothing, after.symbol?.signature ?? nothing),
    ...(isSameBase ? [] : [{ what: 'bases' as const, before: then.bases, after: now.bases }]),
  ];
}

function attributeDifferences(
  then: Extract<Definition, { kind: 'attribute' }>,
  now: Extract<Definition, { kind: 'attribute' }>,
): Difference[] {
  // A long value is left out of a stub.
  const isSameValue =
    then.value === '...' || isSameExpression(then.value, now.value && shortValue(now.value));
  return [
    ...(isSameExpression(then.annotation, now.annotation)
      ? []
      : [{ what: 'annotation' as const, before: then.annotation, after: now.annotation }]),
    ...(isSameValue ? [] : [{ what: 'value' as const, before: then.value, after: now.value }]),
  ];
}

function bindingOf({ decorators }: FunctionDef): string {
  return ['staticmethod', 'classmethod'].find((one) => decorators.includes(one)) ?? 'function';
}

function isSameBinding(then: FunctionDef, now: FunctionDef): boolean {
  return bindingOf(then) === bindingOf(now) && then.isAsync === now.isAsync;
}

function overloadTexts({ overloads }: FunctionDef): string {
  return overloads.map(signatureText).join('\n');
}

/** The constructor of a class, as the stubs write it. */
export function constructorOf(definition: ClassDef): FunctionDef | undefined {
  return definition.members.find(isInitializer);
}

/** The stub module of a change, and the name in it. */
export function placeOf({ ref }: NamePlace): { module: string; name: string } {
  return { module: moduleOf(ref), name: lastPart(ref) };
}
