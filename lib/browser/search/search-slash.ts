import { storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

const off = 'off';

/**
 * Whether the key / opens the search. A key without Ctrl or Cmd gets in the way of speech input, so it can be switched off
 * (WCAG 2.1.4).
 */
export function slashOpens(): boolean {
  return readPreference(storageKeys.searchSlash) !== off;
}

/** The switch for it, as a box to tick. */
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
