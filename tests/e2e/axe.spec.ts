import { expect, type Page, test } from '@playwright/test';
import { codecs, parse } from '../../lib/routes/index.ts';
import { storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { themes, widths } from '../../scripts/pages/accessibility.ts';
import { plantedRules, plantFaults } from '../../scripts/pages/axe.ts';
import { findings } from './findings.ts';
import { notFoundPage, pagesByKind, pagesOfEveryKind } from './page-types.ts';
import { follow } from './visits.ts';

test('every kind of page is among those that are tried, and each is of its kind', () => {
  const kinds = Object.entries(pagesByKind).flatMap(([kind, paths]) =>
    paths.map((path) => [kind, parse(`/${path}`)?.route.kind ?? 'none']),
  );
  expect(kinds.filter(([kind, own]) => kind !== own)).toEqual([]);
  expect(new Set(kinds.map(([kind]) => kind))).toEqual(new Set(Object.keys(codecs)));
  expect(parse(`/${notFoundPage}`)).toBeUndefined();
});

for (const theme of themes) {
  for (const width of widths) {
    for (const path of pagesOfEveryKind) {
      test(`axe finds nothing on /${path} (${theme}, ${width} px)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(
          ([key, value]) => localStorage.setItem(key as string, value as string),
          [storageKeys.theme, theme],
        );
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await findings(page)).toEqual([]);
      });
    }
  }
}

/** A page that no link in view on docs/field/ leads to, so that it is not loaded ahead. */
const farAway = 'docs/faq/';

/** What a page can be brought to, by how wide the screen has to be; each is left open for axe. */
const states: Record<
  string,
  { path: string; widths?: readonly number[]; open(page: Page): Promise<unknown> }
> = {
  ...Object.fromEntries(
    [
      en.shell.resources,
      en.shell.community,
      `${en.shell.version}: v1.6.0`,
      `${en.shell.language}: English`,
    ].map((label, index) => [
      `the menu ${label}`,
      {
        path: 'docs/field/',
        widths: index < 2 ? [1280] : [360, 1280],
        open: (page: Page) =>
          index < 2
            ? page.locator('header summary', { hasText: label }).first().click()
            : page.locator(`header summary[aria-label="${label}"]`).click(),
      },
    ]),
  ),
  'the QR code': {
    path: 'docs/field/',
    widths: [1280],
    open: async (page) => {
      await page.locator('header summary', { hasText: en.shell.community }).first().click();
      await page.locator('header summary', { hasText: en.shell.weChat }).first().click();
    },
  },
  'the side menu': {
    path: 'docs/field/',
    widths: [360],
    open: (page) => page.getByRole('button', { name: en.shell.openMenu }).click(),
  },
  'a picture in large': {
    path: 'docs/field/',
    open: (page) => page.getByRole('button', { name: en.code.zoom }).first().click({ force: true }),
  },
  'the search before anything is typed': {
    path: 'docs/field/',
    open: async (page) => {
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox')).toBeFocused();
    },
  },
  'the search with results': {
    path: 'docs/field/',
    open: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('sparse');
      await page.getByRole('option').first().waitFor();
    },
  },
  'the search without results': {
    path: 'docs/field/',
    open: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('qqqqqqqq');
      await page.getByText(en.search.none).first().waitFor();
    },
  },
  'the search that cannot be loaded': {
    path: 'docs/field/',
    open: async (page) => {
      await page.route(/\/search-index\/en\/(?!settings\.json)/, (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('field');
      await page.getByRole('button', { name: en.search.retry }).waitFor();
    },
  },
  'what the search keeps': {
    path: 'docs/field/',
    open: async (page) => {
      const kept = JSON.stringify([{ title: 'Fields', path: '/docs/field/', label: 'Docs' }]);
      await page.evaluate(
        ([recent, favourites, value]) => {
          localStorage.setItem(recent as string, value as string);
          localStorage.setItem(
            favourites as string,
            (value as string).replace('/docs/field/', '/docs/type/'),
          );
        },
        [storageKeys.searchRecent, storageKeys.searchFavourites, kept],
      );
      await page.keyboard.press('/');
      await page
        .getByRole('button', { name: en.search.forget.replace('{title}', 'Fields') })
        .first()
        .waitFor();
    },
  },
  'the second tab': { path: 'docs/install/', open: (page) => page.getByRole('tab').nth(1).click() },
  'every category of the sidebar': {
    path: 'docs/field/',
    widths: [1280],
    open: (page) =>
      page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('#docs-tree details'))
          details.open = true;
      }),
  },
  'the contents above the text': {
    path: 'docs/field/',
    widths: [360],
    open: (page) => page.locator('details[data-collapsible] summary').click(),
  },
  'a wrong address': {
    path: 'docs/field/',
    open: async (page) => {
      await page.getByLabel(en.subscribe.email).fill('reader@');
      await page.getByRole('contentinfo').getByRole('button').click();
      await expect(page.getByText(en.subscribe.invalid)).toBeVisible();
    },
  },
  'a failed subscription': {
    path: 'docs/field/',
    open: async (page) => {
      await page.getByLabel(en.subscribe.email).fill('reader@example.org');
      await page.getByRole('contentinfo').getByRole('button').click();
      await expect(page.getByText(en.subscribe.failed)).toBeVisible();
    },
  },
  'a subscription that is on its way': {
    path: 'docs/field/',
    open: async (page) => {
      await page.route('**/newsletter-test', () => undefined);
      await subscribe(page);
      await expect(page.locator('form[data-subscribe]')).toHaveAttribute('data-state', 'sending');
    },
  },
  'a subscription that is done': {
    path: 'docs/field/',
    open: async (page) => {
      await page.route('**/newsletter-test', (route) => route.fulfill({ body: '{}' }));
      await subscribe(page);
      await expect(page.locator('form[data-subscribe]')).toHaveAttribute('data-state', 'subscribed');
    },
  },
  'the offer of another language': {
    path: 'docs/field/',
    open: async (page) => {
      await page.evaluate((key) => localStorage.setItem(key, 'zh-Hans'), storageKeys.locale);
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.locator('.language-offer')).toBeVisible();
    },
  },
  'the version that was read last': {
    path: 'blog/',
    open: async (page) => {
      await page.evaluate((key) => localStorage.setItem(key, 'v1.5.0'), storageKeys.docsVersion);
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByLabel(`${en.shell.version}: v1.5.0`)).toHaveText('v1.5.0');
    },
  },
  'code that was copied': {
    path: 'docs/field/',
    open: async (page) => {
      await page.locator('figure.code').first().hover();
      await page.locator('figure.code .copy').first().click();
      await expect(page.locator('figure.code .copy[data-done]')).toHaveText(en.code.copied);
    },
  },
  'the address of a section that was copied': {
    path: 'docs/field/',
    open: async (page) => {
      await page.locator('.heading').first().hover();
      await page.locator('a.anchor').first().click();
      await expect(page.locator('a.anchor[data-done]')).toHaveText(en.code.urlCopied);
    },
  },
  'a page that was copied': {
    path: 'docs/field/',
    open: async (page) => {
      await page.getByRole('button', { name: en.docs.copyMarkdown }).click();
      await expect(page.getByRole('button', { name: en.docs.copied })).toBeVisible();
    },
  },
  'a page that could not be copied': {
    path: 'docs/field/',
    open: async (page) => {
      await page.route('**/docs/field.md', (route) => route.fulfill({ status: 500, body: '' }));
      await page.getByRole('button', { name: en.docs.copyMarkdown }).click();
      await expect(page.getByRole('button', { name: en.docs.copyFailed })).toBeVisible();
    },
  },
  'every part of a text that can be closed': {
    path: 'docs/cloth_simulation/',
    open: (page) =>
      page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
          details.open = true;
      }),
  },
  'the sign that a page is on its way': {
    path: 'docs/field/',
    open: async (page) => {
      await page.route(`**/${farAway}`, () => undefined);
      await follow(page, farAway);
      await expect(page.locator('.loading')).toBeVisible();
    },
  },
  'the box of a failure': {
    path: 'docs/field/',
    open: async (page) => {
      await page.route(`**/${farAway}`, (route) => route.fulfill({ status: 500, body: '' }));
      await follow(page, farAway);
      await expect(page.locator('.failure')).toBeVisible();
    },
  },
  'the way back to the top': {
    path: 'docs/field/',
    open: async (page) => {
      await page.evaluate(() => scrollTo(0, 2000));
      await page.waitForTimeout(150);
      await page.evaluate(() => scrollTo(0, 1500));
      await expect(page.getByRole('button', { name: en.shell.toTop })).toBeVisible();
    },
  },
};

/** Sends an address to a form that the test has configured. */
async function subscribe(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector('form[data-subscribe]')?.setAttribute('action', '/newsletter-test'),
  );
  await page.getByLabel(en.subscribe.email).fill('reader@example.org');
  await page.getByRole('contentinfo').getByRole('button').click();
}

for (const theme of themes) {
  for (const [name, { path, widths: own = widths, open }] of Object.entries(states)) {
    for (const width of own) {
      test(`axe finds nothing in ${name} (${theme}, ${width} px)`, async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript(
          ([key, value]) => localStorage.setItem(key as string, value as string),
          [storageKeys.theme, theme],
        );
        await page.goto(path, { waitUntil: 'networkidle' });
        await open(page);
        expect(await findings(page)).toEqual([]);
      });
    }
  }
}

test('axe would find what is wrong, in the theme where it is', async ({ page }) => {
  await page.goto('docs/field/', { waitUntil: 'networkidle' });
  await plantFaults(page);
  expect((await findings(page)).map((finding) => finding.split(':')[0])).toEqual(plantedRules);
});
