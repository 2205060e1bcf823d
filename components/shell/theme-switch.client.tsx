'use client';

import { useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import { developerError } from '@/lib/site/developer-error.ts';

/** Both icons (the children) are in the page and the style sheet shows one, so nothing flashes before the theme is known. */
export function ThemeSwitch({ label, children }: { label: string; children: ReactNode }) {
  const { theme, setTheme, themes } = useTheme();
  if (themes.length === 0) {
    throw developerError({
      where: '<ThemeSwitch>',
      what: 'stands outside of the theme provider',
      fix: 'Put it into a <Document>, which has the <Providers> of components/shell.',
    });
  }
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
