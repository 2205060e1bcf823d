import { storageKeys } from '../site/constants.ts';

/**
 * A scroll position of an entry of the session history. The browser would restore positions before the page of the entry has
 * loaded, so that is switched off and the router does it. Each entry has a name in `history.state`.
 */
type Position = readonly [left: number, top: number];

let positions = new Map<string, Position>();

/** The name of the entry whose page is shown. After Back, the entry of the browser is another one until its page has loaded. */
let currentEntry = '';

/** Starts recording positions. After a reload of the tab, those from before are restored. */
export function startPositions(): void {
  history.scrollRestoration = 'manual';
  positions = stored();
  takeEntry();
  addEventListener('scroll', () => positions.set(currentEntry, [scrollX, scrollY]), { passive: true });
  addEventListener('pagehide', store);
}

/** Notes that the page of the browser's current entry is the one that is shown. An entry without a name gets one. */
export function takeEntry(): void {
  currentEntry = entryName(history.state) ?? newName();
  if (!entryName(history.state)) history.replaceState({ ...history.state, entry: currentEntry }, '');
}

/** Whether an entry of the history has been shown before. */
export function isKnownEntry(state: unknown): boolean {
  return entryName(state) !== undefined;
}

/** Adds an entry for another state of the page that is shown, such as the next page of search results. */
export function pushEntry(address: string): void {
  history.pushState(null, '', address);
  takeEntry();
}

/** Adds an entry for what covers the page, such as the side menu, so that Back closes it and stays on the page. */
export function pushCover(): void {
  history.pushState({ isCover: true }, '');
  takeEntry();
}

/** Whether the browser's current entry is one for what covers the page. */
export function isCoverEntry(): boolean {
  return (history.state as { isCover?: unknown } | null)?.isCover === true;
}

/**
 * The position on the current entry, for content that loads later: before, the page may be too short to scroll there.
 * @returns a function that scrolls there, if the entry is still the current one
 */
export function deferredPosition(): () => void {
  const [name, position] = [currentEntry, positions.get(currentEntry)];
  return () => {
    if (!position || name !== currentEntry) return;
    scrollTo({ left: position[0], top: position[1], behavior: 'instant' });
  };
}

/** Scrolls to the position on the current entry. @returns whether there is one */
export function restorePosition(): boolean {
  const position = positions.get(currentEntry);
  if (position) scrollTo({ left: position[0], top: position[1], behavior: 'instant' });
  return position !== undefined;
}

function entryName(state: unknown): string | undefined {
  const name = (state as { entry?: unknown } | null)?.entry;
  return typeof name === 'string' ? name : undefined;
}

let count = 0;

function newName(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
}

/** For a reload of the tab. Where storage is denied, the page then starts at the top. */
function store(): void {
  try {
    sessionStorage.setItem(storageKeys.positions, JSON.stringify([...positions]));
  } catch {}
}

/** The stored positions. Whatever else may be stored there is ignored. */
function stored(): Map<string, Position> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKeys.positions) ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** Whether a stored value is an entry with its position. A key that is not a string is never asked for. */
function isEntry(value: unknown): value is [string, Position] {
  const position: unknown = Array.isArray(value) && value[1];
  return Array.isArray(position) && position.length === 2 && position.every(Number.isFinite);
}
