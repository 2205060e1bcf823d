import { expect, test } from '@playwright/test';
import { linkTo } from '../../lib/routes/index.ts';
import { layout } from '../../lib/site/constants.ts';
import { locales } from '../../lib/site/locales.ts';

for (const locale of locales)
  test(`the bar of ${locale} fits on the narrowest desktop, within the margins of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: layout.desktopMinPx, height: 600 });
    await page.goto(linkTo({ locale, route: { kind: 'home' } }));
    const free = await page.locator('header').evaluate((bar) => {
      const row = bar.firstElementChild as HTMLElement;
      const inner = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
      return inner - (row.lastElementChild as HTMLElement).getBoundingClientRect().right;
    });
    expect(free).toBeGreaterThanOrEqual(0);
  });
