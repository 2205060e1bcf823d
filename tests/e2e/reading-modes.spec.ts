import { expect, test } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';
import { enlarged, sideways } from '../../scripts/pages/reflow.ts';
import { untilIdle } from '../../scripts/pages/walk.ts';
import { findings } from './findings.ts';
import { firstOfEveryKind, pagesByKind } from './page-types.ts';
import {
  addRules,
  clippedOrOverlapping,
  coverage,
  hiddenStops,
  motions,
  textSpacing,
} from './reading-modes.ts';
import { isTried, sampleOfPages } from './sample.ts';
import { openWhole } from './visits.ts';

/** The share of a window at 400 % that may be taken by what does not scroll with the page. */
const mostCovered = 0.34;

/** Widths in CSS pixels at which a reader changes the spacing of letters, words and lines. */
const widths = [320, 1280] as const;

/** Windows in which a test moves the focus through a page. */
const screens = {
  'a desktop': { width: 1280, height: 700 },
  'a phone': { width: 360, height: 640 },
  '400 %': enlarged,
} as const;

// A page is loaded once for what changes only the size of the window and the style sheets. Each finding names the mode.
for (const path of sampleOfPages) {
  const isFirst = firstOfEveryKind.includes(path);
  test(`/${path} can be read at 400 %${isFirst ? " and with the reader's text spacing" : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize(enlarged);
    await openWhole(page, path);
    expect.soft(await sideways(page), 'one column at 400 %').toEqual([]);
    await page.evaluate(() => scrollTo(0, 900));
    await page.evaluate(() => scrollTo(0, 600));
    expect.soft(await coverage(page, mostCovered), 'room for the text at 400 %').toEqual([]);
    if (!isFirst) return;
    await page.evaluate(() => scrollTo(0, 0));
    await addRules(page, textSpacing);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await untilIdle(page);
      const mode = `with distances, ${width} px`;
      expect.soft(await clippedOrOverlapping(page), `nothing cut off or on each other ${mode}`).toEqual([]);
      expect.soft(await sideways(page), `one column ${mode}`).toEqual([]);
    }
  });
}

test.describe('at 400 %', () => {
  test.use({ viewport: enlarged });

  test('a section that a link leads to is not under the bar', async ({ page }) => {
    await openWhole(page, 'docs/field/#struct-fields');
    const [top = 0, bar = 0] = await page.evaluate(() => [
      document.querySelector('#struct-fields')?.getBoundingClientRect().top,
      document.querySelector('header')?.getBoundingClientRect().bottom,
    ]);
    expect([top >= bar, top < enlarged.height]).toEqual([true, true]);
  });

  test('control: a column that is too wide, and a bar that is too high, are found', async ({ page }) => {
    await openWhole(page, 'community/');
    await addRules(
      page,
      'main p { width: 400px } header:has(nav) { position: sticky !important; height: 200px !important }',
    );
    expect((await sideways(page)).length).toBeGreaterThan(0);
    expect((await coverage(page, mostCovered)).length).toBeGreaterThan(0);
  });
});

for (const width of widths)
  test(`control: text that is cut off, and text that overlaps other text, are found (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWhole(page, 'community/');
    await addRules(page, 'main h1 { height: 8px; overflow: hidden } main p { height: 20px }');
    const found = (await clippedOrOverlapping(page)).map((line) => line.split(':')[0]);
    expect(new Set(found)).toEqual(new Set(['cut off', 'overlapping']));
  });

test.describe('where less motion is wanted', () => {
  for (const [at, path] of [...firstOfEveryKind, ...pagesByKind.prose.slice(-1)].entries())
    test(`nothing on /${path} moves by itself, and the focus is never under the bar`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWhole(page, path);
      expect.soft(await motions(page), 'nothing moves').toEqual([]);
      for (const [position, [name, viewport]] of Object.entries(screens).entries()) {
        if (!isTried(3, at, position)) continue;
        await page.setViewportSize(viewport);
        await page.evaluate(() => document.querySelector<HTMLElement>('#content')?.focus());
        expect.soft(await hiddenStops(page, 'Tab', 40), `on the way down, ${name}`).toEqual([]);
        await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus());
        expect.soft(await hiddenStops(page, 'Shift+Tab', 40), `on the way up, ${name}`).toEqual([]);
      }
    });

  test('neither do the side menu, a category and the search', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWhole(page, 'docs/field/');
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

  test('control: motion is found on the same page where motion is allowed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openWhole(page, 'docs/field/');
    expect((await motions(page)).length).toBeGreaterThan(0);
  });
});

test('control: a focused element under the bar is found', async ({ page }) => {
  await openWhole(page, 'docs/field/');
  await addRules(page, 'header:has(nav) { height: 100vh !important }');
  await page.evaluate(() => document.querySelector<HTMLElement>('#content')?.focus());
  expect((await hiddenStops(page, 'Tab', 10)).length).toBeGreaterThan(0);
});

test('control: targets that are small and close to each other are found', async ({ page }) => {
  await openWhole(page, 'community/');
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
