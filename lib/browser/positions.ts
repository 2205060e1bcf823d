import { storageKeys } from '../site/constants.ts';

/**
 * Where the reader was on each entry of the session history. The browser restores a position before the page of the entry is
 * there again, so it is told not to, and the router asks here. Each entry has a name in `history.state`.
 */
type Position = readonly [left: number, top: number];

let positions = new Map<string, Position>();

/** The name of the entry whose page is shown. On a way back the present entry is another one until its page is there. */
let current = '';

/** Starts recording; a tab that is loaded anew continues where it was. */
export function startPositions(): void {
  history.scrollRestoration = 'manual';
  positions = stored();
  takeEntry();
  addEventListener('scroll', () => positions.set(current, [scrollX, scrollY]), { passive: true });
  addEventListener('pagehide', store);
}

/** The present entry of the history is the one that is shown; a new one gets a name. */
export function takeEntry(): void {
  current = entryName(history.state) ?? newName();
  if (!entryName(history.state)) history.replaceState({ ...history.state, entry: current }, '');
}

/** Whether an entry of the history has been shown before. */
export function isKnownEntry(state: unknown): boolean {
  return entryName(state) !== undefined;
}

/** Makes an entry for another state of the page that is shown, such as the next page of its results. */
export function pushEntry(address: string): void {
  history.pushState(null, '', address);
  takeEntry();
}

/**
 * Where the reader was on the present entry, for content that comes later: until then the page may be too short for it.
 * @returns a function that scrolls there, if the entry is still the present one
 */
export function laterPosition(): () => void {
  const [name, position] = [current, positions.get(current)];
  return () => {
    if (!position || name !== current) return;
    scrollTo({ left: position[0], top: position[1], behavior: 'instant' });
  };
}

/** Scrolls to where the reader was on the present entry. @returns whether that is known */
export function restorePosition(): boolean {
  const position = positions.get(current);
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

/** The tab may be loaded anew. Where nothing can be stored, it then starts at the top. */
function store(): void {
  try {
    sessionStorage.setItem(storageKeys.positions, JSON.stringify([...positions]));
  } catch {}
}

/** What was stored, as far as it is a position; anything else counts as nothing. */
function stored(): Map<string, Position> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKeys.positions) ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is [string, Position] {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || !Array.isArray(value[1])) return false;
  return value[1].length === 2 && value[1].every(Number.isFinite);
}
