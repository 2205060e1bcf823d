import { expect, test } from '@playwright/test';
import { typicalPages } from '../../lib/export/weight.ts';
import { linkTo } from '../../lib/routes/index.ts';
import { budgets, prefetch } from '../../lib/site/constants.ts';
import { firstView } from '../../scripts/measure/first-view.ts';
import { withFiles } from './small-site.ts';

for (const { name, place } of typicalPages()) {
  test(`a first view of ${name} stays within the budgets`, async ({ browser, baseURL }) => {
    const view = await firstView(browser, new URL(linkTo(place), baseURL).href);
    // A list has a picture for each entry; the browser puts off those that are far below.
    const hasPictures = place.route.kind === 'list' || place.route.kind === 'home';
    expect(view.requests - (hasPictures ? view.images : 0)).toBeLessThanOrEqual(budgets.requests);
    expect(view.prefetched).toBeLessThanOrEqual(prefetch.bytesPerPage);
    expect(view.onHover).toBeLessThanOrEqual(prefetch.bytesPerPage);
    expect(view.layoutShift).toBeLessThanOrEqual(budgets.layoutShift);
  });
}

test('requests, what is loaded ahead, scripts of scripts and shifts are seen where they are', async ({
  browser,
}) => {
  const html = `<!DOCTYPE html><title>x</title><main style="margin:0"><a href="/other/">other</a><p>text</p></main>
    <script src="/a.js"></script>`;
  const late = `fetch('/ahead.json');
    const own = document.createElement('script'); own.src = '/late.js'; document.head.append(own);
    document.querySelector('a').addEventListener('pointerover', () => fetch('/other/data.json'));
    setTimeout(() => { document.querySelector('main').style.marginTop = '300px'; }, 100);`;
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html', html],
    '/a.js': ['text/javascript', late],
    '/late.js': ['text/javascript', '1;'.repeat(500)],
    '/ahead.json': ['application/json', JSON.stringify('x'.repeat(2000))],
    '/other/data.json': ['application/json', JSON.stringify('x'.repeat(3000))],
  };
  const view = await withFiles(files, (base) => firstView(browser, base));
  expect(view.requests).toBe(3);
  expect(view.laterScript).toBeGreaterThan(1000);
  expect(view.prefetched).toBeGreaterThan(2000);
  expect(view.onHover).toBeGreaterThan(3000);
  expect(view.layoutShift).toBeGreaterThan(budgets.layoutShift);
});
