import type { ReactNode } from 'react';
import styles from './menu.module.css';

type Props = {
  /** What the menu chooses; the button says it together with the present choice, unless both are the same. */
  label: string;
  current: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  /** Whether its links lead to the same page in another form: then the reader's place on the page goes with them. */
  keepsPlace?: boolean;
};

/**
 * A list of links behind a button. It is a `<details>`, so it opens without JavaScript; keyboard and clicks
 * elsewhere are handled by lib/browser/menus.ts.
 */
export function Menu({ label, current, children, align = 'end', keepsPlace = false }: Props) {
  const name = typeof current === 'string' && current !== label ? `${label}: ${current}` : label;
  return (
    <details className={styles.menu} data-align={align} data-menu={keepsPlace ? 'same-page' : ''}>
      <summary aria-label={name === current ? undefined : name}>{current}</summary>
      <ul>{children}</ul>
    </details>
  );
}
