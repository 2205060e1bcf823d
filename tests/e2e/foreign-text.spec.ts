import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { config } from '../../lib/site/config.ts';
import { storageKeys } from '../../lib/site/constants.ts';
import { foreignTexts } from '../foreign.ts';
import { isTried } from './sample.ts';
import { ready } from './visits.ts';

/** Whatever comes from outside of the site is shown as text: nothing in it runs, and nothing in it requests another host. */

/** Watches a page for signs that a text has run: variables, dialogs, requests. @returns a function that gives them */
async function watched(page: Page, baseURL: string | undefined): Promise<() => Promise<string[]>> {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on('pageerror', (error) => found.push(`error ${error.message}`));
  // The number of stars is requested once the reader does something; here the answer has none.
  const stars = config.starsUrl ?? 'none';
  await page.route(stars, (route) => route.fulfill({ json: {} }));
  page.on('request', (request) => {
    if (request.url() === stars) return;
    const { origin, pathname } = new URL(request.url());
    if (baseURL && origin !== new URL(baseURL).origin) found.push(`request ${request.url()}`);
    if (pathname.endsWith('/x')) found.push('a picture that stood in a text');
  });
  return async () => {
    const elements = await page.evaluate(
      () =>
        document.querySelectorAll('iframe, [onerror], [onload], [ontoggle], a[href^="javascript:" i]').length,
    );
    const hasRun = await page.evaluate(() => 'ran' in window);
    return [...found, ...(hasRun ? ['it ran'] : []), ...(elements > 0 ? ['an element of a text'] : [])];
  };
}

// Without a graphics card, drawing the picture of the home page takes all CPU time.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('without the policy of the page, which would stop it', () => {
  test.use({ bypassCSP: true });

  test('control: each of the texts is found where a page takes it for markup', async ({ page, baseURL }) => {
    // Chromium does not follow the links of MathML; others do.
    for (const text of foreignTexts.filter((one) => !one.startsWith('<math'))) {
      await page.goto('docs/field/');
      const problems = await watched(page, baseURL);
      await page.evaluate((html) => {
        const box = document.createElement('div');
        box.append(document.createRange().createContextualFragment(html));
        document.body.append(box);
        box.querySelector('a')?.click();
      }, text);
      await expect.poll(problems, text).not.toEqual([]);
    }
  });
});

for (const [name, addresses] of Object.entries({
  'the query of the search': (text: string) => [
    `search/?q=${text}`,
    `zh-Hans/search/?q=field&kind=${text}&version=${text}&page=${text}`,
  ],
  'the part after # of a page': (text: string) => [`docs/field/#${text}`, `#${text}`, `search/#${text}`],
  'the query of a page': (text: string) => [`docs/field/?${text}=${text}`, `blog/?page=${text}`],
  'the path of a page that is not there': (text: string) => [`docs/${text}/`, `fr-FR/${text}`],
})) {
  test(`nothing runs from ${name}`, async ({ page, baseURL }) => {
    test.slow();
    const problems = await watched(page, baseURL);
    for (const [at, text] of [...foreignTexts, 'javascript:window.ran=1'].entries())
      for (const [position, address] of addresses(encodeURIComponent(text)).entries()) {
        if (!isTried(2, at, position)) continue;
        await page.goto(address);
        await page.locator('#content').waitFor();
        expect([address, await problems()]).toEqual([address, []]);
      }
  });
}

test('the query is in the field as it was typed, and in the title', async ({ page }) => {
  for (const text of foreignTexts.slice(0, 3)) {
    await page.goto(`search/?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(text);
    await expect.poll(() => page.title()).toContain('ran=1');
  }
});

/** Every key in the storage of the browser, and the forms that a stored value has. */
const keys = [
  ...Object.values(storageKeys).flatMap((key) => (typeof key === 'string' ? [key as string] : [])),
  storageKeys.tabGroup('platform'),
];
const forms: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in a list': (text) => JSON.stringify([text, text]),
  'as a stored result': (text) =>
    JSON.stringify([
      { title: text, label: text, path: `/docs/field/${text}` },
      { title: text, label: text, path: 'javascript:window.ran=1' },
    ]),
  'as a number with a time': (text) =>
    JSON.stringify({ count: text, text, at: Date.now(), time: Date.now() }),
};

for (const [position, [form, stored]] of Object.entries(forms).entries()) {
  test(`nothing runs from what the browser has stored (${form})`, async ({ page, baseURL }) => {
    test.slow();
    const problems = await watched(page, baseURL);
    await page.goto('');
    for (const text of foreignTexts.filter((_, at) => isTried(2, at, position))) {
      await page.evaluate(
        ([names, value]) => {
          for (const name of names)
            for (const storage of [localStorage, sessionStorage]) storage.setItem(name, value);
        },
        [keys, stored(text)] as const,
      );
      await page.goto('docs/install/');
      await ready(page);
      await page.keyboard.press('/');
      // The stored results show before anything is typed.
      await expect(page.getByRole('dialog')).toHaveAttribute('data-state', 'empty');
      expect([text, await problems()]).toEqual([text, []]);
    }
  });
}

test('nothing runs from the files of the search: texts, titles, parts and names are words', async ({
  page,
  baseURL,
}) => {
  const text = foreignTexts.join(' ');
  const version = readFileSync('out/search-index/en/v1.6.0.json', 'utf8');
  const { pages, sections, symbols, ...rest } = JSON.parse(version) as Record<
    'pages' | 'sections',
    unknown[][]
  > & {
    symbols: unknown[][];
  };
  const foreign = JSON.stringify({
    ...rest,
    pages: [['doc', `field ${text}`, '/docs/field/', text, text, text, text], ...pages],
    // By columns. Those of the words that several sections have lead to the section before, which does not matter here.
    sections: [0, 'a', `field ${text}`, text, text, 'field'].map((cell, column) => [
      cell,
      ...(sections[column] ?? []).map((other) => (column === 0 ? Number(other) + 1 : other)),
    ]),
    symbols: symbols.map(([name, kind, at, , , ...others]) => [
      name,
      kind,
      Number(at) + 1,
      text,
      text,
      ...others,
    ]),
  });
  await page.route('**/search-index/en/v1.6.0.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: foreign }),
  );
  const settings = JSON.parse(readFileSync('out/search-index/en/settings.json', 'utf8'));
  const foreignSettings = JSON.stringify(settings, (key, value) =>
    typeof value === 'string' && key !== 'page' && key !== 'name' ? `${value} ${foreignTexts[0]}` : value,
  );
  await page.route('**/search-index/en/settings.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: foreignSettings }),
  );
  const problems = await watched(page, baseURL);
  await page.goto('docs/field/');
  await ready(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toContainText(`${settings.texts.keys} ${foreignTexts[0]}`);
  for (const query of ['field', 'ran', '<script>']) {
    await page.getByRole('combobox').fill(query);
    await page.getByRole('option').first().waitFor();
    expect([query, await problems()]).toEqual([query, []]);
  }
  await expect(page.getByRole('listbox')).toContainText(foreignTexts[0]);
  await page.goto('search/?q=ran');
  await expect(page.locator('.search-hits')).toContainText(foreignTexts[0]);
  expect(await problems()).toEqual([]);
});
