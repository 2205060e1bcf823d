'use client';

import { useRouter } from 'next/navigation';
import { useAfterPage } from '@/components/ui/use-after-page.client.ts';

/** Makes links soft once the page is there; until then, and without JavaScript, they are what they are. */
export function SoftNavigation() {
  const router = useRouter();
  const load = async () => {
    const { softNavigation } = await import('@/lib/browser/navigation.ts');
    return () => softNavigation(router);
  };
  useAfterPage(load, 'links');
  return null;
}
