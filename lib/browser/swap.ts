import { afterPaint } from './after-paint.ts';

/** The elements of the head that differ from page to page. All others are the same on all pages of a language. */
export const pageHead =
  'title, meta[name]:not([name=viewport], [name=theme-color]), meta[property], link:is([rel=canonical], [rel=alternate], [rel=author])';

/** The first block of a text that is certainly below the window. swap.css leaves it and all that follow unpainted. */
const below = 'data-below';

/**
 * Replaces the shown page by another one of the same language.
 * @param replacesAll whether every element is replaced; otherwise elements that both pages have around their texts stay
 * @param startsAtTop whether the reader will see the beginning of the page: what is below the window is then painted after the
 * first frame, which is much faster without it
 */
export function swap(next: Document, { replacesAll = false, startsAtTop = false } = {}): void {
  const [shown, content] = [document, next].map((page) => page.querySelector<HTMLElement>('[data-page]'));
  for (const old of document.head.querySelectorAll(pageHead)) old.remove();
  document.head.append(...next.head.querySelectorAll(pageHead));
  if (!shown || !content) return;
  if (startsAtTop) postponeBelow(content);
  // A link that stays would keep the focus of the click; the router moves it to the content.
  shown.querySelector<HTMLElement>(':focus')?.blur();
  if (replacesAll) shown.replaceWith(content);
  else update(shown, content);
}

/** Elements of which no part stays: the text of a page, and the data for search engines. */
const replaced = 'main, script';

/**
 * Makes an element equal to one of another page. What is equal already stays in place: the browser does not style, lay out and
 * paint it again, and it stays scrolled.
 */
export function update(shown: Element, next: Element): void {
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
 * The least height of a block: that of a line of text and the distance to the next block, in pixels, with the most characters
 * of a line. Other blocks than these, such as tabs and collapsibles, may be partly hidden and count as one line.
 */
const least = { lineHeight: 24, distance: 12, characters: 100, blocks: 'p, ul, ol, figure.code' };

/** Hides the blocks of each text that are certainly below the window until the page has been painted. */
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
