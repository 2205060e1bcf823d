import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Inventory, readInventory } from '../../examples/inventory.ts';
import { madeFromFiles } from '../../files/file-memo.ts';
import { exceptionFor, nameProblem, unknownTokens } from '../../names/check.ts';
import { type NameException, readNameExceptions } from '../../names/exceptions.ts';
import { listFile, type NameList, readNameLists } from '../../names/lists.ts';
import { PythonNames } from '../../names/python-names.ts';
import { contentRoot } from '../../site/content-root.ts';
import { type Problem, problem } from '../../site/problem.ts';
import { versions } from '../../site/versions.ts';
import { pythonParser } from '../../sources/python/parser.ts';

/** The names of the language that a version has. */
type Known = { version: string; list: NameList; inventory: Inventory | undefined };

/** A text that is published; `version` is the name of that which a page of the docs is for. */
type Text = { file: string; version?: string };

/**
 * Names of the language in texts that their versions do not have (docs/spec.md 14.8). A site without lists of names has no problems.
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
  const python = new PythonNames(await pythonParser());
  const known = lists.map((list): Known => ({ version: list.version, list, inventory: inventoryOf(list) }));
  return texts.flatMap(({ file, version }) => {
    const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    const folders = versionsOf(file, version);
    const spoken = known.filter((one) => folders.includes(one.version));
    const inventories = spoken.flatMap(({ inventory }) => inventory ?? []);
    const unknown = [
      ...unknownTokens(source, (other) =>
        (other ? known.filter((one) => one.version === other) : spoken).map(({ list }) => list),
      ),
      ...(inventories.length > 0 ? python.unknownIn(source, inventories) : []),
    ];
    return unknown.sort((a, b) => a.line - b.line).map((one) => ({ file, unknown: one }));
  });
}

/**
 * The folders of the versions of which a text speaks: its own, on the page on upgrading also the one before; texts that belong to
 * no version can speak of any.
 */
function versionsOf(file: string, version: string | undefined): string[] {
  const at = versions.findIndex(({ name }) => name === version);
  if (at < 0) return versions.map(({ folder }) => folder);
  return versions
    .slice(at, at + (posix.basename(file) === 'upgrade.mdx' ? 2 : 1))
    .map(({ folder }) => folder);
}

function inventoryOf(list: NameList): Inventory | undefined {
  const file = posix.join(contentRoot, 'api', list.version, 'symbols.json');
  if (!existsSync(file)) return undefined;
  return madeFromFiles('inventory of names', [file, listFile(list.version)], () =>
    readInventory(JSON.parse(readFileSync(file, 'utf8')), list),
  );
}

function missingList({ folder }: { folder: string }): Problem {
  const fix = 'Write it with "npm run names:record", or copy that of the version before (CONTRIBUTING.md).';
  return problem({ where: `${listFile(folder)}:1`, what: 'file is missing', fix });
}

/** content/en/docs/v1.6.0/field.mdx → docs/v1.6.0/field.mdx */
function pathBelowLanguage(file: string): string {
  return file
    .split('/')
    .slice(contentRoot.split('/').length + 1)
    .join('/');
}
