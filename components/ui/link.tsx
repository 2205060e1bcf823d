import type { ComponentPropsWithoutRef } from 'react';

type Props = ComponentPropsWithoutRef<'a'> & { href: string };

/**
 * A link as the page's HTML has it. Soft navigation and prefetching are one listener for the whole document
 * (shell/soft-navigation.client.tsx), so a link costs no JavaScript of its own and works without any.
 */
export function Link({ href, ...rest }: Props) {
  const isExternal = /^https?:/.test(href);
  return <a href={href} {...(isExternal ? { rel: 'noopener' } : {})} {...rest} />;
}
