import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { partProblems } from '@/lib/audit/checks/code.ts';
import { frameworkProblems } from '@/lib/audit/checks/framework.ts';
import { linkProblems } from '@/lib/audit/checks/links.ts';
import { orphanFiles } from '@/lib/audit/checks/orphans.ts';
import { type BrowserCode, bundleBrowser, entryAndParts } from '@/lib/export/bundle.ts';
import { integrityHash } from '@/lib/html/integrity.ts';
import { budgets } from '@/lib/site/constants.ts';
import { pageOf, siteOf } from '../audit/site-of.ts';

const origin = 'https://scripts.example.org';
const basePath = '/sub/folder';
const plainSettings = { basePath: '', serviceOrigins: [], hasHostedSearch: false };

let plain: BrowserCode;
let configured: BrowserCode;
beforeAll(async () => {
  plain = await bundleBrowser(plainSettings);
  configured = await bundleBrowser({ basePath, serviceOrigins: [origin], hasHostedSearch: true });
});

/** The names of files without their hashes. */
const namesOf = (files: BrowserCode['parts']) =>
  files.map(({ name }) => name.replace(/-[\w-]{8}(?=\.)/, '')).sort();
const contentOf = (files: BrowserCode['parts'], stem: string) =>
  files.find(({ name }) => name.startsWith(`${stem}-`))?.content ?? '';

describe('the code of the browser', () => {
  test('begins with one file that waits for no other', () => {
    const waits = /(?:^|;)\s*import\s*(?:["'`{*]|\w+\s+from)/;
    for (const { entry } of [plain, configured]) {
      expect(namesOf([entry])).toEqual(['main.js']);
      expect(entry.content).not.toMatch(waits);
    }
    expect(contentOf(plain.parts, 'search-parts')).toMatch(waits);
  });

  test('has what is loaded on demand in separate files, and each is loaded by another', () => {
    const always = ['edit-code.js', 'on-demand.js', 'progress-bar.js', 'run-code.js', 'search-parts.js'];
    expect(namesOf(plain.parts)).toEqual(always);
    expect(namesOf(configured.parts)).toEqual(['analytics.js', ...always, 'hosted-search.js'].sort());
    expect(namesOf(plain.companions).filter((name) => !name.startsWith('run-worker-'))).toEqual([
      'run-worker.js',
      'search-worker.js',
    ]);
    for (const [part, worker] of [
      ['search-parts', 'search-worker'],
      ['run-code', 'run-worker'],
    ] as const)
      expect(contentOf(plain.parts, part)).toContain(
        `/${plain.companions.find(({ name }) => name.startsWith(worker))?.name}`,
      );
    const code = [plain.entry, ...plain.parts].map(({ content }) => content).join('');
    for (const { name } of plain.parts) expect(code.includes(`import(\`./${name}\`)`), name).toBe(true);
  });

  test('has a script of a few lines for the text of each page', () => {
    expect(plain.inline).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
  });

  test('has names that change with the content alone', async () => {
    const [again, other] = [await bundleBrowser(plainSettings), configured];
    expect(again).toEqual(plain);
    expect(other.entry.name).not.toBe(plain.entry.name);
  });

  test('knows the folder of the host and the origins of configured scripts', () => {
    expect(configured.entry.content).toContain(basePath);
    expect(configured.inline).toContain(basePath);
    expect(configured.entry.content).toContain(origin);
    expect(plain.entry.content).not.toContain(origin);
  });
});

describe('the engine that runs programs', () => {
  const engine = () => contentOf(plain.companions, 'run-worker-core');
  const parts = () =>
    plain.companions.filter(({ name }) => name.startsWith('run-worker-') && name !== workerFile());
  const workerFile = () =>
    plain.companions.find(({ name }) => /^run-worker-[\w-]{8}\.js$/.test(name))?.name ?? '';

  test('stays within its budget', () => {
    expect(brotliCompressSync(engine()).byteLength).toBeGreaterThan(budgets.engineBrotli / 2);
    expect(brotliCompressSync(engine()).byteLength).toBeLessThanOrEqual(budgets.engineBrotli);
  });

  test('loads what few programs need in parts of their own', () => {
    for (const text of ['argsort', 'GUI(fullscreen=True)', 'accumulate']) {
      expect(engine()).not.toContain(text);
      expect(parts().filter(({ content }) => content.includes(text))).toHaveLength(1);
    }
  });

  test('imports its worker nowhere: WebKit would run that file again', () => {
    expect(workerFile()).not.toBe('');
    expect(plain.companions.filter(({ content }) => content.includes(workerFile()))).toEqual([]);
    const code = plain.companions.map(({ content }) => content).join('');
    for (const { name } of parts()) expect(code.includes(`./${name}`), name).toBe(true);
  });
});

describe('the hosted search', () => {
  const isReact = /react\.dev\/errors/;

  test('is not there unless it is configured, and neither is React', () => {
    for (const { content } of [plain.entry, ...plain.parts, ...plain.companions])
      expect(content).not.toMatch(isReact);
    expect(namesOf(plain.companions)).not.toContain('style.css');
  });

  test('is one part, the only one with React, that the entry loads on demand', () => {
    const files = [configured.entry, ...configured.parts, ...configured.companions];
    const [hosted, ...more] = files.filter(({ content }) => isReact.test(content));
    expect(more).toEqual([]);
    expect(namesOf(hosted ? [hosted] : [])).toEqual(['hosted-search.js']);
    expect(configured.parts).toContain(hosted);
    expect(configured.entry.content).toContain(`import(\`./${hosted?.name}\`)`);
  });

  test('loads its style sheet by its hash', () => {
    const [sheet, ...more] = configured.companions.filter(({ name }) => name.endsWith('.css'));
    expect(more).toEqual([]);
    expect(sheet?.content).toContain('.DocSearch');
    const hosted = contentOf(configured.parts, 'hosted-search');
    expect(hosted).toContain(`./${sheet?.name}`);
    expect(hosted).toContain(integrityHash(sheet?.content ?? ''));
  });
});

test.each(['plain', 'configured'])('the checks of the export find nothing in it: %s', (name) => {
  const { entry, parts, companions } = name === 'plain' ? plain : configured;
  const integrity = Object.fromEntries(
    parts.map((part) => [`/assets/${part.name}`, integrityHash(part.content)]),
  );
  const head = [
    `<script type="importmap">${JSON.stringify({ integrity })}</script>`,
    `<script type="module" src="/assets/${entry.name}"></script>`,
  ].join('');
  const files = [entry, ...parts, ...companions].map((file) => [`assets/${file.name}`, file.content]);
  const site = siteOf({ ...Object.fromEntries(files), 'index.html': pageOf({ head }) });
  expect([
    ...partProblems(site),
    ...frameworkProblems(site, name === 'configured'),
    ...linkProblems(site),
    ...orphanFiles(site),
  ]).toEqual([]);
});

test('an entry that needs a second file stops the build', () => {
  const entry = { fileName: 'main-1.js', code: 'start()', isEntry: true, imports: [] };
  const shared = { fileName: 'shared-2.js', code: '', isEntry: false, imports: [] };
  expect(entryAndParts([shared, entry])).toEqual({
    entry: { name: 'main-1.js', content: 'start()' },
    parts: [{ name: 'shared-2.js', content: '' }],
  });
  expect(() => entryAndParts([{ ...entry, imports: ['shared-2.js'] }, shared])).toThrow(
    /needs shared-2\.js before it can run/,
  );
  expect(() => entryAndParts([shared])).toThrow(/is not an entry/);
});
