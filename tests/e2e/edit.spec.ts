import { expect, type Page, test } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';

/** A page whose first program prints. */
const path = 'docs/field/';

const figure = (page: Page) => page.locator('figure[data-run]').first();
const edit = (page: Page) => figure(page).locator('button.edit');
const editor = (page: Page) => figure(page).getByRole('textbox', { name: en.run.editor });
const code = (page: Page) => figure(page).locator('code');
const lines = (page: Page) => figure(page).getByRole('log').locator('> div');

/** Opens the page, and edits its first program. */
async function open(page: Page): Promise<void> {
  await page.goto(path);
  await edit(page).click();
  await expect(editor(page)).toBeFocused();
}

/** Puts another program into the editor, as a reader would. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).press('Control+a');
  await page.keyboard.insertText(text);
}

test('a program that was edited is run, and its error is marked', async ({ page }) => {
  await open(page);
  await write(page, 'print(6 * 7)');
  await figure(page).locator('button.run').click();
  await expect(lines(page)).toHaveText(['42']);
  await write(page, 'x = 1\nprint(y)');
  await page.keyboard.press('Control+Enter');
  await expect(lines(page)).toHaveText(["NameError: name 'y' is not defined"]);
  await expect(figure(page).locator('.failed')).toHaveText('print(y)');
  await write(page, 'print(1)');
  await expect(figure(page).locator('.failed')).toHaveCount(0);
});

test('the block is put back as it was written, and can be edited again', async ({ page }) => {
  await page.goto(path);
  const content = () =>
    code(page).evaluate((element) => [element.textContent, element.querySelectorAll('a, span').length]);
  const written = await content();
  const before = await figure(page).boundingBox();
  for (const text of ['print(1)', 'print(2)']) {
    await edit(page).click();
    await expect(editor(page)).toContainText('import taichi as ti');
    await write(page, text);
    await expect(edit(page)).toHaveText(en.run.reset);
    await edit(page).click();
    await expect(editor(page)).toHaveCount(0);
    expect(await content()).toEqual(written);
    await expect(edit(page)).toHaveText(en.code.edit);
  }
  expect(await figure(page).boundingBox()).toEqual(before);
});

test('the editor is loaded when somebody edits, and nothing of it violates the policy of the page', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      document.documentElement.dataset.violated = violatedDirective;
    });
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const parts = () => loaded.filter((url) => url.includes('edit-code'));
  expect(parts()).toEqual([]);
  await edit(page).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('if x:\nprint(1)\n');
  expect(parts()).toHaveLength(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-violated');
});

test('keys that are shortcuts of the page are typed, and Tab leaves after Escape', async ({ page }) => {
  await open(page);
  await write(page, '');
  await page.keyboard.type('/]?');
  await expect(editor(page)).toHaveText('/]?');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
});

test('what was typed runs before a later program of the page', async ({ page }) => {
  await page.goto('docs/language_reference/');
  const first = page.locator('figure[data-run][data-part]').first();
  const later = page.locator(`figure[data-before~="${await first.getAttribute('data-part')}"]`).first();
  await first.locator('button.edit').click();
  await first.getByRole('textbox').press('Control+Home');
  await page.keyboard.insertText('raise ValueError("edited")\n');
  await later.locator('button.run').click();
  await expect(later.getByRole('log')).toContainText('ValueError: edited');
});

test('on a small screen a program can be edited once it has been run', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  await expect(edit(page)).toBeHidden();
  await figure(page).locator('button.run').click();
  await edit(page).click();
  await expect(editor(page)).toBeFocused();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
});

test('an editor ends with its page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page);
  await write(page, 'print(1)');
  await page.locator('a[rel=next]').click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  await page.goBack();
  await expect(code(page)).toContainText('import taichi as ti');
  await expect(editor(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
