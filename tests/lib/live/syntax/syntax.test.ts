import { expect, test } from 'vitest';
import { runExample } from '@/lib/live/run.ts';

async function printed(code: string): Promise<string[]> {
  const { printed: lines, outcome } = await runExample(code, { version: 'v1.6.0' });
  expect(outcome).toEqual({ state: 'done' });
  return lines.map(({ text }) => text);
}

test('numbers may end in a point', async () => {
  expect(await printed('print([1., 2.e3, -5.], 3. * 2)')).toEqual(['[1.0, 2000.0, -5.0] 6.0']);
});

test('an f-string shows an expression as it is written', async () => {
  expect(await printed("x = 3\nprint(f'{x=} {x = } {x == 3 = }')")).toEqual(['x=3 x = 3 x == 3 = True']);
});
