import { addressesPath } from '../../routes/files.ts';
import { browserPath } from '../../routes/index.ts';
import { type Addresses, nearestPages } from '../../search/nearest-pages.ts';
import { loading, similarPages } from '../../site/constants.ts';
import { isLocale, type Locale } from '../../site/locales.ts';
import { loadOnce } from '../loading/load-once.ts';
import { withTimeLimit } from '../time-limit.ts';
import { type ChangePage, takeFrame } from './not-found-frame.ts';

const loadedAddresses = new Map<Locale, Promise<Addresses>>();

/**
 * Names the pages whose addresses are nearest to the one that has no page, in the language of the address (docs/spec.md 8.12),
 * has the field open the search with what was typed, and gives the page the frame of that language.
 */
export async function enhanceNotFoundPage(
  openSearchFor: (text: string) => void,
  changePage: ChangePage,
  signal: AbortSignal,
): Promise<void> {
  const { notFound } = document.documentElement.dataset;
  // In the frame of its language the page has no other one.
  const section = document.querySelector<HTMLElement>(
    `section[data-not-found${notFound ? `="${notFound}"` : ''}]`,
  );
  const locale = section?.dataset.notFound ?? '';
  const form = section?.querySelector('form');
  const list = section?.querySelector<HTMLElement>('[data-nearest]');
  if (!section || !form || !list || !isLocale(locale)) return;
  const submit = (event: Event) => {
    event.preventDefault();
    openSearchFor(form.querySelector('input')?.value.trim() ?? '');
  };
  form.addEventListener('submit', submit, { signal });
  if (section.lang !== document.documentElement.lang)
    takeFrame(section, new URL(form.action).pathname, changePage, signal).catch(console.warn);
  // The frame has started this again.
  if (!list.hidden) return;
  const addresses = await loadOnce(loadedAddresses, locale, () => loadAddresses(locale));
  if (signal.aborted) return;
  const root = browserPath(addresses.root);
  const asked = location.pathname.startsWith(root) ? location.pathname.slice(root.length) : location.pathname;
  const pages = nearestPages(asked, addresses, similarPages.most);
  const items = pages.map(({ path, title }) => item(root + path.slice(1), title));
  list.querySelector('ul')?.replaceChildren(...items);
  list.hidden = items.length === 0;
}

/**
 * The addresses of all pages of a language.
 * @throws Error when the file does not arrive within `loading.giveUpMs`, or has another form
 */
async function loadAddresses(locale: Locale): Promise<Addresses> {
  return withTimeLimit(loading.giveUpMs, async (signal) => {
    const response = await fetch(browserPath(addressesPath(locale)), { signal });
    const data: Partial<Addresses> = await response.json();
    if (typeof data.root !== 'string' || !Array.isArray(data.pages) || !Array.isArray(data.versions))
      throw new Error('The list of addresses is incomplete.');
    return data as Addresses;
  });
}

/** @param path with base path */
function item(path: string, title: string): HTMLLIElement {
  const [row, link, address] = [
    document.createElement('li'),
    document.createElement('a'),
    document.createElement('span'),
  ];
  address.textContent = decodeURI(path);
  link.href = path;
  link.append(title, address);
  row.append(link);
  return row;
}
