'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { endProgress } from '@/lib/browser/progress.ts';

type Module = typeof import('@/lib/browser/page.ts');

let loaded: Module | undefined;

/**
 * Brings a page to life when it arrives, and lets go of it when it leaves. The code comes after the first page and is at
 * hand from then on, before the next page is painted. It stands first in the page, so that it still finds the old page
 * when that leaves.
 */
export function PageScript() {
  const router = useRouter();
  useLayoutEffect(() => {
    endProgress();
    let end: (() => void) | undefined;
    let isGone = false;
    const start = (page: Module) => {
      loaded = page;
      if (!isGone) end = page.openPage(router);
    };
    if (loaded) start(loaded);
    else import('@/lib/browser/page.ts').then(start, console.error);
    return () => {
      isGone = true;
      end?.();
    };
  }, [router]);
  return null;
}
