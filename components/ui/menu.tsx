import type { ReactNode } from 'react';
import styles from './menu.module.css';

type Props = {
  /** The accessible name of the button: what it chooses, and the current choice. */
  label: string;
  /** What the button shows. */
  current: ReactNode;
  children: ReactNode;
  /** The side of the button that the list is aligned with. */
  align?: 'start' | 'end';
  /** Whether its links lead to the same page in another version or language; then the browser adds query and section to them. */
  keepsPlace?: boolean;
};

/**
 * A button that opens a list of links. It is a `<details>`, so it opens without JavaScript; lib/browser/behaviours/menus.ts
 * handles keys and clicks elsewhere.
 */
export function Menu({ label, current, children, align = 'end', keepsPlace = false }: Props) {
  return (
    <details className={styles.menu} data-align={align} data-menu={keepsPlace ? 'same-page' : ''}>
      <summary aria-label={label === current ? undefined : label}>{current}</summary>
      <ul>{children}</ul>
    </details>
  );
}
