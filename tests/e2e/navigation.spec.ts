import { readFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import { loading, progress } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { zhHans } from '../../lib/site/messages/zh-hans.ts';
import { countLoads, isSameDocument, rememberDocument } from './documents.ts';
import { isTried } from './sample.ts';
import { failureBox, follow, hold, loadNothingAhead, ready, scriptErrors } from './visits.ts';

/** The page that the reader is on, and the page of the link: from every kind of page to another one. */
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

/** The module of the site, as every page names it. */
const siteModule = /<script type="module" src="[^"]*\/(main-[\w-]+\.js)"[^>]* data-site><\/script>/;

/** Changes the answer to a request of the router; a request of the browser for the same page is not changed. */
async function intercept(page: Page, to: string, answer: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route(`**/${to}`, (route) =>
    route.request().resourceType() === 'fetch' ? answer(route) : route.continue(),
  );
}

/** Holds back the answer to the request of a page. @returns lets it come */
async function holdPage(page: Page, to: string): Promise<() => void> {
  const { held, release } = hold();
  await intercept(page, to, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

type Fault = {
  answer(route: Route, path: string): Promise<unknown>;
  /** Words of the box, in the language of the page. */
  says(texts: typeof en.loading): string;
};

const broken = (texts: typeof en.loading) => texts.broken;
const failed = (texts: typeof en.loading) => texts.failed;
const html = (route: Route, body: string) => route.fulfill({ contentType: 'text/html', body });

/** Answers with a changed page. */
const changed = (change: (text: string) => string): Fault => ({
  answer: (route, path) => {
    const text = change(file(path));
    expect(text).not.toBe(file(path));
    return html(route, text);
  },
  says: broken,
});

/** Ways in which a page fails to load, and the words for it. */
const faults: Record<string, Fault> = {
  'not found': { answer: (route) => route.fulfill({ status: 404, body: 'no' }), says: () => '404' },
  'server error': { answer: (route) => route.fulfill({ status: 500, body: 'no' }), says: () => '500' },
  'a page of somebody else': {
    answer: (route) => html(route, '<!DOCTYPE html><html><p>Sign in</p></html>'),
    says: broken,
  },
  'another format': {
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{}' }),
    says: broken,
  },
  nothing: { answer: (route) => html(route, ''), says: broken },
  'half of it': changed((text) => text.slice(0, text.length / 2)),
  'all but the last line': changed((text) => text.replace(/<\/html>\s*$/, '')),
  'a page without its content': changed((text) => text.replace('<div data-page', '<div')),
  'a page without the module of the site': changed((text) => text.replace(siteModule, '')),
  'a connection that is reset': { answer: (route) => route.abort('connectionreset'), says: failed },
  'a connection that is refused': { answer: (route) => route.abort('connectionrefused'), says: failed },
  'a request that is given up': { answer: (route) => route.abort('aborted'), says: failed },
};

for (const [place, [from, to]] of places.entries()) {
  const texts = from.startsWith('zh-Hans/') ? zhHans.loading : en.loading;

  test(`from /${from} to /${to}: while the page fails, the old one stays, and trying again leads on`, async ({
    page,
  }) => {
    test.slow();
    const errors = scriptErrors(page);
    // Without a graphics card, drawing the picture of the home page takes all CPU time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await loadNothingAhead(page);
    for (const [at, [name, { answer, says }]] of Object.entries(faults).entries()) {
      if (!isTried(3, place, at)) continue;
      await page.goto(from);
      await ready(page);
      await rememberDocument(page);
      await intercept(page, to, (route) => answer(route, to));
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await follow(page, to);
      await expect(failureBox(page), name).toContainText(says(texts));
      expect([
        name,
        new URL(page.url()).pathname,
        await page.getByRole('heading', { level: 1 }).textContent(),
      ]).toEqual([name, `/${from}`, heading]);
      await page.unroute(`**/${to}`);
      await failureBox(page).getByRole('button', { name: texts.retry }).click();
      await expect(page, name).toHaveURL(`/${to}`);
      await expect(failureBox(page), name).toHaveCount(0);
      expect([name, await isSameDocument(page)]).toEqual([name, true]);
    }
    expect(errors).toEqual([]);
  });

  if (isTried(2, place, 0))
    test(`from /${from} to /${to}: offline the page stays, and goes on by itself when there is a connection`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await loadNothingAhead(page);
      await page.goto(from);
      await ready(page);
      await rememberDocument(page);
      await context.setOffline(true);
      await follow(page, to);
      await expect(failureBox(page)).toContainText(texts.offline);
      expect(new URL(page.url()).pathname).toBe(`/${from}`);
      await context.setOffline(false);
      await expect(page).toHaveURL(`/${to}`);
      expect(await isSameDocument(page)).toBe(true);
    });

  if (isTried(2, place, 1))
    test(`from /${from} to /${to}: a page that hangs shows the bar, the spinner, and at last the box`, async ({
      page,
    }) => {
      // The picture on the home page would draw twenty seconds' worth of frames.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.install();
      await loadNothingAhead(page);
      await page.goto(from);
      await ready(page);
      await rememberDocument(page);
      const { held, release } = hold();
      await intercept(page, to, async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      });
      // From here on time passes only when the test says so, however slow the machine is.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await follow(page, to);
      await page.clock.runFor(progress.delayMs - 100);
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(page.locator('#nprogress .bar')).toBeAttached();
      await page.clock.runFor(loading.spinnerDelayMs);
      await expect(page.locator('.loading')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/${from}`);
      await page.clock.runFor(loading.giveUpMs);
      await expect(failureBox(page)).toContainText(texts.slow);
      await expect(page.locator('.loading')).toHaveCount(0);
      release();
      await page.unroute(`**/${to}`);
      await failureBox(page).getByRole('button', { name: texts.retry }).click();
      await page.clock.runFor(1000);
      await expect(page).toHaveURL(`/${to}`);
      expect(await isSameDocument(page)).toBe(true);
    });
}

test('control: without a fault there is no box, no bar and no reload', async ({ page }) => {
  await page.goto('docs/field/');
  await ready(page);
  await rememberDocument(page);
  await follow(page, 'docs/layout/');
  await expect(page).toHaveURL('/docs/layout/');
  expect([
    await failureBox(page).count(),
    await page.locator('#nprogress').count(),
    await isSameDocument(page),
  ]).toEqual([0, 0, true]);
});

test('the box can be closed, and another page visited', async ({ page }) => {
  await page.goto('docs/field/');
  await ready(page);
  await intercept(page, 'docs/quant/', (route) => route.fulfill({ status: 500, body: '' }));
  await follow(page, 'docs/quant/');
  await failureBox(page).getByRole('button', { name: en.loading.close }).click();
  await expect(failureBox(page)).toHaveCount(0);
  await follow(page, 'docs/quant/');
  await expect(failureBox(page)).toBeVisible();
  await follow(page, 'docs/layout/');
  await expect(page).toHaveURL('/docs/layout/');
  await expect(failureBox(page)).toHaveCount(0);
});

test('the last click wins over an answer that comes late', async ({ page }) => {
  await page.goto('docs/field/');
  await ready(page);
  const release = await holdPage(page, 'docs/quant/');
  await follow(page, 'docs/quant/');
  await follow(page, 'docs/layout/');
  await expect(page).toHaveURL('/docs/layout/');
  const late = page.waitForResponse('**/docs/quant/');
  release();
  await (await late).finished();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/docs/layout/');
});

test('after a new release of the site the next page is loaded by the browser, once', async ({ page }) => {
  await page.goto('docs/field/');
  await ready(page);
  await rememberDocument(page);
  const loads = countLoads(page);
  await intercept(page, 'docs/quant/', (route) =>
    html(
      route,
      file('docs/quant/').replace(siteModule, (tag, name: string) => tag.replace(name, 'main-another.js')),
    ),
  );
  await follow(page, 'docs/quant/');
  await expect(page).toHaveURL('/docs/quant/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Fields');
  await ready(page);
  await page.waitForTimeout(600);
  expect([loads.count, await isSameDocument(page)]).toEqual([1, false]);
});

test.describe('a part of the code that does not come', () => {
  const part = '**/search-parts-*.js';
  const search = (page: Page) => page.getByRole('dialog').getByRole('combobox');

  /** How the host answers for it. */
  const answers = {
    missing: { status: 404, body: 'Not found' },
    changed: { contentType: 'text/javascript', body: 'window.ran = 1' },
  };

  /** The reader opens the search. */
  async function askForSearch(
    page: Page,
    answer: (typeof answers)[keyof typeof answers],
  ): Promise<ReturnType<typeof countLoads>> {
    // Before the page loads: a document that is there may take note of a new route only after its next request.
    await page.route(part, (route) => route.fulfill(answer));
    await page.goto('docs/field/');
    await ready(page);
    const loads = countLoads(page);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(failureBox(page)).toContainText(en.loading.chunk);
    return loads;
  }

  const retry = (page: Page) =>
    failureBox(page).getByRole('button', { name: en.loading.retry, exact: true }).click();

  for (const [name, answer] of Object.entries(answers)) {
    test(`(${name}) is requested again, and then works`, async ({ page }) => {
      const loads = await askForSearch(page, answer);
      await page.unroute(part);
      await retry(page);
      await expect(search(page)).toBeFocused();
      expect([loads.count, await failureBox(page).count()]).toEqual([0, 0]);
    });

    test(`(${name}) leads to a reload when it fails again, and then works`, async ({ page }) => {
      const loads = await askForSearch(page, answer);
      await rememberDocument(page);
      await retry(page);
      await expect.poll(() => loads.count).toBe(1);
      await ready(page);
      expect(await isSameDocument(page)).toBe(false);
      await page.unroute(part);
      await page.keyboard.press('ControlOrMeta+k');
      await expect(search(page)).toBeFocused();
      expect(loads.count).toBe(1);
    });
  }

  test('says so on the page of the search, too', async ({ page }) => {
    await page.route(part, (route) => route.abort());
    await page.goto('search/?q=field');
    await expect(failureBox(page)).toContainText(en.loading.chunk);
    await page.unroute(part);
    await retry(page);
    await expect(page.locator('.search-hits > li').first()).toBeVisible();
  });

  test('the progress bar is left out when its code does not come, without a message', async ({ page }) => {
    await page.route('**/progress-bar-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('docs/field/');
    await ready(page);
    const release = await holdPage(page, 'docs/quant/');
    await follow(page, 'docs/quant/');
    await expect(page.locator('.loading')).toBeVisible();
    expect(await failureBox(page).count()).toBe(0);
    release();
    await expect(page).toHaveURL('/docs/quant/');
  });
});
