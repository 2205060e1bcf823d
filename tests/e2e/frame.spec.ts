import { expect, type Page, test } from '@playwright/test';
import { layout, storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { versions } from '../../lib/site/versions.ts';
import { pagesByKind } from './page-types.ts';
import { ready, visit } from './visits.ts';

/** What surrounds a text: side menu, contents, sidebar, shortcuts, what can be done with a page. */

const drawer = (page: Page) => page.getByRole('dialog', { name: en.shell.menu });
const openDrawer = (page: Page) => page.getByRole('button', { name: en.shell.openMenu }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the side menu', () => {
  test.use({ viewport: { width: layout.desktopMinPx - 1, height: 700 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('docs/hello_world/');
    await ready(page);
    await visit(page, 'docs/field/');
  });

  test('is all that Back closes, and Forward opens it again', async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    // A click on a locator scrolls sometimes, although the button is in the sticky bar.
    const { x = 0, y = 0 } =
      (await page.getByRole('button', { name: en.shell.openMenu }).boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10);
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/docs\/field\/$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await page.goForward();
    await expect(drawer(page)).toBeVisible();
  });

  test('leaves no entry in the history, however it is closed', async ({ page }) => {
    const ways = [
      () => page.keyboard.press('Escape'),
      () => drawer(page).getByRole('button', { name: en.shell.closeMenu }).click(),
      () => page.mouse.click(900, 400),
      () => page.goBack(),
    ];
    for (const close of ways) {
      await openDrawer(page);
      await close();
      await expect(drawer(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => 'isCover' in history.state)).toBe(false);
    }
    await page.goBack();
    await expect(heading(page)).toHaveText('Hello, World!');
  });

  test('is not a step on the way back from the page that it led to', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: 'Taichi Ndarray' }).click();
    await expect(heading(page)).toHaveText('Taichi Ndarray');
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(heading(page)).toHaveText('Fields');
    await expect(drawer(page)).toBeHidden();
    await page.goBack();
    await expect(heading(page)).toHaveText('Hello, World!');
  });

  test('is open again after a reload', async ({ page }) => {
    await openDrawer(page);
    await page.reload();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    // The menu takes its entry out of the history, which the browser does a moment later.
    await expect.poll(() => page.evaluate(() => 'isCover' in history.state)).toBe(false);
    await page.goBack();
    await expect(heading(page)).toHaveText('Hello, World!');
  });

  test('begins with the pages of the docs, the current one in view, and has the menu of the site above', async ({
    page,
  }) => {
    await visit(page, 'docs/glossary/');
    await openDrawer(page);
    await expect(drawer(page).locator('[aria-current=page]').last()).toBeInViewport();
    const api = drawer(page).getByRole('link', { name: en.shell.api, exact: true });
    await expect(api).toBeHidden();
    await drawer(page).getByText(en.shell.menu, { exact: true }).click();
    await expect(api).toBeVisible();
    await page.keyboard.press('Escape');
    await visit(page, 'blog/');
    await openDrawer(page);
    await expect(api).toBeVisible();
  });
});

test.describe('the contents', () => {
  const bar = (page: Page) => page.locator('#toc-bar');
  const summary = (page: Page) => bar(page).locator('summary');

  test.describe('above the text', () => {
    test.use({ viewport: { width: 390, height: 700 } });

    test('name the section below the navigation bar, and open over the text', async ({ page }) => {
      await page.goto('docs/field/');
      await ready(page);
      await expect(summary(page)).toHaveText(en.docs.toc);
      await page.locator('#vector-fields').scrollIntoViewIfNeeded();
      await page.evaluate(() => document.getElementById('vector-fields')?.scrollIntoView());
      await expect(summary(page)).toHaveText(`${en.docs.toc} Vectors`);
      const [below, top] = await page.evaluate(() => {
        const edge = (css: string, side: 'top' | 'bottom') =>
          document.querySelector(css)?.getBoundingClientRect()[side] ?? Number.NaN;
        return [edge('header', 'bottom'), edge('#toc-bar', 'top')];
      });
      expect(top).toBeCloseTo(below as number, 0);
      const place = () => page.locator('#vector-fields').boundingBox();
      const before = await place();
      await summary(page).click();
      await expect(bar(page).getByRole('link', { name: 'Vectors' })).toHaveAttribute('aria-current', 'true');
      expect(await place()).toEqual(before);
      await bar(page).getByRole('link', { name: 'Matrices' }).click();
      await expect(bar(page)).not.toHaveAttribute('open');
      // The section is not under the bars.
      await expect
        .poll(async () => ((await page.locator('#matrix-fields').boundingBox())?.y ?? 0) > 100)
        .toBe(true);
      await expect(page.locator('#matrix-fields')).toBeInViewport();
    });

    test('close by Escape, which gives the focus back, and by a press elsewhere', async ({ page }) => {
      await page.goto('docs/field/');
      await ready(page);
      await summary(page).press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(summary(page)).toBeFocused();
      await expect(bar(page)).not.toHaveAttribute('open');
      await summary(page).click();
      await heading(page).click();
      await expect(bar(page)).not.toHaveAttribute('open');
    });
  });

  test('beside the text scroll to the section that is being read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('api/taichi/');
    await ready(page);
    const last = page.locator('#toc a').last();
    await expect(last).not.toBeInViewport();
    // At the end of the page, the footer fills a window of this height.
    const section = (await last.getAttribute('href')) ?? '';
    await page
      .locator(`[id="${section.slice(1)}"]`)
      .evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(last).toBeInViewport();
  });

  test('are beside the text where the window is wide, and else above it', async ({ page }) => {
    await page.goto('docs/field/');
    for (const width of [layout.contentsMinPx, layout.contentsMinPx - 1]) {
      const isWide = width >= layout.contentsMinPx;
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('#toc')).toBeVisible({ visible: isWide });
      await expect(bar(page)).toBeVisible({ visible: !isWide });
    }
  });
});

test.describe('the sidebar', () => {
  const tree = (page: Page) => page.getByRole('navigation', { name: en.docs.sidebar });

  test('has a link in place of a category with one page', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    await tree(page).getByRole('link', { name: 'Glossary' }).click();
    await expect(heading(page)).toHaveText('Glossary');
    await expect(tree(page).locator('[aria-current=page]')).toHaveText('Glossary');
  });

  test('opens the first category, unless the reader has closed it', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    const link = tree(page).getByRole('link', { name: 'Hello, World!' });
    await expect(link).toBeVisible();
    await tree(page).getByText('Get Started', { exact: true }).click();
    await expect(link).toBeHidden();
    await visit(page, 'docs/layout/');
    await expect(link).toBeHidden();
    await page.reload();
    await expect(link).toBeHidden();
    await tree(page).getByText('Get Started', { exact: true }).click();
    await page.reload();
    await expect(link).toBeVisible();
  });

  for (const path of [...pagesByKind.apiTree, ...pagesByKind.apiNames, ...pagesByKind.docTags])
    test(`is beside /${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(tree(page).getByRole('link').first()).toBeVisible();
    });
});

test.describe('shortcuts of a single key', () => {
  const list = (page: Page) => page.getByRole('dialog', { name: en.shortcuts.title });

  test('? lists them, ] and [ lead to the next and the previous page', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press(']');
    await list(page).getByRole('button', { name: en.shortcuts.closeList }).click();
    await expect(list(page)).toBeHidden();
    await expect(heading(page)).toHaveText('Fields');
    await page.keyboard.press(']');
    await expect(heading(page)).toHaveText('Fields (advanced)');
    await page.keyboard.press('[');
    await expect(heading(page)).toHaveText('Fields');
  });

  test('do nothing while text is typed', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    const field = page.getByLabel(en.subscribe.email);
    await field.pressSequentially('?]/');
    await expect(field).toHaveValue('?]/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('can be switched off and on in the list, which a button opens, too', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    const open = () =>
      page.getByRole('contentinfo').getByRole('button', { name: en.shortcuts.title }).click();
    await open();
    await list(page).getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.keyboard.press(']');
    await expect(list(page)).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.searchSlash)).toBe('off');
    await open();
    await expect(list(page).getByRole('checkbox')).not.toBeChecked();
    await list(page).getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press(']');
    await expect(heading(page)).toHaveText('Fields (advanced)');
  });
});

test('every page has a link to report a mistake on it, which names its address and version', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of Object.values(pagesByKind).flat()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const { report, version } = await page.evaluate(() => ({
      report: document.querySelector<HTMLAnchorElement>('a[href*="/issues/new"]')?.href,
      version: document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion,
    }));
    expect(report, path).toBeDefined();
    const body = new URL(report ?? '').searchParams.get('body') ?? '';
    expect(body).toContain(new URL(path, baseURL).pathname);
    const label = versions.find(({ name }) => name === version)?.label;
    if (label) expect(body).toContain(label);
  }
  await page.close();
});
