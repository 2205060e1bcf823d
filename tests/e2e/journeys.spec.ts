import { expect, test } from '@playwright/test';
import { layout, storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { frFr } from '../../lib/site/messages/fr-fr.ts';
import { format } from '../../lib/site/messages/index.ts';
import { zhHans } from '../../lib/site/messages/zh-hans.ts';
import { localized, site } from '../../lib/site/project/site.ts';
import { isSameDocument, rememberDocument } from './documents.ts';
import { findings } from './findings.ts';
import { chooseTheme, ready } from './visits.ts';

test.describe('reading', () => {
  test('a first view requests only the page, its assets and pages that links lead to, all from this site', async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('docs/field/');
    await page.waitForLoadState('networkidle');
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('a')].map(({ origin, pathname }) => origin + pathname),
    );
    const foreign = requests.filter((url) => !url.startsWith(new URL(baseURL ?? '').origin));
    const others = requests.filter((url) => !links.includes(url) && !/\/assets\/|icon/.test(url));
    expect([foreign, others]).toEqual([[], []]);
  });

  test('the next page comes without a reload and starts at its top; back restores', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    await rememberDocument(page);
    await page
      .getByRole('navigation', { name: en.docs.pager })
      .getByRole('link', { name: en.docs.next })
      .click();
    await expect(page).toHaveURL(/docs\/layout\/$/);
    expect([await isSameDocument(page), await page.evaluate(() => scrollY)]).toEqual([true, 0]);
    await page.goBack();
    await expect(page).toHaveURL(/docs\/field\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields');
  });

  test('a link in the text is soft too, and its anchor is in view', async ({ page }) => {
    await page.goto('docs/field/', { waitUntil: 'networkidle' });
    await rememberDocument(page);
    await page.locator('.prose a[href*="/docs/layout/"]').first().click();
    await expect(page).toHaveURL(/layout/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the sidebar is on the next page as the reader left it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto('docs/field/');
    await page.waitForLoadState('networkidle');
    const tree = page.getByRole('navigation', { name: en.docs.sidebar });
    await tree.getByText('Performance', { exact: true }).click();
    const link = tree.getByRole('link', { name: 'Profiler' });
    await link.focus();
    const before = await tree.evaluate((box) => box.scrollTop);
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profiler');
    await expect(link).toBeFocused();
    expect(await tree.evaluate((box) => box.scrollTop)).toBe(before);
    await page.goto('docs/master/install/');
    await expect(link).toBeVisible();
    await expect(tree.locator('[aria-current]')).toBeInViewport();
  });

  test('the table of contents highlights the section that is being read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('docs/field/#struct-fields');
    await expect(page.locator('#toc a[aria-current]')).toHaveText('Structs');
  });

  test('code is copied as it is, and the button says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('docs/field/');
    const figure = page.locator('figure.code').first();
    await figure.hover();
    await figure.getByRole('button', { name: en.code.copy }).click();
    await expect(figure.getByRole('button', { name: en.code.copied })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await figure.locator('code').textContent());
    expect(text).toContain('\n\nti.init(');
  });

  test('tabs of a group change together and stay chosen', async ({ page }) => {
    await page.goto('docs/external/', { waitUntil: 'networkidle' });
    const first = page.getByRole('tablist').first();
    const chosen = first.getByRole('tab').nth(1);
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await chosen.press('ArrowLeft');
    await expect(first.getByRole('tab').first()).toBeFocused();
    await first.getByRole('tab').first().press('ArrowRight');
    await page.reload();
    await expect(first.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('versions and languages', () => {
  test('the version menu leads to the same page, or to the main page where it is missing', async ({
    page,
  }) => {
    await page.goto('docs/field/');
    await page.getByLabel(`${en.shell.version}: v1.6.0`).click();
    await page.getByRole('link', { name: /^v1\.5\.0/ }).click();
    await expect(page).toHaveURL(/docs\/v1.5.0\/field\/$/);
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.docsVersion)).toBe('v1.5.0');
    await page.goto('docs/master/kernel_sync/');
    await page.getByLabel(`${en.shell.version}: develop`).click();
    await page.getByRole('link', { name: /^v1\.5\.0/ }).click();
    await expect(page).toHaveURL(/docs\/v1.5.0\/overview\/$/);
  });

  test('a version that is not the latest says so and leads there', async ({ page }) => {
    await page.goto('docs/v1.5.0/field/');
    await page
      .getByText(textBefore(en.docs.unmaintained, '{latest}').replace('{version}', 'v1.5.0'))
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/docs\/field\/$/);
  });

  test('in the API the version menu leads to the same symbol', async ({ page }) => {
    await page.goto('api/taichi/#taichi.field');
    await page.waitForLoadState('networkidle');
    await page.getByLabel(`${en.shell.version}: v1.6.0`).click();
    await page.getByRole('link', { name: /^v1\.5\.0/ }).click();
    await expect(page).toHaveURL(/api\/v1.5.0\/taichi\/#taichi.field$/);
    await expect(page.locator('[id="taichi.field"]')).toBeInViewport();
  });

  test('the language menu keeps page and version', async ({ page }) => {
    await page.goto('docs/master/layout/');
    await page.getByLabel(new RegExp(`^${en.shell.language}`)).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/zh-Hans\/docs\/master\/layout\/$/);
    await expect(page.getByText(zhHans.docs.untranslatedParts)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    // Headings in Chinese keep the full width of their characters, those of sections in English do not.
    const spacing = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).letterSpacing) || 0);
    const english = await spacing('article [lang=en] :is(h2, h3)');
    expect([await spacing('article h1'), english < 0]).toEqual([0, true]);
  });

  test('the language menu keeps query and section', async ({ page }) => {
    await page.goto('docs/field/?from=mail#shape-and-dimensions');
    await ready(page);
    await page.getByLabel(new RegExp(`^${en.shell.language}`)).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/fr-FR\/docs\/field\/\?from=mail#shape-and-dimensions$/);
    await expect(page.locator('#shape-and-dimensions')).toBeInViewport();
  });

  test('the language chosen is offered next time, without a redirect', async ({ page }) => {
    const offer = page.getByRole('complementary', { name: zhHans.shell.offer });
    await page.goto('docs/master/layout/');
    await ready(page);
    await expect(offer).toHaveCount(0);
    await page.getByLabel(new RegExp(`^${en.shell.language}`)).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/zh-Hans\/docs\/master\/layout\/$/);
    await page.goto('docs/field/?x=1#shape-and-dimensions');
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/field\/\?x=1#shape-and-dimensions$/);
    // It is there on the next page, too.
    await page.locator('a[rel=next]').click();
    await expect(page).not.toHaveURL(/field/);
    const { pathname } = new URL(page.url());
    await expect(offer.getByRole('link')).toHaveAttribute('href', new RegExp(`/zh-Hans${pathname}$`));
    await expect(offer).toHaveCount(1);
    await page.goto('docs/field/?x=1#shape-and-dimensions');
    expect(await findings(page)).toEqual([]);
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(/zh-Hans\/docs\/field\/\?x=1#shape-and-dimensions$/);
    await expect(page.locator('.language-offer')).toHaveCount(0);
  });

  test('a reader who declines the other language is not asked again', async ({ page }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('locale')) localStorage.setItem('locale', 'fr-FR');
    });
    await page.goto('docs/field/');
    await page.getByRole('button', { name: en.shell.noOffer }).click();
    await expect(page.locator('.language-offer')).toHaveCount(0);
    await page.reload();
    await ready(page);
    await expect(page.locator('.language-offer')).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('locale', 'tlh'));
    await page.reload();
    await ready(page);
    await expect(page.locator('.language-offer')).toHaveCount(0);
  });

  test('menus close by Escape and give the focus back', async ({ page }) => {
    await page.goto('fr-FR/docs/field/');
    const button = page.getByLabel(
      format(frFr.shell.labelled, { label: frFr.shell.version, value: 'v1.6.0' }),
    );
    // The key has no effect until the script of the page runs.
    await expect(async () => {
      await button.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('link', { name: 'develop' })).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.getByRole('link', { name: 'develop' })).toBeHidden();
  });
});

test.describe('theme', () => {
  test('is dark at first, changes at once and is stored', async ({ page }) => {
    await page.goto('docs/field/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await chooseTheme(page, en.shell.themeLight);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });

  test('follows the system where the reader chose that, before the first paint too', async ({ page }) => {
    const html = page.locator('html');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('docs/field/');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await chooseTheme(page, en.shell.themeSystem);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });

  test('a stored value that is not a theme means light', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'purple'), storageKeys.theme);
    await page.goto('docs/field/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  });
});

test.describe('small screens', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the drawer holds the navigation and the tree, and closes on a new page, Escape and the desktop layout', async ({
    page,
  }) => {
    await page.goto('docs/field/');
    const drawer = page.getByRole('dialog', { name: en.shell.menu });
    const open = () => page.getByRole('button', { name: en.shell.openMenu }).click();
    await open();
    await expect(drawer.getByRole('link', { name: 'Fields', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await open();
    await drawer.getByRole('link', { name: 'Taichi Ndarray' }).click();
    await expect(page).toHaveURL(/ndarray/);
    await expect(drawer).toBeHidden();
    await open();
    await page.setViewportSize({ width: layout.desktopMinPx, height: 800 });
    await expect(drawer).toBeHidden();
  });

  test('nothing but code and tables scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of [
      '',
      'docs/accelerate_python/',
      'docs/master/cloth_simulation/',
      'docs/master/type/',
      'nothing/',
    ]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});

test('at the desktop breakpoint the layout is the desktop one, below it the mobile one', async ({ page }) => {
  await page.goto('docs/field/');
  for (const [width, isMobile] of [
    [layout.desktopMinPx, false],
    [layout.desktopMinPx - 1, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: en.shell.openMenu })).toBeVisible({ visible: isMobile });
  }
});

test('an unknown address is our 404 page, which says so', async ({ page }) => {
  const response = await page.goto('docs/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: en.notFound.title })).toBeVisible();
  await expect(page.getByText(en.notFound.found)).toBeVisible();
  await expect(page.getByText(en.notFound.contact)).toBeVisible();
});

test.describe('the blog', () => {
  test('leads from the list to a post, on to an older one, and to posts with the same tag', async ({
    page,
  }) => {
    await page.goto('blog/');
    await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const first = page.url();
    await page.getByRole('navigation', { name: en.series.entryPaginator }).locator('a[rel=next]').click();
    await expect(page).not.toHaveURL(first);
    await page.locator('a[rel=tag]').first().click();
    await expect(page).toHaveURL(/\/blog\/tags\/[\w-]+\/$/);
    await page.getByRole('link', { name: en.series.all, exact: true }).click();
    await expect(page).toHaveURL(/\/blog\/$/);
    await page.getByRole('link', { name: en.series.olderEntries }).click();
    await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
  });

  test('is found in the menus of the bar', async ({ page }) => {
    await page.goto('docs/field/');
    const bar = page.getByRole('navigation', { name: en.shell.mainNavigation });
    await bar.getByText(en.shell.resources, { exact: true }).click();
    await bar.getByRole('link', { name: en.series.newsletter.menu }).click();
    await expect(page).toHaveURL(/\/newsletter\/$/);
    await bar.locator('summary', { hasText: en.shell.community }).click();
    const { label = '' } = site.community.find(({ href }) => href === '/acknowledgments/') ?? {};
    await bar.getByRole('link', { name: localized(label, 'en') }).click();
    await expect(page).toHaveURL(/\/acknowledgments\/$/);
  });

  test('a page can be copied as Markdown, and the button says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('docs/field/');
    await page.getByRole('button', { name: en.docs.copyMarkdown }).click();
    await expect(page.getByRole('button', { name: en.docs.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const markdown = await page.request.get(
      (await page.locator('main a[type="text/markdown"]').getAttribute('href')) ?? '',
    );
    expect(copied).toBe(await markdown.text());
    expect(copied).toContain('# Fields');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post can be read, and lists lead on', async ({ page }) => {
    await page.goto('blog/');
    await page.getByRole('link', { name: en.series.olderEntries }).click();
    await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
    await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
    expect(((await page.locator('.prose').textContent()) ?? '').split(/\s+/).length).toBeGreaterThan(400);
    await expect(page.getByRole('button', { name: en.docs.copyMarkdown })).toBeHidden();
    await page.getByLabel(en.docs.moreActions).click();
    await expect(page.getByRole('link', { name: en.docs.viewMarkdown })).toBeVisible();
  });

  test('what needs a script leaves no gap', async ({ page }) => {
    await page.goto('docs/field/');
    const left = async (css: string) => (await page.locator(css).first().boundingBox())?.x ?? Number.NaN;
    // The border is between them.
    expect(await left('main [data-popup]')).toBeCloseTo((await left(':has(> [data-copy-page])')) + 1, 0);
  });

  test('the text, the sidebar, versions and languages work; tabs show all panels', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('docs/external/');
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
    const tree = page.getByRole('navigation', { name: en.docs.sidebar });
    await tree.getByText('Performance', { exact: true }).click();
    await expect(tree.getByRole('link', { name: 'Profiler' })).toBeVisible();
    await tree.getByRole('link', { name: 'Fields', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields');
    await page.getByLabel(`${en.shell.version}: v1.6.0`).click();
    await page.getByRole('link', { name: 'develop' }).click();
    await expect(page).toHaveURL(/docs\/master\/field\/$/);
    await page.getByLabel(new RegExp(`^${en.shell.language}`)).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/fr-FR\/docs\/master\/field\/$/);
  });

  test('on a small screen the menu opens and the tree is below the text', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('docs/field/');
    await page.getByRole('link', { name: en.shell.openMenu }).click();
    await expect(page.getByRole('dialog', { name: en.shell.menu })).toBeVisible();
    await page.goto('docs/field/');
    await expect(page.getByRole('navigation', { name: en.docs.sidebar })).toBeVisible();
  });

  test('redirects lead on', async ({ page }) => {
    for (const [from, to] of [
      ['docs/', /docs\/overview\/$/],
      ['docs/v1.6.0/field/', /\/docs\/field\/$/],
      ['zh-Hans/docs/master/', /zh-Hans\/docs\/master\/overview\/$/],
    ] as const) {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    }
  });
});

/** The part of a message before what is filled in. */
function textBefore(message: string, place: string): string {
  return message.split(place)[0]?.trim() ?? '';
}
