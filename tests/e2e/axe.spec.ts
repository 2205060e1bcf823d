import { expect, type Page, test } from '@playwright/test';
import { storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { findings } from './findings.ts';

const pages = [
  '',
  'docs/field/',
  'docs/master/kernel_sync/',
  'docs/install/',
  'zh-Hans/docs/v1.5.0/type/',
  'fr-FR/',
  'nothing-here/',
  'docs/tags/kernels/',
  'api/',
  'api/taichi/',
  'api/a-z/',
  'blog/',
  'blog/page/2/',
  'blog/archive/',
  'blog/tags/',
  'blog/tags/py-torch/',
  'blog/accelerate-python-code-100x/',
  'newsletter/2023/03/newsletter_for_march/',
  'user-stories/eth-zurich/',
  'community/',
  'tgc01/',
  'search/?q=field',
  'search/?q=qqqqqqqq',
  'fr-FR/blog/',
  'zh-Hans/user-stories/',
];

for (const theme of ['dark', 'light']) {
  for (const width of [360, 1280]) {
    for (const path of pages) {
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

/** What a page can be brought to, by how wide the screen has to be; each is left open for axe. */
const states: Record<string, { path: string; widths?: number[]; open(page: Page): Promise<unknown> }> = {
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
      await page.route('**/search-index/**', (route) => route.fulfill({ status: 500, body: '' }));
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
  'the box of a failure': {
    path: 'docs/field/',
    open: async (page) => {
      await page.route('**/docs/layout/', (route) => route.fulfill({ status: 500, body: '' }));
      await page.locator('a[rel=next]').click();
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

for (const theme of ['dark', 'light']) {
  for (const [name, { path, widths = [360, 1280], open }] of Object.entries(states)) {
    for (const width of widths) {
      test(`axe finds nothing in ${name} (${theme}, ${width} px)`, async ({ page }) => {
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

test('axe would find a control that is wrong', async ({ page }) => {
  await page.goto('docs/field/', { waitUntil: 'networkidle' });
  const wrong = '<img src="data:,"><button></button>';
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), wrong);
  expect((await findings(page)).map((finding) => finding.split(':')[0])).toEqual([
    'button-name',
    'image-alt',
  ]);
});
