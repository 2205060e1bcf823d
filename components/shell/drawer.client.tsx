'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { layout } from '@/lib/site/constants.ts';
import styles from './drawer.module.css';

const drawerId = 'site-menu';

/** Without JavaScript the link opens the drawer through `:target`; with it, as a modal dialog. */
export function DrawerButton({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  const open = (event: { preventDefault(): void }) => {
    event.preventDefault();
    const dialog = document.getElementById(drawerId);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link, so that it works without JavaScript
    <a
      href={`#${drawerId}`}
      role="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={open}
    >
      {children}
    </a>
  );
}

type Props = { label: string; close: string; closeIcon: ReactNode; children: ReactNode };

/** The side menu of small screens. The docs put their sidebar into the slot (docs/sidebar.client.tsx). */
export function Drawer({ label, close, closeIcon, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu that led to it
  useEffect(() => dialog.current?.close(), [path]);
  useEffect(() => {
    const desktop = window.matchMedia(`(width >= ${layout.desktopMinPx}px)`);
    const closeOnDesktop = () => desktop.matches && dialog.current?.close();
    desktop.addEventListener('change', closeOnDesktop);
    return () => desktop.removeEventListener('change', closeOnDesktop);
  }, []);
  const closeOnBackdrop = (event: { target: EventTarget }) =>
    event.target === dialog.current && dialog.current.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the menu; by keyboard Escape does it
    <dialog ref={dialog} id={drawerId} className={styles.drawer} aria-label={label} onClick={closeOnBackdrop}>
      <div className={styles.panel}>
        {/* biome-ignore lint/a11y/useSemanticElements: a link, so that it works without JavaScript */}
        {/* biome-ignore lint/a11y/useValidAnchor: the same */}
        <a
          href="#content"
          role="button"
          className={`icon-button ${styles.close}`}
          aria-label={close}
          onClick={(event) => {
            event.preventDefault();
            dialog.current?.close();
          }}
        >
          {closeIcon}
        </a>
        {children}
        <div id="drawer-slot" />
      </div>
    </dialog>
  );
}
