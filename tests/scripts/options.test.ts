import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Problem, ProblemsError } from '@/lib/site/problem.ts';
import { type Command, helpOf, type Option, readCommandLine } from '@/scripts/options.ts';

const command = {
  name: 'npm run measure',
  does: 'measures pages.',
  options: {
    site: { kind: 'list', value: 'SITE', default: ['out'], does: 'what is measured' },
    runs: { kind: 'number', default: 11, least: 1, does: 'how often' },
    shard: {
      kind: 'text',
      value: 'PART',
      default: '1/1',
      does: 'a part',
      isRight: (value) => value.includes('/'),
      fix: 'Write it like 1/4.',
    },
    out: { kind: 'text', value: 'FOLDER', does: 'where figures go' },
    json: { kind: 'switch', does: 'figures as JSON' },
  },
} as const satisfies Command<Record<string, Option>>;

const withWords = { ...command, words: { value: 'NAME …', does: 'pages' } };

/** What is wrong with these arguments: `what` and `fix` of each problem. */
function mistakes(args: string[]): [what: string, fix: string][] {
  try {
    readCommandLine(command, args);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.problems.map(({ what, fix, where }: Problem) => {
      expect(where).toBe(command.name);
      return [what, fix];
    });
  }
}

const all =
  'It takes: npm run measure -- [--site SITE] [--runs NUMBER] [--shard PART] [--out FOLDER] [--json]';

describe('the command line of a command', () => {
  test('gives the defaults where it is empty', () => {
    expect(readCommandLine(command, [])).toEqual({
      values: { site: ['out'], runs: 11, shard: '1/1', out: undefined, json: false },
      words: [],
    });
  });

  test('gives the values in it, and lists with all of their values', () => {
    const args = ['--site', 'a', '--site=b', '--runs', '3', '--shard', '2/4', '--out', 'x', '--json'];
    expect(readCommandLine(command, args).values).toEqual({
      site: ['a', 'b'],
      runs: 3,
      shard: '2/4',
      out: 'x',
      json: true,
    });
    expect(readCommandLine(withWords, ['one', '--json', 'two']).words).toEqual(['one', 'two']);
  });

  test.each<[args: string[], what: string, fix: string]>([
    [['--rnus', '3'], 'unknown option --rnus', `Did you mean --runs? ${all}`],
    [['--constructor'], 'unknown option --constructor', all],
    [['-x'], 'unknown option -x', all],
    [['--runs'], '--runs without a value', 'Write one after it: --runs NUMBER.'],
    [['--site', '--json'], '--site without a value', 'Write one after it: --site SITE.'],
    [['--runs', 'many'], '--runs many', 'Write a number of at least 1.'],
    [['--runs', '0'], '--runs 0', 'Write a number of at least 1.'],
    [['--shard', '3'], '--shard 3', 'Write it like 1/4.'],
    [['--json=yes'], '--json takes no value', 'Write --json alone, or leave it out.'],
    [['out'], 'unknown argument "out"', all],
  ])('is invalid with %j', (args, what, fix) => {
    expect(mistakes(args)[0]).toEqual([what, fix]);
  });

  test('is invalid with several mistakes, all of them reported', () => {
    expect(mistakes(['x', '--jsno', 'value', '--runs', 'y', '--shard', 'z']).map(([what]) => what)).toEqual([
      'unknown argument "x"',
      'unknown option --jsno',
      '--runs y',
      '--shard z',
    ]);
  });

  test('has a help with every option, its description and its default', () => {
    const help = helpOf(withWords);
    for (const [name, { does }] of Object.entries(command.options))
      expect(help).toMatch(new RegExp(`^ {2}--${name}\\b.* {2}${does}`, 'm'));
    expect(help).toContain(command.does);
    expect(help).toContain('how often (11)');
    expect(help).toMatch(/^ {2}NAME … +pages$/m);
  });
});

describe('the commands of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  /** Those that start one script. Two start other programs at once, and have no options. */
  const commands = Object.entries(scripts).flatMap(([name, run]) => {
    const [, file] = /^tsx (scripts\/\S+\.ts)$/.exec(run) ?? [];
    return file && !['content', 'dev'].includes(name) ? [{ name, file }] : [];
  });

  test.each(commands)('npm run $name reads its command line', ({ name, file }) => {
    const source = readFileSync(file, 'utf8');
    expect(source).toContain('commandLine(');
    expect(source).toContain(`'npm run ${name}'`);
    expect(source).not.toContain('process.argv');
  });

  test('end with a hint at a mistyped option, and without it print their help', { timeout: 120_000 }, () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/bench-ready.ts', ...args], {
        encoding: 'utf8',
        timeout: 60_000,
      });
    const mistyped = run('--rnus', '3');
    expect(mistyped.stderr).toContain('npm run bench:ready  unknown option --rnus\n  Did you mean --runs?');
    expect(mistyped.stderr).not.toContain('    at ');
    expect(mistyped.status).toBe(2);
    const help = run('--help');
    expect(help.stdout).toMatch(/^npm run bench:ready: /);
    expect(help.status).toBe(0);
  });
});
