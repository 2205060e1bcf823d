/**
 * The names that C++ sources declare in namespaces and classes, each with its scopes: `taichi::lang::IRNode`. It is not a parser:
 * a word counts that stands in a scope, in no brackets, and before what can follow the name in a declaration.
 */
export function scopedNamesIn(source: string): Set<string> {
  const names = new Set<string>();
  const scopes: (string | undefined)[] = [];
  /** What stands since the last `;`, `{` or `}` outside of brackets. */
  let words: string[] = [];
  let depth = 0;
  let hasBrackets = false;
  const next = () => {
    words = [];
    depth = 0;
    hasBrackets = false;
  };
  const isVisible = () => !scopes.includes(undefined);
  const path = () => scopes.filter(Boolean).join('::');
  const open = () => {
    // What has parameters is a function, and its body is not read.
    scopes.push(isVisible() && !hasBrackets ? scopeOpened(words) : undefined);
    if (isVisible() && path()) names.add(path());
    next();
  };
  const tokens = /([A-Za-z_]\w*(?:::~?[A-Za-z_]\w*)*)(?=\s*([({};=,[:])?)|[(){};]/g;
  for (const [token, word, end] of withoutNoise(source).matchAll(tokens)) {
    if (word !== undefined) {
      if (depth > 0) continue;
      words.push(word);
      if (end && isVisible() && path()) names.add(`${path()}::${word}`);
    } else if (token === '(') {
      depth += 1;
      hasBrackets = true;
    } else if (token === ')') depth = Math.max(0, depth - 1);
    else if (token === '{') open();
    else if (token === '}') {
      scopes.pop();
      next();
    } else if (depth === 0) next();
  }
  return names;
}

/** The name of the scope that a brace opens: '' for one without a name, none for a body or an initial value. */
function scopeOpened(words: readonly string[]): string | undefined {
  const at = words.findLastIndex((word) => /^(?:namespace|class|struct|union|enum|extern)$/.test(word));
  if (at < 0) return undefined;
  // Between `class` and the name there can be a macro: `class TI_DLL_EXPORT Stmt`.
  return words.slice(at + 1).find((word) => !/^[A-Z_]{4,}$/.test(word)) ?? '';
}

/** A source without comments, strings and directives, in which braces need not match. */
function withoutNoise(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'/g, ' ')
    .replace(/^[ \t]*#(?:[^\n\\]|\\[\s\S])*/gm, ' ');
}
