import type { Page } from '@playwright/test';

type Remembering = { isSameDocument?: boolean };

/** Notes the document, so that `isSameDocument` can tell whether another one has been loaded since. */
export async function rememberDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as Remembering).isSameDocument === true);
}

/** Counts the documents that the browser requests from now on. */
export function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}
