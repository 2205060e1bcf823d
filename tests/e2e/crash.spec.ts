import { expect, type Page, test } from '@playwright/test';
import type { BehaviourName } from '../../lib/browser/page.ts';
import { docsTreeId, layout } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { frFr } from '../../lib/site/messages/fr-fr.ts';
import { zhHans } from '../../lib/site/messages/zh-hans.ts';
import { isSameDocument, rememberDocument } from './documents.ts';
import { isTried } from './sample.ts';
import { chooseTheme, failureBox, follow, ready, scriptErrors } from './visits.ts';

/**
 * A function of the browser that fails the next time it is called, as seen from `window`. Of a function that others call too,
 * only the call with these first arguments fails.
 */
type Fault = readonly [path: string, ...args: string[]];

/** For each behaviour a call that it makes when it starts, before any other behaviour makes the same. */
const faults = {
  'theme switch': ['EventTarget.prototype.addEventListener', 'click'],
  'preferred version': ['Document.prototype.querySelector', '[data-docs-version]'],
  sidebar: ['Document.prototype.getElementById', docsTreeId],
  text: ['ResizeObserver'],
  popups: ['EventTarget.prototype.addEventListener', 'pointerdown'],
  menus: ['matchMedia', '(hover: hover)'],
  drawer: ['matchMedia', `(width >= ${layout.desktopMinPx}px)`],
  search: ['Document.prototype.querySelectorAll', '[data-search-button]'],
  shortcuts: ['Document.prototype.querySelector', '[data-shortcuts]'],
  announcement: ['Document.prototype.querySelector', 'section[data-announcement]'],
  'copy page': ['Document.prototype.querySelectorAll', '[data-copy-page]'],
  'copy command': ['Document.prototype.querySelectorAll', '[data-copy-command]'],
  subscription: ['Document.prototype.querySelectorAll', 'form[data-subscribe]'],
  'offer of a language': ['Document.prototype.querySelectorAll', 'a[hreflang][data-offer]'],
  'table of contents': ['Document.prototype.querySelectorAll', '#toc a'],
  stars: ['Document.prototype.querySelectorAll', '[data-stars]'],
  'live picture': ['Document.prototype.querySelector', 'canvas[data-fractal]'],
  'back to top': ['Element.prototype.setAttribute', 'aria-label', en.shell.toTop],
  collapsibles: ['matchMedia', '(prefers-reduced-motion: reduce)'],
  'rare parts': [
    'Document.prototype.querySelector',
    '[data-nearest], [data-change-filter], [data-playground]',
  ],
  'links in view': ['IntersectionObserver'],
  // It reads which services are configured.
  'page view': ['Object.prototype.analytics'],
} as const satisfies Record<BehaviourName, Fault>;

const message = 'planted';

type Planted = { isArmed: boolean; isLasting: boolean; thrown: number };
type WithFault = { planted: Planted };

/** Plants a fault in every document from now on. */
async function plant(page: Page, fault: Fault, state: Partial<Planted> = {}): Promise<void> {
  await page.addInitScript(
    ([[path, ...expected], text, given]) => {
      const planted = { isArmed: false, isLasting: false, thrown: 0, ...given };
      Object.assign(window, { planted });
      const fail = (args: readonly unknown[]) => {
        if (!planted.isArmed || expected.some((value, index) => args[index] !== value)) return;
        planted.isArmed = planted.isLasting;
        planted.thrown += 1;
        throw new Error(text);
      };
      const names = path.split('.');
      const name = names.pop() ?? '';
      const owner = names.reduce((object, key) => Reflect.get(object, key), window as object);
      const original = Reflect.get(owner, name);
      if (typeof original === 'function')
        Reflect.set(
          owner,
          name,
          new Proxy(original, {
            apply: (target, self, args) => {
              fail(args);
              return Reflect.apply(target, self, args);
            },
            construct: (target, args) => {
              fail(args);
              return Reflect.construct(target, args);
            },
          }),
        );
      else
        Object.defineProperty(owner, name, {
          get: () => {
            fail([]);
            return undefined;
          },
        });
    },
    [fault, message, state] as const,
  );
}

const arm = (page: Page, isArmed = true) =>
  page.evaluate((value) => {
    (window as unknown as WithFault).planted.isArmed = value;
  }, isArmed);

const thrown = (page: Page) => page.evaluate(() => (window as unknown as WithFault).planted.thrown);

type Texts = { error: typeof en.error; loading: typeof en.loading };

async function expectCrash(page: Page, { error }: Texts = en): Promise<void> {
  await expect(failureBox(page)).toHaveCount(1);
  await expect(failureBox(page)).toContainText(`${error.crashed} ${message}`);
  await expect(failureBox(page).getByRole('button', { name: error.tryAgain, exact: true })).toBeVisible();
}

/** Presses the button of the box, and waits until the page is another one. */
async function tryAgain(page: Page, { error }: Texts = en): Promise<void> {
  await page.evaluate(() => document.querySelector('[data-page]')?.setAttribute('data-before', ''));
  await failureBox(page).getByRole('button', { name: error.tryAgain, exact: true }).click();
  await expect(page.locator('[data-before]')).toHaveCount(0);
}

/** Uses what readers need most, each once, except one part that does not work. */
async function use(page: Page, except?: BehaviourName): Promise<void> {
  const theme = () => page.locator('html').getAttribute('data-theme');
  if (except !== 'theme switch') {
    const before = await theme();
    await chooseTheme(page, before === 'dark' ? en.shell.themeLight : en.shell.themeDark);
    expect(await theme()).toBe(before === 'dark' ? 'light' : 'dark');
  }
  if (except !== 'menus') {
    const menu = page.locator('header details[data-menu]', { hasText: en.shell.resources });
    await menu.locator('summary').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
  }
  if (except !== 'search') {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    // It is removed from the document a moment after it has closed.
    await expect(page.locator('dialog', { has: page.locator('[role=combobox]') })).toHaveCount(0);
  }
}

/** What behaviours add to the page. One that starts twice without its cleanup would add it twice. */
async function additions(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const target of ['window', 'document']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    for (const { type } of listeners) count(`${type} of ${target}`);
  }
  await session.detach();
  const added = await page.evaluate(() => {
    const selectors = ['.back-to-top', '.language-offer', '.failure', '.loading', '[role=status]', 'dialog'];
    const all = document.querySelectorAll<HTMLElement>('figure.code, figure.picture');
    const buttons = [...all].map((figure) => figure.querySelectorAll(':scope > button').length);
    return [
      ...selectors.map((selector) => [selector, document.querySelectorAll(selector).length] as const),
      ['most buttons of a figure', Math.max(...buttons)] as const,
      ['least buttons of a figure', Math.min(...buttons)] as const,
    ];
  });
  return { ...counts, ...Object.fromEntries(added) };
}

test.use({ viewport: { width: 1280, height: 900 } });

const [first, second] = ['docs/field/', 'docs/layout/'];

/** The additions of two pages that were used without a fault. */
let healthy: Record<string, number> | undefined;

async function expectHealthy(page: Page): Promise<void> {
  await use(page);
  if (!healthy) {
    const other = await page.context().newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.goto(second);
    await ready(other);
    await use(other);
    healthy = await additions(other);
    await other.close();
  }
  // One more than without a visit: the status that announces the title.
  const { '[role=status]': statuses = 0, ...rest } = await additions(page);
  const { '[role=status]': expected = 0, ...others } = healthy;
  expect(rest).toEqual(others);
  expect(statuses).toBeLessThanOrEqual(expected + 1);
}

// Without a graphics card, drawing the picture of the home page takes all CPU time.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const parts = Object.entries(faults) as [BehaviourName, Fault][];
for (const [part, [name, fault]] of parts.entries()) {
  test.describe(`the part "${name}" fails`, () => {
    if (isTried(2, part, 0))
      test('on the first page: one box reports it, the other parts work, and trying again recovers', async ({
        page,
      }) => {
        await plant(page, fault, { isArmed: true });
        await page.goto(second);
        await expectCrash(page);
        await expect.poll(() => thrown(page)).toBe(1);
        await rememberDocument(page);
        await use(page, name);
        await expectCrash(page);
        await tryAgain(page);
        await expect(failureBox(page)).toHaveCount(0);
        await expectHealthy(page);
        expect(await isSameDocument(page)).toBe(true);
      });

    if (isTried(2, part, 1))
      test('on a page that was reached by a click: the same', async ({ page }) => {
        await plant(page, fault);
        await page.goto(first);
        await ready(page);
        await rememberDocument(page);
        await arm(page);
        await page.locator('a[rel=next]').click();
        await expect(page).toHaveURL(`/${second}`);
        await expectCrash(page);
        await expect.poll(() => thrown(page)).toBe(1);
        await use(page, name);
        await tryAgain(page);
        await expect(failureBox(page)).toHaveCount(0);
        await expectHealthy(page);
        expect(await isSameDocument(page)).toBe(true);
      });
  });
}

test('several parts that fail at once are reported in one box, once', async ({ page }) => {
  await page.addInitScript(() => {
    const boxes: Element[] = [];
    Object.assign(window, { boxes });
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.failure')) boxes.push(node);
    }).observe(document, { childList: true, subtree: true });
  });
  await plant(page, ['matchMedia'], { isArmed: true, isLasting: true });
  await page.goto(second);
  await expectCrash(page);
  expect(await thrown(page)).toBeGreaterThan(1);
  expect(await page.evaluate(() => (window as unknown as { boxes: Element[] }).boxes.length)).toBe(1);
  await arm(page, false);
  await tryAgain(page);
  await expect(failureBox(page)).toHaveCount(0);
  await expectHealthy(page);
});

for (const [prefix, texts] of [
  ['', en],
  ['zh-Hans/', zhHans],
  ['fr-FR/', frFr],
] as const) {
  test(`/${prefix}: a part that goes on failing is reported each time, and links still work`, async ({
    page,
  }) => {
    await plant(page, faults['links in view'], { isArmed: true, isLasting: true });
    await page.goto(prefix + first);
    await expectCrash(page, texts);
    await rememberDocument(page);
    await tryAgain(page, texts);
    await expect.poll(() => thrown(page)).toBe(2);
    await expectCrash(page, texts);
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(`/${prefix}${second}`);
    await expect.poll(() => thrown(page)).toBe(3);
    await expectCrash(page, texts);
    await arm(page, false);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`/${prefix}`);
    await expect(failureBox(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const [name, answer] of Object.entries({
    missing: { status: 404, body: 'Not found' },
    changed: { contentType: 'text/javascript', body: 'window.ran = 1' },
  }))
    test(`/${prefix}: the module of the site is ${name}: the page says so, and Retry loads it again`, async ({
      page,
    }) => {
      await page.route('**/main-*.js', (route) => route.fulfill(answer));
      await page.goto(prefix + first);
      await expect(failureBox(page)).toContainText(texts.loading.chunk);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await rememberDocument(page);
      await page.unroute('**/main-*.js');
      await failureBox(page).getByRole('button', { name: texts.loading.retry, exact: true }).click();
      await ready(page);
      await expect(failureBox(page)).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(false);
    });
}

test.describe('while the page is used', () => {
  type Broken = { restore(): void };

  test('an exception of our code is reported, and trying again brings the page back', async ({ page }) => {
    await page.goto(first);
    await ready(page);
    await page.evaluate(() => {
      const { prototype } = HTMLDialogElement;
      const { showModal } = prototype;
      prototype.showModal = showModal.bind(undefined as unknown as HTMLDialogElement);
      Object.assign(window, {
        restore: () => {
          prototype.showModal = showModal;
        },
      });
    });
    const zoom = page.getByRole('button', { name: en.code.zoom }).first();
    await zoom.click({ force: true });
    await expect(failureBox(page)).toContainText(`${en.error.crashed} Illegal invocation`);
    await page.evaluate(() => (window as unknown as Broken).restore());
    await tryAgain(page);
    await expect(failureBox(page)).toHaveCount(0);
    await ready(page);
    await zoom.click({ force: true });
    await expect(page.locator('dialog.zoomed[open]')).toHaveCount(1);
  });

  test('a rejected promise of our code that nobody handles is reported, too', async ({ page }) => {
    await page.goto(first);
    await ready(page);
    await page.evaluate(() => {
      document.querySelector('form[data-subscribe]')?.setAttribute('action', '/newsletter-test');
      Object.assign(window, { FormData: undefined });
    });
    await page.getByLabel(en.subscribe.email).fill('reader@example.org');
    await page.getByLabel(en.subscribe.email).press('Enter');
    await expect(failureBox(page)).toContainText(`${en.error.crashed} FormData is not a constructor`);
  });

  test('an exception of other scripts is not reported', async ({ page }) => {
    const errors = scriptErrors(page);
    await page.addInitScript(`
      window.throwLikeAnExtension = () => {
        setTimeout(() => { throw new Error('thrown'); });
        Promise.reject(new Error('rejected'));
        document.addEventListener('click', () => { throw new Error('listener'); }, { once: true });
        document.body.click();
      };
      //# sourceURL=chrome-extension://abcdefghijklmnop/content.js`);
    await page.goto(first);
    await ready(page);
    await page.evaluate(() => (window as unknown as { throwLikeAnExtension(): void }).throwLikeAnExtension());
    await expect.poll(() => errors.toSorted()).toEqual(['listener', 'rejected', 'thrown']);
    expect(await failureBox(page).count()).toBe(0);
  });

  test('a failure that is reported where it happens is not a crash', async ({ page, context }) => {
    const errors = scriptErrors(page);
    await page.route(/\.md$|search-index\/en\/(?!settings)/, (route) => route.abort());
    await page.goto(first);
    await ready(page);
    // There is neither permission to write to the clipboard nor a text to write.
    await context.clearPermissions();
    await page.getByRole('button', { name: en.docs.copyMarkdown }).click();
    await expect(page.getByRole('button', { name: en.docs.copyFailed })).toBeVisible();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(page.getByRole('button', { name: en.docs.copyFailed })).toHaveCount(0);
    await page.getByRole('button', { name: en.docs.copyMarkdown }).click();
    await expect(page.getByRole('button', { name: en.docs.copyFailed })).toBeVisible();
    await page.getByLabel(en.subscribe.email).fill('reader@example.org');
    await page.getByLabel(en.subscribe.email).press('Enter');
    await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(en.subscribe.preview);
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('field');
    await expect(page.getByRole('button', { name: en.search.retry })).toBeVisible();
    expect([errors, await failureBox(page).count()]).toEqual([[], 0]);
  });
});

test('control: without a fault nothing is reported, on the first page and on the next', async ({ page }) => {
  await page.goto(first);
  await ready(page);
  expect(await failureBox(page).count()).toBe(0);
  await follow(page, second);
  await expect(page).toHaveURL(`/${second}`);
  await expectHealthy(page);
});
