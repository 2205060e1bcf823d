import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentRoot } from '@/lib/site/content-root.ts';
import { latestVersion } from '@/lib/site/versions.ts';

const path = `docs/${latestVersion.folder}/field.mdx`;
const english = `---
title: Fields
description: Arrays.
---

A field holds numbers.

## Shape

The shape is a tuple.

\`\`\`python
x = ti.field(ti.i32, shape=3)  # three numbers
\`\`\`

## Types

There are many types.
`;
const french = `---
title: Champs
description: Des tableaux.
---

Un champ contient des nombres.

## Forme [#shape]

La forme est un tuple.

\`\`\`python
x = ti.field(ti.i32, shape=3)  # trois nombres
\`\`\`

## Types

Il y a beaucoup de types.
`;

/** A repository with one page and its translation into French. */
let repository: string;

const write = (file: string, text: string) => {
  const name = join(repository, contentRoot, file);
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(name, text);
};
/** The last step of the workflow for pull requests: its command and the names of its variables. */
const workflowStep = () => {
  const { jobs } = parse(readFileSync('.github/workflows/translations.yml', 'utf8'));
  return jobs.behind.steps.at(-1) as { run: string; env: Record<string, string> };
};
const ledger = () => readFileSync(join(repository, contentRoot, 'fr-FR/ledger.json'), 'utf8');
const commit = (subject: string) => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'ignore' });
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', subject);
};
type Command = 'status' | 'diff' | 'accept';
/** A program and its first argument, which run a command of the project in the repository of the test. */
const commandLine = (name: Command): [string, string] => [
  join(process.cwd(), 'node_modules/.bin/tsx'),
  join(process.cwd(), `scripts/i18n-${name}.ts`),
];
/** What a command prints, and its status. */
const run = (name: Command, ...args: string[]) => {
  const [tsx, script] = commandLine(name);
  const { stdout, stderr, status } = spawnSync(tsx, [script, ...args], { cwd: repository, encoding: 'utf8' });
  return { text: stdout + stderr, status };
};

describe("a translator's day", () => {
  beforeAll(() => {
    repository = mkdtempSync(join(tmpdir(), 'i18n-'));
    execFileSync('git', ['init', '--quiet'], { cwd: repository });
    write(`en/${path}`, english);
    write(`fr-FR/${path}`, french);
    for (const list of ['versions.yml', 'site.yml'])
      copyFileSync(join(contentRoot, list), join(repository, contentRoot, list));
    expect(run('accept', 'fr-FR', path)).toMatchObject({ status: 0 });
    commit('Translate Fields into French');
    write(
      `en/${path}`,
      english.replace('a tuple', 'a tuple of integers').replace('many types', 'eleven types'),
    );
    commit('Say more of fields');
  });
  afterAll(() => rmSync(repository, { recursive: true }));

  test('a change says which translations it puts behind', () => {
    const { text } = run('status', '--since', 'HEAD~1');
    expect(text).toContain(`- \`${contentRoot}/fr-FR/${path}\`: Shape (#shape), Types (#types)`);
    expect(run('status', '--since', 'HEAD').text).not.toContain(path);
  });

  test('the workflow for pull requests writes that into its summary', () => {
    const { run: command, env } = workflowStep();
    expect(Object.keys(env)).toEqual(['BASE']);
    writeFileSync(
      join(repository, 'package.json'),
      JSON.stringify({ scripts: { 'i18n:status': commandLine('status').join(' ') } }),
    );
    const base = execFileSync('git', ['rev-parse', 'HEAD~1'], { cwd: repository, encoding: 'utf8' }).trim();
    const summary = join(repository, 'summary.md');
    const { status, stderr } = spawnSync('bash', ['-e', '-c', command], {
      cwd: repository,
      env: { ...process.env, BASE: base, GITHUB_STEP_SUMMARY: summary },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(readFileSync(summary, 'utf8')).toContain(`- \`${contentRoot}/fr-FR/${path}\`: Shape (#shape)`);
  });

  test('the status names both sections, and what is not translated at all', () => {
    const { text } = run('status');
    expect(text).toMatch(/changed: #shape Shape\n\s*changed: #types Types/);
    expect(text.slice(0, text.indexOf('fr-FR'))).toMatch(new RegExp(`important first:\n\\s*${path}`));
    expect(run('status', 'zh-Hans').text).not.toContain('changed');
  });

  test('the difference shows the words that have changed, since which commit, and where the translation is', () => {
    const { text } = run('diff', 'fr-FR', path);
    expect(text).toContain('The shape is a [-tuple.-]{+tuple of integers.+}');
    expect(text).toContain('There are [-many-]{+eleven+} types.');
    expect(text).toMatch(/^ {2}[0-9a-f]+ \S+ Say more of fields$/m);
    expect(text).not.toContain('Translate Fields');
    const line = french.split('\n').findIndex((one) => one.includes('[#shape]')) + 1;
    expect(text).toContain(`${contentRoot}/fr-FR/${path}:${line}`);
    expect(run('diff', 'fr-FR', `${path}#types`).text).not.toContain('tuple');
  });

  test('a section is noted by itself, unless its code is not that of the English text', () => {
    const before = ledger();
    write(`fr-FR/${path}`, french.replace('shape=3', 'shape=4'));
    const refused = run('accept', 'fr-FR', `${path}#shape`);
    expect(refused.status).not.toBe(0);
    const line = french.split('\n').indexOf('```python') + 1;
    expect(refused.text).toContain(`${path}:${line}  code differs`);
    expect(ledger()).toBe(before);
    write(`fr-FR/${path}`, french.replace('un tuple', 'un tuple d’entiers'));
    expect(run('accept', 'fr-FR', `${path}#shape`)).toMatchObject({ status: 0 });
    const { text } = run('status', 'fr-FR');
    expect(text).not.toContain('#shape Shape');
    expect(text).toContain('changed: #types Types');
  });

  test('after the last section, nothing is left to do', () => {
    write(`fr-FR/${path}`, french.replace('un tuple', 'un tuple d’entiers').replace('beaucoup de', 'onze'));
    expect(run('accept', 'fr-FR', path).text).toContain('#types');
    expect(run('status', 'fr-FR').text).not.toMatch(/To do|important first/);
    expect(run('diff', 'fr-FR').text).toContain('are as they were');
    expect(existsSync(join(repository, contentRoot, 'fr-FR/ledger.json'))).toBe(true);
  });

  test('names that are wrong are refused with the nearest ones', () => {
    expect(run('diff', 'fr-FR', 'docs/master/field.mdx').text).toContain(path);
    expect(run('accept', 'fr_FR', path).text).toContain('fr-FR');
    expect(run('status', '--since', 'no-such-branch').text).toContain('no-such-branch');
  });
});
