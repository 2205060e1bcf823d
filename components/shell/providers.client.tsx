'use client';

import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { storageKeys } from '@/lib/site/constants.ts';

/**
 * The theme is dark unless the reader chose light, or that of the system (docs/spec.md 8.7). A stored value that is none of the
 * three names counts as light (docs/spec.md 8.8), because the style sheet has the dark colours under exactly `data-theme="dark"`.
 */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey={storageKeys.theme}
      defaultTheme="dark"
      enableSystem
      enableColorScheme={false}
    >
      {children}
    </ThemeProvider>
  );
}
