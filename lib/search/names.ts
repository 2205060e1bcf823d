import { editDistance } from '../site/edit-distance.ts';
import { fuzzyLetters } from './inverted-index.ts';
import { contentTokens, fold } from './tokens.ts';

/** A name of the API in the index: the position of its entry and of its file, and how much it counts. */
export type SymbolEntry = { entry: number; file: number; name: string; weight: number };

/** Modules that programs do not import: formats of files. */
const internalModules = /^taichi\.aot\.(conventions|record|utils)\b/;

/** How much a name counts beside others: exceptions, constants, constants of classes and what looks private, a quarter. */
export function symbolWeight(name: string, kind: string): number {
  const words = name.split('.');
  const short = words.at(-1) ?? name;
  const isOfClass = /^[A-Z]/.test(words.at(-2) ?? '');
  const isConstant = kind === 'attribute' && (isOfClass || /^[A-Z][A-Z0-9_]+$/.test(short));
  const isPrivate = words.some((word) => word.startsWith('_'));
  if (internalModules.test(name) || kind === 'exception' || isConstant || isPrivate) return 0.25;
  // The same object under the path of its module, or an internal helper beside it.
  return words.length > 4 ? 0.7 : 1;
}

/** The names of the API by folded forms: the full name, the last part, and members with their class. */
export class SymbolNames {
  private readonly byForm = new Map<string, SymbolEntry[]>();

  /** @param imports the words with which programs begin names, and the modules that they mean: `{ tm: 'taichi.math' }` */
  constructor(private readonly imports: Readonly<Record<string, string>>) {}

  /** The module that the first word of a name means, in its folded form; none where it is no word of an import. */
  module(word: string): string | undefined {
    return Object.hasOwn(this.imports, word) ? fold(this.imports[word] ?? '') : undefined;
  }

  /** A text whose names begin with a word of an import, each made by a function of the module and the words behind it. */
  withNames(text: string, write: (module: string, name: string, whole: string) => string): string {
    return text.replace(/\b(\w+)\.(?=\w)([\w.]+)/g, (whole, word: string, name: string) => {
      const module = this.module(fold(word));
      return module === undefined ? whole : write(module, name, whole);
    });
  }

  add(entry: SymbolEntry): void {
    const words = entry.name.split('.');
    const short = words.at(-1) ?? entry.name;
    const forms = new Set(
      [entry.name, short, words.slice(-2).join('.'), short.replaceAll('_', '')].map(fold),
    );
    for (const form of forms) {
      const known = this.byForm.get(form);
      if (known) known.push(entry);
      else this.byForm.set(form, [entry]);
    }
  }

  of(form: string): readonly SymbolEntry[] {
    return this.byForm.get(form) ?? [];
  }

  /**
   * The name that a misspelt one means: that with the fewest other letters. None for the beginning of a name.
   * @param owner what stands before the misspelt word, with its dot
   */
  similar(owner: string, word: string): string | undefined {
    const form = `${owner}${word}`;
    const forms = [...this.byForm.keys()];
    if (word.length < fuzzyLetters.one || forms.some((known) => known.startsWith(form))) return undefined;
    const limit = word.length < fuzzyLetters.two ? 1 : 2;
    const found = forms
      .filter((known) => known.startsWith(owner))
      .map((known) => ({ known, distance: editDistance(form, known, limit) }))
      .filter(({ distance }) => distance <= limit);
    return found.sort((a, b) => a.distance - b.distance)[0]?.known;
  }
}

/**
 * The names that a query spells, best first. A name that counts little has to be spelled with its capitals: "debug" does not mean
 * the constant `DEBUG`.
 */
export function exactSymbols(names: SymbolNames, text: string): SymbolEntry[] {
  const forms = nameForms(text, names);
  const isFull = ({ name }: SymbolEntry) => forms.includes(fold(name));
  const isSpelled = ({ name }: SymbolEntry) => name.split('.').at(-1) === lastPart(text);
  const rank = (one: SymbolEntry) => [
    Number(!isFull(one)),
    Number(!isSpelled(one)),
    one.file,
    -one.weight,
    one.name.split('.').length,
    one.entry,
  ];
  return [...new Set(forms.flatMap((form) => names.of(form)))]
    .filter((one) => one.weight > 0.5 || isFull(one) || isSpelled(one))
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ one }) => one);
}

/**
 * The names that a query spells as a whole, best first; where it has other words, too, the name that it means: one that is written as
 * programs write it, or the only word that says something.
 */
export function spelledSymbols(names: SymbolNames, text: string): SymbolEntry[] {
  const whole = exactSymbols(names, text);
  if (whole.length > 0) return whole;
  const words = text.match(/@?[A-Za-z_][\w.]*/g) ?? [];
  const [only, ...others] = contentTokens(text);
  const meant =
    words.find((word) => isCode.test(word)) ??
    words.find((word) => others.length === 0 && fold(word) === only);
  return meant ? exactSymbols(names, meant).slice(0, 1) : [];
}

/** A text whose words after `ti.` are names: a misspelt one is replaced by the most similar name, as `ti.kernal` by `taichi.kernel`. */
export function respelled(names: SymbolNames, text: string): string {
  return names.withNames(text, (module, name, whole) => {
    const [word = '', ...rest] = name.split('.');
    const similar = names.similar(`${module}.`, fold(word));
    return similar ? [similar, ...rest].join('.') : whole;
  });
}

/** A text without the words with which programs begin names: every name of the API has them. */
export function withoutImports(names: SymbolNames, text: string): string {
  return names.withNames(text, (_, name) => name);
}

/** A word that is a name in a program: with an underscore, a dot or a capital inside. */
const isCode = /^@|\w[_.]\w|[a-z][A-Z]/;

/** The forms in which a query can be a name of the API; none if it cannot be one. */
function nameForms(text: string, names: SymbolNames): string[] {
  const plain = text
    .replace(/^@/, '')
    .replace(/\(.*\)?$/, '')
    .trim();
  if (/^[A-Za-z_][\w.]*$/.test(plain)) {
    const name = fold(plain).replace(/\.$/, '');
    const long = names.withNames(name, (module, rest) => `${module}.${rest}`);
    return [...new Set([long, name, withoutImports(names, name)])];
  }
  // "sparse matrix" is SparseMatrix, "data oriented" is data_oriented.
  if (!/^[A-Za-z]\w*( [A-Za-z]\w*){1,2}$/.test(plain)) return [];
  return [fold(plain.replaceAll(' ', '')), fold(plain.replaceAll(' ', '_'))];
}

/** The last part of a name as it is typed, without brackets. */
function lastPart(text: string): string {
  return text.replace(/^@/, '').replace(/\(.*$/, '').split('.').at(-1)?.trim() ?? '';
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0;
    if (value !== other) return value - other;
  }
  return 0;
}
