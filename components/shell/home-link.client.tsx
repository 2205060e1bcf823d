'use client';

import { Link } from '@/components/ui/link.tsx';
import { usePlace } from './use-place.client.ts';

/** Doc Home leads to the home page and is the current entry on every page of the docs (spec section 2.5). */
export function HomeLink({ href, label }: { href: string; label: string }) {
  const kind = usePlace()?.route.kind;
  return (
    <Link href={href} aria-current={kind === 'home' ? 'page' : kind === 'doc' ? 'true' : undefined}>
      {label}
    </Link>
  );
}
