import { storageKeys } from '../../site/constants.ts';
import { storePreference } from '../storage.ts';

type Theme = 'dark' | 'light';

/** Longer than the theme takes to change, shorter than anybody notices. */
const changeMs = 100;

/**
 * A click on a theme switch takes the other theme and stores it; other tabs follow. Before the first paint the theme is set by
 * the inline script of next-themes (components/shell/providers.client.tsx), by the same rule.
 */
export function themeSwitch(signal: AbortSignal): void {
  const root = document.documentElement;
  const show = (theme: Theme) => {
    // All colours change at once: the style sheet has no transitions while this attribute is there.
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
  // A stored value that is neither name counts as light (docs/spec.md 8.8); a value that was removed, as the default.
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.theme) show((newValue ?? 'dark') === 'dark' ? 'dark' : 'light');
  };
  document.addEventListener('click', click, { signal });
  addEventListener('storage', follow, { signal });
}
