import type { ComponentPropsWithoutRef } from 'react';

type Props = ComponentPropsWithoutRef<'a'> & { href: string };

/**
 * A plain link. Soft navigation and prefetching need nothing from it: they listen on the whole document
 * (lib/browser/soft-links.ts).
 */
export function Link({ href, ...rest }: Props) {
  const isExternal = /^https?:/.test(href);
  return <a href={href} {...(isExternal ? { rel: 'noopener' } : {})} {...rest} />;
}
