import { storageKeys } from '../site/constants.ts';
import { developerError } from '../site/developer-error.ts';
import { storePreference } from './storage.ts';

/** Longer than the theme takes to change, shorter than anybody notices. */
const changeMs = 100;

/**
 * A click on a theme switch takes the other theme, and keeps it. The provider of the theme is told as another tab would
 * tell it, so that it need not be in the code of every page a second time.
 * @returns a function that ends it
 * @throws in development and tests, where a page has a switch, but no provider
 */
export function themeSwitch(): () => void {
  const root = document.documentElement;
  // A mistake of ours: readers are not troubled with it.
  const isChecked = process.env.NODE_ENV !== 'production';
  if (isChecked && document.querySelector('.theme-switch') && !root.dataset.theme) {
    throw developerError({
      where: 'the theme switch',
      what: 'stands outside of the theme provider',
      fix: 'Put the page into a <Document>, which has the <Providers> of components/shell.',
    });
  }
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('.theme-switch'))) return;
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    // All colours change at once: the style sheet has no transitions while this stands.
    root.dataset.themeChanges = '';
    storePreference(storageKeys.theme, theme);
    dispatchEvent(new StorageEvent('storage', { key: storageKeys.theme, newValue: theme }));
    setTimeout(() => delete root.dataset.themeChanges, changeMs);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}
