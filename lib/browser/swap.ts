/** What the head says of one page. Everything else in it is the same on all pages of a language. */
export const pageHead =
  'title, meta[name]:not([name=viewport], [name=theme-color]), meta[property], link:is([rel=canonical], [rel=alternate], [rel=author])';

/** Puts the content of another page of the same language in the place of this one. */
export function swap(next: Document): void {
  for (const old of document.head.querySelectorAll(pageHead)) old.remove();
  document.head.append(...next.head.querySelectorAll(pageHead));
  const content = next.querySelector('[data-page]');
  if (content) document.querySelector('[data-page]')?.replaceWith(content);
}
