import { expect, test } from '@playwright/test';
import { layout } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';

const address = 'api/changes/v1.6.0/';

test.describe('the changes of the API in a version', () => {
  test('are filtered by words and kinds', async ({ page }) => {
    await page.goto(address);
    const field = page.getByRole('searchbox', { name: en.changes.words });
    await field.fill('make_camera');
    await expect(page.locator('#removed-taichi\\.ui\\.make_camera')).toBeVisible();
    await expect(page.locator('#added-taichi\\.frexp')).toBeHidden();
    await page.getByRole('checkbox', { name: en.changes.kinds.removed }).uncheck();
    await expect(page.getByText(en.changes.none)).toBeVisible();
  });

  test('have both signatures side by side, and one above the other on phones', async ({ page }) => {
    const tops = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const figures = await page.locator('[id="changed-taichi.Matrix"] figure').all();
      return Promise.all(figures.map(async (figure) => (await figure.boundingBox())?.y ?? 0));
    };
    await page.goto(address);
    const [before = 0, after = 0] = await tops(layout.contentsMinPx + 240);
    expect(after).toBe(before);
    const [above = 0, below = 0] = await tops(360);
    expect(below).toBeGreaterThan(above);
  });

  test('are reached from the entry that they are about', async ({ page }) => {
    await page.goto('api/taichi/linalg/');
    await page.getByRole('link', { name: 'New in v1.6.0' }).first().click();
    await expect(page).toHaveURL(/\/api\/changes\/v1\.6\.0\/#added-taichi\.linalg\./);
    await expect(page.locator(':target')).toBeInViewport();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all changes are listed, and the fields that filter them are not', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('[data-change-filter]')).toBeHidden();
    await expect(page.locator('#added-taichi\\.frexp')).toBeVisible();
  });
});

test('what has changed on a page of the docs is linked below its text', async ({ page }) => {
  await page.goto('docs/sparse_matrix/');
  await page.getByRole('link', { name: en.changes.sinceVersion.replace('{version}', 'v1.5.0') }).click();
  await expect(page).toHaveURL(/\/docs\/sparse_matrix\/changes\/$/);
  await expect(page.locator('.prose ins').first()).toBeVisible();
});
