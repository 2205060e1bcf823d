import { docsTreeId, storageKeys } from '../../site/constants.ts';
import { readPreferences, storePreference } from '../storage.ts';

/** The state of the sidebar of the previous page. */
let previous = { scrollTop: 0, hadFocus: false };

/**
 * Restores the sidebar of the previous page: open categories (also on the next visit), scroll position and focus. Markup:
 * components/docs/sidebar.tsx.
 */
export function sidebar(signal: AbortSignal): void {
  const tree = document.getElementById(docsTreeId);
  if (!tree) return;
  const opened = new Set(readPreferences(storageKeys.sidebar));
  for (const category of tree.querySelectorAll('details')) {
    const label = category.querySelector('summary')?.textContent ?? '';
    if (opened.has(label)) category.open = true;
    // The click event comes before the category opens or closes.
    const press = () => {
      if (category.open) opened.delete(label);
      else opened.add(label);
      storePreference(storageKeys.sidebar, JSON.stringify([...opened]));
    };
    category.querySelector('summary')?.addEventListener('click', press, { signal });
  }
  const current = tree.querySelector<HTMLElement>('[aria-current]');
  // Scrolling needs a layout, so it waits for the next frame, when everything else has changed.
  requestAnimationFrame(() => {
    if (signal.aborted) return;
    tree.scrollTop = previous.scrollTop;
    if (current) scrollTo(tree, current);
  });
  if (previous.hadFocus) current?.focus({ preventScroll: true });
  signal.addEventListener('abort', () => {
    previous = { scrollTop: tree.scrollTop, hadFocus: tree.contains(document.activeElement) };
  });
}

/** Scrolls only the box, and only as far as needed. */
function scrollTo(box: HTMLElement, entry: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + inner.height;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + inner.height;
}
