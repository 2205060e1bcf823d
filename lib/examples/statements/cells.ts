import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentRoot } from '../../site/content-root.ts';
import { didYouMean, type Problem, problem } from '../../site/problem.ts';
import { versions } from '../../site/versions.ts';
import type { PythonParser } from '../../sources/python/parser.ts';
import { type Program, programsIn } from '../records/programs.ts';

/** What a page of the docs says, and a program that fails where it is not so. */
export type Statement = {
  /** The page, as its file is named: `field`. */
  page: string;
  /** The words of the page, with … for what is left out, and where they are quoted: `content/statements/field.py:12`. */
  quote: string;
  where: string;
  /** What ends the program; none where it runs to its end. */
  raises?: { type: string; message: string };
  /** The program for one version; a statement about three versions stands three times. */
  program: Program;
};

type Cell = {
  line: number;
  quote: string;
  options: Map<string, { text: string; line: number }>;
  code: string;
};

const optionNames = ['versions', 'raises'];
const versionFolders: readonly string[] = versions.map(({ folder }) => folder);

/** All statements of all pages, and what is wrong with the form of the files. */
export function allStatements(
  parser: PythonParser,
  root = contentRoot,
): { statements: Statement[]; problems: Problem[] } {
  const folder = join(root, 'statements');
  const read = readdirSync(folder)
    .filter((name) => name.endsWith('.py'))
    .sort()
    .map((name) => statementsIn(join(folder, name), readFileSync(join(folder, name), 'utf8'), parser));
  return {
    statements: read.flatMap(({ statements }) => statements),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/**
 * The statements of a file. What stands before its first cell (`# %%`) is the beginning of each program; the lines of code keep their numbers,
 * so that an error is found in the file.
 */
export function statementsIn(
  file: string,
  source: string,
  parser: PythonParser,
): { statements: Statement[]; problems: Problem[] } {
  const lines = source.split('\n');
  const starts = lines.flatMap((line, at) => (/^# %%/.test(line) ? [at] : []));
  const head = lines.slice(0, starts[0] ?? lines.length);
  const problems: Problem[] = [];
  if (starts.length === 0)
    problems.push(
      problem({
        where: file,
        what: 'no statement',
        fix: 'Begin each with a line "# %% what the page says".',
      }),
    );
  const statements = starts.flatMap((start, at) => {
    const cell = cellOf(lines.slice(start, starts[at + 1]), start + 1);
    const found = cellProblems(file, cell);
    problems.push(...found);
    if (found.length > 0) return [];
    const empty = Array.from({ length: start - head.length }, () => '');
    const code = [...head, ...empty, cell.code].join('\n');
    return cellVersions(cell).flatMap((version) => {
      const raises = expectedError(cell);
      const [program] = programsIn(
        file,
        version,
        [
          {
            language: 'python',
            code,
            line: 1,
            section: 0,
            isErrorExpected: Boolean(raises),
            isOutput: false,
          },
        ],
        parser,
      );
      const where = `${file}:${cell.line}`;
      return program
        ? [{ page: basename(file, '.py'), quote: cell.quote, where, ...(raises && { raises }), program }]
        : [];
    });
  });
  return { statements, problems };
}

/** A cell from its lines: the comment at its beginning has the quoted words and then the options. */
function cellOf(lines: readonly string[], line: number): Cell {
  const quoted: string[] = [];
  const options: Cell['options'] = new Map();
  let at = 0;
  for (; /^#/.test(lines[at] ?? ''); at++) {
    const text = (lines[at] ?? '').replace(/^# ?(%% ?)?/, '').trim();
    const [, name, value] = /^([a-z]+): (.+)$/.exec(text) ?? [];
    if (at > 0 && name && value && (options.size > 0 || optionNames.includes(name)))
      options.set(name, { text: value, line: line + at });
    else quoted.push(text);
  }
  return { line, quote: quoted.join(' ').trim(), options, code: lines.join('\n') };
}

function cellProblems(file: string, { line, quote, options, code }: Cell): Problem[] {
  const problems: Problem[] = [];
  const refuse = (at: number, what: string, fix: string) =>
    problems.push(problem({ where: `${file}:${at}`, what, fix }));
  if (!quote) refuse(line, 'no words of the page', 'Quote them after "# %%", without a change.');
  if (!/^[^#\s]/m.test(code))
    refuse(line, 'no program', 'Write one that fails where the statement is wrong.');
  for (const [name, { text, line: at }] of options) {
    if (!optionNames.includes(name))
      refuse(
        at,
        `unknown option "${name}"`,
        `Options are ${optionNames.join(' and ')}.${didYouMean(name, optionNames)}`,
      );
    if (name === 'raises' && !/^\w+: \S/.test(text))
      refuse(at, 'no type and message', 'Write # raises: TaichiTypeError: a part of the message');
    const unknown =
      name === 'versions' ? text.split(/\s+/).filter((one) => !versionFolders.includes(one)) : [];
    for (const version of unknown)
      refuse(
        at,
        `unknown version "${version}"`,
        `Versions are ${versionFolders.join(', ')}.${didYouMean(version, versionFolders)}`,
      );
  }
  return problems;
}

/** The versions that a statement is about: all, unless it names them. */
function cellVersions({ options }: Cell): string[] {
  return options.get('versions')?.text.split(/\s+/) ?? [...versionFolders];
}

function expectedError({ options }: Cell): Statement['raises'] {
  const [, type, message] = /^(\w+): (.+)$/.exec(options.get('raises')?.text ?? '') ?? [];
  return type && message ? { type, message } : undefined;
}
