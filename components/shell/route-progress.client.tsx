'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { endProgress } from '@/lib/browser/progress.ts';

/** The new page is there: the bar ends, or never shows. It begins in instrumentation-client.ts. */
export function RouteProgress() {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path ends a navigation
  useEffect(endProgress, [path]);
  return null;
}
