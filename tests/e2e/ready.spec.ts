import { expect, test } from '@playwright/test';
import { drawerIds } from '../../lib/site/constants.ts';
import { ready } from '../../scripts/measure/ready.ts';
import { withFiles } from './small-site.ts';

const page = (head: string, header: string): [string, string] => [
  'text/html',
  `<!DOCTYPE html><title>x</title>${head}<header>${header}</header>
  <dialog id="${drawerIds.drawer}">Menu</dialog><dialog id="search">Search</dialog>`,
];
const link = `<a href="#${drawerIds.drawer}">Open</a>`;
const script = (body: string): [string, string] => ['text/javascript', body];

/** A page whose script opens what is pressed, and pages that cannot be measured. */
const files = {
  '/': page('<script async src="/page.js"></script>', link),
  // After the link was followed nothing opens, and a second press of Ctrl+K closes the search.
  '/page.js': script(`
    const search = document.getElementById('search');
    const open = (dialog) => location.hash || dialog.showModal();
    document.querySelector('a').addEventListener('click', (event) => {
      event.preventDefault();
      open(document.querySelector('dialog'));
    });
    let presses = 0;
    addEventListener('keydown', async (event) => {
      if (event.key !== 'k' || !event.ctrlKey) return;
      event.preventDefault();
      if (++presses > 1) search.remove();
      await fetch('/part.js');
      open(search);
    });`),
  '/part.js': script(''),
  '/no-script/': page('', link),
  '/no-button/': page('', ''),
  '/hidden/': page('<style>header { display: none }</style>', link),
};

const free = { cpu: 1, latencyMs: 0, mbps: 0 };

test('menu and search are ready after what they need has come over the network', async ({ browser }) => {
  await withFiles(files, async (base) => {
    const latencyMs = 700;
    const times = await ready(browser, base, { ...free, latencyMs });
    // The page, its script, and what the search loads come one after the other.
    expect(times.firstPaintMs).toBeGreaterThan(latencyMs);
    expect(times.menuUsableMs).toBeGreaterThan(2 * latencyMs);
    expect(times.menuOpenMs).toBeGreaterThan(times.menuUsableMs);
    expect(times.searchOpenMs).toBeGreaterThan(3 * latencyMs);
  });
});

test('the time of a long task beyond its first 50 ms counts as blocked', async ({ browser }) => {
  const busyMs = 400;
  const busy = `const end = performance.now() + ${busyMs}; while (performance.now() < end);`;
  await withFiles({ ...files, '/page.js': script(busy + files['/page.js'][1]) }, async (base) => {
    expect((await ready(browser, base, free)).blockedMs).toBeGreaterThanOrEqual(busyMs - 50);
  });
});

test('a page of the site can be measured', async ({ browser, baseURL }) => {
  const times = await ready(browser, new URL('docs/field/', baseURL).href, free);
  expect(times.firstPaintMs).toBeGreaterThan(0);
  expect(times.menuOpenMs).toBeGreaterThan(times.menuUsableMs);
  expect(times.searchOpenMs).toBeGreaterThan(0);
});

test('a page that cannot be measured is an error', async ({ browser, baseURL }) => {
  const missing = ready(browser, new URL('none/', baseURL).href, free);
  await expect(missing).rejects.toThrow(/none\/: status 404/);
  await withFiles(files, async (base) => {
    const measure = (path: string) => ready(browser, `${base}${path}`, free, 3000);
    await expect(measure('no-button/')).rejects.toThrow(/no-button\/: no menu button in view/);
    await expect(measure('hidden/')).rejects.toThrow(/hidden\/: no menu button in view/);
    await expect(measure('no-script/')).rejects.toThrow(/no-script\/: the menu did not open within 3000 ms/);
  });
});
