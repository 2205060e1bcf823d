import { parseArgs } from 'node:util';

/** What a check of every page can be told on its command line. */
export type WalkOptions = {
  /** Only pages whose path begins so, without a leading slash: `docs/`. */
  only: string;
  /** One part of all pages: the `index`th of `count`, from 1. */
  shard: { index: number; count: number };
  /** How many pages are open at once. */
  workers: number;
  /** Every nth page only, for a sample. */
  every: number;
  /** Pages that are as they were when they last passed are not loaded again. */
  resume: boolean;
  /** Plants a fault in each page; the check has to find every one. */
  control: boolean;
};

/** Reads `--only docs/ --shard 1/4 --workers 3 --every 10 --resume --control`. @throws Error that names what is wrong */
export function readOptions(args: readonly string[]): WalkOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      shard: { type: 'string', default: '1/1' },
      workers: { type: 'string', default: process.env.CI ? '2' : '3' },
      every: { type: 'string', default: '1' },
      resume: { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
    },
  });
  const [index = 0, count = 0] = values.shard.split('/').map(Number);
  const wrong = [
    count >= 1 && index >= 1 && index <= count ? '' : `--shard ${values.shard}: write it like 1/4`,
    ...(['workers', 'every'] as const).map((name) =>
      Number(values[name]) >= 1 ? '' : `--${name} ${values[name]}: write a number from 1 on`,
    ),
  ].filter(Boolean);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const { resume, control } = values;
  return {
    only: values.only.replace(/^\//, ''),
    shard: { index, count },
    workers: Number(values.workers),
    every: Number(values.every),
    resume,
    control,
  };
}
