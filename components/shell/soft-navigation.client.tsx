'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Makes links soft once the page is there; until then, and without JavaScript, they are what they are. */
export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    import('@/lib/browser/navigation.ts').then(({ softNavigation }) => {
      if (!isGone) end = softNavigation(router);
    }, console.error);
    return () => {
      isGone = true;
      end?.();
    };
  }, [router]);
  return null;
}
