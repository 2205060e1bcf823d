import { expect, test } from '@playwright/test';
import { clickToPaint } from '../../scripts/measure/click.ts';
import { withFiles } from './small-site.ts';

const page = (body: string): [string, string] => ['text/html', `<!DOCTYPE html><title>x</title>${body}`];

/** A link that is a full load, one that changes the page, and one whose page is loaded ahead. */
const files = {
  '/': page(`<h1>First</h1><a href="/full/">a</a><a href="/soft/">b</a><a href="/ahead/">c</a>
    <script src="/soft.js"></script>`),
  '/soft.js': [
    'text/javascript',
    `fetch('/ahead/');
    document.querySelector('a[href="/soft/"]').addEventListener('click', async (event) => {
      event.preventDefault();
      document.querySelector('h1').textContent = await (await fetch('/soft/')).text();
    });`,
  ] as [string, string],
  '/full/': page('<h1>Second</h1>'),
  '/soft/': ['text/plain', 'Second'] as [string, string],
  '/ahead/': page('<h1>Second</h1>'),
};

const free = { cpu: 1, latencyMs: 0, mbps: 0 };
const heading = 'h1';

for (const kind of ['full', 'soft']) {
  test(`the way from a click to the next heading includes the network (${kind} load)`, async ({
    browser,
  }) => {
    await withFiles(files, async (base) => {
      const latencyMs = 700;
      const click = { from: '', to: `${kind}/`, heading, isInView: false };
      expect(await clickToPaint(browser, base, click, free)).toBeGreaterThan(0);
      expect(await clickToPaint(browser, base, click, { ...free, latencyMs })).toBeGreaterThan(latencyMs);
    });
  });
}

test('a click that cannot be measured is an error', async ({ browser }) => {
  await withFiles(files, async (base) => {
    const measure = (to: string, isInView = false) =>
      clickToPaint(browser, base, { from: '', to, heading, isInView }, free);
    await expect(measure('ahead/')).rejects.toThrow(/loaded before the click/);
    await expect(measure('none/')).rejects.toThrow(/no link to none/);
    await expect(measure('below/', true)).rejects.toThrow(/no link to below\/ in view/);
    expect(await measure('ahead/', true)).toBeGreaterThan(0);
  });
});
