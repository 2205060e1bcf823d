import { expect, test } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';
import { ready, withGraphics } from './visits.ts';

test('the command is copied, and says so for a while', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The picture would draw five seconds' worth of frames.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('');
  await ready(page);
  const button = page.locator('button.command');
  const command = await button.locator('code').textContent();
  await button.click();
  await expect(button.locator('[aria-live]')).toHaveText(en.code.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
  await page.clock.runFor(5000);
  await expect(button.locator('[aria-live]')).toHaveText(en.code.copy);
});

test.describe('the picture', () => {
  test('is drawn live where there is a graphics card, and has one name at a time', async ({ page }) => {
    await withGraphics(page);
    await page.goto('');
    await expect(page.getByRole('img', { name: en.home.canvas })).toHaveAttribute('data-live');
    await expect(page.getByRole('img', { name: en.home.still })).toHaveCount(0);
  });

  test('stays a picture without one', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = (() => null) as never;
    });
    await page.goto('', { waitUntil: 'networkidle' });
    await expect(page.getByRole('img', { name: en.home.still })).toBeVisible();
    await expect(page.getByRole('img', { name: en.home.canvas })).toHaveCount(0);
  });

  test('stays a picture where the reader wants less motion, and nothing is loaded for it', async ({
    page,
  }) => {
    await withGraphics(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('', { waitUntil: 'networkidle' });
    await expect(page.getByRole('img', { name: en.home.still })).toBeVisible();
    await expect(page.locator('canvas[data-live]')).toHaveCount(0);
  });
});
