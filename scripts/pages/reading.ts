import type { Page } from '@playwright/test';
import type { ExportedPage } from './exported.ts';
import { openWithBehaviours, type Visitor } from './walk.ts';

/** What there is to read in the main part of a page, and what its frame offers. */
export type Reading = {
  /** Words; of Chinese, which has no spaces, characters. */
  words: string[];
  /** Where the links of the main part lead. */
  links: string[];
  /** Panels of tabs that cannot be seen. */
  hiddenPanels: number;
  /** Menus of the bar, by how many links each has. */
  menus: number[];
  /** Whether the way to the side menu and the menu itself are there, and the links in it. */
  drawerLinks: number;
  /** Links of the sidebar that are on the page; none on a page without one. */
  sidebarLinks: number | undefined;
  forms: { name: string; isPlain: boolean; canBeSent: boolean }[];
};

/** What is wrong with a page where there is no script, in one line each; `share` of the words that can be read. */
export type ReadingResult = { share: number; problems: string[] };

/** Two pages of the browser: one with JavaScript, one without; both without motion, which would only take time. */
export const readingContexts = [
  { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } },
  { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
] as const;

/** The share of the text that has to be there without JavaScript. */
export const leastShare = 0.99;

/** Reads a page twice, with its script and without, and compares. */
export async function checkReading(
  [withScript, withoutScript]: readonly [Visitor, Visitor],
  { path }: ExportedPage,
  isControl = false,
): Promise<ReadingResult> {
  await openWithBehaviours(withScript, path);
  await withoutScript.page.goto(withoutScript.origin + path, { waitUntil: 'load' });
  const plain = await readingOf(withoutScript.page);
  const words = isControl ? plain.words.filter((_, at) => at % 10 > 0) : plain.words;
  return compare(await readingOf(withScript.page), { ...plain, words });
}

/** What the page without script lacks of the page with it. */
export function compare(full: Reading, plain: Reading): ReadingResult {
  const missing = without(full.words, plain.words);
  const share = full.words.length === 0 ? 1 : 1 - missing.length / full.words.length;
  const links = without(full.links, plain.links);
  const problems = [
    share < leastShare &&
      `${(share * 100).toFixed(1)} % of the text can be read; missing: ${missing.slice(0, 12).join(' ')}`,
    full.words.length === 0 && 'the main part has no text',
    links.length > 0 && `links are missing: ${links.slice(0, 5).join(' ')}`,
    plain.hiddenPanels > 0 && `${plain.hiddenPanels} panels of tabs are hidden`,
    (plain.menus.includes(0) || `${plain.menus}` !== `${full.menus}`) &&
      `the menus of the bar have ${plain.menus} links instead of ${full.menus}`,
    plain.drawerLinks === 0 && 'the side menu cannot be reached or has no links',
    full.sidebarLinks !== undefined &&
      plain.sidebarLinks !== full.sidebarLinks &&
      `the sidebar has ${plain.sidebarLinks} of ${full.sidebarLinks} links`,
    ...full.forms
      .filter(({ name }) => name === 'subscription' && !plain.forms.some((form) => form.name === name))
      .map(({ name }) => `there is no form for the ${name}`),
    ...plain.forms.map(
      ({ name, isPlain, canBeSent }) => canBeSent && !isPlain && `the form for the ${name} sends nothing`,
    ),
  ];
  return { share, problems: problems.filter((line) => typeof line === 'string') };
}

/** Items of a list that another list does not have, or has less often. */
function without(items: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  return items.filter((item) => {
    const left = counts.get(item) ?? 0;
    counts.set(item, left - 1);
    return left <= 0;
  });
}

const notRead =
  'button, [data-change-filter], [role=button], [role=tab], form[role=search], [role=status], [data-results]';

/**
 * Reads an open page. Only what is seen counts: what styles hide does not. A browser opens `<details>` by itself, so they
 * are opened in both. Words on buttons and in the filter of changes do nothing without a script and do not count, neither do the form and the results of the search page, which has lists of pages instead.
 */
export async function readingOf(page: Page): Promise<Reading> {
  // The functions below go into the page as tsx compiles them: it notes their names with this.
  await page.evaluate('globalThis.__name ??= (value) => value');
  return page.evaluate((notRead) => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const main = document.querySelector('main');
    for (const details of main?.querySelectorAll('details') ?? []) details.open = true;
    for (const details of document.querySelectorAll<HTMLDetailsElement>('#docs-tree details'))
      details.open = true;
    const words: string[] = [];
    const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || !isSeen(parent) || parent.closest(notRead)) continue;
      words.push(...(text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? []));
    }
    const hrefs = (root: ParentNode | null | undefined) =>
      [...(root?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])].map(({ href }) => href);
    const tree = document.querySelector('#docs-tree');
    const drawer = document.querySelector('dialog#site-menu');
    const isReached = document.querySelector('header a[href="#site-menu"]');
    return {
      words,
      links: [...(main?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])]
        .filter((link) => isSeen(link) && !link.closest(notRead))
        .map(({ href }) => href),
      hiddenPanels: [...document.querySelectorAll('[role=tabpanel]')].filter((panel) => !isSeen(panel))
        .length,
      menus: [...document.querySelectorAll('header details[data-menu]:has(a)')].map(
        (menu) => hrefs(menu).length,
      ),
      drawerLinks: isReached ? hrefs(drawer).length : 0,
      sidebarLinks: tree ? hrefs(tree).length : undefined,
      forms: [...document.querySelectorAll('form')].map((form) => {
        const button = form.querySelector('button');
        const field = form.querySelector<HTMLInputElement>('input[name]');
        return {
          name: 'subscribe' in form.dataset ? 'subscription' : 'search',
          isPlain: Boolean(form.getAttribute('action') && field),
          canBeSent: Boolean(isSeen(form) && (!button || isSeen(button))),
        };
      }),
    };
  }, notRead);
}
