import type { Arguments, Command, Option } from '../options.ts';

/** The options of a check that visits every page. */
export type WalkOptions = {
  /** Only pages whose path begins with this, without a leading slash: `docs/`. */
  only: string;
  /** One part of all pages: the `index`th of `count`, from 1. */
  shard: { index: number; count: number };
  /** How many pages are open at once. */
  workers: number;
  /** Every nth page only, for a sample. */
  every: number;
  /** Skips pages that have not changed since they last passed. */
  resume: boolean;
  /** Puts a fault into each page; the check has to find every one. */
  control: boolean;
};

const options = {
  only: { kind: 'text', value: 'PATH', default: '', does: 'only pages whose path begins with it' },
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
  resume: { kind: 'switch', does: 'skip pages that have not changed since they last passed' },
  control: { kind: 'switch', does: 'put a fault into each page; the check has to find it' },
} as const satisfies Record<string, Option>;

type Options = typeof options;

/** A command that checks every page: `--only docs/ --shard 1/4 --workers 3 --every 10 --resume --control`. */
export function walkCommand(command: Pick<Command<Options>, 'name' | 'does'>): Command<Options> {
  return { ...command, options };
}

/** The options of such a command, from its parsed arguments. */
export function walkOptions({ values }: Arguments<Options>): WalkOptions {
  return { ...values, only: values.only.replace(/^\//, ''), shard: partOf(values.shard) };
}

function partOf(value: string): WalkOptions['shard'] {
  const [index = 0, count = 0] = value.split('/').map(Number);
  return { index, count };
}

function isPart({ index, count }: WalkOptions['shard']): boolean {
  return count >= 1 && index >= 1 && index <= count;
}
