import { nearest } from '../../site/problem.ts';
import type { ApiPackage } from './model.ts';

const largestSearched = 5000;

/** The target of a reference: a page, by its module, and an anchor on it. */
export type ReferenceTarget = { module: string; anchor: string };

/**
 * Targets of all entries by the names used for them: `taichi.field`, `ti.field`, `Matrix`, `taichi.lang.ops.acos`.
 * An entry on several pages belongs to the one with the shortest path.
 */
export class LinkTable {
  private readonly byRef = new Map<string, ReferenceTarget>();
  private readonly byName = new Map<string, ReferenceTarget>();
  private readonly suggestions = new Map<string, string | undefined>();
  /** Last words, for types in annotations; none where two entries share one. */
  private readonly byWord = new Map<string, ReferenceTarget | undefined>();
  /** Attributes, whose members are not known: `ti.Layout.AOS` leads to `ti.Layout`. */
  private readonly opaque = new Set<string>();

  /** @param aliases the names under which modules are usually imported: `{ ti: 'taichi' }` */
  constructor(
    api: ApiPackage,
    pages: ReadonlySet<string>,
    private readonly aliases: Readonly<Record<string, string>>,
  ) {
    const shown = api.modules
      .filter(({ name }) => pages.has(name))
      .sort((a, b) => moduleDepth(a.name) - moduleDepth(b.name) || (a.name < b.name ? -1 : 1));
    for (const { name: module, symbols } of shown) {
      this.byName.set(module, { module, anchor: '' });
      for (const { name, ref } of symbols) {
        const path = `${module}.${name}`;
        const entryTarget = { module, anchor: path };
        if (!this.byRef.has(ref)) this.byRef.set(ref, entryTarget);
        this.byName.set(path, entryTarget);
        if (api.symbols[ref]?.kind === 'attribute') this.opaque.add(path);
        this.addWord(name, this.byRef.get(ref) ?? entryTarget);
        for (const member of api.symbols[ref]?.members ?? []) {
          const target = { module, anchor: `${path}.${member.name}` };
          this.byName.set(target.anchor, target);
          const memberRef = `${ref}.${member.name}`;
          if (!this.byRef.has(memberRef)) this.byRef.set(memberRef, target);
        }
      }
    }
  }

  private addWord(word: string, target: ReferenceTarget): void {
    const before = this.byWord.get(word);
    const isOther = this.byWord.has(word) && before?.anchor !== target.anchor;
    this.byWord.set(word, isOther ? undefined : target);
  }

  /** The entry of a dotted path of a definition. */
  ofRef(ref: string): ReferenceTarget | undefined {
    return this.byRef.get(ref);
  }

  /** The entry of a name as a text writes it, with or without the parentheses of a call. */
  ofName(text: string): ReferenceTarget | undefined {
    const name = this.fullName(text);
    const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    return (
      this.byName.get(name) ??
      this.byRef.get(name) ??
      (this.opaque.has(parent) ? this.byName.get(parent) : undefined)
    );
  }

  /** The entry of a type in an annotation. */
  ofType(word: string): ReferenceTarget | undefined {
    return this.ofName(word) ?? (/^[A-Z]/.test(word) ? this.byWord.get(word) : undefined);
  }

  /** The entry of a bare name in the context of a module. */
  near(name: string, module: string): ReferenceTarget | undefined {
    const words = module.split('.');
    for (let end = words.length; end > 0; end--) {
      const found = this.byName.get([...words.slice(0, end), name].join('.'));
      if (found) return found;
    }
    return this.byWord.get(name);
  }

  /** Whether a name in a text is one of this package by its form. */
  isOwn(text: string): boolean {
    return Object.keys(this.aliases).some((alias) => text.startsWith(`${alias}.`)) || this.byName.has(text);
  }

  /** The name closest to one that has no entry. A large package is not searched: it would take minutes. */
  suggestion(name: string): string | undefined {
    if (this.byName.size > largestSearched) return undefined;
    if (!this.suggestions.has(name))
      this.suggestions.set(name, nearest(this.fullName(name), this.byName.keys()));
    return this.suggestions.get(name);
  }

  private fullName(text: string): string {
    const name = text.replace(/\(.*\)$/s, '');
    const [first = '', ...rest] = name.split('.');
    const module = this.aliases[first];
    return module && rest.length > 0 ? [module, ...rest].join('.') : name;
  }
}

function moduleDepth(module: string): number {
  return module.split('.').length;
}
