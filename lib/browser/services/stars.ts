import { stars, storageKeys } from '../../site/constants.ts';
import { afterPaint } from '../after-paint.ts';
import { allowsPrefetch } from '../network.ts';
import { readPreference } from '../storage.ts';
import { configuredServices } from './services.ts';

/** The text for a number of stars: thousands with one decimal; none for anything else. */
export function starText(count: unknown): string | undefined {
  if (typeof count !== 'number' || !Number.isFinite(count) || count <= 0) return undefined;
  return `${(count / 1000).toFixed(1)} k`;
}

/** The one request of this document for the number, also if it fails. */
let request: Promise<number | undefined> | undefined;

/**
 * Shows the number of stars: the stored one if it is fresh, else one that is requested as soon as the reader does something,
 * unless the reader saves data (docs/spec.md 9.6). Markup: components/shell/star-link.tsx.
 */
export function starCount(signal: AbortSignal): void {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-stars]')];
  const url = configuredServices().stars;
  if (elements.length === 0 || !url) return;
  const show = (count: number | undefined) => {
    const text = starText(count);
    // Without a number, the page keeps the text that it has.
    if (text) for (const element of elements) element.textContent = text;
  };
  const stored = storedStars();
  if (stored !== undefined) show(stored);
  if (stored !== undefined || !allowsPrefetch()) return;
  if (request) {
    void request.then(show);
    return;
  }
  const firstAction = new AbortController();
  signal.addEventListener('abort', () => firstAction.abort());
  const load = () => {
    firstAction.abort();
    afterPaint(() => {
      request ??= import('../loading/on-demand.ts')
        .then((parts) => parts.fetchStars(url))
        .catch(() => undefined);
      void request.then(show);
    }, signal);
  };
  // Not pointermove: Chrome sends one where the pointer rests when a page is laid out below it.
  for (const name of ['pointerdown', 'keydown', 'scroll', 'focusin'])
    addEventListener(name, load, { signal: firstAction.signal, passive: true });
}

/** The number of an earlier visit, unless it is too old, has a date in the future, or is not a number. */
function storedStars(): number | undefined {
  try {
    const { count, at } = JSON.parse(readPreference(storageKeys.stars) ?? '{}') as {
      count?: unknown;
      at?: unknown;
    };
    const age = Date.now() - Number(at);
    const isFresh = age >= 0 && age < stars.maxAgeMs;
    return isFresh && typeof count === 'number' && starText(count) ? count : undefined;
  } catch {
    return undefined;
  }
}
