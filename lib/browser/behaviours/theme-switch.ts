import { storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

/** Long enough for the theme to change, too short to be noticed. Milliseconds. */
const changeMs = 100;

/** What the reader chose on this page, also where storage is denied: 'dark', 'light' or 'system'. */
let chosenTheme: string | undefined;

/**
 * Makes the buttons of the menu of themes apply a theme and store the choice; other tabs follow, and with `system` changes of the
 * system. Before the first paint the theme is set by the inline script of next-themes (components/shell/providers.client.tsx), by
 * the same rule. Markup: components/shell/theme-switch.tsx; style: components/shell/theme-switch.css.
 */
export function themeSwitch(signal: AbortSignal): void {
  const root = document.documentElement;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    // A value that is no name of a theme counts as light (docs/spec.md 8.8), a value that was removed as the default.
    const choice = chosenTheme || 'dark';
    const theme = choice === 'dark' || (choice === 'system' && systemIsDark.matches) ? 'dark' : 'light';
    for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
      button.setAttribute(
        'aria-pressed',
        String(button.dataset.themeChoice === (choice === 'system' ? choice : theme)),
      );
    if (root.dataset.theme === theme) return;
    // With this attribute the style sheet switches transitions off, so that all colours change at once.
    root.dataset.themeChanges = '';
    root.dataset.theme = theme;
    setTimeout(() => delete root.dataset.themeChanges, changeMs);
  };
  const click = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-theme-choice]');
    if (!button) return;
    chosenTheme = button.dataset.themeChoice ?? '';
    storePreference(storageKeys.theme, chosenTheme);
    show();
  };
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKeys.theme) return;
    chosenTheme = newValue ?? 'dark';
    show();
  };
  document.addEventListener('click', click, { signal });
  addEventListener('storage', follow, { signal });
  systemIsDark.addEventListener('change', show, { signal });
  chosenTheme ??= readPreference(storageKeys.theme);
  show();
}
