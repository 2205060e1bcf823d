import { nearest } from '../../site/problem.ts';
import type { ApiPackage } from './model.ts';
import { byDepth, type SymbolPlace } from './placement.ts';

const largestSearched = 5000;

/** The target of a reference: a page, and an anchor on it. */
export type ReferenceTarget = { page: string; anchor: string };

/**
 * Targets of all entries by the names used for them: `taichi.field`, `ti.field`, `Matrix`, `taichi.lang.ops.acos`. They are
 * where the entry stands in full.
 */
export class LinkTable {
  private readonly byRef = new Map<string, ReferenceTarget>();
  private readonly byName = new Map<string, ReferenceTarget>();
  private readonly suggestions = new Map<string, string | undefined>();
  /** Last words, for types in annotations; none where two entries share one. */
  private readonly byWord = new Map<string, ReferenceTarget | undefined>();
  /** Attributes, whose members are not known: `ti.Layout.AOS` leads to `ti.Layout`. */
  private readonly opaque = new Set<string>();

  /**
   * @param pages the modules that have a page
   * @param places where the entries stand
   * @param aliases the names under which modules are usually imported: `{ ti: 'taichi' }`
   */
  constructor(
    api: ApiPackage,
    pages: ReadonlySet<string>,
    places: ReadonlyMap<string, SymbolPlace>,
    private readonly aliases: Readonly<Record<string, string>>,
  ) {
    for (const { name: module, symbols } of byDepth(api.modules.filter(({ name }) => pages.has(name)))) {
      this.byName.set(module, { page: module, anchor: '' });
      for (const { name, ref } of symbols) {
        const place = places.get(ref);
        if (!place) continue;
        const target = { page: place.page, anchor: place.anchor };
        const path = `${module}.${name}`;
        this.byRef.set(ref, target);
        this.byName.set(path, target);
        if (api.symbols[ref]?.kind === 'attribute') this.opaque.add(path);
        this.addWord(name, target);
        for (const member of api.symbols[ref]?.members ?? []) {
          const memberTarget = { page: place.page, anchor: `${place.anchor}.${member.name}` };
          this.byName.set(`${path}.${member.name}`, memberTarget);
          this.byRef.set(`${ref}.${member.name}`, memberTarget);
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

  /** A name with the alias in front resolved: 'tm.mix()' → 'taichi.math.mix'. */
  private fullName(text: string): string {
    const name = text.replace(/\(.*\)$/s, '');
    const [first = '', ...rest] = name.split('.');
    const module = this.aliases[first];
    return module && rest.length > 0 ? [module, ...rest].join('.') : name;
  }
}
