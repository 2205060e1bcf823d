import { announce, startAnnouncing } from './announce.ts';
import { buildOf, clearPages, documentOf, LoadError, needsLoad } from './documents.ts';
import { hideFailure, showFailure } from './loading/failure.ts';
import { beginProgress, endProgress } from './loading/progress.ts';
import { isCoverEntry, isKnownEntry, restorePosition, startPositions, takeEntry } from './positions.ts';
import { swap } from './swap.ts';

/**
 * Starts the behaviours of the page that is shown and gives a cleanup that stops them.
 * @param reopen loads the same page again and replaces the shown one, for a behaviour that failed
 */
export type StartPage = (reopen: () => void) => () => void;

let startPage: StartPage = () => () => undefined;
let closePage: () => void = () => undefined;

/** The path of the page that is shown. After Back, the address bar has another one until the page has loaded. */
let shown = '';

/** How many visits have begun. A visit that is not the last one is void. */
let visits = 0;

/** Whether a page is loading, or a box offers to try again. */
let isVisiting = false;

/**
 * Starts soft navigation: the pages of a language are shown in one document. A page replaces the shown one once it is complete
 * (docs/spec.md 7.2).
 */
export function startRouter(start: StartPage): void {
  startPage = start;
  shown = location.pathname;
  startPositions();
  startAnnouncing();
  addEventListener('popstate', goBack);
  closePage = startPage(reopen);
  restorePosition();
}

/** Shows a page of the same language; after the side menu has closed, once the browser has left the entry of the menu. */
export function visit(address: string): void {
  const go = () => void navigate(address, 'new');
  if (isCoverEntry() && !document.querySelector('dialog[open]'))
    addEventListener('popstate', go, { once: true });
  else go();
}

/** Loads the shown page again and starts all its behaviours. */
function reopen(): void {
  clearPages();
  void navigate(location.href, 'again');
}

/** Handles a step in the history, and a click on a link to a section, which adds an entry. */
function goBack({ state }: PopStateEvent): void {
  if (isGoingToSection) return;
  if (location.pathname !== shown) {
    void navigate(location.href, 'back');
    return;
  }
  if (isVisiting) cancelVisit();
  takeEntry();
  if (isKnownEntry(state) && !restorePosition()) goToSection();
}

/** The shown page stays. */
function cancelVisit(): void {
  visits += 1;
  isVisiting = false;
  endProgress();
  hideFailure();
}

async function navigate(address: string, way: 'new' | 'back' | 'again'): Promise<void> {
  cancelVisit();
  const number = visits;
  const isVoid = () => number !== visits;
  // Search, side menu and enlarged pictures close with the page on which they were opened, but not what opens while the next
  // page loads. The list does not change.
  const dialogs = document.querySelectorAll('dialog');
  const { pathname, hash } = new URL(address, location.href);
  isVisiting = true;
  beginProgress();
  const next = await wholePage(pathname, isVoid);
  if (!next) return;
  isVisiting = false;
  endProgress();
  // A redirect, the 404 page in the frame of another language, and the code of another build need a full load.
  if (needsLoad(next) || needsLoad(document) || buildOf(next) !== buildOf(document)) {
    if (way === 'new') location.assign(address);
    else location.reload();
    return;
  }
  // The entry of the side menu gives way to that of the page, so that Back leads to the page before.
  if (way === 'new') history[isCoverEntry() ? 'replaceState' : 'pushState'](null, '', address);
  for (const dialog of dialogs) dialog.close();
  changePage(() => {
    swap(next, { replacesAll: way === 'again', startsAtTop: way === 'new' && !hash });
    shown = pathname;
    takeEntry();
  });
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

/** Stops the behaviours of the page that is shown, has it changed, and starts those of the page that it is then. */
export function changePage(change: () => void): void {
  closePage();
  change();
  closePage = startPage(reopen);
}

/** The page once it has loaded; after a failure a box offers to try again. Nothing if the visit is void by then. */
async function wholePage(path: string, isVoid: () => boolean): Promise<Document | undefined> {
  for (;;) {
    try {
      const page = await documentOf(path);
      return isVoid() ? undefined : page;
    } catch (error) {
      if (isVoid()) return undefined;
      const { fault, message } = error instanceof LoadError ? error : new LoadError('failed', String(error));
      await showFailure(fault, message);
      beginProgress();
    }
  }
}

/** Whether the current `popstate` event is caused by `goToSection`. */
let isGoingToSection = false;

/**
 * Does what a click on a link to the section does: the browser scrolls, moves the focus and applies `:target`. The entry of the
 * history does not change.
 */
function goToSection(): void {
  const { hash } = location;
  if (!hash) {
    scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const { state } = history;
  // A step to a section takes the focus out of an open dialog, too.
  const focused = document.querySelector<HTMLElement>('dialog :focus');
  isGoingToSection = true;
  location.replace(hash);
  isGoingToSection = false;
  focused?.focus();
  history.replaceState(state, '');
}

/** Moves the focus to the content, unless it is in the sidebar (docs/spec.md 7.8). */
function moveFocus(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
