import { nearest, type Problem, problem } from '../site/problem.ts';
import type { NameException } from './exceptions.ts';
import type { NameList } from './lists.ts';
import { type Token, tokensIn } from './tokens.ts';

/** A name in a text that no version has of which the text speaks. */
export type UnknownName = {
  /** As an exception names it. */
  name: string;
  /** From 1. */
  line: number;
  /** `unknown path "misc/none.py"` */
  what: string;
  /** The versions in which it was looked up. */
  versions: readonly string[];
  /** A name that exists and is similar. */
  near?: string | undefined;
  /** What can be done about names of this kind beside correcting the text. */
  hint?: string;
};

/** The names that are recorded only where texts use them. */
const recordHint = 'If the sources have it, run "npm run names:record" (CONTRIBUTING.md).';

/**
 * The names in a text that none of the lists has.
 * @param listsOf the lists of the versions of which the text speaks or, with a version, of that one; without a list nothing is unknown
 */
export function unknownTokens(
  source: string,
  listsOf: (version?: string) => readonly NameList[],
): UnknownName[] {
  return tokensIn(source).flatMap((token) => {
    const lists = listsOf(token.version);
    if (lists.length === 0 || lists.some((list) => isKnown(token, list))) return [];
    const isUsedOnly = token.kind === 'C++ name' || token.kind === 'bound name';
    return [
      {
        name: token.of ? `${token.of} ${token.text}` : token.text,
        line: token.line,
        what: `unknown ${token.kind} "${token.text}"${token.of ? ` of ${token.of}` : ''}`,
        versions: lists.map(({ version }) => version),
        near: nearest(
          token.text,
          lists.flatMap((list) => [...candidates(token, list)]),
        ),
        ...(isUsedOnly ? { hint: recordHint } : {}),
      },
    ];
  });
}

/** An unknown name as a problem. */
export function nameProblem(file: string, { line, what, versions, near, hint }: UnknownName): Problem {
  const fixes = [
    ...(near ? [`Did you mean "${near}"?`] : []),
    ...(hint ? [hint] : []),
    'Correct the text; where it is right, add a row with the reason to content/names/exceptions.yml.',
  ];
  return problem({
    where: `${file}:${line}`,
    what: `${what} in ${versions.join(', ')}`,
    fix: fixes.join(' '),
  });
}

/**
 * The row by which a text may have a name that the lists lack.
 * @param path of the text below its language
 */
export function exceptionFor(
  exceptions: readonly NameException[],
  path: string,
  name: string,
): NameException | undefined {
  return exceptions.find((row) => row.name === name && patternOf(row.text).test(path));
}

function isKnown(token: Token, list: NameList): boolean {
  const { text } = token;
  switch (token.kind) {
    case 'name': {
      const known = [list.words, list.environment, list.cmake];
      if (text.endsWith('_')) return known.some((names) => [...names].some((name) => name.startsWith(text)));
      return known.some((names) => names.has(text));
    }
    case 'environment variable':
      return list.environment.has(text);
    case 'CMake option':
      return list.cmake.has(text);
    case 'C++ name':
      return list.scoped.has(text);
    case 'bound name':
      return list.bound.has(text);
    case 'header':
      return list.files.has(`c_api/include/${text}`) || list.files.has(text);
    case 'path':
      return hasPath(list, text);
    case 'command':
      return list.commands.has(text) || isExample(list, text);
    case 'option':
      return isOption(list, token);
  }
}

function hasPath({ files, folders }: NameList, text: string): boolean {
  const path = text.replace(/[/.,;]+$/, '');
  if (files.has(path) || folders.has(path)) return true;
  if (!path.includes('*')) return false;
  const pattern = patternOf(path);
  return [...files].some((file) => pattern.test(file));
}

/** `*` is any part of the name of a file or folder. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`);
}

const examplePrefix = 'ti example ';

function isExample({ files }: NameList, text: string): boolean {
  if (!text.startsWith(examplePrefix)) return false;
  const end = `/${text.slice(examplePrefix.length)}.py`;
  return [...files].some((file) => file.startsWith('python/taichi/examples/') && file.endsWith(end));
}

function isOption({ commands }: NameList, { text, of = '' }: Token): boolean {
  const options = commands.get(of);
  // A script that does not list its options, or a command that is reported itself.
  if (!options || options.has(text) || ['-h', '--help'].includes(text)) return true;
  // `-t3` is the option `-t` with its value.
  return !text.startsWith('--') && options.has(text.slice(0, 2));
}

function candidates({ kind, text, of = '' }: Token, list: NameList): Iterable<string> {
  switch (kind) {
    case 'name':
      return [...list.words, ...list.environment, ...list.cmake];
    case 'environment variable':
      return list.environment;
    case 'CMake option':
      return list.cmake;
    case 'C++ name':
      return list.scoped;
    case 'bound name':
      return list.bound;
    case 'header':
      return [...list.files]
        .filter((path) => /\.(?:h|hpp)$/.test(path))
        .map((path) => path.replace(/^c_api\/include\//, ''));
    case 'path':
      return text.includes('.') ? list.files : list.folders;
    case 'command':
      return text.startsWith(examplePrefix) ? examples(list) : list.commands.keys();
    case 'option':
      return list.commands.get(of) ?? [];
  }
}

function examples({ files }: NameList): string[] {
  return [...files].flatMap((file) => {
    const name = /^python\/taichi\/examples\/.*?(\w+)\.py$/.exec(file)?.[1];
    return name ? [`${examplePrefix}${name}`] : [];
  });
}
