'use client';

import { usePathname } from 'next/navigation';
import { useAfterPage } from '@/components/ui/use-after-page.client.ts';
import type { ProseLabels } from '@/lib/browser/prose.ts';

/** Copy buttons, tabs, the section being read. Nobody needs their code to read, so it comes after the page. */
export function ReadingAids({ labels }: { labels: ProseLabels }) {
  const load = async () => {
    const { helpReading } = await import('@/lib/browser/reading.ts');
    return () => helpReading(labels);
  };
  useAfterPage(load, usePathname() ?? '');
  return null;
}
