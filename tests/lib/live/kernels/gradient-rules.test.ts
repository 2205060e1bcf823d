import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runExample } from '@/lib/live/run.ts';

/** What the language has printed for gradient-rules.py. */
const printed = `a store to a field without a gradient is done again 8.0 [2. 2. 2. 2.] [0. 0. 0. 0.] 8
of equal numbers the second one gets the gradient 32.0 [0. 0. 0. 0.] [8. 8. 8. 8.] 8
a store clears the gradient 36.0 [18. 18. 18. 18.] [0. 0. 0. 0.] 8
nothing is left for a second time 36.0 [18. 18. 18. 18.] [0. 0. 0. 0.] 8
gradients add up 36.0 [21. 21. 21. 21.] [0. 0. 0. 0.] 8
a stack for fifty turns 4.0 [50. 50. 50. 50.] [0. 0. 0. 0.] 8
loops in a condition 5.0 [4. 4. 4. 3.] [0. 0. 0. 0.] 8
[[[11.3125  14.65625]
  [12.625   22.25   ]]

 [[ 3.03125  6.0625 ]
  [ 2.1875   4.375  ]]]
stopped 36.0 [0. 0. 0. 0.] [6. 6. 6. 6.] 8
18.0
(2,) None None
`;

test('gradients follow the rules of the language', async () => {
  const code = readFileSync('tests/lib/live/kernels/gradient-rules.py', 'utf8');
  const result = await runExample(code, { version: 'v1.6.0' });
  expect(result.outcome).toEqual({ state: 'done' });
  expect(result.printed.map(({ text }) => `${text}\n`).join('')).toBe(printed);
});
