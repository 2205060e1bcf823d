import { addressesPath } from '../../routes/files.ts';
import { browserPath } from '../../routes/index.ts';
import { type Addresses, nearestPages } from '../../search/nearest-pages.ts';
import { loading, similarPages } from '../../site/constants.ts';
import { isLocale, type Locale } from '../../site/locales.ts';
import { withTimeLimit } from '../time-limit.ts';

/**
 * Names the pages whose addresses are nearest to the one that has no page, in the language of the address (docs/spec.md 8.12),
 * and has the field open the search with what was typed.
 */
export async function enhanceNotFoundPage(
  openSearchFor: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { notFound = '' } = document.documentElement.dataset;
  const section = document.querySelector(`section[data-not-found="${notFound}"]`);
  const form = section?.querySelector('form');
  const list = section?.querySelector<HTMLElement>('[data-nearest]');
  if (!form || !list || !isLocale(notFound)) return;
  const submit = (event: Event) => {
    event.preventDefault();
    openSearchFor(form.querySelector('input')?.value.trim() ?? '');
  };
  form.addEventListener('submit', submit, { signal });
  const addresses = await loadAddresses(notFound);
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
