import { type Browser, expect, test } from '@playwright/test';
import { linkTo } from '../../lib/routes/index.ts';
import { defaultLocale, locales } from '../../lib/site/locales.ts';
import { en } from '../../lib/site/messages/en.ts';
import { latestVersion } from '../../lib/site/versions.ts';
import { checkReading, compare, readingContexts, readingOf } from '../../scripts/pages/reading.ts';
import { openWithBehaviours, type Visitor } from '../../scripts/pages/walk.ts';
import { notFoundPage } from './page-types.ts';
import { sampleOfPages } from './sample.ts';

/** Two visitors of the site, one with JavaScript and one without, until the end of the test. */
async function visitors(browser: Browser, origin = ''): Promise<[Visitor, Visitor]> {
  const [withScript, withoutScript] = readingContexts;
  const visitor = async (options: typeof withScript | typeof withoutScript): Promise<Visitor> => {
    const context = await browser.newContext(options);
    return { page: await context.newPage(), origin };
  };
  return [await visitor(withScript), await visitor(withoutScript)];
}

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

/** The check of `npm run check:no-script` for a sample of the pages. */
test.describe('without JavaScript', () => {
  for (const path of sampleOfPages.filter((one) => one !== notFoundPage))
    test(`/${path} has its text, links, panels, menus and forms`, async ({ browser, baseURL }) => {
      const page = { path, isRedirect: false, hash: '' };
      expect((await checkReading(await visitors(browser, baseURL), page)).problems).toEqual([]);
    });

  for (const locale of locales)
    test(`the search form in ${locale} searches all kinds of pages of the latest version`, async ({
      browser,
      baseURL,
    }) => {
      const [, plain] = await visitors(browser, baseURL);
      await plain.page.goto(new URL(linkTo({ locale, route: { kind: 'search' } }), baseURL).href);
      const chosen = plain.page.locator('main input[type=radio]:checked');
      expect(
        await chosen.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value'))),
      ).toEqual(['all', latestVersion.name]);
    });

  test('the command that installs the package offers no copy', async ({ browser, baseURL }) => {
    const [, { page }] = await visitors(browser, baseURL);
    await page.goto(new URL(linkTo({ locale: defaultLocale, route: { kind: 'home' } }), baseURL).href);
    const command = page.locator('[data-copy-command]').first();
    await expect(command.locator('code')).toBeVisible();
    await expect(command.getByText(en.code.copy)).toBeHidden();
  });

  test('control: a page that lacks text, links, a panel, menus, the side menu and the form is found', async ({
    browser,
    baseURL,
  }) => {
    const [full, plain] = await visitors(browser, baseURL);
    await openWithBehaviours(full, 'docs/install/');
    await plain.page.goto(`${baseURL}docs/install/`);
    await plain.page.evaluate(() => {
      for (const part of document.querySelectorAll('.prose table, .prose p a, dialog, header details ul'))
        part.remove();
      document.querySelector('[role=tabpanel]')?.setAttribute('hidden', '');
      document.querySelector('#docs-tree li')?.remove();
      document.querySelector('form[data-subscribe]')?.remove();
    });
    const { problems } = compare(await readingOf(full.page), await readingOf(plain.page));
    for (const words of [
      'of the text',
      'links are missing',
      'menus',
      'side menu',
      'sidebar',
      'panels',
      'subscription',
    ])
      expect(problems.filter((problem) => problem.includes(words)).length, words).toBeGreaterThan(0);
  });
});
