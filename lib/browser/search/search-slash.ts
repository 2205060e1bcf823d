import { storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

const off = 'off';

/**
 * Whether the key / opens the search. It can be switched off, since a key without Ctrl or Cmd interferes with speech input
 * (WCAG 2.1.4).
 */
export function slashOpens(): boolean {
  return readPreference(storageKeys.searchSlash) !== off;
}

/** A checkbox that switches the key / on and off. Style: search-dialog.css. */
export function slashSwitch(text: string): HTMLElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = slashOpens();
  box.addEventListener('change', () => storePreference(storageKeys.searchSlash, box.checked ? 'on' : off));
  const label = document.createElement('label');
  label.className = 'search-slash';
  label.append(box, text);
  return label;
}
