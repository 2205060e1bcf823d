import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { storageKeys } from '../../lib/site/constants.ts';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds, every rule on, as short lines. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

const pages = [
  '',
  'docs/field/',
  'docs/master/kernel_sync/',
  'docs/install/',
  'zh-Hans/docs/v1.5.0/type/',
  'fr-FR/',
  'nothing-here/',
  'docs/tags/kernels/',
  'api/',
  'api/taichi/',
  'api/a-z/',
  'blog/',
  'blog/page/2/',
  'blog/archive/',
  'blog/tags/',
  'blog/tags/py-torch/',
  'blog/accelerate-python-code-100x/',
  'newsletter/2023/03/newsletter_for_march/',
  'user-stories/eth-zurich/',
  'community/',
  'tgc01/',
  'fr-FR/blog/',
  'zh-Hans/user-stories/',
];

for (const theme of ['dark', 'light']) {
  for (const width of [360, 1280]) {
    for (const path of pages) {
      test(`axe finds nothing on /${path} (${theme}, ${width} px)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(
          ([key, value]) => localStorage.setItem(key as string, value as string),
          [storageKeys.theme, theme],
        );
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await findings(page)).toEqual([]);
      });
    }
  }
}

test('axe would find a control that is wrong', async ({ page }) => {
  await page.goto('docs/field/', { waitUntil: 'networkidle' });
  const wrong = '<img src="data:,"><button></button>';
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), wrong);
  expect((await findings(page)).map((finding) => finding.split(':')[0])).toEqual([
    'button-name',
    'image-alt',
  ]);
});
