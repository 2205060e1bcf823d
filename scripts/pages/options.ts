import type { Command, Option, Told } from '../options.ts';

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

const options = {
  only: { kind: 'text', value: 'PATH', default: '', does: 'only pages whose path begins so' },
  shard: {
    kind: 'text',
    value: 'PART/PARTS',
    default: '1/1',
    does: 'one part of all pages',
    isRight: (value) => isPart(partOf(value)),
    fix: 'Write it like 1/4.',
  },
  workers: { kind: 'number', default: process.env.CI ? 2 : 3, least: 1, does: 'pages that are open at once' },
  every: { kind: 'number', default: 1, least: 1, does: 'every nth page only, for a sample' },
  resume: { kind: 'switch', does: 'leave out pages that are as they were when they last passed' },
  control: { kind: 'switch', does: 'plant a fault in each page, which has to be found' },
} as const satisfies Record<string, Option>;

type Options = typeof options;

/** A command that checks every page: `--only docs/ --shard 1/4 --workers 3 --every 10 --resume --control`. */
export function walkCommand(command: Pick<Command<Options>, 'name' | 'does'>): Command<Options> {
  return { ...command, options };
}

/** What such a command was told. */
export function walkOptions({ values }: Told<Options>): WalkOptions {
  return { ...values, only: values.only.replace(/^\//, ''), shard: partOf(values.shard) };
}

function partOf(value: string): WalkOptions['shard'] {
  const [index = 0, count = 0] = value.split('/').map(Number);
  return { index, count };
}

function isPart({ index, count }: WalkOptions['shard']): boolean {
  return count >= 1 && index >= 1 && index <= count;
}
