import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openWindow, pageOf, site } from './window.ts';

type Rules = { createHTML(html: string): string; createScriptURL?(address: string): string };

const service = 'https://service.example';

/** The policies that were made, by name. */
let policies: Map<string, Rules>;

/** The error of a test where a rule is missing. */
function rulesOf(name: string): Required<Rules> {
  const rules = policies.get(name);
  if (!rules) throw new Error(`No policy "${name}".`);
  return rules as Required<Rules>;
}

async function load() {
  return import('@/lib/browser/trusted-types.ts');
}

beforeEach(async () => {
  await openWindow('/docs/a/');
  policies = new Map();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules);
      return rules;
    },
  });
});

describe('the rule for everything', () => {
  beforeEach(async () => (await load()).setTrustRules([service]));

  test.each(['/assets/search-1.js', 'search-1.js', `${site}/assets/search-1.js`, `${service}/tag.js?id=1`])(
    'allows a script from %s',
    (address) => {
      expect(rulesOf('default').createScriptURL(address)).toBe(address);
    },
  );

  test.each([
    'https://other.example/tag.js',
    '//other.example/tag.js',
    'http://site.example/tag.js',
    `${site}.other.example/tag.js`,
    `${site}:8080/tag.js`,
    `http://service.example/tag.js`,
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])('lets no script come from %s', (address) => {
    expect(() => rulesOf('default').createScriptURL(address)).toThrow(TypeError);
  });

  test.each([
    '',
    'text',
    '<div class="bar" aria-hidden="true"></div>',
    '<p>A <code>script</code> and the <em>basement</em> of javascript: addresses</p>',
    '<a href="/docs/b/">B</a><form action="/search/"><input></form><img src="/a.webp" alt="">',
    '<p>&lt;script&gt;</p>',
    '<scripted-element></scripted-element>',
  ])('lets %j become HTML', (html) => {
    expect(rulesOf('default').createHTML(html)).toBe(html);
  });

  test.each([
    '<script>alert(1)</script>',
    '<p>1</p><SCRIPT src="/x.js"></SCRIPT>',
    '<script\n>',
    '<svg><script/></svg>',
    '<iframe src="/"></iframe>',
    '<frame src="/">',
    '<object data="x"></object>',
    '<embed src="x">',
    '<base href="https://other.example/">',
    '<a href="javascript:alert(1)">',
    '<a href=" JavaScript:alert(1)">',
    "<a href='javascript:alert(1)'>",
    '<a href=javascript:alert(1)>',
    '<a href = "javascript:alert(1)">',
    '<form action="javascript:alert(1)">',
    '<button formaction="javascript:alert(1)">',
    '<img src="javascript:alert(1)">',
  ])('does not let %j become HTML', (html) => {
    expect(() => rulesOf('default').createHTML(html)).toThrow(TypeError);
  });

  test('allows no text as code', () => {
    expect(Object.keys(rulesOf('default'))).toEqual(['createHTML', 'createScriptURL']);
  });
});

describe('a page', () => {
  test('may have scripts, by a rule that makes no other HTML and no addresses', async () => {
    const { parsePage } = await load();
    const page = parsePage(pageOf({ title: 'B' }));
    expect([page.title, page.querySelector('script[data-site]') !== null]).toEqual(['B', true]);
    expect(Object.keys(rulesOf('page'))).toEqual(['createHTML']);
    expect([...policies.keys()]).toEqual(['page']);
  });

  test('is parsed into another document than the one that is shown', async () => {
    const { parsePage } = await load();
    expect(parsePage(pageOf({ title: 'B' }))).not.toBe(document);
    expect(document.title).toBe('A page');
  });
});

test('a browser without Trusted Types parses pages all the same', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { parsePage, setTrustRules } = await load();
  expect(() => setTrustRules([])).not.toThrow();
  expect(parsePage(pageOf({ title: 'B' })).title).toBe('B');
});
