import type { ApiName } from '../../content/record.ts';
import type { NameTable } from './name-table.ts';

/**
 * A name of the API in a program, from the place of its last word on: `field` in `ti.Vector.field(3)`. There are several entries
 * where the type of an object is one of several: `x.to_numpy()`, where `x` is any field.
 */
export type ProgramName = { at: number; end: number; entries: ApiName[] };

/** What a name of a program means: a path of the API, or objects of classes of the API. */
type Meaning = { path: string } | { types: readonly string[] };

type Expression = { types: readonly string[]; entries: ApiName[]; end: number };

/** The meanings of the names that programs bind; none for a name with several meanings, or with one that is not of the API. */
type Bindings = Map<string, Meaning | undefined>;

/** Where a line assigns to names: `x = `, `x: T = `, `a, b = `. */
const assignments =
  /^[ \t]*((?:self\.)?[A-Za-z_]\w*(?:[ \t]*,[ \t]*(?:self\.)?[A-Za-z_]\w*)*)[ \t]*(?::[^=\n]+)?=(?!=)[ \t]*/gm;

/** How often the bindings are read: `window`, then `canvas = window.get_canvas()`. */
const passes = 3;

/**
 * Reads the programs of one text, which can go on from each other, without running them: a name has a type only where every
 * assignment of the text gives it the same one.
 */
export class Programs {
  private readonly bindings: Bindings = new Map();
  /** The statements that import the package, its modules, or names from them. */
  private readonly imports: { modules: RegExp; names: RegExp };

  /** @param programs their source, with spaces in place of strings and comments */
  constructor(
    private readonly table: NameTable,
    programs: readonly string[],
  ) {
    const module = `(${table.package}(?![\\w])[\\w.]*)`;
    this.imports = {
      modules: new RegExp(`^[ \\t]*import[ \\t]+${module}(?:[ \\t]+as[ \\t]+(\\w+))?`, 'gm'),
      names: new RegExp(`^[ \\t]*from[ \\t]+${module}[ \\t]+import[ \\t]+(\\([^)]*\\)|.+)`, 'gm'),
    };
    for (let pass = 0; pass < passes; pass++) {
      const found: Bindings = new Map();
      for (const program of programs) this.bind(program, found);
      for (const [name, meaning] of found) this.bindings.set(name, meaning);
    }
  }

  /** The names of the API in one of the programs, in order. */
  namesIn(program: string): ProgramName[] {
    const names: ProgramName[] = [];
    for (let at = 0; at < program.length; ) {
      const { end } = this.expression(program, at, names);
      const from = Math.max(end, at + 1);
      const next = program.slice(from).search(/[A-Za-z_]/);
      if (next < 0) break;
      at = from + next;
    }
    return names;
  }

  /** The entries of the last name in an expression as prose writes it, `x.to_numpy()`: none where it is anything more. */
  entriesOf(expression: string): ApiName[] {
    const { end, entries } = this.expression(expression, 0, []);
    return end === expression.length ? entries : [];
  }

  /** Whether the programs define a name, so that it is not one of the API. */
  defines(name: string): boolean {
    return this.bindings.has(name) && this.bindings.get(name) === undefined;
  }

  /** The classes of which the programs name objects. */
  types(): Set<string> {
    return new Set(
      [...this.bindings.values()].flatMap((meaning) => (meaning && 'types' in meaning ? meaning.types : [])),
    );
  }

  private bind(program: string, found: Bindings): void {
    const add = (name: string, meaning: Meaning | undefined) => {
      const before = found.get(name);
      const isSame = JSON.stringify(before) === JSON.stringify(meaning);
      found.set(name, !found.has(name) || isSame ? meaning : undefined);
    };
    const root = this.table.package;
    for (const [, module = '', alias] of program.matchAll(this.imports.modules))
      add(alias ?? root, { path: alias ? module : root });
    for (const [, module = '', list = ''] of program.matchAll(this.imports.names)) {
      if (list.trim() === '*')
        for (const path of this.table.namesIn(module)) add(path.slice(module.length + 1), { path });
      for (const [, name = '', alias] of list.matchAll(/(\w+)(?:[ \t]+as[ \t]+(\w+))?/g))
        add(alias ?? name, { path: `${module}.${name}` });
    }
    for (const match of program.matchAll(assignments)) {
      const targets = (match[1] ?? '').split(',').map((target) => target.trim());
      const values = this.values(program, match.index + match[0].length);
      for (const [at, target] of targets.entries()) {
        const types = values.length === targets.length ? values[at] : undefined;
        add(target, types && types.length > 0 ? { types } : undefined);
      }
    }
    for (const name of otherTargets(program)) add(name, undefined);
  }

  /** The types of the values of an assignment, in order; none where one of them is anything but a name with what is called on it. */
  private values(program: string, start: number): (readonly string[])[] {
    const values: (readonly string[])[] = [];
    for (let at = start; ; ) {
      const { types, end } = this.expression(program, at, []);
      values.push(types);
      const [next = '', comma] = /^[ \t]*(?:(,)[ \t]*|$|[\n;])/.exec(program.slice(end, end + 200)) ?? [];
      if (!next && end < program.length) return [];
      if (!comma) return values;
      at = end + next.length;
    }
  }

  /**
   * Reads a name with what is called and accessed on it, and notes the names of the API in it.
   * @returns the types of its value, the entries of its last name, and where it ends
   */
  private expression(text: string, start: number, names: ProgramName[]): Expression {
    const word = /^(?:self\.)?[A-Za-z_]\w*/.exec(text.slice(start, start + 200))?.[0];
    if (!word) return { types: [], entries: [], end: start };
    let end = start + word.length;
    const isAttribute = text[start - 1] === '.' || /[\w]/.test(text[start - 1] ?? '');
    // The name of an argument, or one that is bound here.
    const isTarget = /^[ \t]*=(?!=)/.test(text.slice(end, end + 20));
    const meaning = isAttribute || isTarget ? undefined : this.meaning(word);
    if (!meaning) return { types: [], entries: [], end };
    let path = 'path' in meaning ? meaning.path : '';
    let types = 'types' in meaning ? meaning.types : [];
    let called: readonly ApiName[] = [];
    let last: ProgramName | undefined;
    let entries: ApiName[] = [];
    const note = (found: ApiName[], at: number) => {
      entries = found;
      // Of `ti.Vector.field` the method counts, and not the class.
      if (last && names.at(-1) === last) names.pop();
      last = { at, end, entries: found };
      names.push(last);
    };
    const own = path ? this.table.entry(path) : undefined;
    if (own) {
      note([own], start);
      called = [own];
    }
    for (;;) {
      const step = /^\.([A-Za-z_]\w*)/.exec(text.slice(end, end + 200));
      if (step) {
        const at = end + 1;
        const next = step[1] ?? '';
        const found = this.access(path, types, called, next);
        const longer = path ? `${path}.${next}` : '';
        if (found.length === 0 && !(longer && this.table.isOwner(longer))) return { types: [], entries, end };
        end += step[0].length;
        if (found.length > 0) note(found, at);
        called = found;
        path = longer;
        types = [];
        continue;
      }
      if (text[end] === '(' && called.length > 0) {
        // What is in the brackets is read afterwards, by itself.
        const close = closing(text, end);
        if (close < 0) return { types: [], entries, end };
        types = [...new Set(called.flatMap(({ name }) => this.table.results(name)))];
        const inside = this.namesWithin(text, end + 1, close);
        names.push(...inside);
        last = undefined;
        end = close + 1;
        called = [];
        path = '';
        continue;
      }
      return { types, entries, end };
    }
  }

  private namesWithin(text: string, from: number, to: number): ProgramName[] {
    const inside = this.namesIn(text.slice(from, to));
    return inside.map(({ at, end, entries }) => ({ at: at + from, end: end + from, entries }));
  }

  /** The entries that an attribute can mean: of a module or class by its path, of objects by their types. */
  private access(
    path: string,
    types: readonly string[],
    called: readonly ApiName[],
    word: string,
  ): ApiName[] {
    const named = path ? this.table.entry(`${path}.${word}`) : undefined;
    if (named) return [named];
    // `ti.root` is an object, though it has a path.
    const of =
      types.length > 0
        ? types
        : called.filter(({ kind }) => kind === 'attribute').flatMap(({ name }) => this.table.results(name));
    const found = of.flatMap((type) => this.table.member(type, word) ?? []);
    return found.length === of.length ? [...new Set(found)] : [];
  }

  private meaning(word: string): Meaning | undefined {
    if (this.bindings.has(word)) return this.bindings.get(word);
    const module = this.table.module(word);
    return module ? { path: module } : undefined;
  }
}

/** Names that a program binds to what is not of the API, or not known: parameters, targets of loops, definitions. */
function otherTargets(program: string): string[] {
  const words = (list: string) => list.match(/(?:self\.)?[A-Za-z_]\w*/g) ?? [];
  const loops = program.matchAll(/\bfor[ \t]+([\w, ()]+?)[ \t]+in\b/g);
  const contexts = program.matchAll(/^[ \t]*(?:with|except)\b.*\bas[ \t]+(\w+)/gm);
  const definitions = [...program.matchAll(/^[ \t]*(?:def|class)[ \t]+(\w+)[ \t]*(\(?)/gm)];
  const parameters = definitions.flatMap((match) => {
    if (!match[2]) return [];
    const open = match.index + match[0].length - 1;
    const close = closing(program, open);
    const list = close < 0 ? '' : topLevel(program.slice(open + 1, close));
    return [...list.matchAll(/(?:^|,)\s*\*{0,2}(\w+)/g)].map(([, name = '']) => name);
  });
  return [
    ...[...loops, ...contexts].flatMap(([, list = '']) => words(list)),
    ...definitions.map(([, name = '']) => name),
    ...parameters,
  ];
}

/** A list without what is in brackets: 'a: f(b, c), d' → 'a: f(), d' */
function topLevel(list: string): string {
  let depth = 0;
  let kept = '';
  for (const character of list) {
    if (/[)\]}]/.test(character)) depth -= 1;
    if (depth === 0) kept += character;
    if (/[([{]/.test(character)) depth += 1;
  }
  return kept;
}

/** The position of the bracket that closes the one at a position; -1 where there is none. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (/[([{]/.test(text[at] ?? '')) depth += 1;
    if (/[)\]}]/.test(text[at] ?? '')) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
