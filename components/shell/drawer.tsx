import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon.tsx';
import { drawerIds } from '@/lib/site/constants.ts';
import styles from './drawer.module.css';

/**
 * Without JavaScript the link opens the drawer through `:target`; with it, it is the button of a modal dialog
 * (lib/browser/behaviours/drawer.ts).
 */
export function DrawerButton({ label, className }: { label: string; className: string }) {
  return (
    <a href={`#${drawerIds.drawer}`} className={className} aria-label={label}>
      <Icon name="menu" size={20} />
    </a>
  );
}

type Props = { label: string; close: string; children: ReactNode };

/** The side menu of small screens. On a page of the docs its sidebar moves in here. */
export function Drawer({ label, close, children }: Props) {
  return (
    <dialog id={drawerIds.drawer} className={styles.drawer} aria-label={label}>
      <div className={styles.panel}>
        <a href="#content" className={`icon-button ${styles.close}`} aria-label={close} data-close="">
          <Icon name="close" size={20} />
        </a>
        {children}
        <div id={drawerIds.slot} />
      </div>
    </dialog>
  );
}
