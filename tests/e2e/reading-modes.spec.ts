import { expect, type Page, test } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';
import { enlarged, sideways } from '../../scripts/pages/reflow.ts';
import { findings } from './findings.ts';
import { firstOfEveryKind, pagesByKind, pagesOfEveryKind } from './page-types.ts';
import {
  addRules,
  clippedOrOverlapping,
  coverage,
  hiddenStops,
  motions,
  textSpacing,
} from './reading-modes.ts';
import { ready } from './visits.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** The share of such a window that may be taken by what does not scroll with the page. */
const mostCovered = 0.34;

test.describe('at 400 %', () => {
  test.use({ viewport: enlarged });

  for (const path of pagesOfEveryKind)
    test(`/${path} is read in one column, and what stays in place leaves room for the text`, async ({
      page,
    }) => {
      await open(page, path);
      expect(await sideways(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 900));
      await page.evaluate(() => scrollTo(0, 600));
      expect(await coverage(page, mostCovered)).toEqual([]);
    });

  test('a section that a link leads to is not under the bar', async ({ page }) => {
    await open(page, 'docs/field/#struct-fields');
    const [top = 0, bar = 0] = await page.evaluate(() => [
      document.querySelector('#struct-fields')?.getBoundingClientRect().top,
      document.querySelector('header')?.getBoundingClientRect().bottom,
    ]);
    expect([top >= bar, top < enlarged.height]).toEqual([true, true]);
  });

  test('a column that is too wide, and a bar that is too high, would be found', async ({ page }) => {
    await open(page, 'community/');
    await addRules(
      page,
      'main p { width: 400px } header:has(nav) { position: sticky !important; height: 200px !important }',
    );
    expect((await sideways(page)).length).toBeGreaterThan(0);
    expect((await coverage(page, mostCovered)).length).toBeGreaterThan(0);
  });
});

for (const width of [320, 1280])
  test.describe(`with the reader's distances between letters, words and lines (${width} px)`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of firstOfEveryKind)
      test(`nothing on /${path} is cut off or lies on anything`, async ({ page }) => {
        await open(page, path);
        await addRules(page, textSpacing);
        expect([await clippedOrOverlapping(page), await sideways(page)]).toEqual([[], []]);
      });

    test('what is cut off, and what lies on anything, would be found', async ({ page }) => {
      await open(page, 'community/');
      await addRules(page, 'main h1 { height: 8px; overflow: hidden } main p { height: 20px }');
      const found = (await clippedOrOverlapping(page)).map((line) => line.split(':')[0]);
      expect(new Set(found)).toEqual(new Set(['cut off', 'on each other']));
    });
  });

test.describe('where less motion is wanted', () => {
  for (const path of firstOfEveryKind)
    test(`nothing on /${path} moves by itself`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      expect(await motions(page)).toEqual([]);
    });

  test('neither do the side menu, a category and the search', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'docs/field/');
    await page.locator('#docs-tree summary').first().click();
    expect(await motions(page)).toEqual([]);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await motions(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: en.shell.openMenu }).click();
    expect(await motions(page)).toEqual([]);
  });

  test('what moves would be found: the same page where motion is welcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, 'docs/field/');
    expect((await motions(page)).length).toBeGreaterThan(0);
  });
});

test.describe('the focus is never under the bar', () => {
  for (const [name, viewport] of [
    ['a desktop', { width: 1280, height: 700 }],
    ['a phone', { width: 360, height: 640 }],
    ['400 %', enlarged],
  ] as const) {
    for (const path of [...firstOfEveryKind, ...pagesByKind.prose.slice(-1)])
      test(`on the way down and up again of /${path} (${name})`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(viewport);
        await open(page, path);
        await page.evaluate(() => document.querySelector<HTMLElement>('#content')?.focus());
        const down = await hiddenStops(page, 'Tab', 40);
        await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus());
        expect([down, await hiddenStops(page, 'Shift+Tab', 40)]).toEqual([[], []]);
      });
  }

  test('a stop under the bar would be found', async ({ page }) => {
    await open(page, 'docs/field/');
    await addRules(page, 'header:has(nav) { height: 100vh !important }');
    await page.evaluate(() => document.querySelector<HTMLElement>('#content')?.focus());
    expect((await hiddenStops(page, 'Tab', 10)).length).toBeGreaterThan(0);
  });
});

test('targets that are small and close would be found', async ({ page }) => {
  await open(page, 'community/');
  await page.evaluate(() => {
    for (const name of ['a', 'b']) {
      const button = Object.assign(document.createElement('button'), { textContent: name });
      Object.assign(button.style, { width: '12px', height: '12px', padding: '0', border: '0' });
      document.querySelector('main')?.append(button);
    }
  });
  const rules = (await findings(page)).map((finding) => finding.split(':')[0]);
  expect(rules).toContain('target-size');
});
