import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { madeFromFiles } from '../../files/file-memo.ts';
import { unknownAttributes } from '../../names/attributes.ts';
import { exceptionFor, nameProblem, type UnknownName, unknownTokens } from '../../names/check.ts';
import { type NameException, readNameExceptions } from '../../names/exceptions.ts';
import { unknownKeywords } from '../../names/keywords.ts';
import { type NameList, nameListFile, readNameLists } from '../../names/lists.ts';
import { PythonNames } from '../../names/python-names.ts';
import { contentRoot } from '../../site/content-root.ts';
import { type Problem, problem } from '../../site/problem.ts';
import { versions } from '../../site/versions.ts';
import { pythonParser } from '../../sources/python/parser.ts';
import { type KnownNames, knownNames, symbolsPath } from './known-names.ts';

/** A text that is published; `version` is the name of that which a page of the docs is for. */
type Text = { file: string; version?: string };

/**
 * Names of the language in texts that their versions do not have (docs/spec.md 14.12). A site without lists of names has no problems.
 * @returns them with what is wrong with the lists, and the exceptions that no text needs
 */
export async function checkedNames(
  texts: readonly Text[],
): Promise<{ problems: Problem[]; unused: NameException[] }> {
  const { lists, problems: broken } = readNameLists();
  if (lists.length === 0 || broken.length > 0) return { problems: broken, unused: [] };
  const { exceptions, problems } = readNameExceptions();
  const found = (await unknownNamesOf(texts, lists)).map(({ file, unknown }) => ({
    file,
    unknown,
    exception: exceptionFor(exceptions, pathBelowLanguage(file), unknown.name),
  }));
  const missing = versions.filter(({ folder }) => !lists.some(({ version }) => version === folder));
  return {
    problems: [
      ...missing.map(missingList),
      ...problems,
      ...found.flatMap(({ file, unknown, exception }) => (exception ? [] : [nameProblem(file, unknown)])),
    ],
    unused: exceptions.filter((row) => !found.some(({ exception }) => exception === row)),
  };
}

async function unknownNamesOf(texts: readonly Text[], lists: readonly NameList[]) {
  const inlinePython = new PythonNames(await pythonParser());
  const known = lists.map(knownNames);
  const files = lists.flatMap(({ version }) => [nameListFile(version), symbolsPath(version)]);
  return texts.flatMap(({ file, version }) => {
    const spoken = known.filter((one) => isSpokenOf(one.version, file, version));
    // The development server asks for all of them after each edit.
    const unknown = madeFromFiles(`unknown names ${version}`, [file, ...files], () =>
      namesInText(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), spoken, known, inlinePython),
    );
    return unknown.map((one) => ({ file, unknown: one }));
  });
}

/**
 * The unknown names in a text, by line.
 * @param spoken the versions of which it speaks
 * @param known all versions: a block or a link can be for another one
 */
function namesInText(
  source: string,
  spoken: readonly KnownNames[],
  known: readonly KnownNames[],
  inlinePython: PythonNames,
): UnknownName[] {
  const listsOf = (other: string | undefined) =>
    (other ? known.filter(({ version }) => version === other) : spoken).map(({ list }) => list);
  const unknown = [
    ...unknownTokens(source, listsOf),
    ...unknownInAll(spoken, ({ inventory, ...python }) => [
      ...inlinePython.unknownIn(source, inventory),
      ...unknownAttributes(source, python),
      ...unknownKeywords(source, python),
    ]),
  ];
  return unknown.sort((a, b) => a.line - b.line);
}

/** The names of Python that none of the versions has, of those that have a reference. */
function unknownInAll(
  known: readonly KnownNames[],
  unknownIn: (python: NonNullable<KnownNames['python']>) => UnknownName[],
): UnknownName[] {
  const read = known.flatMap(({ python }) => python ?? []);
  const [first = [], ...others] = read.map(unknownIn);
  const isSame = (a: UnknownName, b: UnknownName) => a.name === b.name && a.line === b.line;
  return first
    .filter((one) => others.every((found) => found.some((other) => isSame(one, other))))
    .map((one) => ({ ...one, versions: read.map(({ version }) => version) }));
}

/**
 * Whether a text speaks of a version: its own, on the page on upgrading also those before, which may be retired; texts that belong to no
 * version can speak of any.
 * @param folder that of the version
 */
function isSpokenOf(folder: string, file: string, version: string | undefined): boolean {
  const own = versions.findIndex(({ name }) => name === version);
  const other = versions.findIndex((one) => one.folder === folder);
  if (own < 0 || other === own) return true;
  return posix.basename(file) === 'upgrade.mdx' && (other < 0 || other > own);
}

function missingList({ folder }: { folder: string }): Problem {
  const fix = 'Write it with "npm run names:record", or copy that of the version before (CONTRIBUTING.md).';
  return problem({ where: `${nameListFile(folder)}:1`, what: 'file is missing', fix });
}

/** content/en/docs/v1.6.0/field.mdx → docs/v1.6.0/field.mdx */
function pathBelowLanguage(file: string): string {
  const [, ...rest] = posix.relative(contentRoot, file).split('/');
  return rest.join('/');
}
