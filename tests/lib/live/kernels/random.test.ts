import { expect, test } from 'vitest';
import { randomGradientProgram } from '@/lib/examples/live/random-gradients.ts';
import { randomProgram } from '@/lib/examples/live/random-kernels.ts';
import { randomLayoutProgram } from '@/lib/examples/live/random-layouts.ts';
import { randomMatrixProgram } from '@/lib/examples/live/random-matrices.ts';
import { randomQuantisedProgram } from '@/lib/examples/live/random-quantised.ts';
import { randomTruthProgram } from '@/lib/examples/live/random-truths.ts';
import { runExample } from '@/lib/live/run.ts';
import gradients from './gradients.json' with { type: 'json' };
import layouts from './layouts.json' with { type: 'json' };
import matrices from './matrices.json' with { type: 'json' };
import quantised from './quantised.json' with { type: 'json' };
import kernels from './random.json' with { type: 'json' };
import truths from './truths.json' with { type: 'json' };

test.each([
  { what: 'kernels', recorded: kernels, makeProgram: randomProgram, version: 'v1.6.0' },
  { what: 'gradients', recorded: gradients, makeProgram: randomGradientProgram, version: 'v1.6.0' },
  { what: 'layouts', recorded: layouts, makeProgram: randomLayoutProgram, version: 'v1.6.0' },
  { what: 'matrices', recorded: matrices, makeProgram: randomMatrixProgram, version: 'v1.6.0' },
  { what: 'quantised types', recorded: quantised, makeProgram: randomQuantisedProgram, version: 'v1.6.0' },
  { what: 'truth values', recorded: truths, makeProgram: randomTruthProgram, version: 'master' },
])(
  'random $what print what the language has printed for them, or are refused',
  async ({ recorded, makeProgram, version }) => {
    let compared = 0;
    for (const [seed, lines] of Object.entries(recorded.programs)) {
      const { printed, outcome } = await runExample(makeProgram(Number(seed), recorded.size), {
        version,
      });
      const texts = printed.map(({ text }) => text);
      expect({ seed, texts }).toEqual({ seed, texts: lines.slice(0, texts.length) });
      if (outcome.state === 'done') expect(texts).toHaveLength(lines.length);
      else expect({ seed, outcome }).toMatchObject({ outcome: { state: 'refused' } });
      compared += texts.length;
    }
    const all = Object.values(recorded.programs).flat().length;
    expect(compared).toBeGreaterThan(all * 0.8);
  },
);
