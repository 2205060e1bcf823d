import type { ApiName } from '../../content/record.ts';
import { codeText, pythonBlocks } from './code-text.ts';
import { lastWord, type NameTable } from './name-table.ts';
import { Programs } from './program-names.ts';

/** What one text says of the API, by names of entries. */
export type PageNames = {
  /** How much its prose is about an entry, and the anchor of the section that is most about it; empty before the first heading. */
  explained: Map<string, { weight: number; anchor: string }>;
  /** How often its programs use an entry. */
  used: Map<string, number>;
};

/** How much a mention says that a text is about an entry: in a heading, as a link, by its full name, by its last word. */
const weights = { heading: 6, link: 3, name: 2, word: 1 } as const;

/** How much a section counts at most, but for its heading: a name that is repeated is not explained better. */
const sectionMax = 4;

/** A heading of a compiled text (lib/mdx/transforms/headings.ts), a link to an entry, a name in code style. */
const mentions =
  /<div class="heading"><h[2-6] id="([^"]*)">([\s\S]*?)<\/h[2-6]>|<a\b[^>]* href="[^"]*\/api\/[^"#]*#([A-Za-z_][\w.]*)"|<code>([^<]*)<\/code>/g;

/** Reads the HTML of a compiled text. */
export function namesOnPage(html: string, table: NameTable): PageNames {
  const programs = [...html.matchAll(pythonBlocks)].map(([, , code = '']) => codeText(code).text);
  const reader = new Programs(table, programs);
  const used = new Map<string, number>();
  for (const program of programs)
    for (const { entries } of reader.namesIn(program))
      for (const { name } of entries) used.set(name, (used.get(name) ?? 0) + 1 / entries.length);
  const prose = html.replace(/<pre[\s\S]*?<\/pre>/g, '');
  const classes = classesOn(prose, reader, table);
  const explained: PageNames['explained'] = new Map();
  let anchor = '';
  let section = new Map<string, number>();
  let heading = new Set<string>();
  const finish = () => {
    for (const [name, sum] of section) {
      const weight = Math.min(sum, sectionMax) + (heading.has(name) ? weights.heading : 0);
      const before = explained.get(name);
      const isBest = !before || weight > before.weight;
      // Further sections count a little: a page that is about an entry names it in several.
      explained.set(
        name,
        isBest ? { weight: weight + (before ? 1 : 0), anchor } : { ...before, weight: before.weight + 1 },
      );
    }
    section = new Map();
  };
  const add = (entries: readonly ApiName[], weight: number) => {
    for (const { name } of entries) section.set(name, (section.get(name) ?? 0) + weight);
  };
  for (const [, id, title = '', target, code] of prose.matchAll(mentions)) {
    if (id !== undefined) {
      finish();
      anchor = id;
      const named = [...title.matchAll(/<code>([^<]*)<\/code>/g)].flatMap(([, text = '']) =>
        entriesIn(text, reader, table, classes),
      );
      heading = new Set(named.map(({ entry }) => entry.name));
      for (const { entry, weight } of named) add([entry], weight);
    } else if (target) add(table.entry(target) ? [table.entry(target) as ApiName] : [], weights.link);
    else for (const { entry, weight } of entriesIn(code ?? '', reader, table, classes)) add([entry], weight);
  }
  finish();
  return { explained, used };
}

/** The entries that a piece of code in prose names: `ti.field(ti.f32)`, `x.to_numpy()`, `.fill()`, `SparseMatrix`. */
function entriesIn(
  html: string,
  reader: Programs,
  table: NameTable,
  classes: ReadonlySet<string>,
): { entry: ApiName; weight: number }[] {
  const text = codeText(html).text;
  const full = reader.entriesOf(text.replace(/^@/, ''));
  if (full.length > 0) return full.map((entry) => ({ entry, weight: weights.name }));
  const [, owner = '', word = '', call] = /^(?:([\w.]*)\.)?([A-Za-z_]\w*)(\(.*\))?$/s.exec(text) ?? [];
  const isClass = /^[A-Z]\w*[a-z]\w*$/.test(word) && !owner && !call;
  // A lone word may be anything: only calls, attributes and classes are names.
  if (!word || (!call && !isClass && !text.startsWith('.'))) return [];
  const named = table.byWord.get(word) ?? [];
  if (isClass) return named.length === 1 ? [{ entry: named[0] as ApiName, weight: weights.name }] : [];
  if (!owner && !text.startsWith('.') && reader.defines(word)) return [];
  const isOnly = named.length === 1 && !owner && named[0]?.kind === 'function';
  const members = isOnly ? named : named.filter(({ name }) => classes.has(ownerOf(name)));
  return members.map((entry) => ({ entry, weight: weights.word }));
}

/** The classes that a text is about: those that it names, and those of which its programs have objects, with their bases. */
function classesOn(prose: string, reader: Programs, table: NameTable): Set<string> {
  const found = new Set(reader.types());
  for (const [, text = ''] of prose.matchAll(/<code>([^<]*)<\/code>/g)) {
    const source = codeText(text).text;
    for (const { name, kind } of reader.entriesOf(source)) {
      if (kind === 'class') found.add(name);
      for (const type of table.results(name)) found.add(type);
    }
    const named = /^[A-Z]\w*[a-z]\w*$/.test(source) ? (table.byWord.get(source) ?? []) : [];
    if (named.length === 1 && named[0]?.kind === 'class') found.add(named[0].name);
  }
  for (const type of [...found]) for (const base of table.bases(type)) found.add(base);
  return found;
}

function ownerOf(name: string): string {
  return name.slice(0, name.length - lastWord(name).length - 1);
}
