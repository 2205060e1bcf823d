import type { ApiMember, ApiPackage, ApiSymbol, Signature } from '../model.ts';
import { signatureText } from '../signature.ts';
import { type Difference, isSameExpression, signatureDifferences } from './signature-changes.ts';

/** What can happen to a public name from one version to the next, in the order in which a reader who upgrades needs it. */
export const changeKinds = ['removed', 'changed', 'moved', 'deprecated', 'added'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** What has happened to one public name, `taichi.Matrix` or `taichi.Matrix.to_numpy`. */
export type ApiChange = {
  kind: ChangeKind;
  /** Its shortest public path: in the older version where it was removed, else in the newer one. */
  path: string;
  /** The module whose page has its entry, in the version that `path` is of. */
  module: string;
  /** The id of its entry on that page; empty for a module. */
  anchor: string;
  /** What it is, such as `function`, `method` or `module`. */
  of: string;
  /** The path of its definition, `taichi.lang.matrix.Matrix.to_numpy`, in the version that `path` is of. */
  ref: string;
  /** The first sentence of its docstring, as Markdown. */
  summary: string;
  /** Other public paths of what was added or removed. */
  also?: string[];
  /** For another path of what has existed before, or goes on to exist: its shortest public path. */
  sameAs?: string;
  /** Name and parameters of what was added or removed; of what has changed, in the older and in the newer version. */
  signature?: string;
  before?: string;
  after?: string;
  differences?: Difference[];
  /** For what has moved: its former public path where that is another one; whether that path still exists. */
  from?: string;
  isFormerThere?: boolean;
  /** For what has moved: modules of the definition, the former one first. */
  definedIn?: [string, string];
  /** For what is deprecated: what to use in its place, as Markdown. */
  advice?: string;
};

/** The part of `symbols.json` that is compared: a package and the modules that have pages. */
export type PublicPackage = Pick<ApiPackage, 'modules' | 'symbols'> & { pages: readonly string[] };

/** A symbol with its public paths, the shortest first. */
type PublicEntry = { symbol: ApiSymbol; paths: string[]; modules: Map<string, string> };

/**
 * Everything that differs between the public names of two versions of a package, in alphabetical order of their modules and names
 * within each kind. A definition that both versions have under one public path, or at one place of the source, is the same.
 */
export function apiChanges(before: PublicPackage, after: PublicPackage): ApiChange[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const oldByPath = byPath(old);
  const nowByPath = byPath(now);
  const taken = new Set<PublicEntry>();
  const formerOf = (entry: PublicEntry): PublicEntry | undefined => {
    const former =
      old.get(entry.symbol.ref) ?? entry.paths.flatMap((path) => oldByPath.get(path) ?? []).at(0);
    if (former) taken.add(former);
    return former;
  };
  const pairs = [...now.values()].map((entry) => ({ entry, former: formerOf(entry) }));
  const gone = [...old.values()].filter((entry) => !taken.has(entry));
  const changes = pairs.flatMap(({ entry, former = movedFrom(entry, gone) }): ApiChange[] => {
    if (!former) return [lone('added', entry)];
    if (gone.includes(former)) gone.splice(gone.indexOf(former), 1);
    return [
      ...moves(former, entry, {
        hasFormer: nowByPath.has(former.paths[0] ?? ''),
        isGone: !now.has(former.symbol.ref),
      }),
      ...otherPaths('added', entry, former, oldByPath),
      ...otherPaths('removed', former, entry, nowByPath),
      ...symbolChanges(former, entry),
    ];
  });
  return [
    ...changes,
    ...gone.map((entry) => lone('removed', entry)),
    ...moduleChanges('added', after, before),
    ...moduleChanges('removed', before, after),
  ].sort(inOrder);
}

/** Modules with a page that the other version does not have. */
function moduleChanges(
  kind: 'added' | 'removed',
  { modules, pages }: PublicPackage,
  other: PublicPackage,
): ApiChange[] {
  return modules
    .filter(({ name }) => pages.includes(name) && !other.pages.includes(name))
    .map(({ name, doc }) => ({
      kind,
      path: name,
      module: name,
      anchor: '',
      of: 'module',
      ref: name,
      summary: doc?.summary ?? '',
    }));
}

function inOrder(a: ApiChange, b: ApiChange): number {
  const key = ({ kind, module, path }: ApiChange) => `${changeKinds.indexOf(kind)} ${module} ${path}`;
  return key(a) < key(b) ? -1 : 1;
}

function entriesOf({ modules, symbols, pages }: PublicPackage): Map<string, PublicEntry> {
  const entries = new Map<string, PublicEntry>();
  for (const { name: module, symbols: shown } of modules.filter(({ name }) => pages.includes(name))) {
    for (const { name, ref } of shown) {
      const symbol = symbols[ref];
      if (!symbol) continue;
      const entry: PublicEntry = entries.get(ref) ?? { symbol, paths: [], modules: new Map() };
      entry.paths.push(`${module}.${name}`);
      entry.modules.set(`${module}.${name}`, module);
      entries.set(ref, entry);
    }
  }
  const depth = (path: string) => path.split('.').length;
  for (const { paths } of entries.values()) paths.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  return entries;
}

function byPath(entries: ReadonlyMap<string, PublicEntry>): Map<string, PublicEntry> {
  return new Map([...entries.values()].flatMap((entry) => entry.paths.map((path) => [path, entry] as const)));
}

/** Of what is gone, the one definition with the same name, kind and parameters. */
function movedFrom({ symbol }: PublicEntry, gone: readonly PublicEntry[]): PublicEntry | undefined {
  const same = gone.filter(
    ({ symbol: { name, kind, signature } }) =>
      name === symbol.name &&
      kind === symbol.kind &&
      namedSignature('', signature) === namedSignature('', symbol.signature),
  );
  return same.length === 1 ? same[0] : undefined;
}

function base(entry: PublicEntry, path = entry.paths[0] ?? ''): Omit<ApiChange, 'kind'> {
  const { ref, kind, doc } = entry.symbol;
  const module = entry.modules.get(path) ?? '';
  return { path, module, anchor: path, of: kind, ref, summary: doc?.summary ?? '' };
}

/** A symbol that only one of the versions has. */
function lone(kind: 'added' | 'removed', entry: PublicEntry): ApiChange {
  const { symbol, paths } = entry;
  const signature = symbol.signature && namedSignature(symbol.name, symbol.signature);
  const also = paths.slice(1);
  return {
    kind,
    ...base(entry),
    ...(signature ? { signature } : {}),
    ...(also.length > 0 ? { also } : {}),
  };
}

function moves(
  former: PublicEntry,
  entry: PublicEntry,
  { hasFormer, isGone }: { hasFormer: boolean; isGone: boolean },
): ApiChange[] {
  const [from = ''] = former.paths;
  const isAnotherPath = !former.paths.some((path) => entry.paths.includes(path));
  if (isAnotherPath) return [{ kind: 'moved', ...base(entry), from, isFormerThere: hasFormer }];
  const definedIn: [string, string] = [moduleOfRef(former.symbol.ref), moduleOfRef(entry.symbol.ref)];
  return isGone && definedIn[0] !== definedIn[1] ? [{ kind: 'moved', ...base(entry), definedIn }] : [];
}

function moduleOfRef(ref: string): string {
  return ref.slice(0, ref.lastIndexOf('.'));
}

/** Further paths of a symbol that the other version does not have, where both have one in common. */
function otherPaths(
  kind: 'added' | 'removed',
  entry: PublicEntry,
  other: PublicEntry,
  known: ReadonlyMap<string, PublicEntry>,
): ApiChange[] {
  const [shared] = entry.paths.filter((path) => other.paths.includes(path));
  if (!shared) return [];
  return entry.paths
    .filter((path) => !known.has(path))
    .map((path) => ({ kind, ...base(entry, path), sameAs: shared }));
}

/** What has changed in a symbol that both versions have, and in its members. */
function symbolChanges(former: PublicEntry, entry: PublicEntry): ApiChange[] {
  const [then, now] = [former.symbol, entry.symbol];
  const differences: Difference[] = [
    ...(then.kind === now.kind ? [] : [{ what: 'kind' as const, before: then.kind, after: now.kind }]),
    ...definitionDifferences(then, now),
    ...(sameNames(then.bases, now.bases)
      ? []
      : [{ what: 'bases' as const, before: then.bases ?? [], after: now.bases ?? [] }]),
  ];
  return [
    ...(differences.length > 0 ? [changed(base(entry), then, now, differences)] : []),
    ...deprecation(base(entry), then, now),
    ...memberChanges(former, entry),
  ];
}

function sameNames(before: readonly string[] = [], after: readonly string[] = []): boolean {
  return before.join() === after.join();
}

type ComparedDefinition = Pick<
  ApiSymbol | ApiMember,
  'name' | 'doc' | 'signature' | 'overloads' | 'annotation' | 'value'
>;

function definitionDifferences(then: ComparedDefinition, now: ComparedDefinition): Difference[] {
  const overloads = ({ overloads: list = [] }: ComparedDefinition) =>
    list.map((one) => namedSignature('', one)).join('\n');
  return [
    ...signatureDifferences(then.signature ?? { parameters: [] }, now.signature ?? { parameters: [] }),
    ...(overloads(then) === overloads(now) ? [] : [{ what: 'overloads' as const }]),
    ...(isSameExpression(then.annotation, now.annotation)
      ? []
      : [{ what: 'annotation' as const, before: then.annotation, after: now.annotation }]),
    ...(isSameExpression(then.value, now.value)
      ? []
      : [{ what: 'value' as const, before: then.value, after: now.value }]),
  ];
}

function changed(
  where: Omit<ApiChange, 'kind'>,
  then: ComparedDefinition,
  now: ComparedDefinition,
  differences: Difference[],
): ApiChange {
  const before = definitionText(then);
  const after = definitionText(now);
  return { kind: 'changed', ...where, ...(before === after ? {} : { before, after }), differences };
}

/** What both versions have, but only the newer one calls deprecated. */
function deprecation(
  where: Omit<ApiChange, 'kind'>,
  then: ComparedDefinition,
  now: ComparedDefinition,
): ApiChange[] {
  if (now.doc?.deprecated === undefined || then.doc?.deprecated !== undefined) return [];
  return [{ kind: 'deprecated', ...where, advice: now.doc.deprecated }];
}

function memberChanges(former: PublicEntry, entry: PublicEntry): ApiChange[] {
  const then = membersByName(former.symbol);
  const now = membersByName(entry.symbol);
  const at = (owner: PublicEntry, member: ApiMember): Omit<ApiChange, 'kind'> => {
    const { path, module, ref } = base(owner);
    const name = `${path}.${member.name}`;
    return {
      path: name,
      module,
      // Members of an enumeration are in its table.
      anchor: owner.symbol.kind === 'enum' ? path : name,
      of: member.kind,
      ref: `${ref}.${member.name}`,
      summary: member.doc?.summary ?? '',
    };
  };
  const alone = (kind: 'added' | 'removed', owner: PublicEntry, member: ApiMember): ApiChange => ({
    kind,
    ...at(owner, member),
    ...(member.signature ? { signature: definitionText(member) } : {}),
  });
  return [
    ...[...now.values()].flatMap((member): ApiChange[] => {
      const past = then.get(member.name);
      if (!past) return isShown(member) ? [alone('added', entry, member)] : [];
      const differences: Difference[] = [
        ...(past.kind === member.kind
          ? []
          : [{ what: 'kind' as const, before: past.kind, after: member.kind }]),
        ...definitionDifferences(past, member),
      ];
      return [
        ...(differences.length > 0 ? [changed(at(entry, member), past, member, differences)] : []),
        ...deprecation(at(entry, member), past, member),
      ];
    }),
    ...[...then.values()]
      .filter((member) => !now.has(member.name) && isShown(member))
      .map((member) => alone('removed', former, member)),
  ];
}

/** The members of a class by name; methods without their first parameter, as they are called. */
function membersByName({ members = [] }: ApiSymbol): Map<string, ApiMember> {
  return new Map(
    members.map((member) => {
      const bound = (signature: Signature): Signature =>
        member.kind === 'staticmethod'
          ? signature
          : { ...signature, parameters: signature.parameters.slice(1) };
      const called = {
        ...member,
        ...(member.signature ? { signature: bound(member.signature) } : {}),
        ...(member.overloads ? { overloads: member.overloads.map(bound) } : {}),
      };
      return [member.name, called];
    }),
  );
}

/** Attributes that only a constructor sets have no entry, unless the source documents them. */
function isShown({ isInstance, doc, annotation }: ApiMember): boolean {
  return !isInstance || doc !== undefined || annotation !== undefined;
}

/** A definition as one line of Python: `field(dtype, shape=None)`, `pi = 3.14`. */
function definitionText({ name, signature, annotation, value }: ComparedDefinition): string {
  if (signature) return namedSignature(name, signature);
  return `${name}${annotation ? `: ${annotation}` : ''}${value === undefined ? '' : ` = ${value}`}`;
}

function namedSignature(name: string, signature: Signature | undefined): string {
  return signature ? name + signatureText(signature) : name;
}
