import { expect, test } from '@playwright/test';
import { typicalPages } from '../../lib/audit/weight.ts';
import { linkTo } from '../../lib/routes/index.ts';
import { budgets, prefetch } from '../../lib/site/constants.ts';
import { firstView } from '../../scripts/measure/first-view.ts';
import { withFiles } from './small-site.ts';

for (const { name, place } of typicalPages()) {
  test(`a first view of ${name} stays within the budgets`, async ({ browser, baseURL }) => {
    const view = await firstView(browser, new URL(linkTo(place), baseURL).href);
    // A list has a picture for each entry; the browser delays those that are far below.
    const hasPictures = place.route.kind === 'list' || place.route.kind === 'home';
    expect(view.requests - (hasPictures ? view.images : 0)).toBeLessThanOrEqual(budgets.requests);
    expect(view.ahead).toBeLessThanOrEqual(prefetch.bytesPerPage);
    expect(view.layoutShift).toBeLessThanOrEqual(budgets.layoutShift);
    if (place.route.kind !== 'doc') return;
    expect(view.scripts).toBe(budgets.scripts);
    expect(view.totalBytes).toBeLessThanOrEqual(budgets.firstLoad);
  });
}

test('control: requests, bytes, pages loaded ahead, scripts loaded by scripts and shifts are counted', async ({
  browser,
}) => {
  const html = `<!DOCTYPE html><title>x</title><main style="margin:0"><a href="/other/">other</a><p>text</p></main>
    <script type="module" src="/a.js"></script>`;
  const late = `fetch('/ahead/'); fetch('/part.json');
    const late = document.createElement('script'); late.src = '/late.js'; document.head.append(late);
    const shift = () => { document.querySelector('main').style.marginTop = '300px'; };
    new PerformanceObserver(() => setTimeout(shift, 100)).observe({ type: 'paint', buffered: true });`;
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html', html],
    '/a.js': ['text/javascript', late],
    '/late.js': ['text/javascript', '1;'.repeat(500)],
    '/part.json': ['application/json', JSON.stringify('x'.repeat(4000))],
    '/ahead/': ['text/html', 'x'.repeat(20_000)],
  };
  const view = await withFiles(files, (base) => firstView(browser, base));
  expect(view.requests).toBeGreaterThanOrEqual(4);
  expect(view.scripts).toBe(2);
  expect(view.totalBytes).toBeGreaterThan(5000);
  expect(view.totalBytes).toBeLessThan(20_000);
  expect(view.laterScript).toBeGreaterThan(1000);
  expect(view.laterScript).toBeLessThan(2000);
  expect(view.ahead).toBeGreaterThan(20_000);
  expect(view.layoutShift).toBeGreaterThan(budgets.layoutShift);
});
