import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leakProblems, privateHere } from '@/lib/audit/checks/leaks.ts';
import { sampleOf, sharesOf } from '@/lib/audit/checks/validity.ts';
import { differences } from '@/lib/audit/compare-exports.ts';
import { validityProblems } from '@/lib/audit/validator.ts';
import type { Problem } from '@/lib/site/problem.ts';
import { pageOf, siteOf } from '../site-of.ts';

const whats = (problems: readonly Problem[]) => problems.map(({ where, what }) => `${where}: ${what}`);

describe('valid HTML', () => {
  const validity = (body: string, seen?: Set<string>) =>
    validityProblems({ file: 'a.html', html: pageOf({ body }) }, seen).map(({ what }) => what);

  test.each([
    ['<p>a > b</p><img src="/a.webp" alt="a"><script>if (a < b && c) "</p>"</script>', []],
    ['<p>a < b</p>', ['no-raw-characters']],
    ['<p><div>a</div></p>', ['close-order']],
    ['<ul><p>a</p></ul>', ['element-permitted-content']],
    ['<button type="nothing">a</button>', ['attribute-allowed-values']],
    ['<center>a</center>', ['deprecated']],
    ['<article><aside>a</aside><aside>b</aside></article>', []],
    ['<nav>a</nav><nav>b</nav>', ['unique-landmark']],
  ])('%s', (body, rules) => {
    const found = validity(body);
    for (const rule of rules) expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${rule}`)));
    if (rules.length === 0) expect(found).toEqual([]);
  });

  test('a sample has the largest page of each kind in each language, some of all, and is always the same', () => {
    const names = Array.from({ length: 800 }, (_, index) => `page-${index}`);
    const docs = ['', 'zh-Hans/'].flatMap((prefix) =>
      names.map((name) => `${prefix}docs/${name}/index.html`),
    );
    const others = ['404.html', 'index.html', 'zh-Hans/index.html', 'blog/2023/06/21/life/index.html'];
    const large = ['docs/page-7/index.html', 'zh-Hans/docs/page-70/index.html'];
    const files = [...docs, ...others];
    const sample = sampleOf(files, (file) => (large.includes(file) ? 2 : 1));
    expect(sample).toEqual(expect.arrayContaining([...others, ...large]));
    expect(sample.length / files.length).toBeGreaterThan(0.08);
    expect(sample.length / files.length).toBeLessThan(0.18);
    expect(sampleOf([...files].reverse(), (file) => (large.includes(file) ? 2 : 1)).sort()).toEqual(
      sample.sort(),
    );
  });

  test('a part that an earlier page had is not validated again, wherever its links lead; another is', () => {
    const seen = new Set<string>();
    const part = (to: string) => `<p><a href="${to}">a < b</a></p>`;
    expect(validity(part('/a/'), seen)).toHaveLength(1);
    expect(validity(part('/b/'), seen)).toEqual([]);
    expect(validity(part('/b/').replace('a <', 'b <'), seen)).toHaveLength(1);
  });

  test('a page is validated with its translations and versions, each page once', () => {
    const files = [
      'docs/a/index.html',
      'docs/master/a/index.html',
      'fr-FR/docs/a/index.html',
      'b/index.html',
    ];
    expect(sharesOf(files, 2)).toEqual([files.slice(0, 3), files.slice(3)]);
    expect(sharesOf(files, 5).flat().sort()).toEqual([...files].sort());
  });
});

describe('leaks', () => {
  const folder = '/builder/site';
  const here = privateHere(
    {
      SOME_TOKEN: 'abcdefgh1234',
      DOCSEARCH_API_KEY: 'published1',
      PORT: '3000',
      STARS_URL: 'http://localhost:4399/x',
    },
    folder,
  );
  const leaksIn = (content: string, file = 'a.js') => whats(leakProblems(siteOf({ [file]: content }), here));
  const key = (begin: string) => begin + 'A1b2'.repeat(16).slice(0, 36);

  test('ordinary files pass', () => {
    expect(
      leaksIn(
        'fetch("http://localhost:4399/x"); "published1"; port=3000; const sourceMappingURL = 1; /builder/sites',
      ),
    ).toEqual([]);
  });

  test('a folder of another machine that ends like one of this machine passes', () => {
    expect(leaksIn(`File "/home/ada${folder}/a.py"`)).toEqual([]);
  });

  test.each([
    [`"${folder}/lib/a.ts"`, 'a folder of this machine'],
    ['"abcdefgh1234"', 'the value of SOME_TOKEN'],
    [`-----BEGIN RSA ${'PRIVATE'} KEY-----`, 'a private key'],
    [key('ghp_'), 'a token of GitHub'],
    [key('npm_'), 'a token of npm'],
    ['fetch("http://127.0.0.1:3000/")', 'an address of the local machine'],
    ['//# sourceMappingURL=a.js.map', 'refers to a source map'],
    ['', 'is empty'],
  ])('%s', (content, what) => {
    expect(leaksIn(content)).toEqual([expect.stringContaining(what)]);
  });

  test('maps and sources are found by their names, and the value of a secret is not shown', () => {
    expect(leaksIn('{}', 'a.js.map')).toHaveLength(1);
    expect(leaksIn('1', 'worker.ts')).toHaveLength(1);
    const [found] = leakProblems(siteOf({ 'a.js': 'abcdefgh1234' }), here);
    expect(JSON.stringify(found)).not.toContain('abcdefgh1234');
  });
});

describe('two builds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const write = (name: string, files: Record<string, string>) => {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(join(folder, name, file), content);
    }
    return join(folder, name);
  };

  test('that are the same have no difference; others are reported with the first place', () => {
    const one = write('one', { a: 'same', b: 'at noon', c: 'c' });
    const other = write('other', { a: 'same', b: 'at night', d: 'd' });
    expect(differences(one, one)).toEqual([]);
    expect(whats(differences(one, other))).toEqual([
      'c: is not in the second build',
      'd: is not in the first build',
      'b, byte 4: differs',
    ]);
  });
  rmSync(folder, { recursive: true });
});
