import type { ReactNode } from 'react';
import styles from './menu.module.css';

type Props = { label: string; current: ReactNode; children: ReactNode; align?: 'start' | 'end' };

/**
 * A list of links behind a button. It is a `<details>`, so it opens without JavaScript; keyboard and clicks
 * elsewhere are handled by lib/browser/menus.ts.
 */
export function Menu({ label, current, children, align = 'end' }: Props) {
  const name = typeof current === 'string' ? `${label}: ${current}` : label;
  return (
    <details className={styles.menu} data-align={align} data-menu="">
      <summary aria-label={name}>{current}</summary>
      <ul>{children}</ul>
    </details>
  );
}
