import { recordCases } from './live/record-cases.ts';
import { commandLine } from './options.ts';

const needed = 'a CPython 3.11 with NumPy 1.24';

const { values } = commandLine({
  name: 'tsx scripts/live-record-python.ts',
  does:
    'runs the programs of tests/lib/live/host/programs and tests/lib/live/numpy/programs with CPython and NumPy, and stores beside them what ' +
    'they print. The engine of examples is tested against it.',
  options: { python: { kind: 'text', value: 'PYTHON', default: 'python3', does: needed } },
});

for (const folder of ['tests/lib/live/host/programs', 'tests/lib/live/numpy/programs'])
  recordCases(folder, 'scripts/live/record_programs.py', values.python, needed);
