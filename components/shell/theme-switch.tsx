import type { ReactNode } from 'react';

/**
 * Both icons (the children) are in the page and the style sheet shows one, so nothing flashes before the theme is known.
 * What a click does is lib/browser/behaviours/theme-switch.ts.
 */
export function ThemeSwitch({ label, children }: { label: string; children: ReactNode }) {
  return (
    <button type="button" className="icon-button theme-switch" aria-label={label} title={label}>
      {children}
    </button>
  );
}
