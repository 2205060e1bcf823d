import { expect, type Page, test } from '@playwright/test';
import { docsTreeId, storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { themes } from '../../scripts/pages/accessibility.ts';
import { isSameDocument, rememberDocument } from './documents.ts';
import { findings } from './findings.ts';
import { follow, ready, visit } from './visits.ts';

type Listening = { heard: string[] };

/** Notes the texts of live regions, which screen readers read out when they change. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const status = element?.closest('[role=status], [role=alert], [aria-live]');
        if (status?.textContent) heard.push(status.textContent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** What was announced since the last call. */
const heard = (page: Page) => page.evaluate(() => (window as unknown as Listening).heard.splice(0));

const focused = (page: Page) => page.locator(':focus');

test.use({ viewport: { width: 1280, height: 800 } });

test('the title of each page is announced once, by one element', async ({ page }) => {
  await listen(page);
  await page.goto('docs/field/');
  await ready(page);
  await rememberDocument(page);
  expect(await heard(page)).toEqual([]);
  const visits: (() => Promise<unknown>)[] = [
    () => visit(page, 'docs/layout/'),
    () => visit(page, 'api/taichi/math/'),
    () => page.goBack(),
    () => page.goForward(),
    () => follow(page, 'docs/field/#struct-fields'),
    () => visit(page, 'blog/'),
  ];
  for (const go of visits) {
    const before = await page.title();
    await go();
    await expect(page).not.toHaveTitle(before);
    const title = await page.title();
    expect(await heard(page)).toEqual([title]);
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  }
  // A section of the same page is not a visit.
  await page.goBack();
  await expect(page).toHaveURL('/docs/field/#struct-fields');
  await heard(page);
  await page.locator('#toc a').first().click();
  await expect(page).not.toHaveURL(/#struct-fields$/);
  expect(await heard(page)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that is loaded by the browser announces nothing: the browser does', async ({ page }) => {
  await listen(page);
  await page.goto('docs/field/');
  await ready(page);
  await page.reload();
  await ready(page);
  expect(await heard(page)).toEqual([]);
});

test.describe('the focus', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    await rememberDocument(page);
  });

  test.afterEach(async ({ page }) => {
    expect(await isSameDocument(page)).toBe(true);
  });

  test('goes to the content after a click on a link of the text, and from there on', async ({ page }) => {
    await page.locator('.prose a[href="/docs/kernel_function/"]').first().click();
    await expect(page).toHaveURL('/docs/kernel_function/');
    await expect(page.locator('#content')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#content :focus')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/docs/field/');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('goes to the content after a link of the bar was followed by keyboard', async ({ page }) => {
    const link = page
      .getByRole('navigation', { name: en.shell.mainNavigation })
      .getByRole('link', { name: en.shell.api });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/api/');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('stays in the sidebar while the reader walks through it by keyboard', async ({ page }) => {
    const tree = page.locator(`#${docsTreeId}`);
    for (const path of ['/docs/layout/', '/docs/ndarray/']) {
      await tree.locator(`a[href="${path}"]`).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(tree.locator(`a[href="${path}"]`)).toBeFocused();
      await expect(focused(page)).toHaveAttribute('aria-current', 'page');
    }
    await page.keyboard.press('Tab');
    await expect(tree.locator('a[href="/docs/sparse/"]')).toBeFocused();
  });

  test('leaves the sidebar when the next page has none', async ({ page }) => {
    await page.locator(`#${docsTreeId} a[href="/docs/layout/"]`).focus();
    await follow(page, 'blog/');
    await expect(page).toHaveURL('/blog/');
    await expect(page.locator('#content')).toBeFocused();
  });
});

for (const theme of themes) {
  test(`axe finds nothing on pages that were reached by a click (${theme})`, async ({ page }) => {
    test.slow();
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key as string, value as string),
      [storageKeys.theme, theme],
    );
    await page.goto('community/');
    await ready(page);
    await rememberDocument(page);
    for (const path of ['docs/field/', 'api/taichi/math/', 'blog/head-first-taichi/']) {
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect([path, await findings(page)]).toEqual([path, []]);
    }
    expect(await isSameDocument(page)).toBe(true);
  });
}
