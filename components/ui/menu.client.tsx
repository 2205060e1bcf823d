'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './menu.module.css';

type Props = { label: string; current: ReactNode; children: ReactNode; align?: 'start' | 'end' };

/**
 * A list of links behind a button. It is a `<details>`, so it opens without JavaScript; with it, Escape and a click
 * elsewhere close it, arrow keys walk through the links, and the focus goes back to the button.
 */
export function Menu({ label, current, children, align = 'end' }: Props) {
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const menu = root.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);
  return (
    <details
      ref={root}
      className={styles.menu}
      data-align={align}
      onKeyDown={onKeyDown}
      onClick={closeAfterLink}
    >
      <summary aria-label={`${label}: ${typeof current === 'string' ? current : ''}`.replace(/: $/, '')}>
        {current}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget;
  const links = [...menu.querySelectorAll<HTMLElement>('summary, a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape' && menu.open) {
    menu.open = false;
    links[0]?.focus();
  } else if (step) {
    event.preventDefault();
    menu.open = true;
    links[(at + step + links.length) % links.length]?.focus();
  }
}

function closeAfterLink(event: { target: EventTarget; currentTarget: HTMLDetailsElement }): void {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.open = false;
}
