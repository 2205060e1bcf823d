import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenAddresses } from '@/lib/audit/broken-links.ts';
import { partProblems, sharedCodeProblems } from '@/lib/audit/checks/code.ts';
import { frameworkProblems } from '@/lib/audit/checks/framework.ts';
import { linkings } from '@/lib/audit/checks/links.ts';
import { integrityProblems, policyProblems } from '@/lib/audit/checks/policy.ts';
import { readSite } from '@/lib/audit/site.ts';
import type { BrowserCode } from '@/lib/export/bundle.ts';
import { finishPages } from '@/lib/export/pages.ts';
import { sourcesOf } from '@/lib/export/policy.ts';
import { filesIn } from '@/lib/html/exported-pages.ts';
import { integrityHash, shortHash } from '@/lib/html/integrity.ts';
import { readConfig } from '@/lib/site/config.ts';
import { nextPage, sheets } from './next-page.ts';

const basePath = '/sub';
const code: BrowserCode = {
  entry: { name: 'main-1.js', content: 'import(`./part-1.js`)' },
  parts: [{ name: 'part-1.js', content: 'new Worker(new URL(`./worker-1.js`,import.meta.url))' }],
  companions: [{ name: 'worker-1.js', content: 'postMessage(1)' }],
  inline: 'beforePaint()',
};
const out = mkdtempSync(join(tmpdir(), 'out-'));
const read = (file: string) => readFileSync(join(out, file), 'utf8');
let policy: string;

/** A small export as Next writes it below a base path: two pages, the 404 page and what only Next's client reads. */
beforeAll(() => {
  const page = (title: string) => nextPage({ title }).replaceAll('"/_next/', `"${basePath}/_next/`);
  const [first = '', second = ''] = sheets;
  const files: Record<string, string> = {
    'index.html': page('Home'),
    'docs/index.html': page('Docs'),
    '404.html': page('Not found'),
    '404/index.html': page('Not found'),
    '_not-found/index.html': page('Not found'),
    'index.txt': '1:"$Sreact.fragment"',
    'docs/__next._full.txt': '1:"$Sreact.fragment"',
    'robots.txt': 'User-agent: *',
    [first]: 'a{color:red}@font-face{src:url(../media/text-s.p.0gsaq8ukbf34m.woff2)}',
    [second]: 'b{top:0}',
    '_next/static/media/text-s.p.0gsaq8ukbf34m.woff2': 'wOF2',
    '_next/static/chunks/3ov-_40dpyk5d.js': '(globalThis["TURBOPACK"]||[])',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), content);
  }
  const pages = new Set(['index.html', 'docs/index.html', '404.html']);
  const sources = sourcesOf(readConfig({}));
  const fontFile = (committed: Buffer) => Buffer.concat([committed, Buffer.from(' with more characters')]);
  policy = finishPages({ out, pages, read, basePath, code, sources, fontFile });
});
afterAll(() => rmSync(out, { recursive: true }));

describe('a finished export', () => {
  test('has the pages of the site, their assets, and no folder of Next', () => {
    const asset = /^assets\/[\w-]+-[0-9a-f]{8}\.(?:css|woff2)$/;
    expect(filesIn(out).filter((file) => !asset.test(file))).toEqual([
      '404.html',
      'assets/main-1.js',
      'assets/part-1.js',
      'assets/worker-1.js',
      'docs/index.html',
      'index.html',
      'robots.txt',
    ]);
    expect(filesIn(out).filter((file) => asset.test(file))).toHaveLength(2);
    expect(readdirSync(out).sort()).toEqual(['404.html', 'assets', 'docs', 'index.html', 'robots.txt']);
  });

  test('has one style sheet with the fonts beside it, and pages that load both by their names', () => {
    const [sheet = '', font = ''] = filesIn(out).filter((file) => /site-|text-/.test(file));
    expect(read(font)).toBe('wOF2 with more characters');
    expect(font).toContain(shortHash(read(font)));
    expect(read(sheet)).toBe(`a{color:red}@font-face{src:url(${font.replace('assets/', '')})}b{top:0}`);
    for (const file of ['index.html', 'docs/index.html']) {
      expect(read(file)).toContain(`href="${basePath}/${font}" as="font"`);
      expect(read(file)).toContain(
        `<link rel="stylesheet" href="${basePath}/${sheet}" integrity="${integrityHash(read(sheet))}"/>`,
      );
    }
  });

  test('passes the checks of policies, hashes, code and links', () => {
    const site = { ...readSite(out), roots: { basePath, hosts: [] } };
    const loading = linkings(site).filter(({ file }) => /\.(?:js|css)$/.test(file));
    expect([
      ...policyProblems(site),
      ...integrityProblems(site),
      ...sharedCodeProblems(site),
      ...partProblems(site),
      ...frameworkProblems(site),
      ...brokenAddresses(loading, { roots: site.roots, files: filesIn(out) }),
    ]).toEqual([]);
  });

  test('is allowed whole by one policy', () => {
    for (const file of ['index.html', 'docs/index.html', '404.html'])
      expect(read(file)).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
  });
});
