import { expect, test } from 'vitest';
import { randomProgram } from '@/lib/examples/live/random-kernels.ts';
import { runExample } from '@/lib/live/run.ts';
import recorded from './random.json' with { type: 'json' };

test('random kernels print what the language has printed for them, or are refused', async () => {
  let compared = 0;
  for (const [seed, lines] of Object.entries(recorded.programs)) {
    const { printed, outcome } = await runExample(randomProgram(Number(seed), recorded.kernels), {
      version: 'v1.6.0',
    });
    const texts = printed.map(({ text }) => text);
    expect({ seed, texts }).toEqual({ seed, texts: lines.slice(0, texts.length) });
    if (outcome.state === 'done') expect(texts).toHaveLength(lines.length);
    else expect({ seed, outcome }).toMatchObject({ outcome: { state: 'refused' } });
    compared += texts.length;
  }
  const all = Object.values(recorded.programs).flat().length;
  expect(compared).toBeGreaterThan(all * 0.8);
});
