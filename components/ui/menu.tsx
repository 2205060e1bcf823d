import type { ReactNode } from 'react';
import styles from './menu.module.css';

type Props = {
  /** The name of the button for who cannot see it: what it chooses and the present choice. */
  label: string;
  current: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  /** Whether its links lead to the same page in another form: then the reader's place on the page goes with them. */
  keepsPlace?: boolean;
};

/**
 * A list of links behind a button. It is a `<details>`, so it opens without JavaScript; keyboard and clicks
 * elsewhere are handled by lib/browser/behaviours/menus.ts.
 */
export function Menu({ label, current, children, align = 'end', keepsPlace = false }: Props) {
  return (
    <details className={styles.menu} data-align={align} data-menu={keepsPlace ? 'same-page' : ''}>
      <summary aria-label={label === current ? undefined : label}>{current}</summary>
      <ul>{children}</ul>
    </details>
  );
}
