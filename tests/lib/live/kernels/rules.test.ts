import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runExample } from '@/lib/live/run.ts';
import recorded from './rules.json' with { type: 'json' };

test.each(Object.entries(recorded))(
  '%s.py prints what v1.6.0 of the language has printed for it',
  async (name, lines) => {
    const code = readFileSync(`tests/lib/live/kernels/rules/${name}.py`, 'utf8');
    const { printed, outcome } = await runExample(code, { version: 'v1.6.0' });
    expect(outcome).toEqual({ state: 'done' });
    expect(printed.map(({ text }) => text)).toEqual(lines);
  },
);
