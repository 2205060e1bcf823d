import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesIn } from '../lib/examples/live/cases.ts';
import { problem } from '../lib/site/problem.ts';
import { commandLine, refuse } from './options.ts';

const { values } = commandLine({
  name: 'tsx scripts/live-record-python.ts',
  does:
    'runs the programs of tests/lib/live/host/programs and tests/lib/live/numpy/programs with CPython and NumPy, and stores beside them what ' +
    'they print. The engine of examples is tested against it.',
  options: {
    python: { kind: 'text', value: 'PYTHON', default: 'python3', does: 'a CPython 3.11 with NumPy 1.24' },
  },
});

/** What a program of a test prints, in bytes, at most. */
const maxOutput = 2 ** 26;

for (const folder of ['tests/lib/live/host/programs', 'tests/lib/live/numpy/programs'])
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.py'))) {
    const cases = casesIn(readFileSync(join(folder, file), 'utf8'));
    const { status, stdout, stderr, error } = spawnSync(
      values.python,
      ['-W', 'ignore', 'scripts/live/record_programs.py'],
      { input: JSON.stringify(cases), encoding: 'utf8', maxBuffer: maxOutput },
    );
    if (status !== 0)
      refuse([
        problem({
          where: '--python',
          what: error?.message ?? stderr,
          fix: 'Name a CPython 3.11 with NumPy 1.24 that can be run here.',
        }),
      ]);
    const recorded = JSON.parse(stdout) as Record<string, unknown>;
    const lines = Object.entries(recorded).map(
      ([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`,
    );
    writeFileSync(join(folder, file.replace(/\.py$/, '.json')), `{\n${lines.join(',\n')}\n}\n`);
    console.log(`${file}: ${cases.length} programs`);
  }
