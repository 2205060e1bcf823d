import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { casesIn } from '@/lib/examples/live/cases.ts';
import '@/lib/live/host/builtins/templates.ts';
import { standardModules } from '@/lib/live/host/modules/modules.ts';
import { runProgram } from '@/lib/live/host/program.ts';
import { numpyModule } from '@/lib/live/numpy/module.ts';

/** Programs whose output was recorded with CPython and NumPy (scripts/live-record-python.ts). */

type Recorded = {
  prints: [number, string][];
  error?: { type: string; message: string; line: number };
};

const files = ['host', 'numpy'].flatMap((part) => {
  const folder = join('tests/lib/live', part, 'programs');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.py'))
    .map((name) => join(folder, name));
});

for (const file of files)
  describe(file, () => {
    const json = readFileSync(file.replace(/\.py$/, '.json'), 'utf8');
    const recorded = JSON.parse(json) as Record<string, Recorded>;
    const cases = casesIn(readFileSync(file, 'utf8'));

    test('all programs are recorded', () => {
      expect(Object.keys(recorded)).toEqual(cases.map(({ name }) => name));
    });

    for (const { name, code } of cases)
      test(name, async () => {
        const prints: [number, string][] = [];
        const outcome = await runProgram(code, {
          modules: new Map([['numpy', numpyModule()]]),
          standardModules,
          print: (line, text, end) => prints.push([line, text + end]),
        });
        const { error, ...rest } = recorded[name] ?? { prints: [] };
        expect({ prints, outcome }).toEqual({
          prints: rest.prints,
          outcome: error ? { state: 'failed', ...error } : { state: 'done' },
        });
      });
  });
