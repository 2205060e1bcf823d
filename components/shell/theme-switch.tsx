import type { ReactNode } from 'react';

/**
 * The button that changes the theme (lib/browser/behaviours/theme-switch.ts). Both icons, its children, are in the page, and the style
 * sheet shows the one for the theme, so nothing flashes while the page loads.
 */
export function ThemeSwitch({ label, children }: { label: string; children: ReactNode }) {
  return (
    <button type="button" className="icon-button theme-switch" aria-label={label} title={label}>
      {children}
    </button>
  );
}
