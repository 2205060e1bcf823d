import { expect, type Page, type Route, test } from '@playwright/test';
import { defaultLocale, locales } from '../../lib/site/locales.ts';
import { isSameDocument, rememberDocument } from './documents.ts';
import { firstOfEveryKind, notFoundPage } from './page-types.ts';
import { isTried } from './sample.ts';
import { failureBox, loadNothingAhead, ready, untilSettled, visit } from './visits.ts';

/** What may differ between a page that was reached by a click and the same page loaded. */
const ignored = {
  elements: [
    // It announces the title to screen readers, but not after a load.
    'body > [role=status]',
    // A font that the page before has preloaded stays, whether this page preloads it or not.
    'link[rel=preload][as=font]',
  ],
};

/** The document as text: a line for each element and each text, attributes in the order of their names. */
function documentText(page: Page): Promise<string[]> {
  return page.evaluate(({ elements }) => {
    const lines: string[] = [document.doctype?.name ?? 'no doctype'];
    const write = (node: Node, depth: number) => {
      const indent = '  '.repeat(depth);
      if (node instanceof Text) lines.push(`${indent}"${node.data}"`);
      else if (!(node instanceof Element)) lines.push(`${indent}${node.nodeName} ${node.nodeValue}`);
      else if (!elements.some((selector) => node.matches(selector))) {
        const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`);
        lines.push(`${indent}<${node.localName}${attributes.sort().join('')}>`);
        const content = node instanceof HTMLTemplateElement ? node.content : node;
        for (const child of content.childNodes) write(child, depth + 1);
      }
    };
    write(document.documentElement, 0);
    return lines;
  }, ignored);
}

/** The lines of a page that was loaded, and of the same page reached by a click from another one. */
async function bothWays(page: Page, path: string, from: string): Promise<[string[], string[]]> {
  await page.goto(path);
  await ready(page);
  await untilSettled(page);
  const loaded = await documentText(page);
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  await page.goto(from);
  // The 404 page takes a moment to be in its language.
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await ready(page);
  await untilSettled(page);
  await rememberDocument(page);
  await visit(page, path);
  await ready(page);
  await untilSettled(page);
  const visited = await documentText(page);
  expect([await isSameDocument(page), await failureBox(page).count()]).toEqual([true, 0]);
  return [loaded, visited];
}

/** The lines that only one of the two has, with + or - as in a diff. */
function differences([loaded, visited]: readonly [string[], string[]]): string[] {
  const only = (lines: readonly string[], others: readonly string[], sign: string) => {
    const counts = new Map<string, number>();
    for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
    return lines.flatMap((line) => {
      const count = counts.get(line) ?? 0;
      counts.set(line, count - 1);
      return count > 0 ? [] : [`${sign} ${line.trim()}`];
    });
  };
  const found = [...only(loaded, visited, '-'), ...only(visited, loaded, '+')];
  const at = loaded.findIndex((line, index) => line !== visited[index]);
  return found.length > 0 || at < 0 ? found : [`another order from line ${at}: ${loaded[at]?.trim()}`];
}

test.beforeEach(async ({ page }) => {
  // A live picture differs from frame to frame.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loadNothingAhead(page);
});

for (const [language, locale] of locales.entries()) {
  const prefix = locale === defaultLocale ? '' : `${locale}/`;
  const pages = firstOfEveryKind.filter((one) => one !== notFoundPage);
  for (const path of pages.filter((_, kind) => isTried(3, language, kind))) {
    // From a page of another kind.
    const from = path.startsWith('docs/field') ? 'blog/' : 'docs/field/';
    test(`/${prefix}${path} is the same reached by a click and loaded`, async ({ page }) => {
      expect(differences(await bothWays(page, prefix + path, prefix + from))).toEqual([]);
    });
  }
}

for (const prefix of ['zh-Hans/', 'fr-FR/'])
  test(`/${prefix}blog/ is the same reached from an unknown address and loaded`, async ({ page }) => {
    expect(differences(await bothWays(page, `${prefix}blog/`, prefix + notFoundPage))).toEqual([]);
  });

test.describe('control: a difference is found', () => {
  const [path, from] = ['docs/layout/', 'docs/field/'] as const;

  /** The difference for a page that has something which no other page has and a visit does not bring. */
  async function withChange(page: Page, change: (html: string) => string): Promise<string[]> {
    await page.route(`**/${path}`, async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    return differences(await bothWays(page, path, from));
  }

  for (const [name, from, to, expected] of [
    ['an attribute of html', '<html ', '<html data-planted="" ', /^- <html .*data-planted=""/],
    ['an attribute of body', '<body ', '<body data-planted="" ', /^- <body .*data-planted=""/],
    [
      'an element of the head that all pages share',
      '</title>',
      '</title><link rel="x-planted"/>',
      /^- <link rel="x-planted">/,
    ],
    ['an element beside the content', '<a class="skip-link"', '<i></i><a class="skip-link"', /^- <i>/],
  ] as const)
    test(name, async ({ page }) => {
      const found = await withChange(page, (html) => html.replace(from, to));
      expect(found.filter((line) => expected.test(line))).toHaveLength(1);
    });
});
