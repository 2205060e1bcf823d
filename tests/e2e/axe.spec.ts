import { expect, type Page, test } from '@playwright/test';
import { codecs, parse } from '../../lib/routes/index.ts';
import { code, storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { themesAt, type Width, widths } from '../../scripts/pages/accessibility.ts';
import { plantedRules, plantFaults } from '../../scripts/pages/axe.ts';
import { findingsInBothThemes } from './findings.ts';
import { notFoundPage, pagesByKind } from './page-types.ts';
import { isTried, sampleOfPages } from './sample.ts';
import { follow, openWhole, untilSettled, withGraphics } from './visits.ts';

test('the list of pages has every kind, and each page is listed under its kind', () => {
  const kinds = Object.entries(pagesByKind).flatMap(([kind, paths]) =>
    paths.map((path) => [kind, parse(`/${path}`)?.route.kind ?? 'none']),
  );
  expect(kinds.filter(([listed, actual]) => listed !== actual)).toEqual([]);
  expect(new Set(kinds.map(([kind]) => kind))).toEqual(new Set(Object.keys(codecs)));
  expect(parse(`/${notFoundPage}`)).toBeUndefined();
});

/** Stores values before the page reads them. */
async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);
}

for (const path of sampleOfPages) {
  test(`axe finds nothing on /${path} (both themes, ${widths.join(' and ')} px)`, async ({ page }) => {
    // A page of the API has sixteen thousand elements.
    test.slow();
    const [firstWidth] = widths;
    const [firstTheme] = themesAt[firstWidth];
    await store(page, { [storageKeys.theme]: firstTheme });
    // Otherwise drawing the picture of the home page would take all CPU time.
    await withGraphics(page);
    await page.setViewportSize({ width: firstWidth, height: 800 });
    await openWhole(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', firstTheme);
    for (const canvas of await page.locator('canvas[data-fractal]').all())
      await expect(canvas).toHaveAttribute('data-live');
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await findingsInBothThemes(page, width)));
    }
    expect(found).toEqual([]);
  });
}

/** A page that no link in view on docs/field/ leads to, so that it is not loaded ahead. */
const farAway = 'docs/faq/';

type State = {
  path: string;
  /** How wide the screen has to be for it. */
  widths?: readonly Width[];
  /** What the browser has stored before the page is loaded. */
  stored?: Record<string, string>;
  /** Whether it goes away by itself after a while; it must not while axe runs. */
  isShort?: boolean;
  /** Brings the page into the state, and leaves it there for axe. */
  open(page: Page): Promise<unknown>;
};

/** Opens all collapsibles that a selector names. */
const openAll = (page: Page, selector: string) =>
  page.evaluate((all) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(all)) details.open = true;
  }, selector);

/** A state of a page of the docs that goes away by itself. */
const shortState = (open: State['open']): State => ({ path: 'docs/field/', isShort: true, open });

/** States that a page can be in. */
const states: Record<string, State> = {
  ...Object.fromEntries(
    [
      en.shell.resources,
      en.shell.community,
      `${en.shell.version}: v1.6.0`,
      `${en.shell.language}: English`,
      en.shell.theme,
    ].map((label, index) => [
      `the menu ${label}`,
      {
        // The open menu of themes covers a part of the links above the text of a page of the docs, which are then too small.
        path: label === en.shell.theme ? 'search/' : 'docs/field/',
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
    open: async (page) => {
      await page.getByRole('button', { name: en.code.zoom }).first().click();
      await expect(page.locator('dialog.zoomed[open]')).toBeVisible();
    },
  },
  'the picture of the home page that does not move': {
    path: '',
    open: (page) => expect(page.getByRole('img', { name: en.home.still })).toBeVisible(),
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
      await page.getByText(en.search.none.replace('{query}', 'qqqqqqqq')).first().waitFor();
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
      const results = JSON.stringify([{ title: 'Fields', path: '/docs/field/', label: 'Docs' }]);
      await page.evaluate(
        ([recent, favourites, value]) => {
          localStorage.setItem(recent as string, value as string);
          localStorage.setItem(
            favourites as string,
            (value as string).replace('/docs/field/', '/docs/type/'),
          );
        },
        [storageKeys.searchRecent, storageKeys.searchFavourites, results],
      );
      await page.keyboard.press('/');
      await page
        .getByRole('button', { name: en.search.forget.replace('{title}', 'Fields') })
        .first()
        .waitFor();
    },
  },
  'the second tab': {
    path: 'docs/install/',
    open: async (page) => {
      await page.getByRole('tab').nth(1).click();
      // The pointer on the text loads what wraps code.
      await expect(page.locator('main button.wrap').first()).toBeAttached();
    },
  },
  'every category of the sidebar': {
    path: 'docs/field/',
    widths: [1280],
    open: (page) => openAll(page, '#docs-tree details'),
  },
  'the contents above the text': {
    path: 'docs/field/',
    widths: [360],
    open: (page) => page.locator('#toc-bar summary').click(),
  },
  'the actions of the page': {
    path: 'docs/field/',
    open: (page) => page.locator('main [data-popup] summary').first().click(),
  },
  'the list of shortcuts': {
    path: 'docs/field/',
    widths: [1280],
    open: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'a wrong address': {
    path: 'docs/field/',
    open: async (page) => {
      await page.getByLabel(en.subscribe.email).fill('reader@');
      await page.locator('form[data-subscribe] button').click();
      await expect(page.getByText(en.subscribe.invalid)).toBeVisible();
    },
  },
  'a failed subscription': {
    path: 'docs/field/',
    open: async (page) => {
      await page.getByLabel(en.subscribe.email).fill('reader@example.org');
      await page.locator('form[data-subscribe] button').click();
      await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(en.subscribe.preview);
    },
  },
  'a subscription that is being sent': {
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
    stored: { [storageKeys.locale]: 'zh-Hans' },
    open: (page) => expect(page.locator('.language-offer')).toBeVisible(),
  },
  'the version that was read last': {
    path: 'blog/',
    stored: { [storageKeys.docsVersion]: 'v1.5.0' },
    open: (page) => expect(page.getByLabel(`${en.shell.version}: v1.5.0`)).toHaveText('v1.5.0'),
  },
  'a program that has printed': {
    path: 'docs/field/',
    open: async (page) => {
      await page.locator('button.run').first().click();
      await expect(page.locator('.run-lines > div').first()).toBeVisible();
    },
  },
  'a program that has failed': {
    path: 'docs/debugging/',
    open: async (page) => {
      const figure = page.locator('figure[data-run]').first();
      await figure.locator('code').evaluate((code) => {
        code.textContent = 'print(nosuch)';
      });
      await figure.locator('button.run').click();
      await expect(figure.locator('.run-lines > .bad')).toBeVisible();
    },
  },
  'a program that is edited': {
    path: 'docs/field/',
    open: async (page) => {
      await page.locator('button.edit').first().click();
      await expect(page.getByRole('textbox', { name: en.run.editor })).toBeFocused();
    },
  },
  'a program that draws': {
    path: 'docs/gui_system/',
    open: async (page) => {
      await page.locator('button.run').first().click();
      await expect(page.locator('.run-window')).toBeVisible();
    },
  },
  'code that was copied': shortState(async (page) => {
    await page.locator('figure.code').first().hover();
    await page.locator('figure.code .copy').first().click();
    await expect(page.locator('figure.code .copy[data-done]')).toHaveText(en.code.copied);
  }),
  'the address of a section that was copied': shortState(async (page) => {
    await page.locator('.heading').first().hover();
    await page.locator('a.anchor').first().click();
    await expect(page.locator('a.anchor[data-done]')).toHaveText(en.code.urlCopied);
  }),
  'a page that was copied': shortState(async (page) => {
    await page.getByRole('button', { name: en.docs.copyMarkdown }).click();
    await expect(page.getByRole('button', { name: en.docs.copied })).toBeVisible();
  }),
  'a page that could not be copied': shortState(async (page) => {
    await page.route('**/docs/field.md', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: en.docs.copyMarkdown }).click();
    await expect(page.getByRole('button', { name: en.docs.copyFailed })).toBeVisible();
  }),
  'every part of a text that can be closed': {
    path: 'docs/cloth_simulation/',
    open: (page) => openAll(page, 'main details'),
  },
  'the message that a page is loading': {
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
      await page.evaluate(async () => {
        scrollTo(0, 2000);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        scrollTo(0, 1500);
      });
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
  await page.locator('form[data-subscribe] button').click();
}

/** Messages that a page shows for a moment, such as that something was copied, stay. */
async function keepWhatIsShort(page: Page): Promise<void> {
  await page.addInitScript((shortMs) => {
    const wait = setTimeout;
    const waitUnlessShort = (run: TimerHandler, ms?: number, ...args: unknown[]) =>
      ms === shortMs ? 0 : wait(run, ms, ...args);
    Object.assign(window, { setTimeout: waitUnlessShort });
  }, code.copiedMs);
}

/** The elements and texts of a page, without inline styles: a progress bar goes on. */
const content = (page: Page) =>
  page.evaluate(() => document.body.outerHTML.replaceAll(/ style="[^"]*"/g, ''));

for (const [at, [name, state]] of Object.entries(states).entries()) {
  const { path, widths: fitting = widths, stored = {}, isShort, open } = state;
  const tried = fitting.filter((_, position) => fitting.length === 1 || isTried(2, at, position));
  for (const width of tried) {
    test(`axe finds nothing in ${name} (both themes, ${width} px)`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (isShort) await keepWhatIsShort(page);
      await store(page, { ...stored, [storageKeys.theme]: themesAt[width][0] });
      await openWhole(page, path);
      await open(page);
      await untilSettled(page);
      const before = await content(page);
      expect(await findingsInBothThemes(page, width)).toEqual([]);
      expect(await content(page), 'the page is still as axe saw it').toBe(before);
    });
  }
}

test('control: axe finds planted faults, in the theme that has them', async ({ page }) => {
  await openWhole(page, 'docs/field/');
  await plantFaults(page);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await findingsInBothThemes(page, width)));
  }
  const expected = [
    ...plantedRules.map((rule) => `dark, 360 px: ${rule}`),
    ...plantedRules.filter((rule) => rule !== 'color-contrast').map((rule) => `light, 1280 px: ${rule}`),
    'dark, 1280 px: color-contrast',
  ];
  expect(found.map((line) => line.split(':').slice(0, 2).join(':'))).toEqual(expected);
});
