import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';
import { contentCopy } from './content-copy.mjs';

const ready = (page: Page) => page.locator('form[data-state=idle]').waitFor();

/** What the page says went wrong. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

test('a page opens with everything that moves, and without an error', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('docs/field/');
  await ready(page);
  await page.getByText(en.shell.resources, { exact: true }).first().click();
  await expect(page.locator('details[data-menu][open]')).toHaveCount(1);
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: en.shell.theme }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('kernel');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/docs\/field/);
  await ready(page);
  expect(errors).toEqual([]);
});

test('an edited text shows in the open page without a reload, and what moves is there once', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto('docs/field/');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const file = join(contentCopy, 'en/docs/v1.6.0/field.mdx');
  const sentence = 'A sentence that was not here before.';
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain(sentence);
  writeFileSync(file, text.replace(/^## /m, `${sentence}\n\n## `));
  await expect(page.getByText(sentence)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { isSame?: boolean }).isSame)).toBe(true);
  const blocks = await page.locator('figure.code').count();
  await expect(page.locator('figure.code > button.copy')).toHaveCount(blocks);
  expect(blocks).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});

test('an address of no page is the 404 page', async ({ page }) => {
  expect((await page.goto('nothing-here/'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.notFound.title);
});
