import { expect, type Page, test } from '@playwright/test';
import { layout, storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { ready, visit } from './visits.ts';

/** What surrounds a text. */

const drawer = (page: Page) => page.getByRole('dialog', { name: en.shell.menu });
const openDrawer = (page: Page) => page.getByRole('button', { name: en.shell.openMenu }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the side menu', () => {
  test.use({ viewport: { width: layout.desktopMinPx - 1, height: 700 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('docs/hello_world/');
    await ready(page);
    await visit(page, 'docs/field/');
  });

  test('is all that Back closes, and Forward opens it again', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 600));
    await openDrawer(page);
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/docs\/field\/$/);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await page.goForward();
    await expect(drawer(page)).toBeVisible();
  });

  test('leaves no entry in the history, however it is closed', async ({ page }) => {
    const ways = [
      () => page.keyboard.press('Escape'),
      () => drawer(page).getByRole('button', { name: en.shell.closeMenu }).click(),
      () => page.mouse.click(900, 400),
      () => page.goBack(),
    ];
    for (const close of ways) {
      await openDrawer(page);
      await close();
      await expect(drawer(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => 'isCover' in history.state)).toBe(false);
    }
    await page.goBack();
    await expect(heading(page)).toHaveText('Hello, World!');
  });

  test('is not a step on the way back from the page that it led to', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: 'Taichi Ndarray' }).click();
    await expect(heading(page)).toHaveText('Taichi Ndarray');
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(heading(page)).toHaveText('Fields');
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(heading(page)).toHaveText('Hello, World!');
  });

  test('is open again after a reload', async ({ page }) => {
    await openDrawer(page);
    await page.reload();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(heading(page)).toHaveText('Hello, World!');
  });

  test('begins with the pages of the docs, the current one in view, and has the menu of the site above', async ({
    page,
  }) => {
    await visit(page, 'docs/glossary/');
    await openDrawer(page);
    await expect(drawer(page).locator('[aria-current=page]').last()).toBeInViewport();
    const api = drawer(page).getByRole('link', { name: en.shell.api, exact: true });
    await expect(api).toBeHidden();
    await drawer(page).getByText(en.shell.menu, { exact: true }).click();
    await expect(api).toBeVisible();
    await page.keyboard.press('Escape');
    await visit(page, 'blog/');
    await openDrawer(page);
    await expect(api).toBeVisible();
  });
});

test.describe('shortcuts of a single key', () => {
  const list = (page: Page) => page.getByRole('dialog', { name: en.shortcuts.title });

  test('? lists them, ] and [ lead to the next and the previous page', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press(']');
    await list(page).getByRole('button', { name: en.shortcuts.closeList }).click();
    await expect(list(page)).toBeHidden();
    await expect(heading(page)).toHaveText('Fields');
    await page.keyboard.press(']');
    await expect(heading(page)).toHaveText('Fields (advanced)');
    await page.keyboard.press('[');
    await expect(heading(page)).toHaveText('Fields');
  });

  test('do nothing while text is typed', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    const field = page.getByLabel(en.subscribe.email);
    await field.pressSequentially('?]/');
    await expect(field).toHaveValue('?]/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('can be switched off and on in the list, which a button opens, too', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    const open = () =>
      page.getByRole('contentinfo').getByRole('button', { name: en.shortcuts.title }).click();
    await open();
    await list(page).getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.keyboard.press(']');
    await expect(list(page)).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.searchSlash)).toBe('off');
    await open();
    await expect(list(page).getByRole('checkbox')).not.toBeChecked();
    await list(page).getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press(']');
    await expect(heading(page)).toHaveText('Fields (advanced)');
  });
});
