import { storageKeys } from '../../site/constants.ts';
import { storePreference } from '../storage.ts';

type Theme = 'dark' | 'light';

/** Long enough for the theme to change, too short to be noticed. Milliseconds. */
const changeMs = 100;

/**
 * Makes a click on a theme switch apply the other theme and store it; other tabs follow. Before the first paint the theme is
 * set by the inline script of next-themes (components/shell/providers.client.tsx), by the same rule.
 * Markup: components/shell/theme-switch.tsx; style: components/shell/theme-switch.css.
 */
export function themeSwitch(signal: AbortSignal): void {
  const root = document.documentElement;
  const show = (theme: Theme) => {
    // With this attribute the style sheet switches transitions off, so that all colours change at once.
    root.dataset.themeChanges = '';
    root.dataset.theme = theme;
    setTimeout(() => delete root.dataset.themeChanges, changeMs);
  };
  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('.theme-switch'))) return;
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    storePreference(storageKeys.theme, theme);
    show(theme);
  };
  // A value that is neither name counts as light (docs/spec.md 8.8); a value that was removed counts as the default.
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.theme) show((newValue ?? 'dark') === 'dark' ? 'dark' : 'light');
  };
  document.addEventListener('click', click, { signal });
  addEventListener('storage', follow, { signal });
}
