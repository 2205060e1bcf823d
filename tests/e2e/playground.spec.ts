import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';
import { runLimits } from '../../lib/site/run.ts';

const path = 'playground/';

const figure = (page: Page) => page.locator('[data-playground] figure.code');
const editor = (page: Page) => figure(page).getByRole('textbox', { name: en.run.editor });
const code = (page: Page) => figure(page).locator('code').textContent();
const status = (page: Page) => page.locator('[data-playground] > [role=status]');
const lines = (page: Page) => figure(page).getByRole('log').locator('> div');
const button = (page: Page, name: string) => figure(page).getByRole('button', { name, exact: true });

/** Opens the playground, and waits until its block of code is an editor. */
async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(path + hash);
  await expect(editor(page)).toBeVisible();
}

/** Puts another program into the editor, as a reader would. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

test('what is typed runs, and is there again after a reload', async ({ page }) => {
  await open(page);
  await write(page, 'print(6 * 7)');
  await page.keyboard.press('Control+Enter');
  await expect(lines(page)).toHaveText(['42']);
  await page.reload();
  await expect(editor(page)).toHaveText('print(6 * 7)');
});

test('what the reader looks at below the code stays where it is when the editor arrives', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  let arrive = () => {};
  const pressed = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/edit-code-*', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(path);
  // Buttons and fonts, which come on their own, have to be there before places are measured.
  await expect(button(page, en.code.run)).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const link = page.locator('a[data-file]').first();
  // The code, which is taller than the editor, ends within the window, above the link.
  await link.evaluate((element) => {
    element.focus();
    scrollBy({ top: element.getBoundingClientRect().top - 500, behavior: 'instant' });
  });
  const before = await link.boundingBox();
  arrive();
  await expect(editor(page)).toBeVisible();
  await expect(button(page, en.run.save)).toBeVisible();
  const after = await link.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
});

test('a program of the list opens in the editor, Back returns to the one before, and a new tab has its page', async ({
  page,
}) => {
  await open(page);
  const first = await code(page);
  const [one, other] = [page.locator('a[data-file]').first(), page.locator('a[data-file]').last()];
  for (const link of [one, other]) {
    await link.click();
    const name = (await link.getAttribute('data-file'))?.replace(/.*\//, '') ?? '';
    await expect(status(page)).toHaveText(en.run.opened.replace('{name}', name));
    await expect(button(page, en.code.run)).toBeFocused();
  }
  const [opened, second] = [await code(page), page.url()];
  expect(opened).not.toBe(first);
  await page.goBack();
  await expect.poll(() => code(page)).not.toBe(opened);
  await page.goForward();
  await expect.poll(() => code(page)).toBe(opened);
  expect(page.url()).toBe(second);
  expect(await one.getAttribute('href')).toMatch(/^\/.*\/(#.+)?$/);
});

test('a link carries the program, which does not start by itself', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const program = 'print("¹ 太极", [i**2 for i in range(3)])';
  await open(page);
  await write(page, program);
  await button(page, en.run.link).click();
  await expect(figure(page).locator('.link')).toHaveText(en.run.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  const other = await context.newPage();
  await other.goto(link);
  await expect(editor(other)).toHaveText(program);
  await expect(figure(other).locator('.run-output')).toHaveCount(0);
  await button(other, en.code.run).click();
  await expect(lines(other)).toHaveText(['¹ 太极 [0, 1, 4]']);
  // What is typed is another program than the one that the address has.
  await write(other, 'print(1)');
  await expect.poll(() => new URL(other.url()).hash).toBe('');
});

test('a damaged link, and a program that is too long for one, are told', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await open(page);
  const before = await code(page);
  for (const hash of ['#program=AAAA', '#program=%', '#file=/docs/no-such-program.py']) {
    await page.goto(path + hash);
    await expect(status(page)).toHaveText(en.run.linkBroken);
    expect(await code(page)).toBe(before);
    await page.goto(path);
    await expect(editor(page)).toBeVisible();
  }
  expect(warnings.length).toBeGreaterThan(0);
  let state = 1;
  const digits = Array.from({ length: runLimits.linkMax * 4 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 10;
  }).join('');
  await write(page, `x = "${digits}"`);
  await button(page, en.run.link).click();
  await expect(status(page)).toHaveText(en.run.linkTooLong);
});

test('the program is saved as a file', async ({ page }) => {
  await open(page);
  await write(page, 'print(1)\nprint(2)');
  const waiting = page.waitForEvent('download');
  await button(page, en.run.save).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^\w+\.py$/);
  expect(await readFile(await download.path(), 'utf8')).toBe('print(1)\nprint(2)\n');
});

test('without a script the list leads to the programs on their pages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(path);
  await expect(figure(page)).toContainText('import taichi as ti');
  await page.locator('a[data-file]').first().click();
  await expect(page.locator('figure[data-run]').first()).toBeVisible();
  await context.close();
});
