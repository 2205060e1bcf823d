import { storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

/**
 * Stores the language that the reader chooses in the menu, and on a page in another language offers the same page in that
 * one (docs/spec.md 2.6). A reader who declines does not see the offer again.
 */
export function offerLanguage(signal: AbortSignal): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang][data-offer]');
  const stored = readPreference(storageKeys.locale);
  for (const link of links) {
    link.addEventListener('click', () => storePreference(storageKeys.locale, link.hreflang), { signal });
  }
  const wanted = [...links].find(({ hreflang }) => hreflang === stored);
  if (!wanted) return;
  // If the code does not load, the menu has the link.
  import('../loading/on-demand.ts')
    .then((parts) => signal.aborted || parts.showLanguageOffer(wanted, signal))
    .catch(() => undefined);
}
