'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import sidebars from '#sidebars';
import { usePlace } from '@/components/shell/use-place.client.ts';
import { Link } from '@/components/ui/link.tsx';
import { readPreferences, storePreference } from '@/lib/browser/storage.ts';
import { type Locale, linkTo } from '@/lib/routes/index.ts';
import { layout, storageKeys } from '@/lib/site/constants.ts';
import { defaultLocale } from '@/lib/site/locales.ts';
import type { Version } from '@/lib/site/versions.ts';
import styles from './sidebar.module.css';

type Category = { label: string; pages: { slug: string; label: string }[] };

/** With more pages than this in a version, only the open category is in the page; the others are links to their first page. */
const wholeTreeMax = 120;

/** All pages of the version, by category. On small screens it moves into the side menu. */
export function Sidebar({ locale, label }: { locale: Locale; label: string }) {
  const place = usePlace();
  const slot = useDrawerSlot();
  if (place?.route.kind !== 'doc') return null;
  const { version, slug } = place.route;
  const tree = <Tree key={slot ? 'drawer' : 'column'} locale={locale} version={version} slug={slug} />;
  return (
    <>
      <nav id="docs-tree" className={styles.sidebar} aria-label={label}>
        {slot ? null : tree}
      </nav>
      {slot && createPortal(<nav aria-label={label}>{tree}</nav>, slot)}
    </>
  );
}

/** The place for the tree in the side menu, when the layout is the mobile one. */
function useDrawerSlot(): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const desktop = window.matchMedia(`(width >= ${layout.desktopMinPx}px)`);
    const update = () => setSlot(desktop.matches ? null : document.getElementById('drawer-slot'));
    update();
    desktop.addEventListener('change', update);
    return () => desktop.removeEventListener('change', update);
  }, []);
  return slot;
}

type TreeProps = { locale: Locale; version: Version; slug: string };

function Tree({ locale, version, slug }: TreeProps) {
  const categories: Category[] = (sidebars[locale] ?? sidebars[defaultLocale])?.[version.name] ?? [];
  const isWhole = categories.reduce((sum, { pages }) => sum + pages.length, 0) <= wholeTreeMax;
  const current = categories.find(({ pages }) => pages.some((page) => page.slug === slug))?.label;
  const { isOpen, toggle } = useOpenCategories(current);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page is brought into view
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [slug]);
  const hrefOf = (page: string) => linkTo({ locale, route: { kind: 'doc', version, slug: page } });
  return (
    <ul ref={list} className={styles.tree}>
      {categories.map(({ label, pages }) => (
        <li key={label}>
          {isWhole || label === current ? (
            <details open={isOpen(label)} onToggle={(event) => toggle(label, event.currentTarget.open)}>
              <summary>{label}</summary>
              <ul>
                {pages.map((page) => (
                  <li key={page.slug}>
                    <Link href={hrefOf(page.slug)} aria-current={page.slug === slug ? 'page' : undefined}>
                      {page.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <Link className={styles.closed} href={hrefOf(pages[0]?.slug ?? slug)}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The category of the page is open; what the reader opened stays open, here and on the next visit. */
function useOpenCategories(current: string | undefined) {
  const [open, setOpen] = useState<readonly string[]>(current ? [current] : []);
  useEffect(() => {
    const stored = readPreferences(storageKeys.sidebar);
    setOpen((labels) => [...new Set([...labels, ...stored, ...(current ? [current] : [])])]);
  }, [current]);
  const toggle = (label: string, isNowOpen: boolean) => {
    if (open.includes(label) === isNowOpen) return;
    const next = isNowOpen ? [...open, label] : open.filter((other) => other !== label);
    setOpen(next);
    storePreference(storageKeys.sidebar, JSON.stringify(next));
  };
  return { isOpen: (label: string) => open.includes(label), toggle };
}
