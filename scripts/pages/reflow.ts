import type { Page } from '@playwright/test';

/** A window of 1280 by 1024 at 400 %: what WCAG 1.4.10 asks for. */
export const enlarged = { width: 320, height: 256 } as const;

/** How far a page can be scrolled sideways, and what sticks out. Code, tables, formulas, drawings and rows of tabs scroll by themselves. */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !element.parentElement?.closest('pre, .table, .math, .drawing, .tab-list'),
    );
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 100))];
  });
}
