import { storageKeys } from '../../site/constants.ts';
import { loadPart } from '../loading/load.ts';
import { deferredPosition } from '../positions.ts';
import { readPreference } from '../storage.ts';
import { loadSearchSettings, searchedVersion } from './search-settings.ts';
import { slashOpens } from './search-slash.ts';

/** What opens the search; `warm` loads ahead what the first question needs. */
type Search = { open(): void; warm(): void };

/**
 * The way into the search: its button, Ctrl or Cmd and K, and the slash. Its code, texts and index are loaded on the first
 * sign of intent (hover, focus, touch, a key), not before.
 */
export function searchKeys(signal: AbortSignal): void {
  const open = async () => (await loadPart(loadSearch)).open();
  // What fails here is asked for again, and told, when the reader opens the search.
  const warm = () => loadSearch().then((search) => search.warm(), ignore);
  for (const button of document.querySelectorAll<HTMLElement>('[data-search-button]')) {
    button.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        open();
      },
      { signal },
    );
    for (const hint of ['pointerenter', 'focus', 'touchstart'])
      button.addEventListener(hint, warm, { signal, once: true, passive: true });
  }
  document.addEventListener(
    'keydown',
    (event) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
      const isSlash =
        event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target);
      if (!isShortcut && !(isSlash && slashOpens())) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  const root = document.querySelector<HTMLElement>('[data-search-page]');
  if (root) showPage(root, signal);
}

/**
 * Our dialog, or that of the hosted service. Which of them is known when the site is built, so the code of the other is not in
 * the bundle (lib/export/bundle.ts).
 */
function loadSearch(): Promise<Search> {
  return process.env.HOSTED_SEARCH ? loadHostedSearch() : loadLocalSearch();
}

async function loadLocalSearch(): Promise<Search> {
  const [settings, dialog] = await Promise.all([loadSearchSettings(), import('./search-parts.ts')]);
  return { open: () => dialog.openSearch(settings), warm: () => dialog.warmSearch(settings) };
}

async function loadHostedSearch(): Promise<Search> {
  const [settings, dialog] = await Promise.all([
    loadSearchSettings(),
    import('../../search/hosted-dialog.client.tsx'),
  ]);
  const version = () => searchedVersion(settings, readPreference(storageKeys.docsVersion)).name;
  return {
    open: () => settings.hosted && dialog.openHostedSearch(settings.hosted, version()),
    warm: ignore,
  };
}

/** Brings the search page to life, unless the reader has left it by then. */
async function showPage(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const restorePosition = deferredPosition();
  const [settings, { searchPage }] = await loadPart(() =>
    Promise.all([loadSearchSettings(), import('./search-parts.ts')]),
  );
  if (signal.aborted) return;
  searchPage(root, settings, restorePosition, signal);
}

function ignore(): void {}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
