import { expect, type Page, test } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';
import { ready } from './visits.ts';

const first = 'figure.code:has(pre a)';

/** The word that has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test.describe('a name of the API in a program', () => {
  test('leads to its entry, and a copy of the code is exact', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('docs/field/');
    await ready(page);
    const block = page.locator(first).first();
    const code = await block.locator('code').textContent();
    await block.getByRole('button', { name: en.code.copy }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await block.locator('pre a').first().click();
    await expect(page).toHaveURL(/\/api\/.*#taichi\.init$/);
    await expect(page.locator('[id="taichi.init"]')).toBeInViewport();
  });

  test('is reached by one stop of the Tab key in each block, and by arrow keys from there', async ({
    page,
  }) => {
    await page.goto('docs/field/');
    await ready(page);
    const links = page.locator(first).first().locator('pre a');
    const words = await links.allTextContents();
    await links.first().focus();
    const stops = () =>
      links.evaluateAll((all) => all.filter((link) => (link as HTMLElement).tabIndex === 0).length);
    await expect.poll(stops).toBe(1);
    await expect
      .poll(async () => {
        await links.first().focus();
        await page.keyboard.press('ArrowRight');
        return focused(page);
      })
      .toBe(words[1]);
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe(words[0]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('names in programs are links, and the list of names has no field', async ({ page }) => {
    await page.goto('docs/field/');
    await page.locator(first).first().locator('pre a').first().click();
    await expect(page).toHaveURL(/#taichi\.init$/);
    await page.goto('api/a-z/');
    await expect(page.locator('main [data-filter]')).toBeHidden();
    await expect(page.locator('main section li').first()).toBeVisible();
  });
});

test('an entry leads to the section that explains it', async ({ page }) => {
  await page.goto('docs/field/');
  await page
    .locator('pre a', { hasText: /^field$/ })
    .first()
    .click();
  const explained = page.locator('.uses > p');
  const link = explained.getByRole('link', { name: 'Fields', exact: true }).first();
  const anchor = (await link.getAttribute('href'))?.split('#')[1];
  await link.click();
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('the list of names is filtered by parameters and by shapes', async ({ page }) => {
  await page.goto('api/a-z/');
  await ready(page);
  const field = page.getByLabel(en.api.namesFilter);
  const names = page.locator('main section li:visible');
  await field.fill('movement_speed');
  await expect(names).toHaveCount(1);
  await expect(names).toContainText('track_user_inputs');
  await field.fill('-> Canvas');
  await expect(names.filter({ hasText: 'get_canvas' })).toHaveCount(1);
  await field.fill('nothing of that name');
  await expect(names).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'nothing of that name' })).toBeVisible();
});

test('the search finds what has a shape, and loads the shapes for such a query only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('docs/field/');
  await ready(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('field');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('shapes'))).toEqual([]);
  await page.getByRole('combobox').fill('(field, ndarray) ->');
  await expect(page.getByRole('option').first()).toContainText('from_numpy');
});
