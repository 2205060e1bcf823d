import { parseArgs } from 'node:util';
import { nearest, type Problem, ProblemsError, problem } from '../lib/site/problem.ts';

/** An option of a command, `--name` on its command line. `does` is its line in the help. */
export type Option =
  | { kind: 'switch'; does: string }
  /** `value` is the placeholder in the help. `isRight` says whether a value is valid, `fix` what to write if not. */
  | {
      kind: 'text';
      value: string;
      does: string;
      default?: string;
      isRight?: (value: string) => boolean;
      fix?: string;
    }
  /** May be given several times. */
  | { kind: 'list'; value: string; does: string; default: readonly string[] }
  /** A number of `least` or more (0). */
  | { kind: 'number'; does: string; default: number; least?: number };

/** A command of package.json. */
export type Command<Options extends Record<string, Option>> = {
  /** As one types it: `npm run bench`. */
  name: string;
  /** What it does, in sentences. */
  does: string;
  options: Options;
  /** Positional arguments. A command without this accepts none. */
  words?: { value: string; does: string };
};

type ValueOf<One extends Option> = One extends { kind: 'switch' }
  ? boolean
  : One extends { kind: 'number' }
    ? number
    : One extends { kind: 'list' }
      ? string[]
      : One extends { default: string }
        ? string
        : string | undefined;

/** The arguments of a command, parsed. */
export type Arguments<Options extends Record<string, Option>> = {
  values: { [Name in keyof Options]: ValueOf<Options[Name]> };
  words: string[];
};

/**
 * The arguments of this process. With `--help` it prints the help and exits; with invalid arguments it reports them, lists the
 * options, and exits.
 */
export function commandLine<const Options extends Record<string, Option>>(
  command: Command<Options>,
  args: readonly string[] = process.argv.slice(2),
): Arguments<Options> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpOf(command));
    process.exit(0);
  }
  try {
    return readCommandLine(command, args);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return refuse(error.problems);
  }
}

const title = 'Invalid command line.';

/**
 * Reports what is wrong with the arguments of this process, and exits with status 2.
 * @param headline where something else is wrong
 */
export function refuse(problems: readonly Problem[], headline = title): never {
  console.error(new ProblemsError(headline, problems).message);
  process.exit(2);
}

/**
 * Reads the arguments of a command.
 * @throws ProblemsError that names every option, value and word that is wrong
 */
export function readCommandLine<const Options extends Record<string, Option>>(
  command: Command<Options>,
  args: readonly string[],
): Arguments<Options> {
  const options: Record<string, Option> = command.options;
  const problems: Problem[] = [];
  const wrong = (what: string, fix: string) => problems.push(problem({ where: command.name, what, fix }));
  const found = new Map<string, string[]>();
  const words: string[] = [];
  const tokens = tokensOf(options, args);
  const isKnown = (name: string) => Object.hasOwn(options, name);
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'positional') {
      const before = tokens[at - 1];
      // The value of an unknown option, which is reported already.
      if (before?.kind === 'option' && !isKnown(before.name)) continue;
      if (command.words) words.push(token.value);
      else wrong(`unknown argument "${token.value}"`, usageHint(command));
    }
    if (token.kind !== 'option') continue;
    const option = isKnown(token.name) ? options[token.name] : undefined;
    // In `--site --runs` the parser takes the next option for a value.
    const isLacking = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'));
    if (!option) wrong(`unknown option ${token.rawName}`, unknownHint(token, command));
    else if (option.kind === 'switch' && token.value !== undefined)
      wrong(`${token.rawName} takes no value`, `Write ${token.rawName} alone, or leave it out.`);
    else if (option.kind !== 'switch' && isLacking)
      wrong(`${token.rawName} without a value`, `Write one after it: ${usageOf(token.name, option)}.`);
    else found.set(token.name, [...(found.get(token.name) ?? []), token.value ?? '']);
  }
  const values = Object.entries(options).map(([name, option]) => {
    const given = found.get(name) ?? [];
    const last = given.at(-1);
    const fix = last === undefined ? undefined : valueFix(option, last);
    if (fix) wrong(`--${name} ${last}`, fix);
    return [name, valueFor(option, given)] as const;
  });
  if (problems.length > 0) throw new ProblemsError(title, problems);
  return { values: Object.fromEntries(values) as Arguments<Options>['values'], words };
}

function tokensOf(options: Record<string, Option>, args: readonly string[]) {
  const forms = Object.entries(options).map(
    ([name, { kind }]) => [name, { type: kind === 'switch' ? 'boolean' : 'string' }] as const,
  );
  return parseArgs({
    args: [...args],
    options: Object.fromEntries(forms),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

function valueFor(
  option: Option,
  given: readonly string[],
): string | string[] | number | boolean | undefined {
  const last = given.at(-1);
  switch (option.kind) {
    case 'switch':
      return last !== undefined;
    case 'list':
      return given.length > 0 ? [...given] : [...option.default];
    case 'number':
      return last === undefined ? option.default : Number(last);
    case 'text':
      return last ?? option.default;
  }
}

/** What to write in place of an invalid value. */
function valueFix(option: Option, value: string): string | undefined {
  if (option.kind === 'number') {
    const least = option.least ?? 0;
    const isRight = value.trim() !== '' && Number(value) >= least && Number.isFinite(Number(value));
    return isRight ? undefined : `Write a number of at least ${least}.`;
  }
  if (option.kind === 'text' && option.isRight && !option.isRight(value)) return option.fix;
  return undefined;
}

type AnyCommand = Command<Record<string, Option>>;

/** The fix for an unknown option: the one with the nearest name, and all. */
function unknownHint({ name }: { name: string }, command: AnyCommand): string {
  const near = nearest(name, Object.keys(command.options));
  return `${near ? `Did you mean --${near}? ` : ''}${usageHint(command)}`;
}

function usageHint({ name, options, words }: AnyCommand): string {
  const all = [
    ...Object.entries(options).map(([key, option]) => usageOf(key, option)),
    words?.value ?? [],
  ].flat();
  return all.length > 0
    ? `It takes: ${name} -- ${all.map((one) => `[${one}]`).join(' ')}`
    : 'It takes no arguments.';
}

function usageOf(name: string, option: Option): string {
  if (option.kind === 'switch') return `--${name}`;
  return `--${name} ${option.kind === 'number' ? 'NUMBER' : option.value}`;
}

/** What `--help` prints: what the command does, and a line for each option. */
export function helpOf(command: AnyCommand): string {
  const rows = Object.entries(command.options).map(([name, option]) => [
    usageOf(name, option),
    `${option.does}${defaultOf(option)}`,
  ]);
  if (command.words) rows.push([command.words.value, command.words.does]);
  const width = Math.max(0, ...rows.map(([usage = '']) => usage.length));
  const lines = rows.map(([usage = '', does = '']) => `  ${usage.padEnd(width)}  ${does}`);
  return [`${command.name}: ${command.does}`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n');
}

function defaultOf(option: Option): string {
  if (option.kind === 'list') return `, may be given several times (${option.default.join(', ')})`;
  return 'default' in option && option.default !== '' ? ` (${option.default})` : '';
}
