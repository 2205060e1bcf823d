import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesIn } from '../lib/examples/live/cases.ts';
import { problem } from '../lib/site/problem.ts';
import { commandLine, refuse } from './options.ts';

const { values } = commandLine({
  name: 'tsx scripts/live-record-gui.ts',
  does:
    'runs the programs of tests/lib/live/gui/programs with a Taichi that is installed, without a window, and stores beside them the ' +
    'pictures that they write with ti.GUI. The engine of examples is tested against them.',
  options: {
    python: {
      kind: 'text',
      value: 'PYTHON',
      default: 'python3',
      does: 'a Python with Taichi 1.6.0, NumPy 1.24 and Matplotlib',
    },
  },
});

const folder = 'tests/lib/live/gui/programs';

/** What the pictures of a file take as text, in bytes, at most. */
const maxOutput = 2 ** 26;

for (const file of readdirSync(folder).filter((name) => name.endsWith('.py'))) {
  const cases = casesIn(readFileSync(join(folder, file), 'utf8'));
  const { status, stdout, stderr, error } = spawnSync(
    values.python,
    ['-W', 'ignore', 'scripts/live/record_gui.py'],
    { input: JSON.stringify(cases), encoding: 'utf8', maxBuffer: maxOutput },
  );
  if (status !== 0)
    refuse([
      problem({
        where: '--python',
        what: error?.message ?? stderr,
        fix: 'Name a Python with Taichi 1.6.0, NumPy 1.24 and Matplotlib that can be run here.',
      }),
    ]);
  const recorded = JSON.parse(stdout) as Record<string, unknown>;
  const lines = Object.entries(recorded).map(
    ([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`,
  );
  writeFileSync(join(folder, file.replace(/\.py$/, '.json')), `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${file}: ${cases.length} programs`);
}
