import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';
import { edit, editKinds, fileOf, newWord, takeBack, textOf } from '../../scripts/measure/edits.ts';
import { contentCopy } from './content-copy.mjs';

const ready = (page: Page) => page.locator('form[data-state=idle]').waitFor();

/** Errors in the page and its console. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // The text of a failed request does not name the file.
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

test('a page opens with everything that moves, and without an error', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('docs/field/');
  await ready(page);
  await page.getByText(en.shell.resources, { exact: true }).first().click();
  await expect(page.locator('details[data-menu][open]')).toHaveCount(1);
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.locator(`header summary[aria-label="${en.shell.theme}"]`).click();
  await page.getByRole('button', { name: en.shell.themeLight }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('kernel');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/docs\/field/);
  await ready(page);
  expect(errors).toEqual([]);
});

for (const kind of editKinds)
  test(`an edit shows in the open page without a reload: ${kind.name}`, async ({ page }) => {
    const errors = errorsOf(page);
    const original = textOf(kind, contentCopy);
    const options = {
      contentRoot: contentCopy,
      original,
      word: newWord(editKinds.indexOf(kind)),
      timeout: 60_000,
    };
    await page.goto(kind.page);
    await ready(page);
    await page.evaluate(() => {
      Object.assign(window, { isSame: true });
      scrollTo({ top: 200, behavior: 'instant' });
    });
    try {
      await edit(page, kind, options);
      const isSame = await page.evaluate(() => 'isSame' in window && scrollY === 200);
      expect(isSame).toBe(true);
    } finally {
      await takeBack(page, kind, options);
    }
    const blocks = await page.locator('main figure.code').count();
    await expect(page.locator('main figure.code > .code-tools > button.copy')).toHaveCount(blocks);
    expect(errors).toEqual([]);
  });

test('an open collapsible stays open when the text is edited', async ({ page }) => {
  const [body] = editKinds;
  if (!body) throw new Error('There is no kind of edit.');
  const original = textOf(body, contentCopy);
  const options = { contentRoot: contentCopy, original, word: newWord(11), timeout: 60_000 };
  await page.goto(body.page);
  await ready(page);
  const category = page.locator('#docs-tree details:not([open])').last();
  const label = (await category.locator('summary').textContent()) ?? '';
  await category.locator('summary').click();
  try {
    await edit(page, body, options);
    await expect(page.locator('#docs-tree details[open] > summary', { hasText: label })).toBeVisible();
  } finally {
    await takeBack(page, body, options);
  }
});

test('a mistake in a stub is shown until it is fixed, whatever else is edited', async ({ page }) => {
  const [body] = editKinds;
  const stub = editKinds.find(({ name }) => name === 'stub');
  if (!body || !stub) throw new Error('There is no such kind of edit.');
  const [text, python] = [textOf(body, contentCopy), textOf(stub, contentCopy)];
  const options = { contentRoot: contentCopy, original: text, word: newWord(12), timeout: 60_000 };
  const mistake = page.locator('[data-content-problems]', { hasText: 'misc.pyi' });
  await page.goto(body.page);
  await ready(page);
  try {
    writeFileSync(fileOf(stub, contentCopy), `${python}\n\ndef broken(:\n`);
    await expect(mistake).toBeVisible();
    await edit(page, body, options);
    await takeBack(page, body, options);
    await expect(mistake).toBeVisible();
  } finally {
    writeFileSync(fileOf(stub, contentCopy), python);
  }
  await expect(mistake).toHaveCount(0);
});

test('a new text has a page, and one that is deleted has none any more', async ({ page }) => {
  const folder = join(contentCopy, 'en/docs/v1.6.0');
  const [file, sidebar] = [join(folder, 'newly_written.mdx'), join(folder, 'sidebar.yml')];
  const pages = readFileSync(sidebar, 'utf8');
  writeFileSync(file, '---\ntitle: Newly written\ndescription: D\n---\n\n## Start\n\nText.\n');
  writeFileSync(sidebar, pages.replace('    - overview\n', '    - overview\n    - newly_written\n'));
  const status = async () => (await page.request.get('docs/newly_written/')).status();
  try {
    await expect.poll(status).toBe(200);
  } finally {
    writeFileSync(sidebar, pages);
    rmSync(file);
  }
  await expect.poll(status).toBe(404);
});

test('an address without a page shows the 404 page', async ({ page }) => {
  expect((await page.goto('nothing-here/'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.notFound.title);
});
