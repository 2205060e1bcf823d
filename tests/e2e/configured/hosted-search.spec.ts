import { expect, type Page, test } from '@playwright/test';
import { facetFilters } from '../../../lib/search/hosted.ts';
import { en } from '../../../lib/site/messages/en.ts';
import { services } from '../../../scripts/base-path/services.ts';
import { scriptErrors } from '../visits.ts';

type Asked = { method: string; url: string; body: string };
type Query = {
  indexName: string;
  query: string;
  facetFilters?: unknown;
  params?: { facetFilters?: unknown };
};

/** The real client requests the real host; a local server answers. */
async function standIn(page: Page): Promise<{ keys: Set<string>; hosts: Set<string> }> {
  const seen = { keys: new Set<string>(), hosts: new Set<string>() };
  await page.request.post(`${services}/control`, { data: {} });
  await page.route(/algolia(net)?\.(net|com)/, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    seen.hosts.add(url.host);
    const key = url.searchParams.get('x-algolia-api-key') ?? request.headers()['x-algolia-api-key'] ?? '';
    seen.keys.add(key);
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 200 });
    const answer = await page.request.post(`${services}${url.pathname}`, {
      data: request.postData() ?? '{}',
    });
    return route.fulfill({
      status: answer.status(),
      contentType: 'application/json',
      body: await answer.text(),
    });
  });
  return seen;
}

async function queries(page: Page): Promise<Query[]> {
  const log = (await (await page.request.get(`${services}/log`)).json()) as Asked[];
  return log
    .filter(({ url }) => url.startsWith('/1/indexes/'))
    .flatMap(({ body }) => (JSON.parse(body) as { requests: Query[] }).requests);
}

test('the hosted search is requested with the configured keys, language and version, and only when the reader wants it', async ({
  page,
}) => {
  const seen = await standIn(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('docs/v1.5.0/field/', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => /algolia|search-index/.test(url))).toEqual([]);
  await page.keyboard.press('Control+k');
  const input = page.locator('.DocSearch-Input');
  await input.fill('field');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  // Its style sheet comes with its code, with a hash like that of the site.
  await expect(page.locator('.DocSearch-Container')).toHaveCSS('position', 'fixed');
  await expect(page.locator('link[rel=stylesheet]:not([integrity^="sha256-"])')).toHaveCount(0);
  const [asked] = (await queries(page)).filter(({ query }) => query === 'field');
  expect(asked?.indexName).toBe('taichi');
  expect(asked?.facetFilters ?? asked?.params?.facetFilters).toEqual(facetFilters('en', 'v1.5.0'));
  expect([...seen.keys]).toEqual(['testkey']);
  for (const host of seen.hosts) expect(host).toMatch(/^testapp/i);
  await page.keyboard.press('Escape');
  await expect(input).toHaveCount(0);
});

test('results of the service are shown as words, and its highlights as highlights', async ({ page }) => {
  await standIn(page);
  const errors = scriptErrors(page);
  await page.goto('docs/field/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('foreign');
  const hits = page.locator('.DocSearch-Hit');
  await expect(hits.filter({ hasText: '<img src=x onerror="window.ran=1">' }).first()).toBeVisible();
  await expect(hits.locator('mark', { hasText: 'foreign' }).first()).toBeVisible();
  await expect(hits.locator('img')).toHaveCount(0);
  await expect(hits.locator('a[href^="javascript:"]')).toHaveCount(0);
  expect([errors, await page.evaluate(() => 'ran' in window)]).toEqual([[], false]);
});

test('in another language it searches that language', async ({ page }) => {
  await standIn(page);
  await page.goto('fr-FR/docs/field/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('champ');
  await expect.poll(async () => (await queries(page)).length).toBeGreaterThan(0);
  const last = (await queries(page)).at(-1);
  expect(last?.facetFilters ?? last?.params?.facetFilters).toEqual(facetFilters('fr-FR', 'v1.6.0'));
});

test('pages have the tags that the crawler reads', async ({ page }) => {
  for (const [path, language, version, tag] of [
    ['docs/field/', 'en', 'v1.6.0', 'docs-default-v1.6.0'],
    ['docs/master/field/', 'en', 'current', 'docs-default-current'],
    ['zh-Hans/api/taichi/', 'zh-Hans', 'v1.6.0', 'docs-default-v1.6.0'],
    ['fr-FR/blog/', 'fr-FR', 'v1.6.0', 'default'],
  ] as const) {
    await page.goto(path);
    const read = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
    expect([
      path,
      await read('docsearch:language'),
      await read('docsearch:version'),
      await read('docusaurus_tag'),
    ]).toEqual([path, language, version, tag]);
  }
});

test('the search page uses the same service', async ({ page }) => {
  const seen = await standIn(page);
  await page.goto('search/?q=field&version=v1.5.0');
  await expect(page.locator('.search-hits > li')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(en.search.found.one);
  const [asked] = (await queries(page)).filter(({ query }) => query === 'field');
  expect(asked?.facetFilters ?? asked?.params?.facetFilters).toEqual(facetFilters('en', 'v1.5.0'));
  expect([...seen.keys]).toEqual(['testkey']);
});
