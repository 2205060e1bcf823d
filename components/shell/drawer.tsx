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

type Props = {
  label: string;
  close: string;
  /** Whether the page has a sidebar. It moves in here, and the menu of the site above it is closed. */
  hasSidebar: boolean;
  children: ReactNode;
};

/** The side menu of small screens. */
export function Drawer({ label, close, hasSidebar, children }: Props) {
  return (
    <dialog id={drawerIds.drawer} className={styles.drawer} aria-label={label}>
      <div className={styles.panel}>
        <a href="#content" className={`icon-button ${styles.close}`} aria-label={close} data-close="">
          <Icon name="close" size={20} />
        </a>
        <details open={!hasSidebar} className={styles.site} data-collapsible="">
          <summary>{label}</summary>
          {children}
        </details>
        <div id={drawerIds.slot} />
      </div>
    </dialog>
  );
}
