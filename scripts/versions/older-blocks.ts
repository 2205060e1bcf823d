import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesIn } from '../../lib/examples/blocks.ts';
import { exampleProblems } from '../../lib/examples/check.ts';
import { readInventory } from '../../lib/examples/inventory.ts';
import { readNameLists } from '../../lib/names/lists.ts';
import { contentRoot } from '../../lib/site/content-root.ts';
import { pythonParser } from '../../lib/sources/python/parser.ts';
import { textsWithoutVersion } from '../../lib/versions/layout.ts';
import { Tree } from '../../lib/versions/tree.ts';

/**
 * The Python blocks of texts that belong to no version which use names that a version lacks: the lines of their fences by path of the text, below the
 * content.
 * @param folder the version; its reference has to be made
 */
export async function blocksForOlder(folder: string): Promise<Map<string, number[]>> {
  const tree = new Tree(contentRoot);
  const symbols = join(contentRoot, 'api', folder, 'symbols.json');
  const { lists } = readNameLists();
  const names = lists.find(({ version }) => version === folder);
  const inventory = readInventory(JSON.parse(readFileSync(symbols, 'utf8')), names);
  const parser = await pythonParser();
  return new Map(
    textsWithoutVersion(tree).map((path) => {
      const found = examplesIn(tree.read(path) ?? '').filter(
        ({ language, version }) => /^(python|py)$/.test(language) && version === undefined,
      );
      const older = found.filter((example) => exampleProblems(path, example, parser, inventory).length > 0);
      return [path, older.map(({ line }) => line - 1)] as const;
    }),
  );
}
