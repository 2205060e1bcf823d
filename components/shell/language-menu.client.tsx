'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link.tsx';
import { Menu } from '@/components/ui/menu.client.tsx';
import { inLocale, type Locale, linkTo, type Place } from '@/lib/routes/index.ts';
import { localeFacts, locales } from '@/lib/site/locales.ts';
import { usePlace } from './use-place.client.ts';

type Props = { label: string; locale: Locale; current: string; icon: ReactNode };

/** Leads to the same page in another language; from a page that is none, to that language's home. */
export function LanguageMenu({ label, locale, current, icon }: Props) {
  const place: Place = usePlace() ?? { locale, route: { kind: 'home' } };
  return (
    <Menu label={`${label}: ${current}`} current={icon}>
      {locales.map((other) => (
        <li key={other}>
          <Link
            href={linkTo(inLocale(place, other))}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
          >
            {localeFacts[other].label}
          </Link>
        </li>
      ))}
    </Menu>
  );
}
