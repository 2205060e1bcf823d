import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { docsTreeId, prefetch } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { isSameDocument, rememberDocument } from './documents.ts';
import { firstOfEveryKind, notFoundPage } from './page-types.ts';
import { failureBox, follow, ready } from './visits.ts';

type Ahead = { path: string; priority: string; isAfterLoad: boolean; bytes: number };

/** The pages that a page requests by itself, in order, with their bytes on the network. */
class LoadedAhead {
  readonly all: Ahead[] = [];
  /** The largest number of requests at the same time. */
  atOnce = 0;
  private readonly running = new Map<string, Ahead>();
  private hasLoaded = false;

  static async watch(page: Page): Promise<LoadedAhead> {
    const ahead = new LoadedAhead();
    await ahead.listen(await page.context().newCDPSession(page));
    return ahead;
  }

  get paths(): string[] {
    return this.all.map(({ path }) => path);
  }

  get bytes(): number {
    return this.all.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get isResting(): boolean {
    return this.running.size === 0;
  }

  private async listen(session: CDPSession): Promise<void> {
    session.on('Page.loadEventFired', () => {
      this.hasLoaded = true;
    });
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      const { hostname, pathname } = new URL(request.url);
      if (type !== 'Fetch' || hostname !== 'localhost' || !pathname.endsWith('/')) return;
      const one = {
        path: pathname,
        priority: request.initialPriority,
        isAfterLoad: this.hasLoaded,
        bytes: 0,
      };
      this.all.push(one);
      this.running.set(requestId, one);
      this.atOnce = Math.max(this.atOnce, this.running.size);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const one = this.running.get(requestId);
      if (one) one.bytes = encodedDataLength;
      this.running.delete(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.running.delete(requestId));
    await session.send('Page.enable');
    await session.send('Network.enable');
  }
}

/** Waits until there has been no request for a while. */
async function untilResting(page: Page, ahead: LoadedAhead): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        const isSame = before === ahead.all.length;
        before = ahead.all.length;
        return isSame && ahead.isResting;
      },
      { intervals: [300], timeout: 20_000 },
    )
    .toBe(true);
}

/** The other pages of the same language that links in view lead to. */
function pagesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLAnchorElement>(
        '[data-page] a[href]:not([target], [hreflang], [data-search-button])',
      ),
    ]
      .filter((link) => {
        const { top, bottom, width } = link.getBoundingClientRect();
        const isInView = width > 0 && bottom > 0 && top < innerHeight && link.checkVisibility();
        return isInView && link.origin === location.origin && link.pathname.endsWith('/');
      })
      .map(({ pathname }) => pathname)
      .filter((path) => path !== location.pathname),
  );
}

test.use({ viewport: { width: 1440, height: 900 } });

for (const path of firstOfEveryKind.filter((one) => one !== notFoundPage)) {
  test(`/${path} loads pages ahead that links in view lead to, within its limits`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ahead = await LoadedAhead.watch(page);
    await page.goto(path);
    await ready(page);
    await untilResting(page, ahead);
    const inView = await pagesInView(page);
    expect(ahead.paths.length).toBeGreaterThan(0);
    expect(ahead.paths.filter((one) => !inView.includes(one))).toEqual([]);
    if (prefetch.bytesPerPage - ahead.bytes > prefetch.pageBytes)
      expect(inView.filter((one) => !ahead.paths.includes(one))).toEqual([]);
    expect(new Set(ahead.paths).size).toBe(ahead.paths.length);
    expect(ahead.all.filter(({ priority, isAfterLoad }) => priority !== 'Low' || !isAfterLoad)).toEqual([]);
    expect(ahead.atOnce).toBeLessThanOrEqual(prefetch.atOnce);
    expect(ahead.bytes).toBeLessThanOrEqual(prefetch.bytesPerPage);
  });
}

test('a click on a link in view then needs no network', async ({ page }) => {
  const ahead = await LoadedAhead.watch(page);
  await page.goto('docs/field/');
  await ready(page);
  await untilResting(page, ahead);
  await rememberDocument(page);
  await page.route('**', (route) => route.abort());
  await page.locator(`#${docsTreeId} a[href="/docs/ndarray/"]`).click();
  await expect(page).toHaveURL('/docs/ndarray/');
  // Control: a link that was not in view needs the network.
  await follow(page, 'blog/');
  await expect(failureBox(page)).toContainText(en.loading.failed);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link that comes into view is loaded ahead, and a page that is loaded is not requested again', async ({
  page,
}) => {
  const [from, to] = ['/search/', '/docs/hello_world/'];
  const ahead = await LoadedAhead.watch(page);
  await page.goto(from);
  await ready(page);
  await untilResting(page, ahead);
  const link = page.getByRole('contentinfo').locator(`a[href="${to}"]`);
  expect(ahead.paths).not.toContain(to);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => ahead.paths).toContain(to);
  await untilResting(page, ahead);
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(to);
  await untilResting(page, ahead);
  await page.goBack();
  await expect(page).toHaveURL(from);
  await untilResting(page, ahead);
  expect(ahead.paths.filter((path, index) => ahead.paths.indexOf(path) !== index)).toEqual([]);
});

for (const [name, answer] of Object.entries({
  'a page of somebody else': { contentType: 'text/html', body: '<!DOCTYPE html><html><p>Sign in</p></html>' },
  'an error': { status: 500, body: '' },
}))
  test(`${name} that was loaded ahead is not shown: the click requests the page again`, async ({ page }) => {
    const address = '**/docs/ndarray/';
    await page.route(address, (route) => route.fulfill(answer));
    const ahead = await LoadedAhead.watch(page);
    await page.goto('docs/field/');
    await ready(page);
    await expect.poll(() => ahead.paths).toContain('/docs/ndarray/');
    await untilResting(page, ahead);
    await page.unroute(address);
    await follow(page, 'docs/ndarray/');
    await expect(page).toHaveURL('/docs/ndarray/');
    await expect(failureBox(page)).toHaveCount(0);
  });

for (const [connection, allowsHint] of [
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '3g' }, true],
] as const) {
  const hint = allowsHint ? 'but for a link that the reader points at' : 'not even on a hint';
  test(`nothing is loaded ahead on ${JSON.stringify(connection)}, ${hint}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const ahead = await LoadedAhead.watch(page);
    await page.goto('docs/field/');
    await ready(page);
    const next = page.locator('a[rel=next]');
    await next.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    expect(ahead.paths).toEqual([]);
    await next.hover();
    if (allowsHint) await expect.poll(() => ahead.paths).toEqual(['/docs/layout/']);
    await page.waitForTimeout(300);
    expect(ahead.paths).toHaveLength(allowsHint ? 1 : 0);
    await next.click();
    await expect(page).toHaveURL('/docs/layout/');
  });
}
