import { copyOnClick } from '../clipboard.ts';

/**
 * Makes a click on the link beside a heading of a text copy its address; the browser jumps to the heading. Style: `.anchor` in
 * app/global.css.
 */
export function copyHeadingLinks(prose: HTMLElement, copied: string, signal: AbortSignal): void {
  for (const anchor of prose.querySelectorAll<HTMLAnchorElement>('a.anchor'))
    copyOnClick(anchor, { text: () => anchor.href, copied }, signal);
}
