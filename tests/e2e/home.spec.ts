import { expect, type Page, test } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';
import { julia } from '../../lib/site/pictures.ts';
import { launchOptions } from '../../scripts/launch.ts';

import { ready, withGraphics } from './visits.ts';

// Chromium draws without a graphics card.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

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
    await expect(page.getByRole('button', { name: en.home.pause })).toHaveCount(0);
  });

  test('can be paused and goes on, by mouse and by keyboard', async ({ page }) => {
    await withGraphics(page);
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame.bind(window);
      const counted = Object.assign(window, { drawn: 0 });
      window.requestAnimationFrame = (draw) =>
        request((now) => {
          counted.drawn += 1;
          draw(now);
        });
    });
    await page.goto('');
    const button = page.getByRole('button', { name: en.home.pause });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const isDrawing = () =>
      page.evaluate(async () => {
        const counted = window as unknown as { drawn: number };
        const wait = () => new Promise((done) => setTimeout(done, 100));
        const before = counted.drawn;
        await wait();
        return counted.drawn > before;
      });
    await expect.poll(isDrawing).toBe(true);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(isDrawing).toBe(false);
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(isDrawing).toBe(true);
  });
});

test.describe('the live picture', () => {
  test.use({ viewport: { width: 420, height: 900 } });

  /** Mean difference of the channels of the live picture and the still one, of 255, with the clock of frames at a time. */
  async function difference(page: Page, secondsPerFrame: number): Promise<number> {
    await page.addInitScript((seconds) => {
      // The page refuses to draw without a graphics card; here it shall.
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        kind: string,
        options: object,
      ) {
        return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
      } as never;
      const request = window.requestAnimationFrame.bind(window);
      let frames = 0;
      const counted = Object.assign(window, { drawn: 0 });
      window.requestAnimationFrame = (draw) =>
        request(() => {
          draw(frames * seconds * 1000);
          frames += 1;
          counted.drawn = frames;
        });
    }, secondsPerFrame);
    await page.goto('');
    await expect(page.locator('canvas[data-live]')).toBeVisible();
    // Other code asks for frames, too, before the picture does.
    await page.waitForFunction(() => (window as unknown as { drawn: number }).drawn > 40);
    await page.getByRole('button', { name: en.home.pause }).click();
    return page.evaluate(() => {
      const pixelsOf = (picture: HTMLCanvasElement | HTMLImageElement) => {
        const copy = Object.assign(document.createElement('canvas'), { width: 160, height: 120 });
        const context = copy.getContext('2d');
        context?.drawImage(picture, 0, 0, 160, 120);
        return context?.getImageData(0, 0, 160, 120).data ?? new Uint8ClampedArray();
      };
      const live = document.querySelector<HTMLCanvasElement>('canvas[data-live]');
      const still = live?.parentElement?.querySelector('img');
      if (!live || !still) return Number.NaN;
      const [a, b] = [pixelsOf(live), pixelsOf(still)];
      return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
    });
  }

  test('begins as the still one', async ({ page }) => {
    expect(await difference(page, 0)).toBeLessThan(3);
  });

  test('control: it is another picture some seconds later', async ({ page }) => {
    // Half a turn after some 45 frames, so that a few more or less lead nowhere near the beginning.
    const halfTurn = Math.PI / 45 / (julia.framesPerSecond * julia.step);
    expect(await difference(page, halfTurn)).toBeGreaterThan(8);
  });
});
