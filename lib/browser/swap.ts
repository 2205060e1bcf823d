import { afterPaint } from './after-paint.ts';

/** What the head says of one page. Everything else in it is the same on all pages of a language. */
export const pageHead =
  'title, meta[name]:not([name=viewport], [name=theme-color]), meta[property], link:is([rel=canonical], [rel=alternate], [rel=author])';

/** The first block of a text that is certainly below the window. swap.css leaves it and all that follow unpainted. */
const below = 'data-below';

/**
 * Puts another page of the same language in the place of this one.
 * @param isAnew whether every element is replaced; otherwise what both pages have around their texts stays
 * @param startsAtTop whether the reader will see the beginning of the page: what is below the window then waits for the frame
 * after the first one, which would take much longer with it
 */
export function swap(next: Document, { isAnew = false, startsAtTop = false } = {}): void {
  const [shown, content] = [document, next].map((page) => page.querySelector<HTMLElement>('[data-page]'));
  for (const old of document.head.querySelectorAll(pageHead)) old.remove();
  document.head.append(...next.head.querySelectorAll(pageHead));
  if (!shown || !content) return;
  if (startsAtTop) postponeBelow(content);
  // A link that stays has the focus of the click still. It is the page's to give.
  shown.querySelector<HTMLElement>(':focus')?.blur();
  if (isAnew) shown.replaceWith(content);
  else update(shown, content);
}

/** The text of a page, and what search engines read: there is nothing to keep. */
const replaced = 'main, script';

/**
 * Makes an element equal to one of another page, and leaves in place what is equal already: the browser need not style, lay
 * out and paint the frame of the site again, and it stays scrolled as it was.
 */
function update(shown: Element, next: Element): void {
  if (shown.localName !== next.localName || shown.matches(replaced)) {
    shown.replaceWith(next);
    return;
  }
  if (shown.isEqualNode(next)) return;
  for (const { name } of [...shown.attributes]) if (!next.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  const [before, after] = [[...shown.childNodes], [...next.childNodes]];
  const isAlike = (node: Node, at: number) => node.nodeType === after[at]?.nodeType;
  if (before.length !== after.length || !before.every(isAlike)) shown.replaceChildren(...after);
  else
    for (const [at, node] of before.entries()) {
      const other = after[at];
      if (node instanceof Element) update(node, other as Element);
      else if (node.nodeValue !== other?.nodeValue) node.nodeValue = other?.nodeValue ?? '';
    }
}

/**
 * The least that a block takes: a line of text and the distance to the next block, in pixels, and the most characters of a
 * line. Of other blocks than these, such as tabs and collapsibles, a part may be hidden: they count as one line.
 */
const least = { lineHeight: 24, distance: 12, characters: 100, blocks: 'p, ul, ol, figure.code' };

/** Leaves out, until the page is painted, the blocks of each text that cannot be in the window, however low the others are. */
function postponeBelow(content: HTMLElement): void {
  for (const prose of content.querySelectorAll('.prose')) {
    let height = 0;
    for (const block of prose.children) {
      if (height > innerHeight) {
        block.setAttribute(below, '');
        afterPaint(() => block.removeAttribute(below));
        break;
      }
      height += least.lineHeight * linesOf(block) + least.distance;
    }
  }
}

function linesOf(block: Element): number {
  if (!block.matches(least.blocks)) return 1;
  const text = block.textContent ?? '';
  return block.matches('figure') ? text.split('\n').length : Math.ceil(text.length / least.characters);
}
