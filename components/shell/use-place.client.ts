'use client';

import { usePathname } from 'next/navigation';
import { type Place, parse } from '@/lib/routes/index.ts';

/** The place of the page in the address bar; none on pages the grammar does not know, such as the 404 page. */
export function usePlace(): Place | undefined {
  return parse(usePathname() ?? '');
}
