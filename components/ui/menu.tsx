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
  /** Whether it needs a script, and is hidden without one. */
  needsScript?: boolean;
  /** Whether its links lead to the same page in another version or language; then the browser adds query and section to them. */
  keepsPlace?: boolean;
};

/**
 * A button that opens a list of links or buttons. It is a `<details>`, so it opens without JavaScript, and by its name browsers
 * close it when another menu opens; lib/browser/behaviours/menus.ts handles keys, hover and clicks elsewhere.
 */
export function Menu({
  label,
  current,
  children,
  align = 'end',
  needsScript = false,
  keepsPlace = false,
}: Props) {
  return (
    <details
      className={needsScript ? `${styles.menu} ${styles.scripted}` : styles.menu}
      name="menu"
      data-align={align}
      data-menu={keepsPlace ? 'same-page' : ''}
    >
      <summary aria-label={label === current ? undefined : label}>{current}</summary>
      <ul className="popup">{children}</ul>
    </details>
  );
}
