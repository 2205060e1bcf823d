import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withoutReports } from '@/lib/content/prepare.ts';
import { files } from './files.cases.ts';
import { frontMatter } from './front-matter.cases.ts';
import { links } from './links.cases.ts';
import { base, type Case, contentStep, error, type Files, field, page, siteOf } from './root.ts';
import { stubs } from './stubs.cases.ts';
import { texts } from './texts.cases.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** A copy of the code, because the content step leaves its result beside the code that reads it. */
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  for (const path of ['lib', 'scripts', 'package.json', 'tsconfig.json', 'contentlayer.config.ts'])
    cpSync(path, join(house, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
});

afterAll(() => rmSync(house, { recursive: true }));

/** `npm run content` on a site of its own: everything that it prints, and whether it ends well. */
function command(changes: Files): { output: string; isBuilt: boolean } {
  const root = siteOf(changes);
  for (const path of ['.contentlayer', '.generated', 'content', 'public'])
    rmSync(join(house, path), { recursive: true, force: true });
  for (const path of readdirSync(root)) cpSync(join(root, path), join(house, path), { recursive: true });
  rmSync(root, { recursive: true });
  const env = { ...process.env, SITE_CONTENT: 'content', NODE_ENV: 'production' } as const;
  const run = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/content.ts'], {
    cwd: house,
    env,
    encoding: 'utf8',
  });
  return { output: run.stdout + run.stderr, isBuilt: run.status === 0 };
}

/** A site that has many slips at once: each case of a single page of the docs has a page of its own. */
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

describe('the command', () => {
  test('builds a right site and says so', () => {
    const { output, isBuilt } = command({});
    expect(isBuilt).toBe(true);
    expect(output).toMatch(/^content: \d+ pages/m);
    expect(output).not.toContain('warning');
  });

  test('tells slips of all stages at once: stubs, front matter, texts, links, files', async () => {
    const site = together([...frontMatter, ...texts, ...links, ...files]);
    const [, stub = {}, ...stubSaid] = stubs[0] ?? [];
    const changes = { ...stub, ...site.changes };
    const { output, isBuilt } = command(changes);
    expect(isBuilt).toBe(false);
    expect(site.said.length).toBeGreaterThan(60);
    for (const text of [...stubSaid, ...site.said]) expect(output).toContain(text);
    // One report, not one per stage, and nothing else in it.
    expect(output.match(/^The content has \d+ errors\.$/gm)).toHaveLength(1);
    expect((await contentStep(changes)).said.sort()).toEqual([...stubSaid, ...site.said].sort());
  });

  test('tells behind Contentlayer what the same functions tell in a test, and fails', async () => {
    const site = together([...texts, ...links]);
    const { output, isBuilt } = command(site.changes);
    expect(isBuilt).toBe(false);
    const { said } = await contentStep(site.changes);
    expect(said.sort()).toEqual(site.said.sort());
    for (const text of said) expect(output).toContain(text);
  });

  test('goes on where there are warnings alone', () => {
    const [, changes = {}, ...said] = links.find(([, , first = '']) => first.startsWith('warning: ')) ?? [];
    const { output, isBuilt } = command(changes);
    expect(isBuilt).toBe(true);
    expect(said.length).toBeGreaterThan(0);
    for (const text of said) expect(output).toContain(text);
  });

  test('loses no page with CRLF, though Contentlayer does, and does not speak of it', () => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    const { output, isBuilt } = command({
      [field]: crlf(page('## Shape', 'tags: [kernels, types]')),
      'content/en/user-stories/oppo.mdx': crlf(page('Text.', 'date: 2023-06-21\ndraft: false')),
    });
    expect(isBuilt).toBe(true);
    expect(output).not.toMatch(/Skipping|warning/i);
    const generated = (type: string) =>
      readFileSync(join(house, '.contentlayer/generated', type, '_index.json'), 'utf8');
    // The reason for all this: were Contentlayer mended, the detour could go.
    expect(generated('Doc')).not.toContain('en/docs/v2/field.mdx');
    const index = readFileSync(join(house, '.generated/index.mjs'), 'utf8');
    expect(index).toContain(field);
    expect(index).toContain('content/en/user-stories/oppo.mdx');
  });

  test('says where content is missing altogether', () => {
    const { output, isBuilt } = command(
      Object.fromEntries(
        Object.keys(base).map((path) => [path, path.startsWith('content') ? undefined : base[path]]),
      ),
    );
    expect(isBuilt).toBe(false);
    expect(output).toContain(
      error('content/versions.yml:1', 'the file is missing', 'See content/README.md for its form.'),
    );
  });
});

test('of Contentlayer, only its words about files it leaves out are taken away', () => {
  const report = 'Warning: Found 1 problems in 6 documents.\n └── Invalid markdown\n     • "a.mdx" failed\n';
  expect(withoutReports(`${report}content: 2 pages\n`)).toBe('content: 2 pages');
  expect(withoutReports('File updated: a.mdx\n  more\n')).toBe('File updated: a.mdx\n  more');
});
