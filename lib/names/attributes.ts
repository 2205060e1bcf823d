import { nearest } from '../site/problem.ts';
import type { UnknownName } from './check.ts';
import { blocksIn, inlineCodeIn } from './tokens.ts';

/** What the API reference of a version and its list of names say about classes. */
export type Classes = {
  version: string;
  /** The classes of which what a call gives is an instance, by the path that programs write: `ti.field`. None where unknown. */
  results(path: string): readonly string[];
  /** The members of a class and the attributes of its instances. */
  members(type: string): ReadonlySet<string>;
};

/** Where programs bind names, and the classes of what they bind to them; none where these are not known. */
type NameClasses = Map<string, readonly string[] | undefined>;

/**
 * The attributes in the programs and the inline code of a text that objects do not have: `gui.shows()`, where every assignment to `gui`
 * is a call of `ti.GUI`.
 */
export function unknownAttributes(source: string, classes: Classes): UnknownName[] {
  const blocks = blocksIn(source)
    .filter(({ language, version }) => ['', 'python', 'py'].includes(language) && !version)
    .map(({ text, ...rest }) => ({ ...rest, code: withoutText(text) }));
  const bound = blocks.map(({ code }) => bindingsIn(code, classes));
  const ofText: NameClasses = new Map();
  for (const bindings of bound) for (const [name, types] of bindings) merge(ofText, name, types);
  return [
    ...blocks.flatMap(({ code, line, isErrorExpected }, at) => {
      // A program can go on from another one, and a name of its own is not that of the other.
      const own = bound[at] ?? new Map();
      return isErrorExpected ? [] : wrongIn(code, line, new Map([...ofText, ...own]), classes);
    }),
    ...inlineCodeIn(source)
      .filter(({ text }) => !fileName.test(text))
      .flatMap(({ text, line }) => wrongIn(withoutText(text), line, ofText, classes)),
  ];
}

/** In inline code: `smoke.py`, where a program has a field `smoke`. */
const fileName = /\.(?:py|cpp|h|json|tcm|png|jpg|gif|mp4|ply|vtr)$/;

function wrongIn(code: string, line: number, bindings: NameClasses, classes: Classes): UnknownName[] {
  const accesses = code.matchAll(/(?<![\w.])([A-Za-z_]\w*)\.([A-Za-z]\w*)/g);
  return [...accesses].flatMap(({ 1: name = '', 2: word = '', index }) => {
    const types = bindings.get(name);
    if (!types || types.length === 0 || types.some((type) => classes.members(type).has(word))) return [];
    const members = types.flatMap((type) => [...classes.members(type)]);
    const holder = types.map((type) => type.split('.').at(-1)).join(' or ');
    return [
      {
        name: `${name}.${word}`,
        line: line + code.slice(0, index).split('\n').length - 1,
        what: `unknown attribute "${word}" of ${holder}`,
        versions: [classes.version],
        near: nearest(word, members),
      },
    ];
  });
}

/** Names that a program binds. One that is bound in several ways has the classes only where all of them agree. */
function bindingsIn(code: string, classes: Classes): NameClasses {
  const bindings: NameClasses = new Map();
  const simple = /^[ \t]*([A-Za-z_]\w*)[ \t]*(?::[^=\n]+)?=(?!=)[ \t]*((?:ti|tm)(?:\.\w+)+(?=\())?/gm;
  for (const { 0: whole, 1: name = '', 2: callee, index } of code.matchAll(simple)) {
    const isAlone = callee !== undefined && endsAfterCall(code, index + whole.length);
    merge(bindings, name, isAlone ? classes.results(callee) : undefined);
  }
  const others = [
    /^[ \t]*((?:[A-Za-z_][\w.]*[ \t]*,[ \t]*)+[A-Za-z_]\w*)[ \t]*=(?!=)/gm,
    /\bfor[ \t]+([\w, ()]+?)[ \t]+in\b/g,
    /\b(?:import|as|def|class|global|nonlocal|lambda)[ \t]+(\w+(?:[ \t]*,[ \t]*\w+)*)/g,
    /^[ \t]*def[ \t]+\w+[ \t]*\(([^)]*(?:\([^)]*\)[^)]*)*)\)/gm,
    /\b(\w+)[ \t]*(?::|[-+*/@%|&^])=(?!=)/g,
  ];
  for (const pattern of others)
    for (const [, names = ''] of code.matchAll(pattern))
      for (const [name] of names.matchAll(/(?<![\w.])[A-Za-z_]\w*/g)) merge(bindings, name, undefined);
  return bindings;
}

function merge(bindings: NameClasses, name: string, types: readonly string[] | undefined): void {
  const before = bindings.get(name);
  const isSame = !bindings.has(name) || before?.join() === types?.join();
  bindings.set(name, isSame ? types : undefined);
}

/** Whether nothing follows a call in its line: `ti.field(3).parent()` is something else. */
function endsAfterCall(code: string, open: number): boolean {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if ('([{'.includes(code[at] ?? '')) depth += 1;
    if (')]}'.includes(code[at] ?? '')) depth -= 1;
    if (depth === 0) return /^[ \t]*(?:$|[\n;])/.test(code.slice(at + 1, at + 100));
  }
  return false;
}

/** A program with spaces in place of strings and comments. */
function withoutText(code: string): string {
  return code.replace(
    /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|#[^\n]*/g,
    (text) => text.replace(/[^\n]/g, ' '),
  );
}
