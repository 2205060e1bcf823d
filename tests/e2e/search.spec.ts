import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { search, storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { zhHans } from '../../lib/site/messages/zh-hans.ts';
import { denyStorage, ready, scriptErrors } from './visits.ts';

const input = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.getByRole('dialog').getByRole('status');

const hrefsOf = (links: Locator) =>
  links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));

const nothingFor = (query: string) => en.search.none.replace('{query}', query);

/** Opens the dialog and types a query. */
async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await input(page).fill(query);
}

test.describe('the dialog of the search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
  });

  test('nothing of it is loaded before the reader wants it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('docs/layout/', { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /search|worker/.test(url))).toEqual([]);
    await page.getByRole('link', { name: en.search.label, exact: true }).hover();
    await expect.poll(() => asked.filter((url) => /search-index/.test(url)).length).toBe(3);
  });

  test('opens by Ctrl and K, by the slash and by its button, and Escape gives the focus back', async ({
    page,
  }) => {
    for (const open of [
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('/'),
      () => page.getByRole('link', { name: en.search.label, exact: true }).click(),
    ]) {
      await open();
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByLabel(en.subscribe.email).focus();
    await page.keyboard.type('a/b');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closes by one Escape also when something is typed', async ({ page }) => {
    await ask(page, 'field');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closes by the keys that open it', async ({ page }) => {
    await ask(page, 'field');
    await options(page).first().waitFor();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  });

  test('opens the part of a page whose heading is typed', async ({ page }) => {
    await ask(page, 'lists that grow');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/sparse\/#dynamic$/);
  });

  test('offers wider searches and lists where nothing is found, and no empty list of all results', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog');
    await ask(page, 'field');
    await expect(dialog.getByRole('link', { name: en.search.seeAll })).toBeVisible();
    await dialog.getByRole('button', { name: en.search.api, exact: true }).click();
    await input(page).fill('qqqqqqqq');
    await expect(dialog.locator('.search-note')).toHaveText(nothingFor('qqqqqqqq'));
    await expect(dialog.getByRole('link', { name: en.search.seeAll })).toBeHidden();
    await expect(dialog.getByRole('link', { name: en.api.names })).toBeVisible();
    await dialog.getByRole('button', { name: en.search.allKinds }).click();
    await expect(dialog.getByRole('button', { name: en.search.all, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await dialog.getByRole('button', { name: en.search.inAllVersions }).click();
    await expect(dialog.getByRole('button', { name: en.search.allVersions, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(dialog.getByRole('button', { name: en.search.inAllVersions })).toHaveCount(0);
  });

  test('searches what is popular at a click', async ({ page }) => {
    await page.keyboard.press('Control+k');
    const popular = page.getByRole('dialog').locator('.search-popular a').first();
    const query = (await popular.textContent()) ?? '';
    await popular.click();
    await expect(input(page)).toHaveValue(query);
    await expect(options(page).first()).toBeVisible();
  });

  test('shows a name of the API in one line', async ({ page }) => {
    await ask(page, 'Matrix.field');
    await expect(options(page).first()).toContainText('Matrix.field');
    const lines = await options(page)
      .locator('.hit-name')
      .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().height / 24)));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((count) => count > 1)).toEqual([]);
  });

  test('the slash can be switched off, and on again (WCAG 2.1.4)', async ({ page }) => {
    const box = page.getByRole('checkbox', { name: en.search.slash });
    await page.keyboard.press('/');
    await expect(box).toBeChecked();
    await box.uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await page.waitForTimeout(300);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await ready(page);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('');
    await box.check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
  });

  test('is used by keyboard alone: a name of the API first, arrows, Enter', async ({ page }) => {
    await ask(page, 'ti.field');
    await expect(options(page).first()).toContainText('field');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(status(page)).toHaveText(/\d+ documents found/);
    const first = await options(page).first().getAttribute('id');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', first ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/taichi\/fields-and-types\/#taichi\.field$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('has names for screen readers, and announces the number of results', async ({ page }) => {
    await ask(page, 'sparse matrix');
    await options(page).first().waitFor();
    await expect(page.getByRole('dialog', { name: en.search.label })).toMatchAriaSnapshot(`
      - combobox "${en.search.placeholder}" [expanded]: sparse matrix
    `);
    await expect(status(page)).toHaveText(/^\d+ documents found$/);
    await input(page).fill('qqqqqqqq');
    await expect(status(page)).toHaveText(nothingFor('qqqqqqqq'));
    await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('finds what only another version has when all versions are searched', async ({ page }) => {
    const inDevelop = options(page).filter({ has: page.locator('.hit-title', { hasText: /^SparseCG/ }) });
    await ask(page, 'SparseCG');
    await expect(status(page)).toHaveText(/found/);
    await expect(inDevelop).toHaveCount(0);
    await page.getByRole('button', { name: en.search.allVersions }).click();
    await expect(inDevelop.first()).toContainText('develop');
  });

  test('shows results of the chosen kind only', async ({ page }) => {
    await ask(page, 'kernel');
    await options(page).first().waitFor();
    await page.getByRole('button', { name: en.search.blog, exact: true }).click();
    await expect(
      options(page)
        .locator('.hit-label')
        .filter({ hasNotText: /Blog|Newsletter|User story/ }),
    ).toHaveCount(0);
    await page.getByRole('button', { name: en.search.api, exact: true }).click();
    await expect(options(page).first()).toContainText('kernel');
  });

  test('remembers what was opened, and what is a favourite', async ({ page }) => {
    await ask(page, 'sparse matrix');
    await options(page).nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sparse_matrix/);
    await page.keyboard.press('/');
    await page
      .getByRole('button', { name: en.search.addFavourite.replace('{title}', 'Sparse Matrix') })
      .click();
    await expect(page.getByRole('heading', { name: en.search.favourites })).toBeVisible();
    await page.reload();
    await ready(page);
    await page.keyboard.press('/');
    await page.getByRole('button', { name: en.search.forget.replace('{title}', 'Sparse Matrix') }).click();
    await expect(page.getByText(en.search.empty)).toBeVisible();
  });

  test('puts a recent result that is opened again on top of the others', async ({ page }) => {
    const recent = page.getByRole('dialog').locator('.search-history a');
    for (const query of ['sparse matrix', 'ndarray', 'kernel']) {
      await ask(page, query);
      await options(page).first().waitFor();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('Control+k');
    await expect(recent).toHaveCount(3);
    const before = await hrefsOf(recent);
    await recent.last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(recent).toHaveCount(3);
    expect(await hrefsOf(recent)).toEqual([before[2], before[0], before[1]]);
  });

  for (const [target, selector] of [
    ['a page', 'article p a[href^="/docs/"][href$="/"]'],
    ['a section of a page', 'article a[href^="/api/"][href*="#"]'],
  ] as const)
    test(`stays open with what is typed when it was opened while ${target} loads`, async ({ page }) => {
      const link = page.locator(selector).first();
      const { pathname } = new URL((await link.getAttribute('href')) as string, page.url());
      let [isHeld, waiting] = [true, [] as Route[]];
      await page.route(`**${pathname}`, (route) => {
        if (isHeld) waiting.push(route);
        else return route.continue();
      });
      // The page may have been loaded ahead already.
      await page.reload();
      await ready(page);
      const title = await page.title();
      await link.click();
      await ask(page, 'ndarray');
      await options(page).first().waitFor();
      isHeld = false;
      for (const route of waiting) await route.continue();
      await expect(page).not.toHaveTitle(title);
      await expect(input(page)).toHaveValue('ndarray');
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathname);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  test('searches for the text that is selected on the page', async ({ page }) => {
    await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1') as HTMLElement);
      getSelection()?.addRange(range);
    });
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('Fields');
  });

  test('shows words as words: nothing typed can run', async ({ page }) => {
    await ask(page, '<img src=x onerror="window.ran=1"> field');
    await expect.poll(() => options(page).count()).toBeGreaterThan(0);
    await input(page).fill('"><script>window.ran=1</script>');
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('the last query wins over an answer that comes late', async ({ page }) => {
    await ask(page, 'field');
    await options(page).first().waitFor();
    for (const query of ['k', 'ke', 'ker', 'kern', 'sparse matrix']) await input(page).fill(query);
    await expect(options(page).first()).toContainText('SparseMatrix');
    await page.waitForTimeout(400);
    await expect(options(page).first()).toContainText('SparseMatrix');
  });
});

test.describe('the dialog of the search on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  const recent = (page: Page) => page.getByRole('dialog').locator('.search-history a');

  test.beforeEach(async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    await ask(page, 'field');
    await expect(options(page).nth(2)).toBeVisible();
  });

  test('remembers the result that was tapped', async ({ page }) => {
    const [tapped] = await hrefsOf(options(page).nth(2));
    expect(tapped).not.toBe((await hrefsOf(options(page).first()))[0]);
    await options(page).nth(2).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(recent(page)).toHaveCount(1);
    expect(await hrefsOf(recent(page))).toEqual([tapped]);
  });

  test('offers no switch for a key that it does not have', async ({ page }) => {
    await expect(page.getByRole('checkbox', { name: en.search.slash })).toBeHidden();
  });

  test('remembers nothing when the reader opens all results', async ({ page }) => {
    await page.getByRole('link', { name: en.search.seeAll }).tap();
    await expect(page).toHaveURL(/\/search\/\?q=field/);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByText(en.search.empty)).toBeVisible();
  });
});

/** The files of the index, without the settings of the search. */
const indexFiles = /\/search-index\/[^/]+\/(?!settings\.json)/;
const settingsFiles = '**/search-index/*/settings.json';

/** Ways in which a file of the search fails to load. */
const faults: Record<string, (route: Route) => Promise<unknown>> = {
  'not found': (route) => route.fulfill({ status: 404, body: 'no' }),
  'a server error': (route) => route.fulfill({ status: 500, body: '' }),
  'a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>' }),
  'half of it': (route) => route.fulfill({ contentType: 'application/json', body: '{"format":2,"pages":[[' }),
  nothing: (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  'an older form': (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: '{"format":1,"pages":[],"sections":[],"symbols":[]}',
    }),
  'other data': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"format":2,"pages":"x"}' }),
  'a connection that is reset': (route) => route.abort('connectionreset'),
};

/** Opens a page on which some files never come, with a clock that the test moves. */
async function openWithout(page: Page, files: RegExp | string): Promise<void> {
  await page.clock.install();
  await page.route(files, () => undefined);
  await page.goto('docs/field/');
  await ready(page);
}

test.describe('when its index does not come', () => {
  for (const [name, fault] of Object.entries(faults)) {
    test(`because of ${name}, it says so, and trying again helps`, async ({ page }) => {
      const errors = scriptErrors(page);
      await page.route(indexFiles, fault);
      await page.goto('docs/field/');
      await ready(page);
      await ask(page, 'field');
      const retry = page.getByRole('button', { name: en.search.retry });
      await expect(retry).toBeVisible();
      await expect(status(page)).toHaveText(en.search.failed);
      await page.unroute(indexFiles);
      await retry.click();
      await expect(options(page).first()).toContainText('field');
      expect(errors).toEqual([]);
    });
  }

  test('for long, it says so', async ({ page }) => {
    await openWithout(page, indexFiles);
    await page.keyboard.press('/');
    await input(page).fill('field');
    await page.clock.runFor(1000);
    await expect(page.getByText(en.search.fetching).first()).toBeAttached();
    await page.clock.runFor(search.giveUpMs);
    await expect(page.getByRole('button', { name: en.search.retry })).toBeVisible();
  });
});

test.describe('when its settings or its code do not come', () => {
  const box = (page: Page) => page.getByRole('alert').filter({ hasText: en.loading.chunk });
  const retry = (page: Page) => box(page).getByRole('button', { name: en.loading.retry });

  for (const [name, fault] of Object.entries(faults)) {
    test(`settings, because of ${name}: a box says so, and trying again opens the search`, async ({
      page,
    }) => {
      const errors = scriptErrors(page);
      await page.route(settingsFiles, fault);
      await page.goto('docs/field/');
      await ready(page);
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeVisible();
      await page.unroute(settingsFiles);
      await retry(page).click();
      await expect(box(page)).toHaveCount(0);
      await expect(input(page)).toBeFocused();
      await input(page).fill('field');
      await expect(options(page).first()).toContainText('field');
      expect(errors).toEqual([]);
    });
  }

  test('settings, for long: a box says so', async ({ page }) => {
    await openWithout(page, settingsFiles);
    const asked = page.waitForRequest(settingsFiles);
    await page.keyboard.press('/');
    await asked;
    await page.clock.runFor(search.giveUpMs);
    await expect(box(page)).toBeVisible();
  });

  test('settings, a second time: the page is reloaded, and the search works when they are there', async ({
    page,
  }) => {
    await page.route(settingsFiles, (route) => route.abort());
    await page.goto('docs/field/');
    await ready(page);
    await page.keyboard.press('Control+k');
    const reload = page.waitForEvent('load');
    await retry(page).click();
    await reload;
    await page.unroute(settingsFiles);
    await ready(page);
    await ask(page, 'field');
    await expect(options(page).first()).toContainText('field');
  });

  test('a hint that fails says nothing', async ({ page }) => {
    await page.route(settingsFiles, (route) => route.abort());
    await page.goto('docs/field/');
    await ready(page);
    const failed = page.waitForEvent('requestfailed', (request) => /settings\.json$/.test(request.url()));
    await page.getByRole('link', { name: en.search.label, exact: true }).hover();
    await failed;
    await page.waitForTimeout(300);
    await expect(box(page)).toHaveCount(0);
  });

  test('settings on the search page: a box says so, and trying again brings the results', async ({
    page,
  }) => {
    await page.route(settingsFiles, (route) => route.abort());
    await page.goto('search/?q=kernel');
    await expect(box(page)).toBeVisible();
    await page.unroute(settingsFiles);
    await retry(page).click();
    await expect(page.locator('.search-hits > li').first()).toContainText('kernel');
  });

  /** Opens the dialog, which may be open already, or closed by a reload of the page. */
  const opens = (page: Page) =>
    expect(async () => {
      if (!(await input(page).isVisible())) await page.keyboard.press('Control+k');
      await expect(input(page)).toBeVisible({ timeout: 1000 });
    }).toPass();

  test('its code: a box says so, and after Retry it opens', async ({ page }) => {
    const code = '**/search-parts-*.js';
    // Before the page loads: a document that is there may take note of a new route only after its next request.
    await page.route(code, (route) => route.abort());
    await page.goto('docs/field/');
    await ready(page);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeVisible();
    await page.unroute(code);
    await retry(page).click();
    await opens(page);
  });

  test('its code, offline: the page stays, and it opens when there is a connection', async ({
    page,
    context,
  }) => {
    await page.goto('docs/field/');
    await ready(page);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    for (let times = 0; times < 3; times++) await retry(page).click();
    await expect(box(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields');
    await context.setOffline(false);
    await retry(page).click();
    await opens(page);
  });
});

test.describe('the dialog of the search with what the browser stores', () => {
  test('works where nothing can be stored', async ({ page }) => {
    await denyStorage(page);
    const errors = scriptErrors(page);
    await page.goto('docs/field/');
    await ready(page);
    await ask(page, 'ndarray');
    await options(page).first().waitFor();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/ndarray/);
    expect(errors).toEqual([]);
  });

  for (const stored of [
    '[',
    'null',
    '{"a":1}',
    '[1,"x",null,{}]',
    '[{"title":"<img src=x onerror=window.ran=1>","label":"x","path":"javascript:window.ran=1"}]',
    '[{"title":"x","label":"y","path":"//evil.example/"}]',
  ]) {
    test(`what is stored as ${stored.slice(0, 30)} counts as empty`, async ({ page }) => {
      await page.addInitScript(
        ([key, value]) => localStorage.setItem(key as string, value as string),
        [storageKeys.searchRecent, stored],
      );
      await page.goto('docs/field/');
      await ready(page);
      await page.keyboard.press('/');
      await expect(page.getByText(en.search.empty)).toBeVisible();
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });
  }
});

test.describe('the page of the search', () => {
  test('works from a link: query, kind, version and page of results are in the address', async ({ page }) => {
    await page.goto('search/?q=kernel&kind=docs&version=v1.5.0');
    const results = page.locator('.search-hits > li');
    await expect(results).toHaveCount(search.perPage);
    await expect(page).toHaveTitle(en.search.resultsFor.replace('{query}', 'kernel'));
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ documents found$/);
    for (const href of await results
      .locator('a.hit:not(.part)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^\/(docs\/v1\.5\.0\/|community|acknowledgments|help-us|accessibility|tgc01)/);
    const first = await results.first().textContent();
    await page.getByRole('navigation', { name: en.search.pages }).getByRole('link', { name: '2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(results.first()).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(results.first()).toHaveText(first ?? '');
  });

  test('keeps the query in the address, is not for crawlers, and says when there is nothing', async ({
    page,
  }) => {
    await page.goto('search/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('searchbox').fill('qqqqqqqq');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(nothingFor('qqqqqqqq'));
    await expect(page).toHaveURL(/q=qqqqqqqq/);
  });

  test('shows popular searches and lists before anything is searched', async ({ page }) => {
    await page.goto('search/');
    const popular = page.getByRole('main').locator('.search-popular a').first();
    const query = (await popular.textContent()) ?? '';
    await expect(page.getByRole('main').getByRole('link', { name: en.api.names })).toBeVisible();
    await popular.click();
    await expect(page).toHaveURL(new RegExp(`q=${query}`));
    await expect(page.locator('.search-hits > li').first()).toBeVisible();
    await page.goBack();
    await expect(popular).toBeVisible();
  });

  test('offers all versions and all types where nothing is found', async ({ page }) => {
    await page.goto('search/?q=qqqqqqqq&kind=api');
    const main = page.getByRole('main');
    await expect(main.getByText(nothingFor('qqqqqqqq'))).toBeVisible();
    await main.getByRole('button', { name: en.search.inAllVersions }).click();
    await expect(page).toHaveURL(/version=all/);
    await main.getByRole('button', { name: en.search.allKinds }).click();
    await expect(page).not.toHaveURL(/kind=/);
  });

  test('searches for what was typed before its script was loaded', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('search/?q=kernel', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('qqqqqqqq');
    release();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(nothingFor('qqqqqqqq'));
    await expect(page).toHaveURL(/q=qqqqqqqq/);
  });

  test('does not change the state that others stored in the entry of the history', async ({ page }) => {
    await page.goto('search/');
    await page.evaluate(() => history.replaceState({ ...history.state, noted: 7 }, ''));
    await page.getByRole('searchbox').fill('kernel');
    await expect(page).toHaveURL(/q=kernel/);
    expect(await page.evaluate(() => history.state)).toMatchObject({ noted: 7 });
  });

  test('speaks Chinese and finds Chinese', async ({ page }) => {
    await page.goto('zh-Hans/search/?q=稀疏');
    await expect(page.locator('.search-hits > li').first()).toContainText('稀疏');
    await expect(page).toHaveTitle(zhHans.search.resultsFor.replace('{query}', '稀疏'));
  });

  for (const query of [
    '%3Cscript%3Ewindow.ran%3D1%3C%2Fscript%3E',
    '%00',
    'two%20%20spaces%0Aand%09a%20tab',
    '%F0%9F%9A%80',
    '%D7%A9%D7%9C%D7%95%D7%9D',
    `${'a'.repeat(10_000)}`,
    '%2B%2A%5B',
  ]) {
    test(`is not broken by ?q=${query.slice(0, 20)}`, async ({ page }) => {
      const errors = scriptErrors(page);
      await page.goto(`search/?q=${query}&page=0&kind=x&version=y`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/found|^$/);
      expect([errors, await page.evaluate(() => 'ran' in window)]).toEqual([[], false]);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the lists', async ({ page }) => {
      await page.goto('docs/field/');
      await page.getByRole('link', { name: en.search.label, exact: true }).click();
      await expect(page.getByText(en.search.withoutScript)).toBeVisible();
      await page.getByRole('link', { name: en.api.names }).click();
      await expect(page).toHaveURL(/\/api\/a-z\/$/);
    });
  });
});
