'use client';

import { useTheme } from 'next-themes';
import type { ReactNode } from 'react';

/** Both icons (the children) are in the page and the style sheet shows one, so nothing flashes before the theme is known. */
export function ThemeSwitch({ label, children }: { label: string; children: ReactNode }) {
  const { theme, setTheme } = useTheme();
  return (
    <button
      type="button"
      className="icon-button theme-switch"
      aria-label={label}
      title={label}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      {children}
    </button>
  );
}
