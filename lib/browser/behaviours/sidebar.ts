import { docsTreeId, storageKeys } from '../../site/constants.ts';
import { readPreferences, storePreference } from '../storage.ts';

/** Where the reader left the sidebar of the page before. */
let left = { scrollTop: 0, hadFocus: false };

/**
 * The sidebar is part of each page, and yet stays as the reader left it: what was opened is open on the next page and the
 * next visit, it is scrolled as before, and the focus is kept.
 */
export function sidebar(signal: AbortSignal): void {
  const tree = document.getElementById(docsTreeId);
  if (!tree) return;
  const opened = new Set(readPreferences(storageKeys.sidebar));
  for (const category of tree.querySelectorAll('details')) {
    const label = category.querySelector('summary')?.textContent ?? '';
    if (opened.has(label)) category.open = true;
    // The click comes before the change.
    const press = () => {
      if (category.open) opened.delete(label);
      else opened.add(label);
      storePreference(storageKeys.sidebar, JSON.stringify([...opened]));
    };
    category.querySelector('summary')?.addEventListener('click', press, { signal });
  }
  const current = tree.querySelector<HTMLElement>('[aria-current]');
  // In the next frame, when everything else has changed: to scroll, the browser has to lay the page out.
  requestAnimationFrame(() => {
    if (signal.aborted) return;
    tree.scrollTop = left.scrollTop;
    if (current) scrollTo(tree, current);
  });
  if (left.hadFocus) current?.focus({ preventScroll: true });
  signal.addEventListener('abort', () => {
    left = { scrollTop: tree.scrollTop, hadFocus: tree.contains(document.activeElement) };
  });
}

/** Scrolls the box alone, and only as far as needed. */
function scrollTo(box: HTMLElement, entry: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + inner.height;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + inner.height;
}
