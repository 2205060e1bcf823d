import { recordCases } from './live/record-cases.ts';
import { commandLine } from './options.ts';

const needed = 'a Python with Taichi 1.6.0, NumPy 1.24 and Matplotlib';

const { values } = commandLine({
  name: 'tsx scripts/live-record-gui.ts',
  does:
    'runs the programs of tests/lib/live/gui/programs with a Taichi that is installed, without a window, and stores beside them the ' +
    'pictures that they write with ti.GUI. The engine of examples is tested against them.',
  options: { python: { kind: 'text', value: 'PYTHON', default: 'python3', does: needed } },
});

recordCases('tests/lib/live/gui/programs', 'scripts/live/record_gui.py', values.python, needed);
