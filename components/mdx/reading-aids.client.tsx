'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { ProseLabels } from '@/lib/browser/prose.ts';

/** Copy buttons, tabs, the section being read. Nobody needs their code to read, so it comes after the page. */
export function ReadingAids({ labels }: { labels: ProseLabels }) {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other texts
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    import('@/lib/browser/reading.ts').then(({ helpReading }) => {
      if (!isGone) end = helpReading(labels);
    }, console.error);
    return () => {
      isGone = true;
      end?.();
    };
  }, [path, labels]);
  return null;
}
