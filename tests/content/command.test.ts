import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { files } from './files.cases.ts';
import { frontMatter } from './front-matter.cases.ts';
import { links } from './links.cases.ts';
import { base, type Case, contentStep, error, type Files, field, siteOf } from './root.ts';
import { stubs } from './stubs.cases.ts';
import { texts } from './texts.cases.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** A copy of the code, because the content step leaves its result beside the code that reads it. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'code-'));
  for (const path of ['lib', 'scripts', 'package.json', 'tsconfig.json', 'contentlayer.config.ts'])
    cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true }));

/** `npm run content` on a site of its own: everything that it prints, and whether it ends well. */
function command(changes: Files): { output: string; isBuilt: boolean } {
  const root = siteOf(changes);
  for (const path of ['.generated', 'content', 'public'])
    rmSync(join(copy, path), { recursive: true, force: true });
  for (const path of readdirSync(root)) cpSync(join(root, path), join(copy, path), { recursive: true });
  rmSync(root, { recursive: true });
  const env = { ...process.env, SITE_CONTENT: 'content', NODE_ENV: 'production' } as const;
  const run = spawnSync(process.execPath, ['scripts/run.mjs', 'content'], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return { output: run.stdout + run.stderr, isBuilt: run.status === 0 };
}

test('a folder of content that does not exist is one mistake, and no list of missing files', () => {
  for (const path of ['.generated', 'content']) rmSync(join(copy, path), { recursive: true, force: true });
  const env = { ...process.env, SITE_CONTENT: 'my-dcos', NODE_ENV: 'production' } as const;
  const run = spawnSync(process.execPath, ['scripts/run.mjs', 'content'], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('SITE_CONTENT  there is no folder my-dcos');
  expect(run.stderr).not.toContain('versions.yml');
});

/** A site that has many mistakes at once: each case of a single page of the docs has a page of its own. */
function together(cases: readonly Case[]): { changes: Files; said: string[] } {
  const single = cases.filter(([, changes]) => Object.keys(changes).join() === field);
  const pages = single.map(([, changes, ...said], index) => {
    const slug = `case_${index + 100}`;
    const file = field.replace('field.mdx', `${slug}.mdx`);
    return { slug, file, text: changes[field], said: said.map((text) => text.replaceAll(field, file)) };
  });
  const sidebar = `${base['content/en/docs/v2/sidebar.yml']}${pages.map(({ slug }) => `    - ${slug}\n`).join('')}`;
  return {
    changes: {
      'content/en/docs/v2/sidebar.yml': sidebar,
      ...Object.fromEntries(pages.map(({ file, text }) => [file, text])),
    },
    said: pages.flatMap(({ said }) => said),
  };
}

test('reports mistakes of all stages at once: stubs, front matter, texts, links, files', async () => {
  const site = together([...frontMatter, ...texts, ...links, ...files]);
  const [, stub = {}, ...stubSaid] = stubs[0] ?? [];
  const { said, isBuilt } = await contentStep({ ...stub, ...site.changes });
  expect(isBuilt).toBe(false);
  expect(site.said.length).toBeGreaterThan(60);
  expect(said.sort()).toEqual([...stubSaid, ...site.said].sort());
});

test('as a command prints the report and nothing else, fails, and writes nothing that nobody reads', () => {
  const [[, changes = {}, ...mistakes] = [], [, stub = {}, ...stubMistakes] = []] = [
    frontMatter[0],
    stubs[0],
  ];
  const { output, isBuilt } = command({ ...changes, ...stub });
  expect(isBuilt).toBe(false);
  const report = output
    .replace(/^reference .*\n/gm, '')
    .trim()
    .split('\n\n');
  expect(report).toEqual(['The content has 2 errors.', ...stubMistakes, ...mistakes]);
  expect(existsSync(join(copy, '.contentlayer'))).toBe(false);
});

test('says where content is missing altogether', async () => {
  const changes = Object.fromEntries(
    Object.keys(base).map((path) => [path, path.startsWith('content') ? undefined : base[path]]),
  );
  const said = error('content/versions.yml:1', 'file is missing', 'See content/README.md for its format.');
  const { said: all, isBuilt } = await contentStep(changes);
  expect(isBuilt).toBe(false);
  expect(all.at(-1)).toBe(said);
  // A site can do without its description, under the name Docs.
  expect(all.slice(0, -1)).toEqual([expect.stringMatching(/^warning: content\/site\.yml:1 /)]);
});
