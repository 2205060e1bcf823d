import { announce, startAnnouncing } from './announce.ts';
import { buildOf, documentOf, forgetPages, isRedirect, LoadError } from './documents.ts';
import { askToRetry, withdrawFailure } from './loading/failure.ts';
import { beginProgress, endProgress } from './loading/progress.ts';
import { isKnownEntry, restorePosition, startPositions, takeEntry } from './positions.ts';
import { swap } from './swap.ts';

/**
 * Starts the behaviours of the page that is shown, and gives a function that ends them.
 * @param reopen replaces the page by itself, for a part of it that failed
 */
export type OpenPage = (reopen: () => void) => () => void;

let openPage: OpenPage = () => () => undefined;
let closePage: () => void = () => undefined;

/** The path of the page that is shown. On a way back the address bar is ahead of it until the page is there. */
let shown = '';

/** The visits so far; one that another has followed is void. */
let visits = 0;

/** Whether a page is on its way, or the reader is asked to try again. */
let isVisiting = false;

/**
 * Soft navigation: the pages of a language follow each other in one document. A page that comes takes the place of the one
 * that is shown when it is whole; until then the old one stays (docs/spec.md 7.2).
 */
export function startRouter(open: OpenPage): void {
  openPage = open;
  shown = location.pathname;
  startPositions();
  startAnnouncing();
  addEventListener('popstate', goBack);
  closePage = openPage(reopen);
  restorePosition();
}

/** Goes to a page of the same language. */
export function visit(address: string): void {
  void show(address, 'new');
}

/** Shows the page that is shown once more, with all its behaviours started anew. */
function reopen(): void {
  forgetPages();
  void show(location.href, 'again');
}

/** A step in the history, or a click on a link to a section, which makes an entry of its own. */
function goBack({ state }: PopStateEvent): void {
  if (isGoingToSection) return;
  if (location.pathname !== shown) {
    void show(location.href, 'back');
    return;
  }
  if (isVisiting) cancelVisit();
  takeEntry();
  if (isKnownEntry(state) && !restorePosition()) goToSection();
}

/** The reader is where he was on his way to another page. */
function cancelVisit(): void {
  visits += 1;
  isVisiting = false;
  endProgress();
  withdrawFailure();
}

async function show(address: string, way: 'new' | 'back' | 'again'): Promise<void> {
  cancelVisit();
  const own = visits;
  const isVoid = () => own !== visits;
  const { pathname, hash } = new URL(address, location.href);
  isVisiting = true;
  beginProgress();
  const next = await wholePage(pathname, isVoid);
  if (!next) return;
  isVisiting = false;
  endProgress();
  // Only a full load follows a redirect, or brings the code of another build.
  if (isRedirect(next) || buildOf(next) !== buildOf(document)) {
    if (way === 'new') location.assign(address);
    else location.reload();
    return;
  }
  if (way === 'new') history.pushState(null, '', address);
  closeDialogs();
  closePage();
  swap(next, { isAnew: way === 'again', startsAtTop: way === 'new' && !hash });
  shown = pathname;
  takeEntry();
  closePage = openPage(reopen);
  if (way === 'again') {
    moveFocus();
    return;
  }
  if (hash) goToSection();
  else moveFocus();
  const isRestored = way === 'back' && restorePosition();
  if (!hash && !isRestored) scrollTo({ top: 0, behavior: 'instant' });
  announce(document.title);
}

/** The page, as soon as it comes; while it does not, a box offers to try again. None where the visit is void by then. */
async function wholePage(path: string, isVoid: () => boolean): Promise<Document | undefined> {
  for (;;) {
    try {
      const page = await documentOf(path);
      return isVoid() ? undefined : page;
    } catch (error) {
      if (isVoid()) return undefined;
      const { fault, message } = error instanceof LoadError ? error : new LoadError('failed', String(error));
      await askToRetry(fault, message);
      beginProgress();
    }
  }
}

/** Search, side menu and enlarged pictures belong to the page on which they were opened. */
function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}

/** Whether the present `popstate` comes from `goToSection`, and not from the reader. */
let isGoingToSection = false;

/**
 * As a click on a link to the section does: the browser scrolls, moves the focus and applies `:target`. The entry of the
 * history stays what it is.
 */
function goToSection(): void {
  const { hash } = location;
  if (!hash) {
    scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const { state } = history;
  isGoingToSection = true;
  location.replace(hash);
  isGoingToSection = false;
  history.replaceState(state, '');
}

/** Keyboard and screen reader go on at the content, unless the reader is walking through the sidebar. */
function moveFocus(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
