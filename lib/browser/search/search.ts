import { storageKeys } from '../../site/constants.ts';
import { loadPart } from '../loading/load.ts';
import { deferredPosition } from '../positions.ts';
import { singleKeyOf } from '../shortcuts/single-keys.ts';
import { readPreference } from '../storage.ts';
import { loadSearchSettings, searchedVersion } from './search-settings.ts';

/**
 * `toggle` shows the dialog, or closes it where it is open; `open` shows it and searches for a text; `warm` loads ahead what the
 * first query needs.
 */
type Search = { toggle(): void; open(text: string): void; warm(): void };

/**
 * Opens the search by its button, Ctrl or Cmd with K, and the key / (docs/spec.md 6.1), and starts the search page. Code, texts and index
 * are loaded on first intent: hover, focus or touch of the button, or a key. Markup:
 * components/shell/search-button.tsx.
 */
export function searchKeys(signal: AbortSignal): void {
  const toggle = async () => (await loadPart(loadSearch)).toggle();
  // A failure is silent here: opening the search loads it again and reports failures.
  const warm = () => loadSearch().then((search) => search.warm(), ignore);
  for (const button of document.querySelectorAll<HTMLElement>('[data-search-button]')) {
    button.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        toggle();
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
      if (!isShortcut && singleKeyOf(event) !== '/') return;
      event.preventDefault();
      toggle();
    },
    { signal },
  );
  const root = document.querySelector<HTMLElement>('[data-search-page]');
  if (root) startSearchPage(root, signal);
}

/** Opens the search with a text that the reader has typed elsewhere. */
export async function openSearchFor(text: string): Promise<void> {
  (await loadPart(loadSearch)).open(text);
}

/**
 * The dialog of the site, or that of the hosted service. A build decides which, so the bundle has no code of the other
 * (lib/export/bundle.ts).
 */
function loadSearch(): Promise<Search> {
  return process.env.HOSTED_SEARCH ? loadHostedSearch() : loadLocalSearch();
}

async function loadLocalSearch(): Promise<Search> {
  const [settings, dialog] = await Promise.all([loadSearchSettings(), import('./search-parts.ts')]);
  return {
    toggle: () => dialog.toggleSearch(settings),
    open: (text) => dialog.openSearch(settings, text),
    warm: () => dialog.warmSearch(settings),
  };
}

async function loadHostedSearch(): Promise<Search> {
  const [settings, dialog] = await Promise.all([
    loadSearchSettings(),
    import('../../search/hosted-dialog.client.tsx'),
  ]);
  const version = () => searchedVersion(settings, readPreference(storageKeys.docsVersion)).name;
  const open = (text?: string) =>
    settings.hosted && dialog.openHostedSearch(settings.hosted, version(), text);
  return {
    toggle: () => open(),
    open,
    warm: ignore,
  };
}

/** Starts the search page, unless the reader has left it before its code has loaded. */
async function startSearchPage(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const restorePosition = deferredPosition();
  const [settings, { searchPage }] = await loadPart(() =>
    Promise.all([loadSearchSettings(), import('./search-parts.ts')]),
  );
  if (signal.aborted) return;
  searchPage(root, settings, restorePosition, signal);
}

function ignore(): void {}
