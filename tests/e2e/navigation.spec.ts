import { readFileSync } from 'node:fs';
import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { loading, progress, storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';

/** Where the reader is, and the page that is asked for: every kind of page goes to another. */
const places: [from: string, to: string][] = [
  ['docs/field/', 'docs/layout/'],
  ['docs/field/', 'api/taichi/math/'],
  ['', 'docs/hello_world/'],
  ['blog/', 'blog/head-first-taichi/'],
  ['blog/head-first-taichi/', 'docs/cloth_simulation/'],
  ['api/taichi/math/', 'api/taichi/'],
  ['docs/tags/kernels/', 'docs/kernel_function/'],
  ['zh-Hans/docs/field/', 'zh-Hans/docs/layout/'],
];

const file = (path: string) => readFileSync(`out/${path}index.html`, 'utf8');

/** Answers what the script of the page asks for; the same address as a page to go to stays as it is. */
async function intercept(page: Page, to: string, answer: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route(`**/${to}`, (route) =>
    route.request().resourceType() === 'fetch' ? answer(route) : route.continue(),
  );
}

/** Ways in which the data of a page does not come, and the words for it. */
const faults: Record<string, { answer(route: Route, path: string): Promise<unknown>; says: string }> = {
  'not found': { answer: (route) => route.fulfill({ status: 404, body: 'no' }), says: '404' },
  'server error': { answer: (route) => route.fulfill({ status: 500, body: 'no' }), says: '500' },
  'a page in place of data': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>Sign in</p>' }),
    says: 'broken',
  },
  'another format': {
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{}' }),
    says: 'broken',
  },
  nothing: { answer: (route) => route.fulfill({ contentType: 'text/html', body: '' }), says: 'broken' },
  'half of it': {
    answer: (route, path) =>
      route.fulfill({ contentType: 'text/html', body: file(path).slice(0, file(path).length / 2) }),
    says: 'broken',
  },
  'all but the last line': {
    answer: (route, path) =>
      route.fulfill({ contentType: 'text/html', body: file(path).replace(/<\/html>\s*$/, '') }),
    says: 'broken',
  },
  'data that is none': {
    answer: (route, path) =>
      route.fulfill({ contentType: 'text/html', body: file(path).replace(/(id="page-data">)[^<]*/, '$1[') }),
    says: 'broken',
  },
  'a connection that is reset': { answer: (route) => route.abort('connectionreset'), says: 'failed' },
  'a connection that is refused': { answer: (route) => route.abort('connectionrefused'), says: 'failed' },
  'a request that is given up': { answer: (route) => route.abort('aborted'), says: 'failed' },
};

/** What the script of the page asks this site for; the number of stars comes from elsewhere. */
const isOfSite = (request: Request) =>
  request.resourceType() === 'fetch' && new URL(request.url()).hostname === 'localhost';

/** A click on a link to the page, wherever it is asked for. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = `/${path}`;
    document.body.append(link);
    link.click();
    link.remove();
  }, to);
}

const box = (page: Page) => page.locator('.failure');
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: 1 }));
const isSame = (page: Page) => page.evaluate(() => (window as unknown as { mark?: number }).mark === 1);
const ready = (page: Page) => page.locator('form[data-state=idle]').waitFor();

for (const [from, to] of places) {
  test(`from /${from} to /${to}: while its data fails, the page stays, and trying again leads on`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const [name, { answer, says }] of Object.entries(faults)) {
      await page.goto(from);
      await ready(page);
      await mark(page);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await intercept(page, to, (route) => answer(route, to));
      await follow(page, to);
      await expect(box(page), name).toBeVisible();
      if (!from.startsWith('zh'))
        await expect(box(page), name).toContainText(
          says === 'broken' ? en.loading.broken : says === 'failed' ? en.loading.failed : says,
        );
      expect([
        name,
        new URL(page.url()).pathname,
        await page.getByRole('heading', { level: 1 }).textContent(),
      ]).toEqual([name, `/${from}`, heading]);
      await page.unroute(`**/${to}`);
      await box(page).getByRole('button').first().click();
      await expect(page, name).toHaveURL(new RegExp(`/${to}$`));
      await expect(box(page), name).toHaveCount(0);
      expect([name, await isSame(page)]).toEqual([name, true]);
    }
    expect(errors).toEqual([]);
  });

  test(`from /${from} to /${to}: offline the page stays, and goes on by itself when there is a connection`, async ({
    page,
    context,
  }) => {
    await page.goto(from);
    await ready(page);
    await mark(page);
    await context.setOffline(true);
    await follow(page, to);
    await expect(box(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/${from}`);
    await context.setOffline(false);
    await expect(page).toHaveURL(new RegExp(`/${to}$`));
    expect(await isSame(page)).toBe(true);
  });

  test(`from /${from} to /${to}: data that hangs shows the bar, the spinner, and at last the box`, async ({
    page,
  }) => {
    // The picture on the home page would draw twenty seconds' worth of frames.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(from);
    await ready(page);
    await mark(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await intercept(page, to, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await follow(page, to);
    await page.clock.runFor(progress.delayMs - 100);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    await page.clock.runFor(loading.spinnerDelayMs);
    await expect(page.locator('.loading')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/${from}`);
    await page.clock.runFor(loading.giveUpMs);
    await expect(box(page)).toBeVisible();
    await expect(page.locator('.loading')).toHaveCount(0);
    release();
    await page.unroute(`**/${to}`);
    await box(page).getByRole('button').first().click();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(new RegExp(`/${to}$`));
    expect(await isSame(page)).toBe(true);
  });
}

test('without a fault there is no box, no bar and no reload: the checks above would tell', async ({
  page,
}) => {
  await page.goto('docs/field/');
  await ready(page);
  await mark(page);
  await follow(page, 'docs/layout/');
  await expect(page).toHaveURL(/\/docs\/layout\/$/);
  expect([await box(page).count(), await page.locator('#nprogress').count(), await isSame(page)]).toEqual([
    0,
    0,
    true,
  ]);
});

test('the box can be closed, and another page asked for', async ({ page }) => {
  await page.goto('docs/field/');
  await ready(page);
  await intercept(page, 'docs/quant/', (route) => route.fulfill({ status: 500, body: '' }));
  await follow(page, 'docs/quant/');
  await box(page).getByRole('button', { name: en.loading.close }).click();
  await expect(box(page)).toHaveCount(0);
  await follow(page, 'docs/quant/');
  await expect(box(page)).toBeVisible();
  await follow(page, 'docs/layout/');
  await expect(page).toHaveURL(/\/docs\/layout\/$/);
  await expect(box(page)).toHaveCount(0);
});

test('the last click wins over an answer that comes late', async ({ page }) => {
  await page.goto('docs/field/');
  await ready(page);
  await intercept(page, 'docs/quant/', async (route) => {
    await new Promise((done) => setTimeout(done, 900));
    await route.continue();
  });
  await follow(page, 'docs/quant/');
  await follow(page, 'docs/layout/');
  await expect(page).toHaveURL(/\/docs\/layout\/$/);
  await page.waitForTimeout(1200);
  await expect(page).toHaveURL(/\/docs\/layout\/$/);
});

test('a site that was published in between is loaded as a whole, once', async ({ page }) => {
  await page.goto('docs/field/');
  await ready(page);
  await mark(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await intercept(page, 'docs/layout/', (route) => {
    const text = file('docs/layout/');
    const own = /\\"b\\":\\"([^"\\]+)\\"/.exec(text)?.[1] ?? '';
    expect(own).not.toBe('');
    return route.fulfill({
      contentType: 'text/html',
      body: text.replace(`\\"b\\":\\"${own}\\"`, '\\"b\\":\\"another-build\\"'),
    });
  });
  await follow(page, 'docs/layout/');
  await expect(page).toHaveURL(/\/docs\/layout\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields (advanced)');
  await page.waitForTimeout(600);
  expect([loads, await isSame(page)]).toEqual([1, false]);
});

test.describe('a part of the code that is missing', () => {
  /** The home page is of another build than this one: the code that it names is not there. */
  async function breakHome(page: Page): Promise<{ loads(): number }> {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const whole = file('');
    const [row] = /\w+(?=\\"\],\\"PageScript)/.exec(whole) ?? [];
    const own = new RegExp(`n${row}:\\\\"[^"]*/([\\w.-]+\\.js)`).exec(whole)?.[1] ?? '';
    expect(own).not.toBe('');
    await intercept(page, '', (route) =>
      route.fulfill({ contentType: 'text/html', body: whole.replaceAll(own, 'gone.js') }),
    );
    return { loads: () => loads };
  }

  test('loads the new page as a whole, once, and never loops', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    const { loads } = await breakHome(page);
    await follow(page, '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.home.headline);
    await page.waitForTimeout(1200);
    expect([loads(), new URL(page.url()).pathname]).toEqual([1, '/']);
  });

  test('says so with a way to try again where that was done a moment ago', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), storageKeys.reloaded);
    const { loads } = await breakHome(page);
    await follow(page, '');
    const alert = page.locator('main[role=alert]');
    await expect(alert).toContainText(en.loading.chunk);
    expect(loads()).toBe(0);
    await page.unroute('**/');
    await alert.getByRole('button', { name: en.loading.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.home.headline);
    expect(loads()).toBe(1);
  });
});

test('the link to the next page is loaded ahead when it is in view, and nothing on first view', async ({
  page,
}) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (isOfSite(request)) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('docs/field/', { waitUntil: 'networkidle' });
  expect(ahead).toEqual([]);
  await page.locator('a[rel=next]').scrollIntoViewIfNeeded();
  await expect.poll(() => ahead).toEqual(['/docs/layout/']);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`nothing is loaded ahead on ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (isOfSite(request)) ahead.push(request.url());
    });
    await page.goto('docs/field/');
    await ready(page);
    await page.locator('a[rel=next]').scrollIntoViewIfNeeded();
    await page.locator('a[rel=next]').hover();
    await page.waitForTimeout(300);
    expect(ahead).toEqual([]);
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(/\/docs\/layout\/$/);
  });
}

test('a first view takes at most 22 requests', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('docs/field/', { waitUntil: 'networkidle' });
  expect(requests.length).toBeLessThanOrEqual(22);
});
