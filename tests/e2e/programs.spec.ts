import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a program is saved as a file and as a notebook', async ({ page }) => {
    await page.goto('docs/field/');
    const block = page.locator('figure.code', { has: page.locator('.program') }).first();
    const code = (await block.locator('code').textContent()) ?? '';
    for (const [format, textOf] of [
      ['.py', (text: string) => text],
      ['.ipynb', (text: string) => JSON.parse(text).cells.at(-1).source.join('')],
    ] as const) {
      const download = page.waitForEvent('download');
      await block.getByRole('link', { name: format, exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename().endsWith(format)).toBe(true);
      expect(textOf(readFileSync(await file.path(), 'utf8'))).toContain(code.trimEnd());
    }
  });
});

test('a page with sections in English has the files of all of its programs', async ({ page }) => {
  await page.goto('fr-FR/docs/master/field/');
  await expect(page.locator('article [lang=en] .program a').first()).toBeAttached();
  for (const link of await page.locator('.program a').all()) {
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/fr-FR\/docs\/master\/field\//);
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 200]);
  }
});
