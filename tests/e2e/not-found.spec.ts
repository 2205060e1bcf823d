import { expect, type Page, type Route, test } from '@playwright/test';
import { similarPages, storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { frFr } from '../../lib/site/messages/fr-fr.ts';
import { format } from '../../lib/site/messages/index.ts';
import { zhHans } from '../../lib/site/messages/zh-hans.ts';
import { isSameDocument, rememberDocument } from './documents.ts';
import { findings } from './findings.ts';
import { failureBox, hold, loadNothingAhead, ready, scriptErrors } from './visits.ts';

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

for (const [locale, words] of [
  ['zh-Hans', zhHans],
  ['fr-FR', frFr],
] as const)
  test.describe(`the page for what is not found, below /${locale}/,`, () => {
    const path = `${locale}/docs/feild/`;
    const title = `${words.notFound.title} · ${words.site.title}`;
    const search = `**/${locale}/search/`;
    const bar = (page: Page) => page.getByRole('navigation', { name: words.shell.mainNavigation });
    const list = (page: Page) => nearest(page, words).getByRole('link');

    /** Waits until the page is in its language, and its behaviours have started in it. */
    async function untilInLanguage(page: Page): Promise<void> {
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await ready(page);
    }

    /** Opens the page and keeps it in its first state until `release` is called. */
    async function openHeld(page: Page): Promise<() => Promise<void>> {
      const { held, release } = hold();
      await page.route(search, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      await ready(page);
      await expect(list(page).first()).toBeVisible();
      return async () => {
        release();
        await untilInLanguage(page);
      };
    }

    test('is in this language as a whole', async ({ page }) => {
      const errors = scriptErrors(page);
      await page.goto(path);
      await untilInLanguage(page);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', words.notFound.found);
      await expect(page.locator('.skip-link')).toHaveText(words.shell.skip);
      await expect(page.locator('body')).toHaveAttribute('data-to-top', words.shell.toTop);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.title);
      await expect(nearest(page, words).getByRole('heading', { level: 2 })).toHaveText(
        words.notFound.nearest,
      );
      const home = bar(page).getByRole('link', { name: words.shell.docHome, exact: true });
      await expect(home).toHaveAttribute('href', `/${locale}/`);
      const about = page
        .getByRole('contentinfo')
        .getByRole('link', { name: words.footer.about, exact: true });
      await expect(about).toHaveAttribute('href', `/${locale}/docs/overview/`);
      // The page that the frame is from is not the one that is shown.
      await expect(page.locator('[href$="/search/"]:not([data-search-button])')).toHaveCount(0);
      await expect(page.getByRole('link', { name: words.docs.report })).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test('asks for each file once, and names similar pages once', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(path);
      await untilInLanguage(page);
      await expect(list(page).first()).toHaveAttribute('href', `/${locale}/docs/field/`);
      await page.waitForLoadState('networkidle');
      for (const file of [`/${locale}/search/`, `/addresses/${locale}.json`])
        expect(asked.filter((one) => one === file)).toEqual([file]);
      expect(await list(page).count()).toBeLessThanOrEqual(similarPages.most);
    });

    test('has menus that open, and the home page in each language', async ({ page }) => {
      await page.goto(path);
      await untilInLanguage(page);
      await bar(page).getByText(words.shell.resources, { exact: true }).click();
      await expect(bar(page).getByRole('link', { name: words.series.blog.menu, exact: true })).toBeVisible();
      for (const [language, home] of [
        ['en', '/'],
        ['zh-Hans', '/zh-Hans/'],
        ['fr-FR', '/fr-FR/'],
      ] as const)
        await expect(page.locator(`header a[hreflang=${language}]`)).toHaveAttribute('href', home);
      await page.locator(`header summary[aria-label="${words.shell.theme}"]`).click();
      await page.locator('header').getByRole('button', { name: words.shell.themeLight, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      const version = format(words.shell.labelled, { label: words.shell.version, value: 'v1.6.0' });
      await expect(page.locator(`header summary[aria-label="${version}"]`)).toBeVisible();
    });

    test('has a search in this language, by the button and by the field', async ({ page }) => {
      await page.goto(path);
      await untilInLanguage(page);
      const dialog = page.getByRole('dialog', { name: words.search.label });
      const option = dialog.getByRole('option').first();
      await page.locator('[data-search-button]').click();
      await dialog.getByRole('combobox').fill('field');
      await expect(option).toBeVisible();
      await dialog.getByRole('button', { name: words.search.close, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      const field = page.getByRole('main').getByRole('searchbox', { name: words.notFound.search });
      await field.fill('sparse');
      await field.press('Enter');
      await expect(dialog).toHaveCount(1);
      await expect(dialog.getByRole('combobox')).toHaveValue('sparse');
      await option.click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/.`));
      await expect(page).not.toHaveTitle(title);
    });

    test('has a form that answers in this language', async ({ page }) => {
      await page.goto(path);
      await untilInLanguage(page);
      const field = page.getByRole('contentinfo').getByRole('textbox', { name: words.subscribe.email });
      await field.fill('reader@');
      await field.press('Enter');
      await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(words.subscribe.invalid);
    });

    test('leads on without a reload, and Back leads to it again', async ({ page }) => {
      const errors = scriptErrors(page);
      await page.goto(path);
      await untilInLanguage(page);
      await rememberDocument(page);
      await list(page).first().click();
      await expect(page).toHaveURL(`/${locale}/docs/field/`);
      await expect(page.locator('#docs-tree')).toHaveCount(1);
      expect(await isSameDocument(page)).toBe(true);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(`/${path}`);
      await untilInLanguage(page);
      await expect(page).toHaveTitle(title);
      await expect(list(page).first()).toBeVisible();
      await expect(failureBox(page)).toHaveCount(0);
      await page.goForward();
      await expect(page.locator('#docs-tree')).toHaveCount(1);
      // Also after a reload, where the document has never shown it.
      await page.reload();
      await page.goBack();
      await untilInLanguage(page);
      await expect(page).toHaveTitle(title);
      expect(errors).toEqual([]);
    });

    test('keeps address, history, focus and what was typed', async ({ page }) => {
      const release = await openHeld(page);
      const state = () =>
        page.evaluate(() => [location.href, history.length, JSON.stringify(history.state), scrollY]);
      const before = await state();
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill('spar');
      await release();
      expect(await state()).toEqual(before);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('spar');
      // Nothing is announced: the reader has not gone anywhere.
      await expect(page.locator('body > [role=status]')).toHaveText('');
      await expect(page).toHaveTitle(title);
    });

    test('keeps the focus in the bar, and the menu open around it', async ({ page }) => {
      const release = await openHeld(page);
      await page
        .getByRole('navigation', { name: en.shell.mainNavigation })
        .getByText(en.shell.resources)
        .focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator(':focus')).toHaveText(en.series.blog.menu);
      await release();
      await expect(page.locator(':focus')).toHaveText(words.series.blog.menu);
      await expect(page.locator(':focus')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator(':focus')).toHaveText(words.shell.resources);
    });

    test('keeps the side menu of a small screen open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      const release = await openHeld(page);
      await page.getByRole('button', { name: en.shell.openMenu }).click();
      await release();
      const menu = page.getByRole('dialog', { name: words.shell.menu });
      await expect(menu.getByRole('link', { name: words.shell.docHome, exact: true })).toBeVisible();
      expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(`/${path}`);
    });

    for (const width of [320, 1440])
      test(`moves nothing of its content, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const release = await openHeld(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const boxes = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('header, #content, #content *, footer')]
              .filter((element) => element.checkVisibility())
              .map((element) => {
                const { top, height } = element.getBoundingClientRect();
                return [Math.round(top), element.localName === 'footer' ? 0 : Math.round(height)].join(' ');
              }),
          );
        const before = await boxes();
        await release();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await boxes()).toEqual(before);
      });

    for (const [name, answer] of [
      ['does not load', (route) => route.abort()],
      ['is missing', (route) => route.fulfill({ status: 404, body: 'no' })],
      [
        'is of another build',
        async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(
            /\/assets\/main-[\w-]+\.js" integrity="[^"]*"/,
            '/assets/main-other.js"',
          );
          await route.fulfill({ response, body });
        },
      ],
    ] as const satisfies readonly (readonly [string, (route: Route) => Promise<void>])[])
      test(`keeps the English frame where the page of the language ${name}`, async ({ page }) => {
        const errors = scriptErrors(page);
        await loadNothingAhead(page);
        await page.route(search, answer);
        const asked = page.waitForRequest(search);
        await page.goto(path);
        await asked;
        await page.waitForLoadState('networkidle');
        await ready(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page.locator('.skip-link')).toHaveText(en.shell.skip);
        await expect(page.getByText(words.notFound.found)).toBeVisible();
        await expect(failureBox(page)).toHaveCount(0);
        await expect(list(page).first()).toBeVisible();
        await page
          .getByRole('navigation', { name: en.shell.mainNavigation })
          .getByText(en.shell.resources)
          .click();
        await expect(
          page.getByRole('link', { name: en.series.blog.menu, exact: true }).first(),
        ).toBeVisible();
        await list(page).first().click();
        await expect(page).toHaveURL(`/${locale}/docs/field/`);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(errors).toEqual([]);
      });

    for (const width of [320, 1440])
      test(`has nothing that axe finds, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await untilInLanguage(page);
        await expect(list(page).first()).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });

    test('is not offered in this language to a reader who has chosen it', async ({ page }) => {
      await page.addInitScript(
        ([key, value]) => localStorage.setItem(key as string, value as string),
        [storageKeys.locale, locale],
      );
      await page.addInitScript(() => {
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes)
              if (node instanceof Element && node.matches('.language-offer'))
                document.documentElement.dataset.offered = '';
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(path);
      await untilInLanguage(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).not.toHaveAttribute('data-offered');
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
