import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cacheRules, headersFile, runWorkerPolicy, securityHeaders } from '@/lib/export/headers.ts';
import { policyOf, sourcesOf, withPolicy } from '@/lib/export/policy.ts';
import { integrityHash } from '@/lib/html/integrity.ts';
import { assetPath } from '@/lib/routes/files.ts';
import { readConfig } from '@/lib/site/config.ts';

const sources = sourcesOf(readConfig({}));

describe('whom a page may ask', () => {
  test.each([
    [{}, { connect: ['https://api.github.com'] }],
    [{ STARS_URL: 'none' }, { connect: [] }],
    [
      { STARS_URL: 'none', NEWSLETTER_ENDPOINT: 'https://news.example.org/form/1' },
      { connect: ['https://news.example.org'], form: ['https://news.example.org'] },
    ],
    [
      { STARS_URL: 'none', ANALYTICS_ID: 'G-1', ANALYTICS_SCRIPT: 'https://a.example.org/tag.js' },
      {
        script: ['https://a.example.org'],
        connect: ['https://a.example.org'],
        img: ['https://a.example.org'],
      },
    ],
    [
      { STARS_URL: 'none', HEATMAP_ID: '7', HEATMAP_SCRIPT: 'https://h.example.org/heat-{id}.js' },
      {
        script: ['https://h.example.org'],
        connect: ['https://h.example.org'],
        img: ['https://h.example.org'],
      },
    ],
    [
      { STARS_URL: 'none', DOCSEARCH_APP_ID: 'APP', DOCSEARCH_API_KEY: 'key', DOCSEARCH_INDEX: 'i' },
      {
        connect: [
          'https://app-dsn.algolia.net',
          'https://app-1.algolianet.com',
          'https://app-2.algolianet.com',
          'https://app-3.algolianet.com',
        ],
      },
    ],
  ])('%j adds exactly its origins', (env, expected) => {
    const nobody = { script: [], connect: [], img: [], frame: [], form: [] };
    expect(sourcesOf(readConfig(env))).toEqual({ ...nobody, ...expected });
  });
});

describe('the policy of a page', () => {
  const page = withPolicy(
    '<meta charset="utf-8"/><script>b()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="importmap">{}</script>',
    sources,
  );
  const policy = /content="([^"]*)"/.exec(page)?.[1] ?? '';
  const ruleOf = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];

  test('comes right after the charset and names each script that stands in the page, and no other', () => {
    expect(page).toMatch(/^<meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    const hashes = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
    expect(hashes.sort()).toEqual(['b()', '{}'].map(integrityHash).sort());
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('allows no style in a page, no text as code, and nothing that is not named', () => {
    expect(ruleOf('style-src')).toBe("'self'");
    expect(ruleOf('default-src')).toBe("'none'");
    expect(ruleOf('require-trusted-types-for')).toBe("'script'");
    // The names of the policies in lib/browser/trusted-types.ts.
    const names = [
      ...readFileSync('lib/browser/trusted-types.ts', 'utf8').matchAll(/createPolicy\('(\w+)'/g),
    ].map(([, name]) => name);
    expect(ruleOf('trusted-types')?.split(' ')).toEqual(names);
  });

  test('has no hash in a page without scripts; a page without a charset stops the build', () => {
    expect(withPolicy('<meta charset="utf-8"><p>', sources)).toContain("script-src 'self';");
    expect(() => withPolicy('<p>', sources)).toThrow(/charset/);
  });
});

describe('the headers of a host', () => {
  test('have the policy, with what only a header can say', () => {
    const { 'Content-Security-Policy': policy } = securityHeaders(policyOf(sources, ['a()']));
    expect(policy).toContain(integrityHash('a()'));
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('permit WebAssembly, which the policy of each page forbids, and no network to the worker that runs programs', () => {
    const { 'Content-Security-Policy': ofHost } = securityHeaders(policyOf(sources, ['a()']));
    expect(ofHost).toContain("'wasm-unsafe-eval'");
    expect(withPolicy('<meta charset="utf-8"><script>a()</script>', sources)).not.toContain('wasm');
    const [, rules] = headersFile('default-src x', '/sub').split(`/sub${assetPath('run-worker-*')}\n`);
    expect(rules).toContain(`  Content-Security-Policy: ${runWorkerPolicy}\n`);
    expect(runWorkerPolicy).toContain("default-src 'none'");
    expect(runWorkerPolicy).not.toContain('connect-src');
  });

  test('are in a file, with the time for which files are cached', () => {
    const file = headersFile('default-src x', '/sub');
    for (const name of Object.keys(securityHeaders('default-src x'))) expect(file).toContain(`  ${name}: `);
    expect(file).toContain(`/sub/*\n`);
    expect(file).toContain(`/sub${assetPath('*')}\n  Cache-Control: ${cacheRules.immutable}`);
  });

  test('are the same in vercel.json, but for hashes, which change with each build and are in the pages', () => {
    const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(headers.map(({ source }) => source)).toEqual([
      '/(.*)',
      assetPath('(.*)'),
      assetPath('run-worker-(.*)'),
    ]);
    const [all = {}, assets, worker] = headers.map(({ headers: rows }) =>
      Object.fromEntries(rows.map(({ key, value }) => [key, value])),
    );
    const { 'Content-Security-Policy': policy, ...rest } = securityHeaders('default-src x');
    const { 'Content-Security-Policy': ofHost, 'Cache-Control': cache, ...others } = all;
    expect(others).toEqual(rest);
    for (const one of [policy, ofHost]) expect(one).toContain("frame-ancestors 'none'");
    expect(worker).toEqual({ 'Content-Security-Policy': runWorkerPolicy });
    expect([cache, assets?.['Cache-Control']]).toEqual([cacheRules.revalidate, cacheRules.immutable]);
  });

  test('are the same in the recipe for nginx', () => {
    const nginx = readFileSync('docs/hosts/nginx.conf', 'utf8');
    const { 'Content-Security-Policy': _, ...rest } = securityHeaders('default-src x');
    for (const [name, value] of Object.entries(rest))
      expect(nginx).toContain(`add_header ${name} "${value}" always;`);
    const rule = (pattern: string, value: string) =>
      new RegExp(`^ +${pattern.replace(/[~^]/g, '\\$&')} +"${value.replace(/[.*+?()]/g, '\\$&')}";$`, 'm');
    expect(nginx).toMatch(rule('default', cacheRules.revalidate));
    expect(nginx).toMatch(rule(`~^${assetPath('')}`, cacheRules.immutable));
    expect(nginx).toMatch(rule(`~^${assetPath('run-worker-')}`, runWorkerPolicy));
  });
});
