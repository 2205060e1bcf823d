import { expect, type Locator, type Page, test } from '@playwright/test';
import { firstOfEveryKind } from './page-types.ts';
import { addRules } from './reading-modes.ts';
import { ready } from './visits.ts';

/** Styles of an element that distinguish it from its neighbours. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, borderBottomColor, borderLeftWidth, color, outlineWidth, outlineStyle } =
      getComputedStyle(node);
    const line = getComputedStyle(node).textDecorationLine;
    return { backgroundColor, borderBottomColor, borderLeftWidth, color, outlineWidth, outlineStyle, line };
  });

/** Texts and icons in the colour of their background. */
async function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background: Canvas; forced-color-adjust: none';
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const groundOf = (element: Element | null): string => {
      for (let box = element; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return canvas;
    };
    const found = [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { color, stroke, fill } = getComputedStyle(element);
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      // Browsers put a plate in the background colour under each text, so a translucent background does not count.
      const ground = groundOf(element);
      if (isText && !element.closest('svg') && color === ground) return [element.outerHTML.slice(0, 100)];
      const isIcon = element.matches('header svg path, header svg circle');
      return isIcon && [stroke, fill].every((paint) => paint === 'none' || paint === ground)
        ? [element.outerHTML.slice(0, 100)]
        : [];
    });
    return found.slice(0, 10);
  });
}

test.describe("in the reader's colours", () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

  for (const path of firstOfEveryKind)
    test(`every text and icon of /${path} can be seen`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      expect(await unseen(page)).toEqual([]);
    });

  test('results of the search can be read, and the chosen one and its chosen part stand out', async ({
    page,
  }) => {
    await page.goto('docs/field/');
    await ready(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('sparse');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await unseen(page)).toEqual([]);
    const chosen = page.getByRole('option', { selected: true });
    expect((await look(chosen)).outlineStyle).toBe('solid');
    expect((await look(page.getByRole('option', { selected: false }).first())).outlineStyle).toBe('none');
    const [on, off] = [true, false].map((pressed) =>
      page.getByRole('dialog').getByRole('button', { pressed }).first(),
    ) as [Locator, Locator];
    expect((await look(on)).backgroundColor).not.toBe((await look(off)).backgroundColor);
  });

  test('the chosen kind and version stand out on the search page', async ({ page }) => {
    await page.goto('search/?q=field');
    await page.locator('.search-hits mark').first().waitFor();
    expect(await unseen(page)).toEqual([]);
    const choices = page.locator('form[role=search]');
    const [on, off] = [
      choices.locator('input:checked + span'),
      choices.locator('input:not(:checked) + span'),
    ];
    expect((await look(on.first())).backgroundColor).not.toBe((await look(off.first())).backgroundColor);
  });

  test('the chosen tab stands out', async ({ page }) => {
    await page.goto('docs/install/');
    await ready(page);
    const [on, off] = [true, false].map((selected) => page.getByRole('tab', { selected }).first()) as [
      Locator,
      Locator,
    ];
    expect((await look(on)).borderBottomColor).not.toBe((await look(off)).borderBottomColor);
  });

  test('what is current is underlined in the sidebar, the bar and the breadcrumbs', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    for (const current of await page.locator('[aria-current]:visible').all())
      expect([await current.textContent(), (await look(current)).line]).toEqual([
        await current.textContent(),
        'underline',
      ]);
    expect(await page.locator('#docs-tree [aria-current]:visible').count()).toBe(1);
  });

  test('the focus has a ring, buttons and notes have borders', async ({ page }) => {
    await page.goto('docs/install/');
    await ready(page);
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      const { outlineStyle, outlineWidth } = await look(page.locator(':focus'));
      expect([outlineStyle, Number.parseFloat(outlineWidth)]).toEqual(['solid', 2]);
    }
    await page.goto('docs/differentiable_programming/');
    await ready(page);
    for (const box of ['header .icon-button', '.prose aside.admonition', 'footer .button'])
      expect([box, Number.parseFloat((await look(page.locator(box).first())).borderLeftWidth)]).toEqual([
        box,
        1,
      ]);
    const themes = page.locator('header details', { has: page.locator('[data-theme-choice]') });
    await themes.locator('summary').click();
    const lines = await themes
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).textDecorationLine));
    expect(lines).toEqual(['underline', 'none', 'none']);
  });

  test('control: a text in the colour of its background is found', async ({ page }) => {
    await page.goto('community/');
    await ready(page);
    await addRules(page, 'main h1 { color: Canvas !important; forced-color-adjust: none }');
    expect((await unseen(page))[0]).toContain('<h1');
  });
});
