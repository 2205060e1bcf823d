import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { dataOf } from '@/lib/browser/payload.ts';
import { assemblePage, dataScript } from '@/lib/export/assemble.ts';
import { guardScript } from '@/lib/export/guard.ts';
import { cacheRules, headersFile, securityHeaders } from '@/lib/export/headers.ts';
import { hashOf, withIntegrity, withIntegrityInData } from '@/lib/export/integrity.ts';
import { inlineScripts, policyOf, sourcesOf, withPolicy } from '@/lib/export/policy.ts';
import { readConfig } from '@/lib/site/config.ts';
import { pageData } from '@/lib/site/constants.ts';

const key = 'a'.repeat(40);
const mark = `<!--page:${key}-->`;
const staticPart = '<main><h1>A &amp; "B" \\ $& $1</h1>\n</main>';
const rows = [
  '1:"$Sreact.fragment"\n',
  `0:{"f":["$","div",null,{"data-page":"","dangerouslySetInnerHTML":{"__html":"${mark}"}}],"t":"é</script>"}\n`,
];
const escaped = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

/** A page as Next writes it: the content, then its data in pieces. */
const written = (content = mark, data = rows) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script src="/_next/static/a.js" async=""></script></head><body><div data-page="">${content}</div><script>(self.__next_f=self.__next_f||[]).push([0])</script>${data
    .map((row) => `<script>self.__next_f.push([1,${escaped(row)}])</script>`)
    .join('')}</body></html>`;

const integrity = new Map([
  ['/_next/static/a.js', 'sha256-aaa'],
  ['/_next/static/b.css', 'sha256-bbb'],
]);
const assembled = (html: string) => assemblePage(html, { integrity, staticPart: () => staticPart });

describe('a page as it is published', () => {
  test('has its static part once, and gives the data back as Next wrote it', () => {
    const page = assembled(written());
    expect(page.split('<h1>')).toHaveLength(2);
    expect(page).not.toContain('page:');
    const data = dataOf(page) ?? '';
    const [, html] = /"__html":("(?:[^"\\]|\\.)*")/.exec(data) ?? [];
    expect(JSON.parse(html ?? '')).toBe(staticPart);
    expect(data.replace(html ?? '', JSON.stringify(mark))).toBe(rows.join(''));
  });

  test.each([false, true])(
    'hands React its data one piece at a time, where Next is there already: %s',
    (isThere) => {
      const page = assembled(written());
      const [, block = ''] = /id="page-data">([^<]*)</.exec(page) ?? [];
      const taken: unknown[] = [];
      const push = (piece: unknown) => taken.push(piece);
      const self: { __next_f?: unknown } = isThere ? { __next_f: { push } } : {};
      const document = {
        getElementById: () => ({ textContent: block }),
        querySelector: () => ({ innerHTML: staticPart + pageData.end }),
      };
      runInNewContext(dataScript, { self, document });
      const pieces = isThere ? taken : (self.__next_f as unknown[]);
      expect(pieces).toHaveLength(2);
      expect(JSON.stringify(pieces[0])).toBe('[0]');
      const [kind, data] = pieces[1] as [number, string];
      expect(kind).toBe(1);
      expect(data.replace(pageData.end, '')).toBe(dataOf(page));
    },
  );

  test('breaks off anywhere: there is no data', () => {
    const page = assembled(written());
    for (let end = 0; end < page.length; end += 7)
      expect([end, dataOf(page.slice(0, end))]).toEqual([end, undefined]);
  });

  test.each([
    ['', 'nothing'],
    ['<!DOCTYPE html><html><p>Sign in</p></html>', 'a page of somebody else'],
    ['{}', 'another format'],
    ['<script type="application/json" id="page-data">["a"]</script></html>', 'a page without a static part'],
  ])('%j, %s, has no data', (text) => expect(dataOf(text)).toBeUndefined());

  test('a page without data of Next stays as it is; data that is not known stops the build', () => {
    expect(assembled('<html></html>')).toBe('<html></html>');
    const other = written().replace('self.__next_f.push([1,', 'self.__next_f.push([2,');
    expect(() => assembled(other)).toThrow(/lib\/export\/assemble\.ts/);
  });
});

describe('integrity', () => {
  test('tags, elements and hints carry the hash of what they load', () => {
    expect(withIntegrity('<script src="/_next/static/a.js" async=""></script>', integrity)).toBe(
      '<script src="/_next/static/a.js" async="" integrity="sha256-aaa"></script>',
    );
    expect(withIntegrity('<link rel="stylesheet" href="/_next/static/b.css"/>', integrity)).toBe(
      '<link rel="stylesheet" href="/_next/static/b.css" integrity="sha256-bbb"/>',
    );
    const data =
      ':HL["/_next/static/b.css","style"]\n0:["$","link","0",{"rel":"stylesheet","href":"/_next/static/b.css","precedence":"next"}]\n';
    expect(withIntegrityInData(data, integrity)).toBe(
      ':HL["/_next/static/b.css","style",{"integrity":"sha256-bbb"}]\n0:["$","link","0",{"rel":"stylesheet","href":"/_next/static/b.css","integrity":"sha256-bbb","precedence":"next"}]\n',
    );
  });

  test('what is not ours is left alone', () => {
    const tag = '<script src="https://example.org/x.js"></script>';
    expect(withIntegrity(tag, integrity)).toBe(tag);
  });
});

describe('the policy', () => {
  const page = withPolicy(assembled(written()), 'guard()', sourcesOf(readConfig({})));
  const policy = /content="([^"]*)"/.exec(page)?.[1] ?? '';

  test('stands right behind the charset and names each script that stands in the page, and no other', () => {
    expect(page).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    const hashes = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash).sort();
    expect(hashes).toEqual(inlineScripts(page).map(hashOf).sort());
    expect(hashes).toHaveLength(2);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('an injected script has another hash', () => {
    const injected = page.replace('</body>', '<script>alert(1)</script></body>');
    const hashes = inlineScripts(injected).map(hashOf);
    expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([hashOf('alert(1)')]);
  });

  test('a page without scripts gets a policy without them; a page without a charset stops the build', () => {
    const plain = withPolicy('<meta charset="utf-8"><p>', 'guard()', sourcesOf(readConfig({})));
    expect(plain).not.toContain('<script');
    expect(plain).toContain("script-src 'self';");
    expect(() => withPolicy('<p>', '', sourcesOf(readConfig({})))).toThrow(/charset/);
  });

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
    const none = { script: [], connect: [], img: [], frame: [], form: [], style: [] };
    expect(sourcesOf(readConfig(env))).toEqual({ ...none, ...expected });
  });

  test('goes into headers, with what only a header can say', () => {
    const headers = securityHeaders(policyOf(sourcesOf(readConfig({})), { scripts: ['a()'], styles: [] }));
    expect(headers['Content-Security-Policy']).toContain(hashOf('a()'));
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    const file = headersFile('default-src x', '/sub');
    expect(file).toContain('/sub/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable');
    for (const name of Object.keys(headers)) expect(file).toContain(`  ${name}: `);
  });

  test('the host that has its rules in vercel.json says the same; hashes change with each build and stand in the pages', () => {
    const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    const [all, code] = headers.map(({ headers: own }) =>
      Object.fromEntries(own.map(({ key: name, value }) => [name, value])),
    );
    const { 'Content-Security-Policy': policy, ...rest } = securityHeaders('default-src x');
    const { 'Content-Security-Policy': own, 'Cache-Control': cache, ...others } = all ?? {};
    expect(others).toEqual(rest);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(own).toContain("frame-ancestors 'none'");
    expect([cache, code?.['Cache-Control']]).toEqual([cacheRules.revalidate, cacheRules.immutable]);
  });
});

describe('the guard of scripts', () => {
  type Rules = { createHTML(html: string): string; createScriptURL(url: string): string };
  const start = () => {
    const element = () =>
      class {
        integrity = '';
        loaded = '';
      };
    const [HTMLScriptElement, HTMLLinkElement] = [element(), element()];
    const address = (name: string) => ({
      [name]: {
        configurable: true,
        get: () => '',
        set(this: { loaded: string }, value: string) {
          this.loaded = value;
        },
      },
    });
    Object.defineProperties(HTMLScriptElement.prototype, address('src'));
    Object.defineProperties(HTMLLinkElement.prototype, address('href'));
    let rules: Rules | undefined;
    const trustedTypes = {
      createPolicy: (_: string, own: Rules) => {
        rules = own;
      },
    };
    const self = { trustedTypes };
    runInNewContext(guardScript({ own: '/_next/static/', origins: ['https://a.example.org'], integrity }), {
      self,
      trustedTypes,
      HTMLScriptElement,
      HTMLLinkElement,
      URL,
      location: { href: 'https://docs.example.org/docs/', origin: 'https://docs.example.org' },
      TypeError,
    });
    if (!rules) throw new Error('The guard has made no rules.');
    return {
      script: new HTMLScriptElement() as InstanceType<typeof HTMLScriptElement> & { src: string },
      rules,
    };
  };

  test('gives what is loaded later its hash', () => {
    const { script } = start();
    script.src = '/_next/static/a.js';
    expect([script.loaded, script.integrity]).toEqual(['/_next/static/a.js', 'sha256-aaa']);
    const { script: other } = start();
    other.src = 'https://a.example.org/_next/static/a.js';
    expect([other.loaded, other.integrity]).toEqual(['https://a.example.org/_next/static/a.js', '']);
  });

  test.each([
    '/_next/static/a.js',
    'https://docs.example.org/_next/static/x.js',
    'https://a.example.org/t.js',
  ])('a script may come from %s', (url) => expect(start().rules.createScriptURL(url)).toBe(url));

  test.each([
    '/a.js',
    'https://evil.example.org/a.js',
    'data:text/javascript,alert(1)',
    'blob:x',
    'javascript:alert(1)',
  ])('no script comes from %s', (url) => expect(() => start().rules.createScriptURL(url)).toThrow());

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=x>',
    '<iframe src="/">',
    '<a href="javascript:alert(1)">',
    '<object data="x">',
    '<base href="//x">',
  ])('HTML with %s is refused', (html) => expect(() => start().rules.createHTML(html)).toThrow());

  test.each([
    '<p>a &lt;script> b</p>',
    '<script type="application/ld+json">{}</script>',
    '<a href="/javascript:/">',
  ])('HTML with %s passes', (html) => expect(start().rules.createHTML(html)).toBe(html));
});
