import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** The site is built from the packages of the lockfile only, with checksums and allowed licences; CI runs pinned commits. */

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
};
type Lock = { packages: Record<string, Entry> };

const read = (file: string) => readFileSync(file, 'utf8');
const project = JSON.parse(read('package.json'));
const lock: Lock = JSON.parse(read('package-lock.json'));
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');
const installed = ({ packages }: Lock) =>
  Object.entries(packages).flatMap(([path, entry]) => (path ? [{ ...entry, name: nameOf(path) }] : []));

/** Packages that would run something while they are installed, and why the site is complete without it. */
const installScripts: Record<string, string> = {
  contentlayer: 'generates types for editors; npm run content does it for the site',
  contentlayer2: 'the same package under its original name',
  esbuild: 'replaces a small start script by the binary; the script finds the binary as well',
  protobufjs: 'warns about ranges of versions',
  'tree-sitter-python': 'compiles a parser for Node; the grammar is read as WebAssembly',
};

/** Optional binaries without a checksum, since the registry had none when they were locked. The list may only get shorter. */
const withoutIntegrity = [
  '@biomejs/cli-android-arm64',
  '@biomejs/cli-android-x64',
  '@biomejs/cli-darwin-arm64',
  '@biomejs/cli-darwin-x64',
  '@biomejs/cli-linux-arm64-musl',
  '@biomejs/cli-linux-x64-musl',
  '@biomejs/cli-win32-arm64',
  '@biomejs/cli-win32-x64',
  '@next/swc-darwin-arm64',
  '@next/swc-darwin-x64',
  '@next/swc-win32-arm64-msvc',
  '@next/swc-win32-x64-msvc',
];

/** What production dependencies may be licensed under. The last two are of build tools and are not part of the pages. */
const licences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'CC-BY-4.0', // caniuse-lite: a table of browsers
  'LGPL-3.0-or-later', // the libraries of sharp, in a separate binary
];

/** Packages whose package.json does not say the licence in the usual field, and where it says so instead. */
const licencesElsewhere: Record<string, string> = {
  format: 'MIT, in the field "licenses"',
  '@contentlayer2/source-remote-files': 'MIT, as the packages of the same repository',
};

/** Whether a licence expression (SPDX) can be met with the list: one side of OR, both of AND. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((licence) => licences.includes(licence));
}

describe('the lockfile', () => {
  const foreign = (of: Lock) =>
    installed(of).filter(
      ({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
  const unchecked = (of: Lock) =>
    installed(of)
      .filter(({ integrity = '' }) => !integrity.startsWith('sha512-'))
      .map(({ name }) => name);

  test('has the packages that package.json names, each in an exact version', () => {
    const { dependencies, devDependencies, version } = lock.packages[''] as Entry & typeof project;
    expect({ dependencies, devDependencies, version }).toEqual({
      dependencies: project.dependencies,
      devDependencies: project.devDependencies,
      version: project.version,
    });
    const all = Object.values<string>({ ...project.dependencies, ...project.devDependencies });
    expect(all.filter((range) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });

  test('takes packages from the npm registry only', () => {
    expect(installed(lock).length).toBeGreaterThan(100);
    expect(foreign(lock)).toEqual([]);
    const other = { packages: { 'node_modules/x': { resolved: 'git+ssh://git@github.com/a/x.git#1' } } };
    expect(foreign(other)).toHaveLength(1);
  });

  test('has the checksum of each package, except binaries for other platforms', () => {
    expect(unchecked(lock).sort()).toEqual([...withoutIntegrity].sort());
    const others = installed(lock).filter(({ name }) => withoutIntegrity.includes(name));
    expect(others.filter(({ optional }) => !optional)).toEqual([]);
    const weak = { packages: { 'node_modules/x': { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' } } };
    expect(unchecked(weak)).toEqual(['x']);
  });

  test('has only known packages with install scripts, and none of these is run', () => {
    const would = installed(lock).filter(({ hasInstallScript }) => hasInstallScript);
    expect(would.map(({ name }) => name).sort()).toEqual(Object.keys(installScripts).sort());
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  test('has production dependencies under the licences of the list only', () => {
    const wrong = installed(lock)
      .filter(({ dev, name }) => !dev && !(name in licencesElsewhere))
      .filter(({ license = '' }) => !isAllowed(license))
      .map(({ name, license }) => `${name}: ${license}`);
    expect(wrong).toEqual([]);
    const expressions = ['(AGPL-3.0-or-later OR MIT)', 'Apache-2.0 AND MIT', 'MIT AND GPL-3.0-only', ''];
    expect(expressions.map(isAllowed)).toEqual([true, true, false, false]);
  });
});

/** What the language itself needs, to run the programs of the texts: in a workflow that has no rights and builds nothing. */
const languageInstall = /python -m pip install --only-binary=:all: "taichi==\$RELEASE" "numpy<2"/g;

/** What the first page of a new site tells its readers (scripts/init); nothing runs it. */
const toldToReaders = /^pip install \$\{name\}$/gm;

/** Commands that install code which the lockfile does not have. */
function unlocked(text: string): string[] {
  const words = text
    .replaceAll(languageInstall, '')
    .replaceAll(toldToReaders, '')
    .replaceAll(/['",[\](){}]+/g, ' ')
    .replaceAll(/ +/g, ' ');
  const commands =
    /\bnpm (?:--?[\w-]+(?:=\S+)? )*(?:install|i|add|update|exec|init|create|x)\b|\b(?:npx|pnpm|yarn|bunx?|pip3?) \w[^\n]*|\b(?:curl|wget)\b[^\n]*\| ?(?:ba|z)?sh\b/g;
  return [...words.matchAll(commands)].map(([command]) => command);
}

test('scripts and CI install the lockfile, and run what is installed', () => {
  const files = [
    '.ci/run',
    'vercel.json',
    ...['.github/workflows', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.\w+$/.test(name))
        .map((name) => join(folder, name)),
    ),
  ];
  const commands = Object.entries<string>(project.scripts).map(([name, text]) => [`npm run ${name}`, text]);
  const texts = [...files.map((file) => [file, read(file)]), ...commands];
  expect(texts.flatMap(([file, text = '']) => unlocked(text).map((found) => `${file}: ${found}`))).toEqual(
    [],
  );
  const wrong = ['npm i --no-save x', "run('npm', ['install'])", "spawnSync('npx', ['serve', 'out'])"];
  for (const text of [...wrong, 'curl https://x.example | sh'])
    expect([text, unlocked(text)]).toEqual([text, [expect.any(String)]]);
  for (const text of ["run('npm', ['ci', '--no-audit'])", 'npm run build', "'node_modules/.bin/next'"])
    expect([text, unlocked(text)]).toEqual([text, []]);
});

describe('a workflow', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(folder).map((name) => ({ name, text: read(join(folder, name)) }));

  /** What is wrong with a workflow, in one line each. */
  function problems(text: string): string[] {
    const { on, permissions, jobs } = parse(text);
    const steps = Object.values<{ steps: { uses?: string; run?: string; with?: object }[] }>(jobs).flatMap(
      (job) => job.steps,
    );
    const pinned = /uses: ([\w-]+\/[\w-]+)@[0-9a-f]{40} # v\d+\.\d+\.\d+$/gm;
    return [
      ...[...text.matchAll(/uses: .*$/gm)]
        .map(([use]) => use)
        .filter((use) => use.match(pinned) === null)
        .map((use) => `${use}: name a commit, and its version in a comment`),
      ...steps
        .filter(({ uses }) => uses?.startsWith('actions/checkout@'))
        .filter((step) => (step.with as Record<string, unknown>)?.['persist-credentials'] !== false)
        .map(() => 'checkout leaves its token in the folder: persist-credentials: false'),
      ...steps
        .filter(({ run = '' }) => /\$\{\{/.test(run))
        .map(({ run }) => `${run}: an expression in a command can be written by strangers`),
      ...(Object.entries(permissions ?? {}).join() === 'contents,read' ? [] : ['may more than read']),
      ...('pull_request_target' in on ? ['runs the code of strangers with rights'] : []),
    ];
  }

  test.each(workflows)('$name runs pinned commits with read permission only', ({ text }) => {
    expect(problems(text)).toEqual([]);
  });

  test('that does not is found', () => {
    const wrong = `
on:
  pull_request_target:
jobs:
  test:
    steps:
      - uses: actions/checkout@v4
      - run: echo \${{ github.head_ref }}
`;
    expect(problems(wrong)).toHaveLength(5);
  });

  test('and packages are updated by pull requests of Dependabot', () => {
    const { updates } = parse(read('.github/dependabot.yml')) as {
      updates: { 'package-ecosystem': string }[];
    };
    expect(updates.map((update) => update['package-ecosystem']).sort()).toEqual(['github-actions', 'npm']);
  });
});
