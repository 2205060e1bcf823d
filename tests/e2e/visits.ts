import { expect, type Page } from '@playwright/test';

/** Waits until everything on the page has started: the form in the footer of every page says so. */
export async function ready(page: Page): Promise<void> {
  await page.locator('form[data-state=idle]').first().waitFor();
}

/** Loads a page and waits until all of it is there: what the script adds, the fonts, the results of a search. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (path.includes('?q=')) await expect(page.getByRole('main').getByRole('status')).toHaveText(/found/);
}

/** A graphics card that draws nothing and agrees to everything. */
export async function withGraphics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const anything: unknown = new Proxy(() => anything, { get: () => anything });
    HTMLCanvasElement.prototype.getContext = (() => anything) as never;
  });
}

/** A click on a link to a page, from wherever it is asked for. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, `/${path}`);
}

/** A click on a link to a page, and the page is there, in the same document. */
export async function visit(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page).toHaveURL(`/${path}`);
  await ready(page);
}

type Remembering = { isSameDocument?: boolean };

/** Notes the document, so that `isSameDocument` can tell whether another one has been loaded since. */
export async function rememberDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as Remembering).isSameDocument === true);
}

/** The box that says what could not be loaded, or that a part of the page failed. */
export const failureBox = (page: Page) => page.locator('.failure');

/** How many documents the browser asks for from now on. */
export function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

/** Something that waits until it is released. */
export function hold(): { held: Promise<void>; release(): void } {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  return { held, release };
}

/** On a connection like this no page is loaded ahead, but for a link that the reader points at. */
export async function loadNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  );
}
