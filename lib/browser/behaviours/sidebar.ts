import { docsTreeId, storageKeys } from '../../site/constants.ts';
import { readPreferences, storePreference } from '../storage.ts';
import { bringIntoView } from './bring-into-view.ts';

/** The state of the sidebar of the previous page. */
let previous = { scrollTop: 0, hadFocus: false };

/**
 * Restores the sidebar of the previous page: which categories the reader has opened or closed (also on the next visit), scroll
 * position and focus. Markup: components/shell/docs-sidebar.tsx.
 */
export function docsSidebar(signal: AbortSignal): void {
  const tree = document.getElementById(docsTreeId);
  if (!tree) return;
  const current = tree.querySelector<HTMLElement>('[aria-current]');
  /** Opened categories by their labels; with a hyphen before them, closed ones of those that are open by default. */
  const changed = new Set(readPreferences(storageKeys.sidebar));
  for (const category of tree.querySelectorAll('details')) {
    const summary = category.querySelector('summary');
    const isOpenByDefault = 'open' in category.dataset;
    const name = (isOpenByDefault ? '-' : '') + summary?.textContent;
    if (changed.has(name)) category.open = !isOpenByDefault || category.contains(current);
    // The click event comes before the category opens or closes.
    const press = () => {
      if (category.open === isOpenByDefault) changed.add(name);
      else changed.delete(name);
      storePreference(storageKeys.sidebar, JSON.stringify([...changed]));
    };
    summary?.addEventListener('click', press, { signal });
  }
  // Scrolling needs a layout, so it waits for the next frame, when everything else has changed.
  requestAnimationFrame(() => {
    if (signal.aborted) return;
    tree.scrollTop = previous.scrollTop;
    if (current) bringIntoView(tree, current);
  });
  if (previous.hadFocus) current?.focus({ preventScroll: true });
  signal.addEventListener('abort', () => {
    previous = { scrollTop: tree.scrollTop, hadFocus: tree.contains(document.activeElement) };
  });
}
