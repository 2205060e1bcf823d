import { en } from '../../lib/site/messages/en.ts';
import { format } from '../../lib/site/messages/index.ts';
import type { Page } from './page.ts';
import type { Step } from './steps.ts';

const query = 'kernel';

/** What readers do with the search, and what has to happen. */
export const searching: readonly Step[] = [
  {
    name: 'search dialog: Ctrl+K opens it, arrow keys choose, Enter leads to the page',
    run: async (page) => {
      await ask(page);
      await page.see('the chosen result', 0, chosen);
      await page.press('ArrowDown');
      await page.see('the chosen result after the arrow key', 1, chosen);
      const path = await page.read(
        () => document.querySelector<HTMLAnchorElement>('[role=option][aria-selected=true]')?.pathname,
      );
      await page.press('Enter');
      await page.see('the path', path, () => location.pathname);
      await page.see('the open dialogs', 0, openDialogs);
    },
  },
  {
    name: 'search dialog: Escape closes it',
    run: async (page) => {
      await open(page);
      await page.press('Escape');
      await page.see('the open dialogs after Escape', 0, openDialogs);
      await ask(page);
      await page.press('Escape');
      await page.see('the open dialogs after a query and Escape', 0, openDialogs);
    },
  },
  {
    name: 'search page: the address brings results',
    run: async (page) => {
      await page.open(`search/?q=${query}`);
      await page.see(
        'whether there are results',
        true,
        () => document.querySelector('[data-results] a') !== null,
      );
      await page.see(
        'the title',
        true,
        (title) => document.title.includes(title),
        format(en.search.resultsFor, { query }),
      );
    },
  },
];

/** Opens the dialog by its keys. */
async function open(page: Page): Promise<void> {
  await page.open('docs/field/');
  await page.press('Control+k');
  await page.see('the focus', 'combobox', () => document.activeElement?.getAttribute('role'));
}

/** Opens the dialog and types a query. */
async function ask(page: Page): Promise<void> {
  await open(page);
  await page.type(query);
  await page.see(
    'whether there are results',
    true,
    () => document.querySelectorAll('[role=option]').length > 1,
  );
}

/** The index of the chosen result in the list, from 0. */
function chosen(): number {
  return [...document.querySelectorAll('[role=option]')].findIndex(
    (option) => option.getAttribute('aria-selected') === 'true',
  );
}

function openDialogs(): number {
  return document.querySelectorAll('dialog[open]').length;
}
