import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { measuredWays } from '../../site/constants.ts';
import { contentRoot } from '../../site/content-root.ts';
import type { Problem } from '../../site/problem.ts';
import { checkYaml } from '../../site/yaml/yaml.ts';

const name = z.string().min(1);

/** What `public/benchmark/julia.py` writes. Times are in milliseconds. */
const measurement = z.strictObject({
  date: z.iso.date(),
  cpu: name,
  threads: z.int().positive(),
  system: name,
  python: name,
  numpy: name,
  taichi: name,
  width: z.int().positive(),
  height: z.int().positive(),
  compileMs: z.number().nonnegative(),
  results: z
    .array(
      z.strictObject({
        way: z.enum(measuredWays),
        runs: z.int().positive(),
        medianMs: z.number().positive(),
        minimumMs: z.number().positive(),
      }),
    )
    .length(measuredWays.length),
});

export type Measurement = z.output<typeof measurement>;

/** The recorded comparison of the home page, `benchmark.json`; none where the content has no such file. */
export function readMeasurement(root = contentRoot): { measurement?: Measurement; problems: Problem[] } {
  const file = join(root, 'benchmark.json');
  if (!existsSync(file)) return { problems: [] };
  // JSON is YAML.
  const { fields, problems } = checkYaml(readFileSync(file, 'utf8'), file, measurement);
  return { ...(fields && { measurement: fields }), problems: [...problems] };
}
