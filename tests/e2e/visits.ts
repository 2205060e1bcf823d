import { expect, type Page } from '@playwright/test';
import { en } from '../../lib/site/messages/en.ts';

/** Waits until everything on the page has started: the form in the footer of every page shows it. */
export async function ready(page: Page): Promise<void> {
  await page.locator('form[data-state=idle]').first().waitFor();
}

/** Loads a page and waits until it is complete: what the script adds, the fonts, the results of a search. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (path.includes('?q=')) await expect(page.getByRole('main').getByRole('status')).toHaveText(/found/);
}

/** Waits until fonts are there and elements and texts have not changed for a while; a progress bar, whose style changes, may go on. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async (quietMs) => {
    await document.fonts.ready;
    await new Promise<void>((done) => {
      let timer = setTimeout(finish, quietMs);
      const observer = new MutationObserver((changes) => {
        if (changes.every(({ attributeName }) => attributeName === 'style')) return;
        clearTimeout(timer);
        timer = setTimeout(finish, quietMs);
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
      function finish(): void {
        observer.disconnect();
        done();
      }
    });
  }, 250);
}

/** Chooses a theme in its menu. */
export async function chooseTheme(page: Page, label: string): Promise<void> {
  await page.locator(`header summary[aria-label="${en.shell.theme}"]`).click();
  await page.locator('header').getByRole('button', { name: label, exact: true }).click();
}

/** A mock of WebGL that draws nothing and succeeds always. */
export async function withGraphics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const anything: unknown = new Proxy(() => anything, { get: () => anything });
    HTMLCanvasElement.prototype.getContext = (() => anything) as never;
  });
}

/** Clicks a link to a page; the link is added for it and removed again. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, `/${path}`);
}

/** Clicks a link to a page, and waits until the page is shown in the same document. */
export async function visit(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page).toHaveURL(`/${path}`);
  await ready(page);
}

/** The box that says what could not be loaded, or that a part of the page failed. */
export const failureBox = (page: Page) => page.locator('.failure');

/** A promise that is fulfilled by `release`. */
export function hold(): { held: Promise<void>; release(): void } {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  return { held, release };
}

/** The messages of what scripts throw from now on. */
export function scriptErrors(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  return messages;
}

/** A browser that denies storage, as some do in private windows. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}

/** Mocks a connection on which no page is loaded ahead, except that of a link the reader points at. */
export async function loadNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  );
}
