'use client';

import { useEffect } from 'react';
import { beforePaint } from '@/lib/browser/before-paint.ts';

/**
 * In development: starts the behaviours of a page once React has taken it over, and again whenever an edit has replaced its
 * HTML. Links are full loads here; the export's soft navigation is lib/browser/router.ts.
 * @param html changes with the HTML of the page
 */
export function PageScript({ html }: { html: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML means other elements
  useEffect(() => {
    beforePaint();
    let close: (() => void) | undefined;
    let isGone = false;
    import('@/lib/browser/page.ts').then(({ openPage }) => {
      if (!isGone) close = openPage(() => location.reload());
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [html]);
  return null;
}
