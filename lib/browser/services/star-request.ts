import { stars, storageKeys } from '../../site/constants.ts';
import { storePreference } from '../storage.ts';
import { withTimeLimit } from '../time-limit.ts';

/** Requests the number of stars and stores it for the next visit; nothing if the request fails or its answer has none. */
export async function fetchStars(url: string): Promise<number | undefined> {
  try {
    const data = await withTimeLimit(stars.giveUpMs, async (signal) => {
      const response = await fetch(url, { signal });
      return response.ok ? ((await response.json()) as unknown) : undefined;
    });
    const count = (data as { stargazers_count?: unknown } | null | undefined)?.stargazers_count;
    if (typeof count !== 'number' || count <= 0) return undefined;
    storePreference(storageKeys.stars, JSON.stringify({ count, at: Date.now() }));
    return count;
  } catch {
    return undefined;
  }
}
