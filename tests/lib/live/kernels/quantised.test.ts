import { expect, test } from 'vitest';
import { runExample } from '@/lib/live/run.ts';
import rules from './quantised-rules.json' with { type: 'json' };

/** Rules of quantised types that no example of the documentation needs. The language has printed what is expected. */
test.each(Object.entries(rules))('%s', async (_, { program, prints }) => {
  const { printed, outcome } = await runExample(program.join('\n'), { version: 'v1.6.0' });
  expect(outcome).toEqual({ state: 'done' });
  expect(printed.flatMap(({ text }) => text.split('\n'))).toEqual(prints);
});
