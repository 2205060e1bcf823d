import { storageKeys } from '../site/constants.ts';
import { ownVersion, searchSettings } from './search-client.ts';
import { slashOpens } from './search-slash.ts';
import { readPreference } from './storage.ts';

/**
 * The way into the search: its button, Ctrl or Cmd and K, and the slash. The code of the search and what it searches are
 * loaded when the reader shows that he means to, not before.
 * @returns a function that ends it
 */
export function searchKeys(): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const load = () => import('./search-dialog.ts');
  // A bundle without a hosted search has none of its code.
  const hosted = async () =>
    process.env.HOSTED_SEARCH ? import('../search/hosted-dialog.client.tsx') : undefined;
  const keys = searchSettings().hosted;
  const open = async () => {
    if (!keys) {
      (await load()).openSearch();
      return;
    }
    const { name } = ownVersion(searchSettings(), readPreference(storageKeys.docsVersion));
    (await hosted())?.openHostedSearch(keys, name);
  };
  for (const button of document.querySelectorAll<HTMLElement>('[data-search-button]')) {
    button.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        open();
      },
      { signal },
    );
    const warm = () => {
      if (keys) hosted();
      else load().then(({ warmSearch }) => warmSearch());
    };
    for (const hint of ['pointerenter', 'focus', 'touchstart'])
      button.addEventListener(hint, warm, { signal, once: true, passive: true });
  }
  document.addEventListener(
    'keydown',
    (event) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
      const isSlash =
        event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target);
      if (!isShortcut && !(isSlash && slashOpens())) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  let leave: (() => void) | undefined;
  if (page)
    import('./search-page.ts').then(({ searchPage }) => {
      leave = searchPage(page);
    });
  return () => {
    ends.abort();
    leave?.();
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
