import { type ApiChange, apiChanges, type PublicPackage } from './changes.ts';
import type { Difference } from './signature-changes.ts';

/** A version of a package: its name for readers, its segment in the addresses of pages of changes, and its symbols. */
export type PackageVersion = { label: string; segment: string; symbols: PublicPackage };

/**
 * What entries of the reference say about versions, as MDX by path of the definition (`taichi.lang.matrix.Matrix.to_numpy`): for
 * each version, in which it was added or has changed until then, and in which it is deprecated or removed later.
 * @param versions oldest first
 */
export function entryHistories(versions: readonly PackageVersion[]): Record<string, string[]>[] {
  const steps = versions.slice(1).map(({ label, segment, symbols }, at) => {
    const before = versions[at]?.symbols ?? symbols;
    return { label, segment, changes: apiChanges(before, symbols) };
  });
  return versions.map(({ symbols }, version) => {
    const refs = publicRefs(symbols);
    const notes: Record<string, string[]> = {};
    const removed = new Set<string>();
    for (const [at, step] of steps.entries()) {
      // The first step leads to the second version.
      const isLater = at >= version;
      for (const change of step.changes) {
        const ref = refs.get(change.path);
        if (!ref || change.of === 'module' || change.sameAs || change.kind === 'moved') continue;
        if (isLater && (removed.has(ref) || !(change.kind === 'removed' || change.kind === 'deprecated')))
          continue;
        notes[ref] = [...(notes[ref] ?? []), noteOf(change, step, removed.has(ref))];
        if (change.kind === 'removed') removed.add(ref);
        else if (change.kind === 'added') removed.delete(ref);
      }
    }
    return notes;
  });
}

/** The paths of the definitions behind all public paths of symbols and their members. */
function publicRefs({ modules, symbols, pages }: PublicPackage): Map<string, string> {
  return new Map(
    modules
      .filter(({ name }) => pages.includes(name))
      .flatMap(({ name: module, symbols: shown }) =>
        shown.flatMap(({ name, ref }) => [
          [`${module}.${name}`, ref] as const,
          ...(symbols[ref]?.members ?? []).map(
            (member) => [`${module}.${name}.${member.name}`, `${ref}.${member.name}`] as const,
          ),
        ]),
      ),
  );
}

/** The id of a change on the page of changes. */
export function changeAnchor({ kind, path }: Pick<ApiChange, 'kind' | 'path'>): string {
  return `${kind}-${path}`;
}

function noteOf(
  change: ApiChange,
  { label, segment }: Pick<PackageVersion, 'label' | 'segment'>,
  wasRemoved: boolean,
): string {
  const words = {
    added: wasRemoved ? 'Again in' : 'New in',
    changed: 'Changed in',
    deprecated: 'Deprecated in',
    removed: 'Removed in',
    moved: 'Moved in',
  };
  const badge = change.kind === 'deprecated' || change.kind === 'removed' ? 'deprecated' : 'history';
  const link = `[${words[change.kind]} ${label}](/api/changes/${segment}/#${changeAnchor(change)})`;
  const text = differenceText(change.differences ?? []);
  return `:${badge}[${link}]${text ? ` ${text}` : ''}`;
}

/** More parameters than this are counted: the line of badges is short, and the page of changes names them all. */
const namesMax = 3;

/** Differences in a few words: '`ndim` removed; other type of the result'. */
export function differenceText(differences: readonly Difference[]): string {
  const named = (what: Difference['what'], text: (names: string) => string) => {
    const names = differences.flatMap((one) =>
      one.what === what && 'name' in one ? [`\`${one.name}\``] : [],
    );
    if (names.length === 0) return [];
    return [text(names.length > namesMax ? `${names.length} parameters` : names.join(', '))];
  };
  const is = (what: Difference['what'], text: string) =>
    differences.some((one) => one.what === what) ? [text] : [];
  const renamed = differences.flatMap((one) =>
    one.what === 'parameterRenamed' ? [`\`${one.before}\` renamed to \`${one.name}\``] : [],
  );
  return [
    ...named('parameterRemoved', (names) => `${names} removed`),
    ...named('parameterCollected', (names) => `${names} taken by keyword arguments`),
    ...named('parameterAdded', (names) => `${names} added`),
    ...renamed,
    ...named('default', (names) => `other default of ${names}`),
    ...named('type', (names) => `other type of ${names}`),
    ...is('order', 'other order of the parameters'),
    ...is('passing', 'other ways to pass arguments'),
    ...is('returns', 'other type of the result'),
    ...is('overloads', 'other overloads'),
    ...is('value', 'other value'),
    ...is('annotation', 'other type'),
    ...is('bases', 'other base classes'),
    ...differences.flatMap((one) => (one.what === 'kind' ? [`${one.after}, was ${one.before}`] : [])),
  ].join('; ');
}
