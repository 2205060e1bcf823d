import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, vi } from 'vitest';
import { type Problem, problemText } from '@/lib/site/problem.ts';
import { knownLocales } from '@/lib/site/project/known-locales.ts';
import { inEachLanguage } from '../languages.ts';

/** Files of a site by their paths; `undefined` takes one of the base away. */
export type Files = Record<string, string | Buffer | undefined>;

/** A mistake: its name, the files that make it, and the messages, in order. A build stops unless all are warnings. */
export type Case = [name: string, files: Files, ...said: string[]];

/** A page of the docs and a post of the base, in which most mistakes are. */
export const field = 'content/en/docs/v2/field.mdx';
export const post = 'content/en/blog/2023/06/21/life.mdx';

/** A page with the least front matter: its text begins on line 6. */
export function page(text: string, matter = ''): string {
  return `---\ntitle: T\ndescription: D\n${matter && `${matter}\n`}---\n\n${text}\n`;
}

/** A post of the base's day: its text begins on line 7. */
export function entry(text = 'Text.', matter = ''): string {
  return page(text, `date: 2023-06-21${matter && `\n${matter}`}`);
}

const versionRow = (name: string, segment: string, status: string) =>
  `- name: ${name}\n  label: ${name}\n  segment: '${segment}'\n  folder: ${name}\n  status: ${status}\n`;

/** The versions of the base: rows of five lines each. */
export const versionRows = {
  latest: versionRow('v2', '', 'latest'),
  old: versionRow('v1', 'v1', 'unmaintained'),
};

const sidebar = '- label: All\n  pages:\n    - overview\n    - field\n';

const labelOf = (tag: string) =>
  `{ ${Object.entries(inEachLanguage(tag))
    .map(([locale, label]) => `${locale}: ${label}`)
    .join(', ')} }`;

/** A right site, as small as it can be while it has one of each kind. */
export const base: Files = {
  'content/site.yml': `name: Taichi\nlocales: [${knownLocales.join(', ')}]\n`,
  'content/versions.yml': versionRows.latest + versionRows.old,
  'content/tags.yml':
    'docs:\n' +
    ['kernels', 'types'].map((tag) => `  - tag: ${tag}\n    label: ${labelOf(tag)}\n`).join('') +
    `posts:\n  - tag: tutorial\n    label: ${labelOf('tutorial')}\n`,
  'content/authors.yml': '- id: k-ye\n  name: Ye Kuang\n',
  'content/redirects.yml': '- from: /fields/\n  to: /docs/field/\n',
  'content/en/docs/v2/sidebar.yml': sidebar,
  'content/en/docs/v2/overview.mdx': page('## Start\n\nText.'),
  'content/en/docs/v2/field.mdx': page('## Shape\n\nText.'),
  'content/en/docs/v1/sidebar.yml': sidebar,
  'content/en/docs/v1/overview.mdx': page('Text.'),
  'content/en/docs/v1/field.mdx': page('## Layout\n\nText.'),
  'content/zh-Hans/docs/v2/field.mdx': page('## 形状 [#shape]\n\n文字。'),
  'content/en/blog/2023/06/21/life.mdx': entry('## Rules\n\nText.', 'authors: [k-ye]\ntags: [tutorial]'),
  'content/en/newsletter/2023/06/june.mdx': entry(),
  'content/en/user-stories/oppo.mdx': entry(),
  'content/en/pages/community.mdx': page('Text.'),
  'content/en/home/program.py': 'import taichi as ti\n',
  'public/figures/a.svg': '<svg viewBox="0 0 1 1"></svg>',
};

/** Writes a site into a new folder of the system's temporary one. */
export function siteOf(changes: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [path, text] of Object.entries({ ...base, ...changes })) {
    if (text === undefined) continue;
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

/** What a writer reads: each problem as its text, warnings first, and whether the build goes on. */
export type Outcome = { said: string[]; isBuilt: boolean };

/** The site that all cases of a file change and put back: most of its texts are the same, and compiled once. */
let shared: string | undefined;
afterAll(() => {
  if (shared) rmSync(shared, { recursive: true });
});

/** Makes the changes of a case in a site. */
function change(root: string, changes: Files): void {
  for (const [path, text] of Object.entries(changes)) {
    const file = join(root, path);
    rmSync(file, { recursive: true, force: true });
    if (text === undefined) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Takes them back, with everything that the content step has made of them but for the compiled texts. */
function putBack(root: string, changes: Files): void {
  for (const path of ['.generated', 'content/api', 'content/stubs'])
    rmSync(join(root, path), { recursive: true, force: true });
  for (const path of Object.keys(changes)) {
    rmSync(join(root, path), { recursive: true, force: true });
    // A folder that the case has made is empty then.
    for (let folder = dirname(path); folder !== '.' && isEmpty(join(root, folder)); folder = dirname(folder))
      rmdirSync(join(root, folder));
  }
  change(root, Object.fromEntries(Object.keys(changes).map((path) => [path, base[path]])));
}

function isEmpty(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length === 0;
}

let loads = 0;

/** What the step has generated in the folder of the site, as a module; never one of an earlier case. */
export async function generated<Data>(name: 'index' | 'versions'): Promise<{ default: Data }> {
  loads += 1;
  return import(/* @vite-ignore */ `${pathToFileURL(`.generated/${name}.mjs`).href}?${loads}`);
}

/** The versions and the description of the site that the loaded modules know. */
let loaded: string | undefined;

/** Modules read both when they load, so others need them loaded again. */
function loadModules(files: Files): void {
  const needed = `${files['content/versions.yml']}\0${files['content/site.yml']}`;
  if (needed === loaded) return;
  loaded = needed;
  vi.resetModules();
  vi.doMock('#versions', () => generated('versions'));
}

/**
 * The content step in this process, on a site of its own.
 * @param look runs in the folder of the site when the step has ended
 */
export async function contentStep(changes: Files, look?: () => unknown): Promise<Outcome> {
  shared ??= siteOf({});
  const [home, root] = [process.cwd(), shared];
  change(root, changes);
  const said: string[] = [];
  const warn = vi.spyOn(console, 'warn').mockImplementation((text: string) => said.push(text.trim()));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  process.chdir(root);
  loadModules({ ...base, ...changes });
  try {
    const { writeContent } = await import('@/scripts/content-step.ts');
    await writeContent();
    await look?.();
    return { said, isBuilt: true };
  } catch (error) {
    const { problems } = error as { problems?: Problem[] };
    if (!problems) throw error;
    return { said: [...said, ...problems.map(problemText)], isBuilt: false };
  } finally {
    process.chdir(home);
    warn.mockRestore();
    log.mockRestore();
    putBack(root, changes);
  }
}

/** The texts of problems as the step tells them. */
export function error(where: string, what: string, fix: string): string {
  return problemText({ where, what, fix, severity: 'error' });
}

export function warning(where: string, what: string, fix: string): string {
  return `warning: ${error(where, what, fix)}`;
}
