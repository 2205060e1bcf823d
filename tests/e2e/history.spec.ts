import { expect, type Page, test } from '@playwright/test';
import { search } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { zhHans } from '../../lib/site/messages/zh-hans.ts';
import { completeBrowser } from '../../scripts/launch.ts';
import { isSameDocument, rememberDocument } from './documents.ts';
import { failureBox, follow, hold, loadNothingAhead, ready, visit } from './visits.ts';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls, and waits until the page has had the event. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => requestAnimationFrame(() => done()), { once: true });
        window.scrollTo({ top: to, behavior: 'instant' });
      }),
    top,
  );
  expect(await position(page)).toBe(top);
}

/** Loads a page and scrolls. */
async function openAt(page: Page, path: string, top: number): Promise<void> {
  await page.goto(path);
  await ready(page);
  await scrollTo(page, top);
}

/** Goes back once the call has returned: a document that is left at once would take the answer with it. */
const back = (page: Page, steps = 1) =>
  page.evaluate((count) => void setTimeout(() => history.go(-count)), steps);
const forward = (page: Page) => page.evaluate(() => history.forward());

/** Expects the page of an address at a scroll position. */
async function expectAt(page: Page, path: string, top: number): Promise<void> {
  await expect(page).toHaveURL(`/${path}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/${path.split(/[?#]/)[0]}$`),
  );
  await expect.poll(() => position(page)).toBe(top);
}

/** Expects a section of the page in view, below the bar, and styled as the target. */
async function expectSection(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(':target')).toHaveAttribute('id', id);
  await expect(page.locator(':target')).toBeInViewport();
  const [top = 0, bar = 0] = await page.evaluate(() => [
    document.querySelector(':target')?.getBoundingClientRect().top,
    document.querySelector('header')?.getBoundingClientRect().bottom,
  ]);
  expect(top).toBeGreaterThanOrEqual(bar);
}

test.use({ viewport: { width: 1280, height: 800 } });

test('Back and Forward lead to where the reader was on each page', async ({ page }) => {
  await openAt(page, 'docs/field/', 900);
  await rememberDocument(page);
  await visit(page, 'docs/layout/');
  await expectAt(page, 'docs/layout/', 0);
  await scrollTo(page, 500);
  await visit(page, 'docs/type/');
  await back(page);
  await expectAt(page, 'docs/layout/', 500);
  await back(page);
  await expectAt(page, 'docs/field/', 900);
  await forward(page);
  await expectAt(page, 'docs/layout/', 500);
  await forward(page);
  await expectAt(page, 'docs/type/', 0);
  expect(await isSameDocument(page)).toBe(true);
});

test('the same page twice has a position for each time', async ({ page }) => {
  await openAt(page, 'docs/field/', 900);
  await visit(page, 'docs/layout/');
  await visit(page, 'docs/field/');
  await scrollTo(page, 300);
  await back(page, 2);
  await expectAt(page, 'docs/field/', 900);
  await page.evaluate(() => history.go(2));
  await expectAt(page, 'docs/field/', 300);
});

test('a reload stays where the reader was, and so does Back after it', async ({ page }) => {
  await openAt(page, 'docs/field/', 900);
  await visit(page, 'docs/layout/');
  await scrollTo(page, 400);
  await page.reload();
  await ready(page);
  await expectAt(page, 'docs/layout/', 400);
  await back(page);
  await expectAt(page, 'docs/field/', 900);
});

for (const [name, switchedOff] of [
  ['with', ['--disable-back-forward-cache']],
  ['without', []],
] as const)
  test(`a page in another language, and Back, ${name} the cache of the browser`, async ({
    playwright,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...completeBrowser,
      ignoreDefaultArgs: [...switchedOff],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted }));
      });
      const address = (path: string) => new URL(path, baseURL).href;
      await page.goto(address('docs/field/'));
      await ready(page);
      await visit(page, address('docs/layout/').slice(address('').length));
      await scrollTo(page, 700);
      await follow(page, 'zh-Hans/docs/layout/');
      await expect(page).toHaveURL(address('zh-Hans/docs/layout/'));
      await ready(page);
      await back(page);
      await expect(page).toHaveURL(address('docs/layout/'));
      await ready(page);
      await expect.poll(() => position(page)).toBe(700);
      expect(await page.evaluate(() => (window as { isFromCache?: boolean }).isFromCache)).toBe(
        name === 'with',
      );
      await back(page);
      await expect(page).toHaveURL(address('docs/field/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields');
    } finally {
      await browser.close();
    }
  });

test.describe('sections', () => {
  test('of one page are entries of the history, each with its position', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto('docs/field/');
    await ready(page);
    await rememberDocument(page);
    const contents = page.locator('#toc a');
    await contents.filter({ hasText: 'Shape and dimensions' }).click();
    await expectSection(page, 'shape-and-dimensions');
    const top = await position(page);
    await contents.filter({ hasText: 'Structs' }).click();
    await expectSection(page, 'struct-fields');
    await scrollTo(page, (await position(page)) + 150);
    const below = await position(page);
    await back(page);
    await expectAt(page, 'docs/field/#shape-and-dimensions', top);
    await expectSection(page, 'shape-and-dimensions');
    await back(page);
    await expectAt(page, 'docs/field/', 0);
    await page.evaluate(() => history.go(2));
    await expectAt(page, 'docs/field/#struct-fields', below);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('of another page are in view, highlighted, and where the keyboard goes on', async ({ page }) => {
    await openAt(page, 'docs/field/', 600);
    await rememberDocument(page);
    await follow(page, 'docs/layout/#loops-follow-the-layout');
    await expectSection(page, 'loops-follow-the-layout');
    await page.keyboard.press('Tab');
    const isNext = await page.evaluate(() => {
      const target = document.querySelector(':target') as Element;
      const links = [...document.querySelectorAll('#content a[href], #content button')];
      const next = links.find(
        (link) => target.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return next !== undefined && next === document.activeElement;
    });
    expect(isNext).toBe(true);
    await scrollTo(page, 200);
    await back(page);
    await expectAt(page, 'docs/field/', 600);
    await forward(page);
    await expectAt(page, 'docs/layout/#loops-follow-the-layout', 200);
    await page.reload();
    await ready(page);
    await expectAt(page, 'docs/layout/#loops-follow-the-layout', 200);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('are in view on a page that is opened by their address; one that does not exist means the top', async ({
    page,
  }) => {
    await page.goto('docs/field/#struct-fields');
    await ready(page);
    await expectSection(page, 'struct-fields');
    await visit(page, 'docs/layout/');
    await follow(page, 'docs/field/#no-such-section');
    await expectAt(page, 'docs/field/#no-such-section', 0);
  });
});

test.describe('the page of the search', () => {
  const results = (page: Page) => page.locator('.search-hits > li');
  const current = (page: Page) => page.locator('.search-pages [aria-current=page]');

  async function open(page: Page): Promise<void> {
    await page.goto('search/?q=kernel');
    await expect(results(page)).toHaveCount(search.perPage);
  }

  test('has an entry for each page of results, each with its position', async ({ page }) => {
    await open(page);
    const first = await results(page).first().textContent();
    const next = page.getByRole('navigation', { name: en.search.pages }).getByRole('link', { name: '2' });
    await next.scrollIntoViewIfNeeded();
    const top = await position(page);
    expect(top).toBeGreaterThan(0);
    await next.click();
    await expect(current(page)).toHaveText('2');
    await expect(results(page).first()).not.toHaveText(first ?? '');
    await expect.poll(() => position(page)).toBe(0);
    await scrollTo(page, 300);
    await back(page);
    await expect(current(page)).toHaveText('1');
    await expect(results(page).first()).toHaveText(first ?? '');
    await expect.poll(() => position(page)).toBe(top);
    await forward(page);
    await expect(current(page)).toHaveText('2');
    await expect.poll(() => position(page)).toBe(300);
  });

  test('is the same after Back from a result', async ({ page }) => {
    await open(page);
    await rememberDocument(page);
    await page.getByRole('navigation', { name: en.search.pages }).getByRole('link', { name: '2' }).click();
    await expect(current(page)).toHaveText('2');
    await expect.poll(() => position(page)).toBe(0);
    const titles = await results(page).allTextContents();
    const result = results(page).nth(3).getByRole('link').first();
    await scrollTo(page, 250);
    await result.scrollIntoViewIfNeeded();
    const top = await position(page);
    await result.click();
    await expect(page).not.toHaveURL(/\/search\//);
    await back(page);
    await expect(current(page)).toHaveText('2');
    expect(await results(page).allTextContents()).toEqual(titles);
    await expect.poll(() => position(page)).toBe(top);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('on the way back', () => {
  test.beforeEach(({ page }) => loadNothingAhead(page));

  test('two steps at once lead two pages back', async ({ page }) => {
    await openAt(page, 'docs/field/', 350);
    await visit(page, 'docs/layout/');
    await visit(page, 'docs/type/');
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expectAt(page, 'docs/field/', 350);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields');
  });

  test('a page that hangs is cancelled', async ({ page }) => {
    const { held, release } = hold();
    await openAt(page, 'docs/field/', 350);
    await visit(page, 'docs/layout/');
    await page.route('**/docs/quant/', async (route) => {
      await held;
      await route.continue();
    });
    await follow(page, 'docs/quant/');
    await expect(page.locator('.loading')).toBeVisible();
    await back(page);
    await expectAt(page, 'docs/field/', 350);
    await expect(page.locator('.loading')).toHaveCount(0);
    const late = page.waitForResponse('**/docs/quant/');
    release();
    await (await late).finished();
    await page.waitForTimeout(300);
    await expectAt(page, 'docs/field/', 350);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields');
  });

  test('a page that does not come leaves the one that is shown, and Forward leads to it', async ({
    page,
  }) => {
    await openAt(page, 'docs/field/', 350);
    await visit(page, 'docs/layout/');
    await scrollTo(page, 200);
    await page.route('**/docs/field/', (route) => route.fulfill({ status: 500, body: '' }));
    await back(page);
    await expect(failureBox(page)).toContainText('500');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields (advanced)');
    await scrollTo(page, 600);
    await forward(page);
    await expect(failureBox(page)).toHaveCount(0);
    await expect(page).toHaveURL('/docs/layout/');
    await page.unroute('**/docs/field/');
    await back(page);
    await expectAt(page, 'docs/field/', 350);
  });

  test('offline, a page that was not loaded comes when there is a connection', async ({ page, context }) => {
    await openAt(page, 'docs/field/', 350);
    await visit(page, 'docs/layout/');
    await page.reload();
    await ready(page);
    await context.setOffline(true);
    await back(page);
    await expect(failureBox(page)).toContainText(en.loading.offline);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields (advanced)');
    await context.setOffline(false);
    await expectAt(page, 'docs/field/', 350);
    await expect(failureBox(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields');
  });

  test('offline, a page that was loaded before is shown', async ({ page, context }) => {
    await page.goto('zh-Hans/docs/field/');
    await ready(page);
    await visit(page, 'zh-Hans/docs/layout/');
    await visit(page, 'zh-Hans/docs/type/');
    await context.setOffline(true);
    await back(page);
    await expectAt(page, 'zh-Hans/docs/layout/', 0);
    await expect(failureBox(page)).toHaveCount(0);
    await back(page);
    await expect(failureBox(page)).toContainText(zhHans.loading.offline);
    await context.setOffline(false);
    await expectAt(page, 'zh-Hans/docs/field/', 0);
  });
});

test('control: the checks above find a page that comes back at its top', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'scrollTo', { value: () => undefined });
  });
  await page.goto('docs/field/');
  await ready(page);
  await page.evaluate(() => document.scrollingElement?.scrollBy({ top: 900, behavior: 'instant' }));
  await visit(page, 'docs/layout/');
  await page.evaluate(() => document.scrollingElement?.scrollBy({ top: -400, behavior: 'instant' }));
  await back(page);
  await expect(expectAt(page, 'docs/field/', 900)).rejects.toThrow('900');
});
