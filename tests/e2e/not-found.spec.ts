import { expect, type Page, test } from '@playwright/test';
import { similarPages } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { frFr } from '../../lib/site/messages/fr-fr.ts';
import { zhHans } from '../../lib/site/messages/zh-hans.ts';
import { scriptErrors } from './visits.ts';

const nearest = (page: Page, { notFound }: { notFound: { nearest: string } }) =>
  page.getByRole('navigation', { name: notFound.nearest });

test.describe('the page for what is not found', () => {
  for (const width of [320, 1440])
    test(`has every link of the footer, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('no-such-page/');
      const links = page.getByRole('contentinfo').locator('a');
      expect(await links.count()).toBeGreaterThan(10);
      for (const link of await links.all()) await expect(link).toBeVisible();
    });

  for (const [path, words, prefix] of [
    ['docs/feild/', en, ''],
    ['zh-Hans/docs/feild/', zhHans, '/zh-Hans'],
    ['fr-FR/docs/feild/', frFr, '/fr-FR'],
  ] as const)
    test(`names the pages with an address like /${path}, in its language`, async ({ page }) => {
      await page.goto(path);
      const links = nearest(page, words).getByRole('link');
      await expect(links.first()).toHaveAttribute('href', `${prefix}/docs/field/`);
      expect(await links.count()).toBeLessThanOrEqual(similarPages.most);
      await links.first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/docs/field/$`));
    });

  test('names none where no address is similar', async ({ page }) => {
    const loaded = page.waitForResponse(/addresses\/en\.json$/);
    await page.goto('qzxw-vkjh/');
    await loaded;
    await expect(page.locator('[data-nearest]:visible')).toHaveCount(0);
  });

  test('has its links and fields where the list of addresses is missing', async ({ page }) => {
    const errors = scriptErrors(page);
    await page.route('**/addresses/*.json', (route) => route.abort());
    await page.goto('docs/feild/');
    await expect(page.getByRole('main').getByRole('link', { name: en.notFound.home })).toBeVisible();
    await expect(page.locator('[data-nearest]:visible')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  for (const [path, words] of [
    ['nothing-here/', en],
    ['zh-Hans/nothing-here/', zhHans],
  ] as const)
    test(`opens the search with what was typed, on /${path}`, async ({ page }) => {
      const loaded = page.waitForResponse(/addresses\/.*\.json$/);
      await page.goto(path);
      await loaded;
      const field = page.getByRole('main').getByRole('searchbox', { name: words.notFound.search });
      await field.fill('sparse');
      await field.press('Enter');
      const dialog = page.getByRole('dialog', { name: words.search.label });
      await expect(dialog.getByRole('combobox')).toHaveValue('sparse');
      await expect(dialog.getByRole('option').first()).toBeVisible();
    });
});

test.describe('without JavaScript, the page for what is not found', () => {
  test.use({ javaScriptEnabled: false });

  test('has a field in each language, which leads to the search page', async ({ page }) => {
    await page.goto('docs/feild/');
    for (const { notFound } of [en, zhHans, frFr])
      await expect(page.getByRole('searchbox', { name: notFound.search })).toBeVisible();
    await page.getByRole('searchbox', { name: zhHans.notFound.search }).fill('sparse');
    await page.getByRole('searchbox', { name: zhHans.notFound.search }).press('Enter');
    await expect(page).toHaveURL(/\/zh-Hans\/search\/\?q=sparse$/);
  });
});
