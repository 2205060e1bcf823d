import { deflateRawSync } from 'node:zlib';
import { docsTreeId, drawerIds, storageKeys } from '../../lib/site/constants.ts';
import { localeFacts } from '../../lib/site/locales.ts';
import { en } from '../../lib/site/messages/en.ts';
import { format } from '../../lib/site/messages/index.ts';
import type { Page } from './page.ts';
import { searching } from './searching.ts';
import type { Step } from './steps.ts';

const doc = 'docs/field/';
const nextLink = { css: 'a[rel=next]' };

/** What readers do on a page, and what has to happen. */
export const interactions: readonly Step[] = [
  {
    name: 'theme: the menu changes the colours, and the choice stays',
    run: async (page) => {
      await page.open(doc);
      const [before, colour] = await page.read(themeAndColour);
      const after = before === 'dark' ? 'light' : 'dark';
      await page.click({ css: 'summary', name: en.shell.theme });
      await page.click({
        css: '[data-theme-choice]',
        name: after === 'dark' ? en.shell.themeDark : en.shell.themeLight,
      });
      await page.see('the theme', after, () => document.documentElement.dataset.theme);
      await page.see(
        'whether the colour changed',
        true,
        (old) => getComputedStyle(document.body).backgroundColor !== old,
        colour,
      );
      await page.open(doc);
      await page.see('the theme after a reload', after, () => document.documentElement.dataset.theme);
    },
  },
  {
    name: 'menu: opens under the mouse and by a click, Escape closes it and gives the focus back',
    run: async (page) => {
      const menu = { css: 'summary', name: en.shell.resources };
      const isOpen = (is: boolean, after: string) =>
        page.see(`whether the menu is open after ${after}`, is, menuShows, en.series.newsletter.menu);
      await page.open(doc);
      await page.point(menu);
      await isOpen(true, 'the mouse came');
      // The first click on a menu that has opened under the mouse means to open it.
      await page.click(menu);
      await isOpen(true, 'a click');
      await page.click(menu);
      await isOpen(false, 'another click');
      await page.click(menu);
      await isOpen(true, 'a third click');
      await page.press('Escape');
      await isOpen(false, 'Escape');
      await page.see('the focus', en.shell.resources, focused);
    },
  },
  {
    name: 'navigation: a click on the next page keeps the document and starts at the top',
    run: async (page) => {
      await page.open(doc);
      const next = await followNext(page);
      await page.see('what was set before the click', 1, () => Reflect.get(window, 'checked'));
      await page.see('the heading', next.title, () => document.querySelector('h1')?.textContent);
      await page.see('the scroll position', 0, () => scrollY);
    },
  },
  {
    name: 'navigation: Back restores the page and its scroll position',
    run: async (page) => {
      await page.open(doc);
      const heading = await page.read(() => document.querySelector('h1')?.textContent);
      const { scroll } = await followNext(page);
      await page.back();
      await page.see('the path', `/${doc}`, () => location.pathname);
      await page.see('the heading', heading, () => document.querySelector('h1')?.textContent);
      await page.see(
        'whether the scroll position is the same',
        true,
        (y) => Math.abs(scrollY - y) < 2,
        scroll,
      );
    },
  },
  {
    name: 'sidebar: a category opens',
    run: async (page) => {
      await page.open(doc);
      const closed = `#${docsTreeId} details:not([open])`;
      const name = await page.read((css) => document.querySelector(`${css} > summary`)?.textContent, closed);
      const link = await page.read((css) => document.querySelector(`${css} a`)?.textContent, closed);
      await page.click({ css: `${closed} > summary`, name: name ?? '' });
      await page.find({ css: `#${docsTreeId} details[open] a`, name: link ?? '' });
    },
  },
  {
    name: 'tabs: a click chooses one, arrow keys move, and the choice stays',
    run: async (page) => {
      await page.open('docs/install/');
      const names = await page.read(() =>
        [...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent),
      );
      const [first = '', second = ''] = names;
      await page.click({ css: '[role=tab]', name: second });
      await page.see('the panels that are seen', [second], panels);
      await page.press('ArrowLeft');
      await page.see('the focus', first, focused);
      await page.see('the panels that are seen', [first], panels);
      await page.click({ css: '[role=tab]', name: second });
      await page.open('docs/install/');
      await page.see('the panels after a reload', [second], panels);
    },
  },
  {
    name: 'code: the copy button copies and says so',
    run: async (page) => {
      await page.open(doc);
      await page.click({ css: 'figure button.copy', name: en.code.copy });
      await page.see(
        'the button',
        en.code.copied,
        () => document.querySelector('figure button.copy')?.textContent,
      );
    },
  },
  ...searching,
  {
    name: 'drawer: opens and closes at 360 px',
    width: 360,
    run: async (page) => {
      const open = { css: `a[href="#${drawerIds.drawer}"]`, name: en.shell.openMenu };
      await page.open(doc);
      await page.click(open);
      await page.see('whether the drawer is open', true, isDialogOpen, drawerIds.drawer);
      await page.press('Escape');
      await page.see('whether the drawer is open after Escape', false, isDialogOpen, drawerIds.drawer);
      await page.click(open);
      await page.click({ css: `#${drawerIds.drawer} [data-close]`, name: en.shell.closeMenu });
      await page.see('whether the drawer is open after its button', false, isDialogOpen, drawerIds.drawer);
    },
  },
  {
    name: 'subscription: a wrong address is named',
    run: async (page) => {
      await page.open(doc);
      await page.click({ css: 'form[data-subscribe] input' });
      await page.type('reader@');
      await page.press('Enter');
      await page.see(
        'the message',
        en.subscribe.invalid,
        () => document.querySelector('form[data-subscribe] [role=status]')?.textContent,
      );
    },
  },
  {
    name: 'language: the menu leads to the same page in another language',
    run: async (page) => {
      const to = 'fr-FR';
      const { label, htmlLang } = localeFacts[to];
      const menu = format(en.shell.labelled, { label: en.shell.language, value: localeFacts.en.label });
      await page.open(doc);
      await page.click({ css: 'summary', name: menu });
      await page.click({ css: 'details[open] a', name: label });
      await page.see('the path', `/${to}/${doc}`, () => location.pathname);
      await page.see('the language of the page', htmlLang, () => document.documentElement.lang);
      await page.see('the stored language', to, (key) => localStorage.getItem(key), storageKeys.locale);
    },
  },
  {
    name: 'contents: a link scrolls to its section, below the bar',
    run: async (page) => {
      await page.open(doc);
      const link = '#toc li:last-child a';
      const hash = await page.read((css) => document.querySelector<HTMLAnchorElement>(css)?.hash, link);
      await page.click({ css: link });
      await page.see('the address', hash, () => location.hash);
      await page.see('whether the section is seen below the bar', true, () => {
        const top = document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? -1;
        return (
          top >= (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) && top < innerHeight
        );
      });
    },
  },
  {
    name: 'programs: the first one of a page runs, and prints what the text says',
    run: async (page) => {
      await page.open(doc);
      const stated = await page.read(() =>
        document.querySelector('figure.output code')?.textContent?.trimEnd(),
      );
      await page.click({ css: '.run', name: en.code.run });
      await page.see('what the program printed', stated, printed);
    },
  },
  {
    name: 'programs: one that draws shows its window',
    run: async (page) => {
      await page.open('docs/gui_system/');
      await page.click({ css: '.run', name: en.code.run });
      await page.see('whether there is a window', true, () => !!document.querySelector('.run-window'));
      await page.click({ css: '.run', name: en.run.stop });
      await page.see('the status', en.run.stopped, () => document.querySelector('.run-status')?.textContent);
    },
  },
  {
    name: 'programs: one that is edited runs with Ctrl+Enter',
    run: async (page) => {
      await page.open(doc);
      await page.click({ css: '.edit', name: en.code.edit });
      await page.see(
        'whether there is an editor',
        true,
        () => !!document.querySelector('.code-editor')?.shadowRoot,
      );
      await page.press('Control+a');
      await page.type('print(6 * 7)');
      await page.press('Control+Enter');
      await page.see('what the program printed', '42', printed);
    },
  },
  {
    name: 'playground: a program of its list opens, and one of a link',
    run: async (page) => {
      await page.open('playground/');
      await page.see(
        'whether there is an editor',
        true,
        () => !!document.querySelector('.code-editor')?.shadowRoot,
      );
      const link = { css: 'a[data-file]' };
      await page.find(link);
      const file = await page.read(
        ({ css }) => document.querySelector<HTMLElement>(css)?.dataset.file ?? '',
        link,
      );
      await page.click(link);
      await page.see('the address', `#file=${file}`, () => location.hash);
      await page.see(
        'the name of the program',
        file.slice(file.lastIndexOf('/') + 1),
        () => document.querySelector('figcaption')?.textContent,
      );
      await page.open(`playground/#program=${deflateRawSync('print(6 * 7)').toString('base64url')}`);
      await page.see('the program', 'print(6 * 7)', () => document.querySelector('figure code')?.textContent);
      await page.click({ css: '.run', name: en.code.run });
      await page.see('what the program printed', '42', printed);
    },
  },
];

/** What a program has printed, line by line. */
function printed(): string {
  return [...document.querySelectorAll('.run-lines > div')].map((line) => line.textContent).join('\n');
}

/** Clicks the link to the next page, and waits for its address. */
async function followNext(page: Page): Promise<{ title: string; scroll: number }> {
  await page.find(nextLink);
  const next = await page.read(({ css }) => {
    Reflect.set(window, 'checked', 1);
    const link = document.querySelector<HTMLAnchorElement>(css);
    return { path: link?.pathname, title: link?.lastElementChild?.textContent ?? '', scroll: scrollY };
  }, nextLink);
  await page.click(nextLink);
  await page.see('the path', next.path, () => location.pathname);
  return next;
}

function themeAndColour(): [string, string] {
  return [document.documentElement.dataset.theme ?? '', getComputedStyle(document.body).backgroundColor];
}

function menuShows(text: string): boolean {
  return [...document.querySelectorAll('details[open] a')].some(
    (link) => link.textContent === text && link.checkVisibility(),
  );
}

function focused(): string | undefined {
  return document.activeElement?.textContent?.trim();
}

/** The names of the tabs whose panels are seen, each once: groups of tabs change together. */
function panels(): (string | null | undefined)[] {
  const seen = [...document.querySelectorAll('[role=tabpanel]')].filter((panel) => panel.checkVisibility());
  const tabs = seen.map((panel) => document.getElementById(panel.getAttribute('aria-labelledby') ?? ''));
  return [...new Set(tabs.map((tab) => tab?.textContent))];
}

function isDialogOpen(id: string): boolean {
  return document.getElementById(id)?.checkVisibility() ?? false;
}
