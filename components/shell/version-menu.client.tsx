'use client';

import { useEffect } from 'react';
import { Link } from '@/components/ui/link.tsx';
import { Menu } from '@/components/ui/menu.client.tsx';
import { storePreference } from '@/lib/browser/storage.ts';
import { type Locale, linkTo } from '@/lib/routes/index.ts';
import { mainDocSlug, storageKeys } from '@/lib/site/constants.ts';
import { latestVersion, type Version, versions } from '@/lib/site/versions.ts';
import { usePlace } from './use-place.client.ts';

/** `missing` holds, by version, the slugs that only other versions have. */
type Props = { label: string; locale: Locale; missing: Record<string, string[]> };

/** Leads to the same page in another version, or to that version's main page where it is missing. */
export function VersionMenu({ label, locale, missing }: Props) {
  const route = usePlace()?.route;
  const doc = route?.kind === 'doc' ? route : undefined;
  const current = doc?.version ?? latestVersion;
  useEffect(() => {
    if (doc) storePreference(storageKeys.docsVersion, doc.version.name);
  }, [doc]);
  const slugIn = (version: Version) =>
    doc && !missing[version.name]?.includes(doc.slug) ? doc.slug : mainDocSlug;
  return (
    <Menu label={label} current={current.label}>
      {versions.map((version) => (
        <li key={version.name}>
          <Link
            href={linkTo({ locale, route: { kind: 'doc', version, slug: slugIn(version) } })}
            aria-current={doc && version === current ? 'true' : undefined}
          >
            {version.label}
          </Link>
        </li>
      ))}
    </Menu>
  );
}
