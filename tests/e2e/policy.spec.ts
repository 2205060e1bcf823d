import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pagesIn } from '../../lib/html/exported-pages.ts';
import { integrityHash } from '../../lib/html/integrity.ts';
import { inlineScripts } from '../../lib/html/parts.ts';
import { storageKeys } from '../../lib/site/constants.ts';
import { en } from '../../lib/site/messages/en.ts';
import { isTried } from './sample.ts';
import { chooseTheme, ready, visit } from './visits.ts';

/** A page of each kind. */
const pages = [
  '',
  'docs/field/',
  'docs/master/argument_pack/',
  'docs/tags/',
  'docs/tags/kernels/',
  'api/',
  'api/taichi/math/',
  'api/a-z/',
  'blog/',
  'blog/archive/',
  'blog/tags/',
  'blog/head-first-taichi/',
  'newsletter/2023/03/newsletter_for_march/',
  'user-stories/eth-zurich/',
  'community/',
  'search/?q=field',
  'nothing-here/',
  'zh-Hans/docs/field/',
  'fr-FR/',
  // A redirect.
  'docs/',
];

/** What the browser reports about the policy, from the first line of the page on. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => said.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  page.on('console', (message) => {
    if (/content security policy|integrity|trusted/i.test(message.text())) said.push(message.text());
  });
  return said;
}

for (const [at, theme] of ['dark', 'light'].entries()) {
  test(`no kind of page breaks the policy (${theme})`, async ({ page }) => {
    test.slow();
    const said = await listen(page);
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key as string, value as string),
      [storageKeys.theme, theme],
    );
    for (const path of pages.filter((_, position) => isTried(2, at, position))) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
    expect(said).toEqual([]);
  });

  test(`nothing that a reader does breaks the policy (${theme})`, async ({ page }) => {
    const said = await listen(page);
    await page.addInitScript(
      ([key, value]) => {
        if (!localStorage.getItem(key as string)) localStorage.setItem(key as string, value as string);
      },
      [storageKeys.theme, theme],
    );
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('docs/field/');
    await ready(page);
    await page.getByText(`${en.shell.resources}`, { exact: true }).first().click();
    await page.keyboard.press('Escape');
    await chooseTheme(page, en.shell.themeLight);
    await page.locator('a[rel=next]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fields (advanced)');
    // Without a graphics card, drawing the picture of the home page takes all CPU time.
    for (const path of ['', 'api/taichi/math/', 'blog/', 'blog/head-first-taichi/', 'search/'])
      await visit(page, path);
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill('kernel');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: en.search.close }).click();
    const box = page.locator('form[data-subscribe]').first();
    await box.getByRole('textbox').fill('reader@example.org');
    await box.getByRole('button').click();
    await expect(box).toHaveAttribute('data-state', 'failed');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: en.shell.openMenu }).click();
    await page.keyboard.press('Escape');
    expect(said).toEqual([]);
  });
}

test.describe('foreign code does not run', () => {
  const isRun = (page: Page) => page.evaluate(() => (window as unknown as { ran?: number }).ran);

  test('a script or a handler in the HTML', async ({ page }) => {
    const said = await listen(page);
    const html = readFileSync('out/docs/field/index.html', 'utf8');
    const injected = '<script>window.ran=1</script><img src="/none.png" onerror="window.ran=2">';
    const route = (body: string) =>
      page.route('**/docs/field/', (one) => one.fulfill({ contentType: 'text/html', body }));
    await route(html.replace('<h1>', `${injected}<h1>`));
    await page.goto('docs/field/', { waitUntil: 'networkidle' });
    expect(await isRun(page)).toBeUndefined();
    expect(said.filter((text) => text.includes('script-src')).length).toBeGreaterThan(1);
    // Control: without a policy the script runs.
    await page.unroute('**/docs/field/');
    const plain = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await route(plain.replace('<h1>', `${injected}<h1>`));
    await page.goto('docs/field/', { waitUntil: 'networkidle' });
    expect(await isRun(page)).toBeDefined();
  });

  test('text that becomes code, HTML with a frame, a script of another host', async ({ page }) => {
    await page.goto('docs/field/');
    await ready(page);
    // In a timer, as the page would: the policy does not apply to code that the test itself evaluates.
    const refused = await page.evaluate(async () => {
      const attempts: Record<string, () => unknown> = {
        'text as code': () => Reflect.get(window, 'eval')('window.ran=1'),
        'text as a function': () => Reflect.construct(Reflect.get(window, 'Function'), ['window.ran=1'])(),
        'text of a script': () => {
          document.createElement('script').text = 'window.ran=1';
        },
        'another host': () => {
          document.createElement('script').src = 'https://example.org/x.js';
        },
        'data as a script': () => {
          document.createElement('script').src = 'data:text/javascript,window.ran=1';
        },
        'a frame': () => {
          document.createElement('div').innerHTML = '<iframe src="/"></iframe>';
        },
        'a worker of another host': () => new Worker('https://example.org/x.js'),
      };
      await new Promise((done) => setTimeout(done, 10));
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name}: allowed`;
        } catch {
          return `${name}: refused`;
        }
      });
    });
    expect(refused.filter((text) => !text.endsWith('refused'))).toEqual([]);
    expect(refused.length).toBeGreaterThan(5);
    expect(await isRun(page)).toBeUndefined();
  });

  test.describe('a changed file of code', () => {
    /** Opens a page of a site whose files of this name have another line at their end, and opens the search. */
    async function openChanged(page: Page, name: string): Promise<string[]> {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.route(`**/${name}-*.js`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};window.ran=1` });
      });
      await page.goto('docs/field/', { waitUntil: 'networkidle' });
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.locator('.failure')).toContainText(en.loading.chunk);
      return said;
    }

    for (const name of ['main', 'search-parts'])
      test(`is refused: ${name}`, async ({ page }) => {
        const said = await openChanged(page, name);
        expect(await isRun(page)).toBeUndefined();
        expect(said.some((text) => text.includes('integrity'))).toBe(true);
      });

    test('control: runs where the page does not have its hash', async ({ page }) => {
      await page.route('**/docs/field/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: readFileSync('out/docs/field/index.html', 'utf8').replaceAll(/ integrity="[^"]*"/g, ''),
        }),
      );
      await page.route('**/main-*.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};window.ran=1` });
      });
      await page.goto('docs/field/');
      await ready(page);
      expect(await isRun(page)).toBe(1);
    });
  });
});

test.describe('every page of the export', () => {
  /** The different values of something in all pages except redirects. */
  function formsOf(part: (html: string) => readonly string[]): string[] {
    const forms = new Set<string>();
    for (const { html } of pagesIn('out'))
      if (!html.includes('http-equiv="refresh"')) for (const form of part(html)) forms.add(form);
    return [...forms];
  }

  test('names the hash of its module and of every file of code that the module loads', () => {
    // The import map holds for modules; browsers do not use it for a worker.
    const files = readdirSync('out/assets').filter((name) => /\.js$/.test(name) && !/-worker-/.test(name));
    expect(files.length).toBeGreaterThan(2);
    const hashes = Object.fromEntries(
      files.map((name) => [`/assets/${name}`, integrityHash(readFileSync(`out/assets/${name}`))]),
    );
    const named = formsOf((html) => {
      const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
      const [, src = '', hash = ''] =
        /<script type="module" src="([^"]+)" integrity="([^"]+)" data-site>/.exec(html) ?? [];
      const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
      return [JSON.stringify(Object.entries({ ...integrity, [src]: hash }).sort())];
    });
    expect(named).toEqual([JSON.stringify(Object.entries(hashes).sort())]);
  });

  test('has the same inline scripts: the theme, the import map and what runs before the first paint', () => {
    const scripts = formsOf(inlineScripts);
    const uses = ['"data-theme"', '"integrity"', 'DOMContentLoaded'];
    expect(uses.map((use) => scripts.some((text) => text.includes(use)))).toEqual([true, true, true]);
    expect(scripts).toHaveLength(3);
    // Control: a script that only one page has is found.
    expect(inlineScripts('<script>window.ran=1</script>')).toEqual(['window.ran=1']);
  });
});
