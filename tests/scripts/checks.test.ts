import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { changedFiles, planOf, testsReading } from '@/scripts/checks/changed.ts';
import { contentSources, isContentFresh, noteContent, sourcesKey } from '@/scripts/checks/content.ts';
import { type Result, runPart, summaryOf } from '@/scripts/checks/parts.ts';
import { runChecks } from '@/scripts/checks/run.ts';
import { specsOf } from '@/scripts/checks/specs.ts';

const project = process.cwd();

/** A folder of files that is the working directory for one test. */
let folder: string;
function enter(files: Record<string, string>): void {
  folder = mkdtempSync(join(tmpdir(), 'checks-'));
  process.chdir(folder);
  for (const [path, text] of Object.entries(files)) write(path, text);
}
function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
function leave(): void {
  process.chdir(project);
  rmSync(folder, { recursive: true });
}

/** A program of some lines of JavaScript as a part of a check. */
const part = (name: string, code: string) => ({ name, command: [process.execPath, '-e', code] as const });

describe('a check', () => {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    vi.spyOn(console, 'log').mockImplementation((text: string) => printed.push(text));
  });
  afterEach(() => vi.restoreAllMocks());

  test('runs all parts, and prints the whole output of each failed part at the end', async () => {
    const isGood = await runChecks({
      independent: [
        part('first', 'console.log("out 1"); console.error("err 1"); process.exit(1)'),
        part('second', 'console.log("fine")'),
        part('third', 'console.log("x".repeat(200000)); console.log("end"); process.exitCode = 2'),
      ],
      ofContent: [],
    });
    const end = printed.at(-1) ?? '';
    expect(isGood).toBe(false);
    expect(end).toContain('out 1');
    expect(end).toContain('err 1');
    expect(end).toContain(`${'x'.repeat(200_000)}\nend`);
    expect(end).not.toContain('fine');
    expect(end).toMatch(/3 parts in \d+ s, 2 failed: first, third\.$/);
  });

  test('passes when all parts pass, and prints a line for each with its seconds', async () => {
    expect(await runChecks({ independent: [part('a', ''), part('b', '')], ofContent: [] })).toBe(true);
    expect(printed.filter((line) => /^✓ [ab] +\d+\.\d s$/.test(line))).toHaveLength(2);
    expect(printed.at(-1)).toMatch(/all passed\.$/);
  });

  test('says what to do where a program is not installed', async () => {
    const result = await runPart({ name: 'x', command: ['no-such-program'] });
    expect([result.status, result.output]).toEqual(['failed', expect.stringContaining('npm ci')]);
  });

  test('does not pass where a part could not run', () => {
    const skipped: Result = { name: 'tests', status: 'skipped', seconds: 0, output: 'not run' };
    expect(summaryOf([skipped], 1)).toMatch(/one part in 1 s, 1 not run: tests\.$/);
  });
});

describe('the content step of a check', () => {
  beforeEach(() => {
    enter({
      'content/en/docs/a.mdx': 'A',
      'content/stubs/v1/x.py': 'x = 1',
      'content/api/v1/symbols.json': '{}',
      'lib/mdx/pipeline.ts': '1',
      '.generated/index.mjs': '1',
      '.cache/bodies/aa/aa.json': '{}',
    });
    noteContent(sourcesKey());
  });
  afterEach(leave);

  test('is not run again while nothing has changed', () => expect(isContentFresh()).toBe(true));

  test.each<[string, () => void]>([
    ['a text is saved', () => write('content/en/docs/a.mdx', 'B')],
    ['a text is saved at the same length', () => utimesSync('content/en/docs/a.mdx', 1, 1)],
    ['a text is added', () => write('content/en/docs/b.mdx', 'B')],
    ['a text is removed', () => rmSync('content/en/docs/a.mdx')],
    ['the code that compiles texts changes', () => write('lib/mdx/pipeline.ts', '22')],
    [
      'a step without a note has written, such as that of the development server',
      () => utimesSync('.generated/index.mjs', 1, 1),
    ],
    ['the compiled texts are deleted', () => rmSync('.cache', { recursive: true })],
    ['the API reference is deleted', () => rmSync('content/api', { recursive: true })],
    ['the index is deleted', () => rmSync('.generated', { recursive: true })],
  ])('is run again when %s', (_, change) => {
    change();
    expect(isContentFresh()).toBe(false);
  });

  test('is run again when a text was saved while it ran', () => {
    const key = sourcesKey();
    write('content/en/docs/a.mdx', 'saved meanwhile');
    noteContent(key);
    expect(isContentFresh()).toBe(false);
  });

  test('is not run again for a file that it does not read', () => {
    write('lib/browser/behaviours/menus.ts', '1');
    expect(isContentFresh()).toBe(true);
  });
});

describe('what a change can break', () => {
  const commands = (...files: string[]) => {
    const { independent, ofContent } = planOf(files);
    return [...independent, ...ofContent].map(({ command }) => command);
  };
  const programs = (...files: string[]) => commands(...files).map(([program]) => program);

  test('is found by lint, types and the tests that import the module', () => {
    const [lint, types, tests] = commands('lib/browser/behaviours/menus.ts');
    expect(lint).toEqual(expect.arrayContaining(['biome', 'lib/browser/behaviours/menus.ts']));
    expect(types?.[0]).toBe('tsc');
    expect(tests).toEqual(expect.arrayContaining(['vitest', 'related', 'lib/browser/behaviours/menus.ts']));
    expect(programs('lib/browser/behaviours/menus.ts')).not.toContain('tsx');
  });

  test('in a text is found by the examples and the tests that read the content', () => {
    const found = commands('content/en/docs/v1.6.0/field.mdx').flat();
    expect(found).toEqual(expect.arrayContaining(['scripts/check-examples.ts', '.generated/index.mjs']));
    expect(found).not.toContain('tsc');
  });

  test('in a docstring of a stub is found by the comparison with the facts of the sources', () => {
    expect(commands('content/stubs/master/taichi/_funcs.pyi').flat()).toContain('scripts/check-facts.ts');
    expect(commands('content/en/docs/v1.6.0/field.mdx').flat()).not.toContain('scripts/check-facts.ts');
  });

  test('in a guide is found by the formatter and the test of the names in it', () => {
    const [lint, tests] = commands('CONTRIBUTING.md');
    expect(lint).toEqual(expect.arrayContaining(['biome', 'CONTRIBUTING.md']));
    expect(tests).toContain('tests/architecture.test.ts');
  });

  test('is found by the tests that read a file without importing it', () => {
    expect(testsReading(['.github/workflows/check.yml'])).toContain('tests/supply-chain.test.ts');
    expect(testsReading(['app/global.css'])).toContain('tests/contrast.test.ts');
    expect(testsReading(['README.md'])).toContain('tests/architecture.test.ts');
    expect(testsReading(['none.txt'])).toEqual([]);
  });

  test.each(['package-lock.json', 'vitest.config.ts', 'tests/setup.ts', 'lib/removed.ts'])(
    'is everything for a change of %s',
    (file) => {
      const plan = planOf([file]);
      expect(plan.isWhole).toBe(true);
      expect(programs(file)).toEqual(['biome', 'tsc', 'tsx', 'vitest', 'tsx']);
      expect(commands(file)).toContainEqual(expect.arrayContaining(['vitest', 'run']));
    },
  );

  test('is nothing where nothing has changed', () => expect(commands()).toEqual([]));
});

describe('the files that have changed', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      encoding: 'utf8',
    });

  beforeEach(() => {
    enter({
      'same.ts': '1',
      'committed.ts': '1',
      'edited.ts': '1',
      'removed.ts': '1',
      '.gitignore': 'out/\n',
    });
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-q', '-m', 'First');
    git('switch', '-q', '-c', 'work');
  });
  afterEach(leave);

  test('are those of commits that main does not have, and those that are not committed', () => {
    write('committed.ts', '2');
    git('commit', '-q', '-a', '-m', 'Second');
    write('edited.ts', '2');
    write('new ünïcode.ts', '1');
    write('out/ignored.ts', '1');
    rmSync('removed.ts');
    const expected = ['committed.ts', 'edited.ts', 'new ünïcode.ts', 'removed.ts'];
    expect(changedFiles().files).toEqual(expected);
    expect(changedFiles('HEAD').files).toEqual(expected.slice(1));
  });

  test('are those since the branch left main, not what main got since', () => {
    write('committed.ts', '2');
    git('commit', '-q', '-a', '-m', 'Second');
    git('switch', '-q', 'main');
    write('same.ts', '2');
    git('commit', '-q', '-a', '-m', 'Of others');
    git('switch', '-q', 'work');
    expect(changedFiles().files).toEqual(['committed.ts']);
  });

  test('are an error where there is no commit to compare with', () => {
    git('branch', '-q', '-D', 'main');
    expect(() => changedFiles()).toThrow('--since COMMIT');
    expect(() => changedFiles('none')).toThrow('none');
  });
});

describe('the hook before a push', () => {
  const hook = '.githooks/pre-push';

  test('can be run, and checks what has changed', () => {
    expect(statSync(hook).mode & 0o111).toBe(0o111);
    expect(readFileSync(hook, 'utf8')).toContain('npm run --silent check:changed');
  });

  test('is installed by the contributor alone', () => {
    const code = ['scripts', '.github'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    );
    const files = ['package.json', '.npmrc', ...code.filter((file) => statSync(file).isFile())];
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('hooksPath'))).toEqual([]);
    expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain('git config core.hooksPath .githooks');
  });
});

describe('the tests in a browser that are named for a change', () => {
  const specs = readdirSync('tests/e2e')
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `tests/e2e/${name}`);
  const code = ['lib/browser', 'lib/search', 'components', 'app', 'scripts/measure', 'scripts/pages'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|css)$/.test(name))
        .map((name) => join(folder, name)),
  );

  test('exist, and each is named for something', () => {
    const others = [
      'lib/export/styles.ts',
      'lib/mdx/transforms/code.ts',
      'lib/pages/programs/programs.ts',
      'public/figures/a.svg',
      'scripts/launch.ts',
    ];
    const named = specsOf([...code, ...others]);
    expect(named.filter((spec) => !existsSync(spec))).toEqual([]);
    expect(specs.filter((spec) => !named.includes(spec))).toEqual([]);
  });

  test('exist for each module that runs in pages', () => {
    const modules = code.filter((file) => file.startsWith('lib/browser/'));
    expect(modules.length).toBeGreaterThan(40);
    expect(modules.filter((file) => specsOf([file]).length === 0)).toEqual([]);
  });

  test('include a spec that has changed, and are none for a text', () => {
    expect(specsOf(['tests/e2e/home.spec.ts'])).toEqual(['tests/e2e/home.spec.ts']);
    expect(specsOf(['content/en/docs/v1.6.0/field.mdx'])).toEqual([]);
  });
});

describe('what `npm test` checks on a sample', () => {
  type Job = {
    strategy?: { matrix: { shard: number[] } };
    env?: { SHARD?: string };
    steps: { run?: string }[];
  };
  const { on, jobs } = parse(readFileSync('.github/workflows/nightly.yml', 'utf8')) as {
    on: object;
    jobs: Record<string, Job>;
  };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const steps = readFileSync('scripts/test.mjs', 'utf8');

  test('is checked on every page each night', () => {
    expect(Object.keys(on)).toContain('schedule');
    expect(steps).toContain("'check:out', '--', '--sample'");
    expect(commands).toContain('npm run check:out');
    expect(steps).toContain("'test:base-path']");
    expect(commands).toContain('npm run test:base-path -- --whole');
    for (const check of ['check:a11y', 'check:no-script'])
      expect(commands).toContain(`npm run ${check} -- --shard "$SHARD"`);
  });

  test('is split so that no page is left out', () => {
    for (const { strategy, env } of Object.values(jobs).filter(({ env }) => env?.SHARD)) {
      const shards = strategy?.matrix.shard ?? [];
      expect(shards).toEqual(shards.map((_, index) => index + 1));
      expect(env?.SHARD?.endsWith(`/${shards.length}`)).toBe(true);
    }
  });
});

test('the content step is run again for a change of any module that it imports', async () => {
  const { importsBelow } = await import('../imports.ts');
  const imported = importsBelow(['scripts/content.ts', 'contentlayer.config.ts']);
  expect(imported.length).toBeGreaterThan(20);
  expect(
    imported.filter(
      (file) => !contentSources.some((source) => file === source || file.startsWith(`${source}/`)),
    ),
  ).toEqual([]);
});
