import { type Outcome, runProgram } from './host/program.ts';
import { provideArrayOperations } from './numpy/forward.ts';
import { loadParts, namedWithoutRules } from './parts.ts';
import { taichiModules } from './taichi/module.ts';
import type { Picture } from './taichi/pictures.ts';
import type { WindowHost } from './taichi/window.ts';

/** A line that a program has printed, with the line of the program that printed it. */
export type Printed = { line: number; text: string };

export type ExampleRun = {
  outcome: Outcome;
  printed: Printed[];
  /** The pictures that it writes. */
  pictures: Picture[];
  /** Why the program prints something else in each run, where it does: what its results come from. */
  uncertain?: string;
};

/** The versions of the language whose rules the engine has, as the folders of the docs name them: `master` is v1.7.4. */
export const engineVersions: readonly string[] = ['v1.5.0', 'v1.6.0', 'master'];

export type ExampleOptions = {
  /** The version of the language: `v1.6.0`. */
  version: string;
  /** Other files of the program, by name. */
  files?: ReadonlyMap<string, string>;
  /** Calls and turns of loops of Python after which the program is stopped. */
  maxSteps?: number;
  /** Receives each line when it is printed, in place of `printed` of the result. */
  onPrinted?: (line: Printed) => void;
  /** Random numbers from 0 to below 1, and the clock in milliseconds, where results have to be the same in each run. */
  random?: () => number;
  now?: () => number;
  /** Shows what the program draws with `ti.GUI`; without it, a program that opens a window is refused. */
  window?: WindowHost;
};

/** Functions whose calls wait for a window. */
const waitingNames = ['show', 'get_key_event', 'imshow'];

/** What gives a program other numbers in each run. */
const unlike = [
  { text: /^\s*(?:import|from) time\b/m, because: 'the clock' },
  { text: /\bnp\.random\.(?!default_rng\(\d)/, because: 'random numbers' },
];

/**
 * Runs a program of the docs, and keeps what it prints: one entry for each line of output.
 * @throws PartNotLoaded where a part of the engine that it needs does not load, and what the host of its window throws
 */
export async function runExample(
  code: string,
  { version, files, maxSteps = 20_000_000, onPrinted, random, now, window }: ExampleOptions,
): Promise<ExampleRun> {
  const refused = engineVersions.includes(version)
    ? version === 'master' && namedWithoutRules([code, ...(files?.values() ?? [])].join('\n'))
    : { line: 1, feature: `the rules of ${version}` };
  if (refused) return { outcome: { state: 'refused', ...refused }, printed: [], pictures: [] };
  const parts = await loadParts([code, ...(files?.values() ?? [])]);
  provideArrayOperations(undefined);
  const printed: Printed[] = [];
  const take = onPrinted ?? ((line: Printed) => printed.push(line));
  const pictures: Picture[] = [];
  // The rest of a line that has no end yet, with the line of the program that began it.
  let open: Printed | undefined;
  const write = (line: number, text: string) => {
    const parts = text.split('\n');
    for (const [at, part] of parts.entries()) {
      if (open) open.text += part;
      else open = { line, text: part };
      if (at === parts.length - 1) break;
      take(open);
      open = undefined;
    }
    if (open?.text === '') open = undefined;
  };
  let uncertain = unlike.find(({ text }) => text.test(code))?.because;
  // What the program did not wait for draws nothing once it has ended.
  let hasEnded = false;
  const ending: WindowHost = {
    show: async (frame) => {
      if (hasEnded || !window) throw new Error('the program has ended');
      return window.show(frame);
    },
  };
  const modules = taichiModules({
    version,
    print: write,
    onRandom: () => {
      uncertain = 'random numbers';
    },
    onPicture: (picture) => pictures.push(picture),
    parts,
    ...(window && { window: ending }),
  });
  let outcome: Outcome;
  try {
    outcome = await runProgram(code, {
      modules: parts.numpy ? new Map([...modules, ['numpy', parts.numpy.numpyModule()]]) : modules,
      ...(parts.standard && { standardModules: parts.standard.standardModules }),
      print: (line, text, end) => write(line, text + end),
      maxSteps,
      waitingNames,
      waiting: (parts.gui ?? parts.ui)?.waiting,
      ...(files && { files }),
      ...(random && { random }),
      ...(now && { now }),
    });
  } finally {
    hasEnded = true;
  }
  if (open) take(open);
  return { outcome, printed, pictures, ...(uncertain !== undefined && { uncertain }) };
}
