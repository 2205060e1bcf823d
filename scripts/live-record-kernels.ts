import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomGradientProgram } from '../lib/examples/live/random-gradients.ts';
import { randomProgram } from '../lib/examples/live/random-kernels.ts';
import { randomLayoutProgram } from '../lib/examples/live/random-layouts.ts';
import { randomMatrixProgram } from '../lib/examples/live/random-matrices.ts';
import { randomQuantisedProgram } from '../lib/examples/live/random-quantised.ts';
import { randomTruthProgram } from '../lib/examples/live/random-truths.ts';
import { runExample } from '../lib/live/run.ts';
import { commandLine } from './options.ts';

const { values } = commandLine({
  name: 'tsx scripts/live-record-kernels.ts',
  does:
    'compares the engine of examples with the language: it runs programs of random kernels, layouts, sparse matrices, quantised types, gradients or truth values with both, and lists where they ' +
    'differ. With --record it stores what the language has printed for the tests.',
  options: {
    python: { kind: 'text', value: 'PYTHON', default: 'python3', does: 'a Python that has Taichi' },
    version: {
      kind: 'text',
      value: 'VERSION',
      default: 'v1.6.0',
      does: 'the version of that Taichi; v1.7.4 is `master`',
    },
    from: { kind: 'text', value: 'SEED', default: '1', does: 'the seed of the first program' },
    count: { kind: 'text', value: 'NUMBER', default: '40', does: 'how many programs' },
    layouts: { kind: 'switch', does: 'makes programs with layouts of sparse nodes' },
    matrices: { kind: 'switch', does: 'makes programs with sparse matrices' },
    quantised: { kind: 'switch', does: 'makes programs with fields of quantised types' },
    gradients: { kind: 'switch', does: 'makes programs that compute gradients' },
    truths: { kind: 'switch', does: 'makes programs about what v1.7 has changed' },
    size: {
      kind: 'text',
      value: 'NUMBER',
      default: '8',
      does: 'how many kernels a program has, or how many steps with --layouts, --matrices and --quantised',
    },
    record: {
      kind: 'switch',
      does: 'writes tests/lib/live/kernels/random.json, layouts.json, matrices.json, quantised.json, gradients.json or truths.json',
    },
  },
});

/** A kernel that the language cannot compile may take for ever. */
const patience = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'kernels-'));
const recorded: Record<string, string[]> = {};
const counts = { same: 0, different: 0, refused: 0, 'not compiled by the language': 0 };
const size = Number(values.size);
const { name, makeProgram } = values.layouts
  ? { name: 'layouts', makeProgram: randomLayoutProgram }
  : values.matrices
    ? { name: 'matrices', makeProgram: randomMatrixProgram }
    : values.quantised
      ? { name: 'quantised', makeProgram: randomQuantisedProgram }
      : values.gradients
        ? { name: 'gradients', makeProgram: randomGradientProgram }
        : values.truths
          ? { name: 'truths', makeProgram: randomTruthProgram }
          : { name: 'random', makeProgram: randomProgram };
for (let seed = Number(values.from); seed < Number(values.from) + Number(values.count); seed++) {
  const code = makeProgram(seed, size);
  const lines = languageLines(code);
  if (!lines) {
    counts['not compiled by the language']++;
    continue;
  }
  recorded[seed] = lines;
  const { printed, outcome } = await runExample(code, { version: values.version });
  if (outcome.state !== 'done') {
    counts.refused++;
    if (outcome.state === 'failed') console.log(`seed ${seed}: ${outcome.type}: ${outcome.message}`);
  }
  for (const [at, { text }] of printed.entries()) {
    if (text === lines[at]) {
      counts.same++;
      continue;
    }
    counts.different++;
    console.log(`seed ${seed}: the engine prints ${text}, the language ${lines[at]}`);
    break;
  }
}
rmSync(folder, { recursive: true });
console.log(counts);
if (values.record) {
  const rows = Object.entries(recorded).map(
    ([seed, lines]) => `    ${JSON.stringify(seed)}: ${JSON.stringify(lines)}`,
  );
  writeFileSync(
    `tests/lib/live/kernels/${name}.json`,
    `{\n  "size": ${size},\n  "programs": {\n${rows.join(',\n')}\n  }\n}\n`,
  );
}
if (counts.different > 0) process.exitCode = 1;

/** What the language prints for a program; nothing where its compiler gives up. */
function languageLines(code: string): string[] | undefined {
  const file = join(folder, 'program.py');
  writeFileSync(file, code);
  try {
    const output = execFileSync(values.python, [file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: patience,
    });
    // Lines in brackets are messages of the language itself.
    return output.split('\n').filter((line) => line !== '' && !/^\[[A-Z]/.test(line));
  } catch {
    return undefined;
  }
}
