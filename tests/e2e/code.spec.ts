import { type Browser, expect, type Page, test } from '@playwright/test';
import { paintKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';

/** Two pages with long lines of code, and tables that do not fit on a phone. */
const [first, second] = ['docs/install/', 'docs/simt/'] as const;

async function openPhone(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(path);
  await openText(page);
  return page;
}

/** Touches the text, which loads what wraps lines. */
async function openText(page: Page): Promise<void> {
  await page.locator('[data-cut]').first().waitFor({ state: 'attached' });
  await page.locator('.prose').first().dispatchEvent('touchstart');
  await page.locator('figure.code .wrap').first().waitFor({ state: 'attached' });
}

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

/** Blocks of code of which a button or the title covers a part of the code. */
function coveredBlocks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('figure.code')]
      .filter((figure) => {
        const code = figure.querySelector('pre')?.getBoundingClientRect();
        return [...figure.querySelectorAll('figcaption, button')]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
          .some(
            ({ left, right, top, bottom }) =>
              code &&
              left < code.right - 1 &&
              right > code.left + 1 &&
              top < code.bottom - 1 &&
              bottom > code.top + 1,
          );
      })
      .map(({ textContent }) => (textContent ?? '').slice(0, 40)),
  );
}

const cut = (page: Page) => page.locator('figure.code > pre[data-cut]');

test('on a phone with a touch screen no button covers code', async ({ browser }) => {
  for (const path of [first, 'api/taichi/math/']) {
    const page = await openPhone(browser, path);
    await expect(page.locator('figure.code .copy').first()).toBeVisible();
    expect(await coveredBlocks(page)).toEqual([]);
  }
});

test('control: a button that lies on the code is found', async ({ browser }) => {
  const page = await openPhone(browser, first);
  await page.evaluate(() => {
    const tools = [...document.querySelectorAll<HTMLElement>('.code-tools')].find((one) =>
      one.checkVisibility(),
    );
    if (tools) tools.style.translate = '0 32px';
  });
  expect(await coveredBlocks(page)).toHaveLength(1);
});

test('long lines fade at the edge where they go on, until they are scrolled to their end', async ({
  browser,
}) => {
  const page = await openPhone(browser, first);
  const block = cut(page).first();
  expect(await block.evaluate((pre) => getComputedStyle(pre).maskImage)).toContain('gradient');
  const handle = await block.elementHandle();
  await handle?.evaluate((pre) => pre.scrollTo({ left: pre.scrollWidth, behavior: 'instant' }));
  await expect.poll(() => handle?.evaluate((pre) => pre.hasAttribute('data-cut'))).toBe(false);
});

test('a button wraps long lines of all blocks, on the next page and the next visit, until it is switched off', async ({
  browser,
}) => {
  const page = await openPhone(browser, first);
  const wrap = page.getByRole('button', { name: en.code.wrap }).first();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await cut(page).count()).toBeGreaterThan(1);
  await wrap.click();
  await expect(cut(page)).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), paintKeys.wrapCode)).toBe('true');
  await page.goto(second);
  // The lines wrap from the first paint on, the button comes with the first touch.
  await expect(cut(page)).toHaveCount(0);
  await page.locator('.prose').first().dispatchEvent('touchstart');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(cut(page)).toHaveCount(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await expect(cut(page).first()).toBeVisible();
});

test('a block whose lines fit has no button to wrap them', async ({ browser }) => {
  const page = await openPhone(browser, first);
  const short = page.locator('figure.code:not([data-long])').filter({ visible: true }).first();
  await expect(short.locator('.copy')).toBeVisible();
  await expect(short.locator('.wrap')).toBeHidden();
});

test('rows of a table that does not fit are lists with the heads of the columns as labels, on a phone only', async ({
  browser,
}) => {
  const page = await openPhone(browser, second);
  const table = page.locator('.stacks').first();
  const cell = table.locator('[data-label]').first();
  const label = await cell.getAttribute('data-label');
  const shown = () => cell.evaluate((one) => getComputedStyle(one, '::before').content);
  expect(await shown()).toBe(`"${label}"`);
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1024, height: 740 });
  expect(await shown()).toBe('none');
});

test('on paper there are no buttons, no page actions and no table of contents, code wraps, and the text is as wide as on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(first);
  const text = page.locator('.prose').first();
  const before = (await text.boundingBox())?.width ?? 0;
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.code-tools', '[data-copy-page]', '[data-collapsible]', 'nav', '.prose .anchor'])
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  expect((await text.boundingBox())?.width).toBeGreaterThanOrEqual(before - 1);
  const widths = await page
    .locator('figure.code > pre')
    .evaluateAll((blocks) => blocks.map((pre) => pre.scrollWidth - pre.clientWidth));
  expect(Math.max(...widths)).toBe(0);
});
