/** What a name is, which decides in which list it is looked up. Names of the Python API: `python-names.ts`. */
export type TokenKind =
  /** TI_ARCH_VULKAN, TiRuntime, ti_create_runtime; one that ends in `_` stands for all that begin with it. */
  | 'name'
  /** A variable that the text sets or reads as one of the environment: `export TI_ARCH=cpu`. */
  | 'environment variable'
  /** `-DTI_WITH_VULKAN:BOOL=ON` */
  | 'CMake option'
  /** `taichi::lang::IRNode`, `ti::Runtime` */
  | 'C++ name'
  /** `ti._lib.core.with_cuda`: what C++ binds for Python. */
  | 'bound name'
  /** `#include <taichi/taichi.h>`, `taichi/taichi_core.h` */
  | 'header'
  /** A file or folder of the repository, also as a pattern, `cmake/Taichi*.cmake`, or in a link. */
  | 'path'
  /** A subcommand of `ti`, `ti gallery`, or an example, `ti example mpm128`. */
  | 'command'
  /** An option of a command line tool; `of` is the tool. */
  | 'option';

/** A name of the language in a text. */
export type Token = {
  kind: TokenKind;
  text: string;
  /** From 1. */
  line: number;
  /** The tool of an option: `ti video`. */
  of?: string;
  /** The version that its block of code or its link is for, where that is not the version of the text. */
  version?: string;
};

/** A part of a text: prose, the inside of inline code, or a block of code. */
type TextPart = {
  kind: 'prose' | 'inline' | 'block';
  text: string;
  line: number;
  language?: string;
  isErrorExpected?: boolean;
  version?: string;
};

/** The names of the language in a text that can be recognized by how they are written. */
export function tokensIn(source: string): Token[] {
  return textParts(source).flatMap((part) => {
    const found: Token[] = [];
    const ofPart = part.version ? { version: part.version } : {};
    const add: Add = (kind, text, at, more) => {
      const line = part.line + newlinesIn(part.text.slice(0, at));
      found.push({ kind, text, line, ...ofPart, ...more });
    };
    addWords(part, add);
    if (part.kind !== 'prose') {
      cppNames(part, add);
      boundNames(part, add);
      headers(part, add);
      paths(part, add);
      commands(part, add);
    } else addLinks(part, add);
    return found;
  });
}

/** A block of code of a text; `line` is that of its first line of code. */
export type CodeInText = {
  text: string;
  line: number;
  language: string;
  isErrorExpected: boolean;
  version?: string;
};

/** The blocks of code of a text. Lines are as in the text, also in lists. */
export function blocksIn(source: string): CodeInText[] {
  return textParts(source).flatMap(({ kind, language = '', isErrorExpected = false, ...part }) =>
    kind === 'block' ? [{ ...part, language, isErrorExpected }] : [],
  );
}

/** The inline code of a text, with its lines. */
export function inlineCodeIn(source: string): { text: string; line: number }[] {
  return textParts(source).filter(({ kind }) => kind === 'inline');
}

type Add = (kind: TokenKind, text: string, at: number, more?: Pick<Token, 'of' | 'version'>) => void;

/** The blocks of code of a text, and what is inline code and prose between them. */
function textParts(source: string): TextPart[] {
  const parts: TextPart[] = [];
  const lines = source.split('\n');
  let fence: { mark: string; info: string; from: number } | undefined;
  let prose: { from: number; lines: string[] } = { from: 1, lines: [] };
  const endProse = () => parts.push(...proseParts(prose.lines.join('\n'), prose.from));
  for (const [index, line] of lines.entries()) {
    const [, mark = '', info = ''] = /^[ \t>]*(`{3,}|~{3,})\s*(.*)$/.exec(line) ?? [];
    if (!fence && mark) {
      endProse();
      fence = { mark, info, from: index + 2 };
    } else if (fence && mark.startsWith(fence.mark) && !info) {
      const [language = ''] = fence.info.split(/\s/);
      const version = /\bversion=(\S+)/.exec(fence.info)?.[1];
      const text = lines.slice(fence.from - 1, index).join('\n');
      const isErrorExpected = /\bexpect-error\b/.test(fence.info);
      parts.push({
        kind: 'block',
        text,
        line: fence.from,
        language,
        isErrorExpected,
        ...(version ? { version } : {}),
      });
      fence = undefined;
      prose = { from: index + 2, lines: [] };
    } else if (!fence) prose.lines.push(line);
  }
  endProse();
  return parts;
}

function proseParts(text: string, from: number): TextPart[] {
  const inline: TextPart[] = [];
  let [line, counted] = [from, 0];
  const prose = text.replace(
    /(?<!`)(`{1,2})(?!`)([^`\n]+(?:\n[^`\n]+)?)\1(?!`)/g,
    (whole, _, code: string, at: number) => {
      line += newlinesIn(text.slice(counted, at));
      counted = at;
      inline.push({ kind: 'inline', text: code, line });
      return whole.replace(/[^\n]/g, ' ');
    },
  );
  return [{ kind: 'prose', text: prose, line: from }, ...inline];
}

function newlinesIn(text: string): number {
  return text.split('\n').length - 1;
}

function addWords({ text }: TextPart, add: Add): void {
  for (const { 0: word, index } of text.matchAll(/(?<=-D|(?<![\w/]))_?(?:TI|TAICHI)_[A-Z0-9_]*(?![a-z])/g)) {
    const [before, after] = [text.slice(Math.max(0, index - 20), index), text.slice(index + word.length)];
    if (before.endsWith('-D')) add('CMake option', word, index);
    else if (/(?:\bexport |\bsetx? |\$env:|environ(?:\.get)?[[(]["'])$/.test(before) || /^=(?!=)/.test(after))
      add('environment variable', word, index);
    else add('name', word, index);
  }
  for (const { 0: word, index } of text.matchAll(/(?<![\w/.])(?:Ti[A-Z]\w*|ti_[a-z]\w*)(?![\w/])/g))
    add('name', word, index);
}

function cppNames({ kind, text }: TextPart, add: Add): void {
  const any = /(?<![\w:])(?:taichi|ti|Taichi)::[\w:]*\w/g;
  // Elsewhere in a program anything can have a scope of its own.
  const inline = /(?<![\w:])(?!(?:std|at|aten|torch|testing|py)::)[A-Za-z]\w*::(?!\w*Warning)[\w:]*\w/g;
  for (const { 0: name, index } of text.matchAll(kind === 'inline' ? inline : any))
    add('C++ name', name, index);
}

function boundNames({ text }: TextPart, add: Add): void {
  for (const { 0: before, 1: name = '', index } of text.matchAll(
    /(?<!\w)(?:ti\._lib\.core|_ti_core)\.(\w+)/g,
  ))
    add('bound name', name, index + before.length - name.length);
}

function headers({ kind, text }: TextPart, add: Add): void {
  const pattern =
    kind === 'inline' ? /^()(taichi\/[\w/]+\.(?:h|hpp))$/g : /(#include\s*[<"])(taichi\/[^>"\n]+)/g;
  for (const { 1: before = '', 2: name = '', index } of text.matchAll(pattern))
    add('header', name, index + before.length);
}

/** The folders of the repository that texts speak of. Others, such as `build/`, are also names of folders that readers make. */
const topFolders =
  'taichi|tests|misc|c_api|python|cmake|\\.github|docs|scripts|benchmarks|cpp_examples|external|ci|conda';

/** Files of the repository's root that no reader has by the same name. */
const rootFiles = /(?<![\w/.])(?:\.\/)?(build\.py|requirements_\w+\.txt|\.pre-commit-config\.yaml)(?![\w.])/g;

function paths({ kind, text, language }: TextPart, add: Add): void {
  if (kind === 'block' && !isShell(language)) return;
  const inText =
    kind === 'inline'
      ? `^((?:${topFolders})/[^\\s:]*)$`
      : `(?<=^|[\\s"'=]|\\$PWD/)((?:${topFolders})/[^\\s"'\`#]*)`;
  for (const { 1: path = '', index } of text.matchAll(new RegExp(inText, 'gm')))
    if (!/^taichi\/[\w/]+\.(?:h|hpp)$/.test(path)) add('path', path, index);
  for (const { 1: path = '', index } of text.matchAll(rootFiles)) add('path', path, index);
}

function addLinks({ text }: TextPart, add: Add): void {
  const file = /github\.com\/taichi-dev\/taichi\/(?:blob|tree|raw|edit)\/([^/\s)]+)\/([^\s)#?"'>]+)/g;
  for (const { 1: version = '', 2: path = '', index } of text.matchAll(file))
    add('path', decodeURI(path), index, { version });
}

function isShell(language = ''): boolean {
  return ['bash', 'sh', 'shell', 'console', 'powershell', 'bat'].includes(language);
}

function commands({ kind, text, language }: TextPart, add: Add): void {
  if (kind === 'block' && !isShell(language)) return;
  let at = 0;
  for (const line of joinedLines(text)) {
    const command = line.replace(/(?:^|\s)#.*/, '');
    tiCommand(command, at, add);
    scriptCommand(command, at, add);
    at += line.length + 1;
  }
}

/** The lines of a block, with those that go on in the next one as one line of the same length. */
function joinedLines(text: string): string[] {
  return text.replace(/[\\`]\n/g, '  ').split('\n');
}

function tiCommand(line: string, at: number, add: Add): void {
  const [whole = '', name = '', rest = ''] =
    /^\s*(?:ti|(?:\S*python[\d.]*|py)\s+-m\s+taichi)\s+([a-z_]+)\b(?![.\w(=])(.*)$/.exec(line) ?? [];
  if (!whole) return;
  const [, below = ''] = /^\s+([a-z]\w*)/.exec(rest) ?? [];
  const command = name === 'cache' && below ? `ti cache ${below}` : `ti ${name}`;
  add('command', command, at);
  addOptions(rest, command, at, add);
  const example = name === 'example' && /^(?:\s+-\S+)*\s+([a-z]\w*)/.exec(rest)?.[1];
  if (example) add('command', `ti example ${example}`, at);
}

function scriptCommand(line: string, at: number, add: Add): void {
  const pattern = /(?<![\w/])(?:\.\/)?(build\.py|(?:tests|misc|scripts)\/\w+\.py)\b([^|;&>]*)/;
  const [whole = '', script = '', rest = ''] = pattern.exec(line) ?? [];
  if (whole) addOptions(rest, script, at, add);
}

function addOptions(rest: string, of: string, at: number, add: Add): void {
  for (const { 1: option = '' } of rest
    .replace(/"[^"]*"|'[^']*'/g, '')
    .matchAll(/(?<=\s)(--?[A-Za-z][\w-]*)/g))
    add('option', option, at, { of });
}
