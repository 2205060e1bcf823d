import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { exampleProblems } from '../../examples/check.ts';
import { type Inventory, readInventory } from '../../examples/inventory.ts';
import { contentRoot } from '../../site/content-root.ts';
import { defaultLocale } from '../../site/locales.ts';
import { type Problem, problem } from '../../site/problem.ts';
import { latestVersion } from '../../site/versions.ts';
import { decodedText } from '../../site/yaml/decoded-text.ts';
import { pythonParser, syntaxProblems } from '../../sources/python/parser.ts';

/** The program that the home page shows. */
const programFile = posix.join(contentRoot, defaultLocale, 'home', 'program.py');

/**
 * What is wrong with the program on the home page: an empty file, a syntax error, or a name that the latest version does not
 * have. The home page works without a program.
 */
export async function homeProgramProblems(): Promise<Problem[]> {
  const fix = 'Write a short Python program there; the home page shows it.';
  if (!existsSync(programFile)) return [];
  const { text, problems } = decodedText(readFileSync(programFile), programFile);
  if (problems.length > 0) return problems;
  const code = text.replace(/^\uFEFF/, '');
  if (!code.trim()) return [problem({ where: `${programFile}:1`, what: 'file is empty', fix })];
  const parser = await pythonParser();
  const tree = parser.parse(code);
  const broken = syntaxProblems(tree);
  tree.delete();
  if (broken.length > 0)
    return broken.map(({ line, what }) =>
      problem({
        where: `${programFile}:${line}`,
        what: `syntax error: ${what}`,
        fix: 'Fix the program; the home page shows it.',
      }),
    );
  const program = { code, line: 1, isErrorExpected: false };
  return exampleProblems(programFile, program, parser, inventory());
}

/** The names of the latest version; empty where it has no reference yet, and then every name is accepted. */
function inventory(): Inventory {
  const symbols = posix.join(contentRoot, 'api', latestVersion.folder, 'symbols.json');
  if (!existsSync(symbols)) return { version: latestVersion.name, modules: new Map() };
  return readInventory(JSON.parse(readFileSync(symbols, 'utf8')));
}
