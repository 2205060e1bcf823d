import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesIn } from '../../lib/examples/live/cases.ts';
import { problem } from '../../lib/site/problem.ts';
import { refuse } from '../options.ts';

/** What the programs of a file print, in bytes, at most. */
const maxOutput = 2 ** 26;

/**
 * Runs the programs of the files of a folder with Python, and stores what came of them beside each file, a program in a line. Ends the
 * command with a problem where Python cannot run them.
 * @param script runs programs, which it reads from its input, and prints their results as one JSON object by name
 * @param needed what the Python has to be, for the problem
 */
export function recordCases(folder: string, script: string, python: string, needed: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.py'))) {
    const cases = casesIn(readFileSync(join(folder, file), 'utf8'));
    const input = JSON.stringify(cases);
    const { status, stdout, stderr, error } = spawnSync(python, ['-W', 'ignore', script], {
      input,
      encoding: 'utf8',
      maxBuffer: maxOutput,
    });
    if (status !== 0)
      refuse([
        problem({
          where: '--python',
          what: error?.message ?? stderr,
          fix: `Name ${needed} that can be run here.`,
        }),
      ]);
    const recorded = JSON.parse(stdout) as Record<string, unknown>;
    const lines = Object.entries(recorded).map(
      ([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`,
    );
    writeFileSync(join(folder, file.replace(/\.py$/, '.json')), `{\n${lines.join(',\n')}\n}\n`);
    console.log(`${file}: ${cases.length} programs`);
  }
}
