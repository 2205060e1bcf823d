/** Scrolls a box, and nothing else, so that an entry in it is in view: only as far as needed, with one entry beyond. */
export function bringIntoView(box: Element, entry: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + inner.height;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + inner.height;
}
