import { expect, type Page, test } from '@playwright/test';
import { backToTop, docsTreeId, storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { frFr } from '../../lib/site/messages/fr-fr.ts';
import { zhHans } from '../../lib/site/messages/zh-hans.ts';
import { isTried } from './sample.ts';
import { chooseTheme, ready, scriptErrors } from './visits.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: en.shell.mainNavigation });

test.describe('storage is optional', () => {
  const keys: string[] = [
    storageKeys.theme,
    storageKeys.locale,
    storageKeys.docsVersion,
    storageKeys.sidebar,
    storageKeys.stars,
    storageKeys.searchRecent,
    storageKeys.searchFavourites,
    storageKeys.searchSlash,
    storageKeys.positions,
    storageKeys.tabGroup('os'),
  ];
  const storages = ['localStorage', 'sessionStorage'] as const;

  /** Faults of the whole storage. Each runs before the page. */
  const faultsOfAll: Record<string, (names: typeof storages) => void> = {
    'the storage itself is denied': (names) => {
      for (const name of names)
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
    'there is no storage': (names) => {
      for (const name of names) Object.defineProperty(window, name, { value: null });
    },
    'it is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };

  /** Faults of one key. */
  const faultsOfOne: Record<string, (key: string) => void> = {
    'reading fails': (key) => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (name) {
        if (name === key) throw new DOMException('denied', 'SecurityError');
        return getItem.call(this, name);
      };
    },
    'writing fails': (key) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        if (name === key) throw new DOMException('denied', 'SecurityError');
        setItem.call(this, name, value);
      };
    },
    'it holds another type': (key) => {
      localStorage.setItem(key, '{"a":[1,2]}');
      sessionStorage.setItem(key, '{"a":[1,2]}');
    },
    'it holds null': (key) => {
      localStorage.setItem(key, 'null');
      sessionStorage.setItem(key, 'null');
    },
    'it holds half a value': (key) => {
      localStorage.setItem(key, '["dar');
      sessionStorage.setItem(key, '["dar');
    },
  };

  /** Uses everything that is stored: theme, tab, sidebar, stars, recent searches and positions, on two pages. */
  async function readOn(page: Page): Promise<void> {
    await page.goto('docs/install/');
    await ready(page);
    const theme = await page.locator('html').getAttribute('data-theme');
    await chooseTheme(page, theme === 'dark' ? en.shell.themeLight : en.shell.themeDark);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? 'none');
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    await page.locator(`#${docsTreeId} summary`).last().click();
    await page.locator('a[rel=next]').click();
    await expect(page).not.toHaveURL(/install/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('accelerate pytorch');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/pytorch/);
  }

  test('each of the keys is used on the way', async ({ page }) => {
    await page.addInitScript(() => {
      const page = window as unknown as { used: string[] };
      page.used = [];
      for (const name of ['getItem', 'setItem'] as const) {
        const action = Storage.prototype[name] as (...args: string[]) => string | null;
        Storage.prototype[name] = function (this: Storage, ...args: string[]) {
          page.used.push(args[0] ?? '');
          return action.apply(this, args) as never;
        };
      }
    });
    await readOn(page);
    const used = await page.evaluate(() => (window as unknown as { used: string[] }).used);
    expect(keys.filter((key) => !used.includes(key))).toEqual([]);
  });

  for (const [name, fault] of Object.entries(faultsOfAll))
    test(`${name}: the page works, and one warning says so`, async ({ page }) => {
      const { problems, warnings } = faultsIn(page);
      await page.addInitScript(fault, storages);
      await readOn(page);
      expect(problems).toEqual([]);
      expect(warnings).toHaveLength(1);
    });

  for (const [way, [name, fault]] of Object.entries(faultsOfOne).entries())
    for (const key of keys.filter((_, at) => isTried(3, way, at)))
      test(`${name}: ${key}`, async ({ page }) => {
        const { problems, warnings } = faultsIn(page);
        await page.addInitScript(fault, key);
        await readOn(page);
        expect(problems).toEqual([]);
        expect(warnings.length).toBeLessThanOrEqual(1);
      });

  function faultsIn(page: Page): { problems: string[]; warnings: string[] } {
    const [problems, warnings]: [string[], string[]] = [[], []];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (/Preferences are not stored/.test(message.text())) warnings.push(message.text());
    });
    return { problems, warnings };
  }

  test('a stored value that is not a theme means light', async ({ context }) => {
    const colourWith = async (theme: string | null) => {
      const page = await context.newPage();
      await page.addInitScript(
        ([key, value]) => {
          if (value === null) localStorage.removeItem(key as string);
          else localStorage.setItem(key as string, value as string);
        },
        [storageKeys.theme, theme],
      );
      await page.goto('docs/install/');
      const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.close();
      return colour;
    };
    const [dark, light, none] = [await colourWith('dark'), await colourWith('light'), await colourWith(null)];
    expect([light === dark, none === dark]).toEqual([false, true]);
    for (const value of ['Dark', 'System', 'null', '1', '{"theme":"dark"}', '"dark"', ' dark', '<b>'])
      expect([value, await colourWith(value)]).toEqual([value, light]);
  });

  test('control: a fault that is not caught is found', async ({ page }) => {
    const problems = scriptErrors(page);
    await page.goto('docs/install/');
    await page.evaluate(() => setTimeout(() => localStorage.setItem.call(null, 'a', 'b')));
    await expect.poll(() => problems.length).toBe(1);
  });
});

test.describe('the version that was read last', () => {
  test('is where the API and the docs lead from pages of no version', async ({ page }) => {
    await page.goto('docs/v1.5.0/field/');
    await ready(page);
    await page.goto('blog/');
    await ready(page);
    await expect(page.getByLabel(`${en.shell.version}: `)).toContainText('v1.5.0');
    await expect(bar(page).getByRole('link', { name: en.shell.api })).toHaveAttribute(
      'href',
      /\/api\/v1\.5\.0\/$/,
    );
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: en.footer.gettingStarted }),
    ).toHaveAttribute('href', /\/docs\/v1\.5\.0\/hello_world\/$/);
    await bar(page).getByRole('link', { name: en.shell.api }).click();
    await expect(page).toHaveURL(/\/api\/v1\.5\.0\/$/);
  });

  for (const stored of ['v0.1', 'constructor', '__proto__', '', '{"a":1}']) {
    test(`is ignored when it is ${JSON.stringify(stored)}`, async ({ page }) => {
      await page.addInitScript(
        ([key, value]) => localStorage.setItem(key as string, value as string),
        [storageKeys.docsVersion, stored],
      );
      await page.goto('blog/');
      await ready(page);
      await expect(bar(page).getByRole('link', { name: en.shell.api })).toHaveAttribute('href', /\/api\/$/);
    });
  }
});

test.describe('by keyboard alone', () => {
  /** Presses Tab until an element has the focus, and expects it in view and not under the bar. */
  async function tabTo(page: Page, name: string | RegExp, key = 'Tab', most = 80): Promise<void> {
    for (let presses = 0; presses < most; presses++) {
      await page.keyboard.press(key);
      const focused = page.locator(':focus');
      const text = await focused.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
      );
      if (typeof name === 'string' ? text.trim() !== name : !name.test(text)) continue;
      const style = await focused.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const bounds = element.getBoundingClientRect();
        const top = document.elementFromPoint(
          bounds.left + bounds.width / 2,
          Math.max(0, bounds.top + bounds.height / 2),
        );
        return {
          outline: outlineStyle !== 'none' && outlineWidth !== '0px',
          isFree: !top || element.contains(top) || top.contains(element),
        };
      });
      expect([String(name), style]).toEqual([String(name), { outline: true, isFree: true }]);
      return;
    }
    throw new Error(`Nothing called ${name} had the focus after ${most} presses of ${key}.`);
  }

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('docs/field/');
    await ready(page);
  });

  test('the first press leads past the bar', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(en.shell.skip);
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  for (const menu of [
    en.shell.resources,
    en.shell.community,
    `${en.shell.version}: v1.6.0`,
    `${en.shell.language}: English`,
  ]) {
    test(`the menu ${menu} opens by Enter, arrow keys move in it, and Escape gives the focus back`, async ({
      page,
    }) => {
      await tabTo(page, menu);
      const opened = page.locator('details[data-menu][open]');
      await page.keyboard.press('Enter');
      await expect(opened).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await expect(opened.locator('a').first()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(opened.locator('> ul > li').last().locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      expect(await page.locator('details[data-menu][open]').count()).toBe(0);
      expect(await page.locator(':focus').evaluate((element) => element.tagName)).toBe('SUMMARY');
    });

    test(`the menu ${menu} opens by the arrow key alone`, async ({ page }) => {
      await tabTo(page, menu);
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('details[data-menu][open] a').first()).toBeFocused();
    });
  }

  test('an entry of a menu leads to its page', async ({ page }) => {
    await tabTo(page, en.shell.resources);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const path = await page.locator('details[data-menu][open] a').nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path ?? '');
  });

  test('a menu closes when the focus leaves it', async ({ page }) => {
    await tabTo(page, en.shell.resources);
    await page.keyboard.press('Enter');
    await tabTo(page, en.shell.community);
    await expect(page.locator('details[data-menu][open]')).toHaveCount(0);
  });

  test('the QR code of WeChat shows on focus', async ({ page }) => {
    await tabTo(page, en.shell.community);
    await page.keyboard.press('Enter');
    await tabTo(page, en.shell.weChat);
    await expect(page.getByRole('img', { name: en.shell.weChatCode })).toBeVisible();
  });

  test('the theme changes', async ({ page }) => {
    const chosen = page.locator('header [data-theme-choice][aria-pressed=true]');
    await tabTo(page, en.shell.theme);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: en.shell.themeLight })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator(`header summary[aria-label="${en.shell.theme}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveText(en.shell.themeLight);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a category of the sidebar opens, and a page in it is reached', async ({ page }) => {
    await tabTo(page, 'Visualization');
    await page.keyboard.press('Enter');
    await tabTo(page, 'GUI System');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/gui_system/);
  });

  for (const [what, button, copied] of [
    ['code', en.code.copy, en.code.copied],
    ['the page, as Markdown,', en.docs.copyMarkdown, en.docs.copied],
    ['the address of a section', /^Direct link to/, en.code.urlCopied],
  ] as const) {
    test(`${what} is copied`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => document.querySelector<HTMLElement>('#content')?.focus());
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-done]')).toHaveText(copied);
    });
  }

  test('a picture is enlarged, and Escape brings the page back', async ({ page }) => {
    await page.evaluate(() => document.querySelector<HTMLElement>('#content')?.focus());
    await tabTo(page, en.code.zoom);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', en.code.zoom);
  });

  test('the next page is reached', async ({ page }) => {
    await page.locator('a[rel=prev]').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/layout/);
  });

  test('a section of the page is reached through its contents', async ({ page }) => {
    await page.locator('a[rel=next]').focus();
    await tabTo(page, 'Limits and common mistakes');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#limits-and-common-mistakes$/);
    const [top, height] = await page.evaluate(() => [
      document.getElementById('limits-and-common-mistakes')?.getBoundingClientRect().top ?? 0,
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    ]);
    expect(top).toBeGreaterThanOrEqual(height ?? 0);
  });

  test('the subscription says what is wrong with an address', async ({ page }) => {
    await page.getByLabel(en.subscribe.email).focus();
    await page.keyboard.type('reader@');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(en.subscribe.invalid);
  });

  test('arrow keys move between tabs', async ({ page }) => {
    await page.goto('docs/install/');
    await ready(page);
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab').nth(1)).toBeFocused();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab').first()).toBeFocused();
  });

  test('the side menu of a small screen keeps the focus, and gives it back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const button = page.getByRole('button', { name: en.shell.openMenu });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: en.shell.menu });
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      );
      expect([presses, isInside]).toEqual([presses, true]);
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('the box of a failure can be used', async ({ page }) => {
    await page.route('**/docs/layout/', (route) => route.fulfill({ status: 500, body: '' }));
    // The page must not have been loaded ahead.
    await page.reload();
    await ready(page);
    await page.locator('a[rel=next]').focus();
    await page.keyboard.press('Enter');
    const retry = page.getByRole('alert').getByRole('button', { name: en.loading.retry });
    await expect(retry).toBeVisible();
    await page.unroute('**/docs/layout/');
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/layout/);
  });
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('menus open, stay open on the way to an entry, and close when it leaves', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    await bar(page).getByText(en.shell.resources, { exact: true }).hover();
    const open = page.locator('details[data-menu][open]');
    await expect(open).toHaveCount(1);
    await open.getByRole('link').last().hover();
    await expect(open).toHaveCount(1);
    await page.mouse.move(600, 700);
    await expect(open).toHaveCount(0);
  });

  test('a menu that the mouse only passes does not open, and a click keeps one open until the next', async ({
    page,
  }) => {
    await page.goto('docs/field/');
    await ready(page);
    const opened = page.locator('details[data-menu][open]');
    const button = bar(page).getByText(en.shell.resources, { exact: true });
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    await page.clock.install();
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.move(x + 5, 700);
    await page.clock.runFor(1000);
    await expect(opened).toHaveCount(0);
    await page.mouse.move(x + 5, y + 5);
    await page.clock.runFor(1000);
    await expect(opened).toHaveCount(1);
    await button.click();
    await page.mouse.move(x + 5, 700);
    await page.clock.runFor(1000);
    await expect(opened).toHaveCount(1);
    await button.click();
    await expect(opened).toHaveCount(0);
  });

  test('the QR code of WeChat shows on hover, and on a click', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    await bar(page).getByText(en.shell.community, { exact: true }).first().hover();
    await bar(page).getByText(en.shell.weChat, { exact: true }).hover();
    await expect(page.getByRole('img', { name: en.shell.weChatCode })).toBeVisible();
  });
});

test.describe('the small things', () => {
  test('back to the top is offered on the way up', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('docs/field/');
    await ready(page);
    const button = page.getByRole('button', { name: en.shell.toTop });
    await expect(button).toBeHidden();
    await page.evaluate((far) => scrollTo(0, far), backToTop.fromPx * 4);
    await expect(button).toBeHidden();
    // Two jumps within one frame would count as one, downwards.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.evaluate((far) => scrollTo(0, far), backToTop.fromPx * 3);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });

  test('a collapsible grows to its height, and at once where less motion is wanted', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    const category = page.locator('#docs-tree details').filter({ hasText: 'Performance' });
    const before = (await category.boundingBox())?.height ?? 0;
    await category.locator('summary').click();
    await expect(category).toHaveAttribute('open', '');
    await expect.poll(async () => (await category.boundingBox())?.height).toBeGreaterThan(before);
    await expect(category).not.toHaveAttribute('data-moves');
    await category.locator('summary').click();
    await expect(category).not.toHaveAttribute('open', '');
    expect((await category.boundingBox())?.height).toBe(before);
  });

  for (const [path, { notFound }] of [
    ['nothing-here/', en],
    ['zh-Hans/nothing-here/', zhHans],
    ['fr-FR/docs/nothing-here/', frFr],
  ] as const) {
    test(`the page for what is not found speaks the language of /${path}`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(notFound.found)).toBeVisible();
      await expect(page.getByText(notFound.contact)).toBeVisible();
      for (const other of [en, zhHans, frFr])
        if (other.notFound !== notFound) await expect(page.getByText(other.notFound.found)).toBeHidden();
    });
  }

  test('the reason for missing styles shows where they are missing, and only there', async ({ page }) => {
    await page.goto('docs/field/');
    await expect(page.getByText(en.baseUrl.title)).toBeHidden();
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('docs/field/');
    await expect(page.getByText(en.baseUrl.title)).toBeVisible();
  });

  test('on paper there is the text alone, dark on white', async ({ page }) => {
    await page.goto('docs/install/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#docs-tree')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible();
    const [text, ground] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    expect([text, ground]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });

  test('a first view makes no request to other hosts', async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(new URL(baseURL ?? '').origin)) foreign.push(request.url());
    });
    await page.goto('', { waitUntil: 'networkidle' });
    await page.goto('docs/field/', { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
  });
});
