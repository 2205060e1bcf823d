import { buildOf, documentOf } from '../documents.ts';
import { update } from '../swap.ts';

/** Stops the behaviours of the page, has it changed, and starts them again: lib/browser/router.ts. */
export type ChangePage = (change: () => void) => void;

/** What is around the content of a page; other elements of the body come from behaviours. */
const frameParts = ['.skip-link', '.without-styles', 'section[data-announcement]', 'header', 'footer'];

/**
 * Hosts serve one file for all unknown addresses, whose frame is English. This gives the 404 page the frame of another page, in
 * the language of the address; from then on it is a page of that language (docs/spec.md 8.12). What the reader has focused,
 * opened and typed stays. Where the other page does not load, the frame stays.
 * @param section the part of the content that is in this language
 * @param path of the other page, the search page of this language
 */
export async function takeFrame(
  section: HTMLElement,
  path: string,
  changePage: ChangePage,
  signal: AbortSignal,
): Promise<void> {
  const build = buildOf(document);
  // The development server has no builds.
  if (build === undefined) return;
  const page = await documentOf(path);
  if (signal.aborted || buildOf(page) !== build) return;
  adaptFrame(page);
  changePage(() => {
    const { documentElement: root, body, title } = page;
    Object.assign(document.documentElement, { lang: root.lang, dir: root.dir, className: root.className });
    delete document.documentElement.dataset.notFound;
    Object.assign(document.body.dataset, body.dataset);
    for (const part of frameParts) {
      const [shown, next] = [document.querySelector(part), page.querySelector(part)];
      if (shown && next) update(shown, next);
    }
    keepOnly(section);
    // "Search · Taichi Docs" → "Page Not Found · Taichi Docs"
    document.title = section.querySelector('h1')?.textContent + title.slice(title.lastIndexOf(' · '));
    const description = section.querySelector('p')?.textContent ?? '';
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  });
}

/** Removes from a frame what names its page, and takes over what the reader has opened in the one that is shown. */
function adaptFrame(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    // Those of the 404 page lead to the home pages.
    const home = document.querySelector(`a[hreflang="${link.hreflang}"]`)?.getAttribute('href');
    if (home) link.setAttribute('href', home);
  }
  // The link to report a mistake.
  page.querySelector('[data-shortcuts]')?.previousElementSibling?.remove();
  const selector = ':is(header, footer) :is(details, dialog)';
  const openable = page.querySelectorAll<HTMLDetailsElement | HTMLDialogElement>(selector);
  for (const [at, shown] of document
    .querySelectorAll<HTMLDetailsElement | HTMLDialogElement>(selector)
    .entries())
    openable[at]?.toggleAttribute('open', shown.open);
}

/** Removes the other languages from the content. The headings of this one are then the first of the page: h2 → h1, h3 → h2. */
function keepOnly(section: HTMLElement): void {
  for (const other of document.querySelectorAll('section[data-not-found]'))
    if (other !== section) other.remove();
  for (const old of section.querySelectorAll('h2, h3')) {
    const heading = document.createElement(old.localName === 'h2' ? 'h1' : 'h2');
    for (const { name, value } of old.attributes) heading.setAttribute(name, value);
    heading.append(...old.childNodes);
    old.replaceWith(heading);
  }
}
