import { stars, storageKeys } from '../../site/constants.ts';
import { afterPaint } from '../after-paint.ts';
import { allowsPrefetch } from '../network.ts';
import { readPreference, storePreference } from '../storage.ts';
import { withTimeLimit } from '../time-limit.ts';
import { services } from './services.ts';

/** What the page shows for a number of stars: thousands with one decimal; a fixed text where there is no such number. */
export function starText(count: unknown): string {
  if (typeof count !== 'number' || !Number.isFinite(count) || count <= 0) return stars.fallback;
  return `${(count / 1000).toFixed(1)} k`;
}

/** The number, once it is known; asked for once in the life of the document, whatever comes. */
let asked: Promise<number | undefined> | undefined;

/**
 * Shows the number of stars: the one that is kept, if it is fresh, else one that is asked for as soon as the reader does
 * something. A page that is only looked at asks nobody; nor does a reader who saves data.
 */
export function starCount(signal: AbortSignal): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-stars]')];
  const url = services().stars;
  if (places.length === 0 || !url) return;
  const show = (count: number | undefined) => {
    for (const place of places) place.textContent = starText(count);
  };
  const kept = readKept();
  if (kept !== undefined) show(kept);
  if (kept !== undefined || !allowsPrefetch()) return;
  if (asked) {
    void asked.then(show);
    return;
  }
  const wake = new AbortController();
  signal.addEventListener('abort', () => wake.abort());
  const ask = () => {
    wake.abort();
    afterPaint(() => {
      asked ??= fetchCount(url);
      void asked.then(show);
    }, signal);
  };
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'])
    addEventListener(name, ask, { signal: wake.signal, passive: true });
}

/** One request; what is not a number of stars counts as none. */
async function fetchCount(url: string): Promise<number | undefined> {
  try {
    const data = await withTimeLimit(stars.giveUpMs, async (signal) => {
      const answer = await fetch(url, { signal });
      return answer.ok ? ((await answer.json()) as unknown) : undefined;
    });
    const count = (data as { stargazers_count?: unknown } | null | undefined)?.stargazers_count;
    if (typeof count !== 'number' || starText(count) === stars.fallback) return undefined;
    storePreference(storageKeys.stars, JSON.stringify({ count, at: Date.now() }));
    return count;
  } catch {
    return undefined;
  }
}

/** The number of an earlier visit, unless it is too old, of the future, or no number. */
function readKept(): number | undefined {
  try {
    const { count, at } = JSON.parse(readPreference(storageKeys.stars) ?? '{}') as {
      count?: unknown;
      at?: unknown;
    };
    const age = Date.now() - Number(at);
    const isFresh = age >= 0 && age < stars.maxAgeMs;
    return isFresh && typeof count === 'number' && starText(count) !== stars.fallback ? count : undefined;
  } catch {
    return undefined;
  }
}
