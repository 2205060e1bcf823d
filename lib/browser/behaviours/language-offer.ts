import { storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

/**
 * Stores the language that the reader chooses in the menu, and on a page in another language offers the same page in that
 * one (docs/spec.md 2.6). A reader who declines does not see the offer again. Style: language-offer.css.
 */
export function offerLanguage(signal: AbortSignal): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang][data-offer]');
  const stored = readPreference(storageKeys.locale);
  for (const link of links) {
    link.addEventListener('click', () => storePreference(storageKeys.locale, link.hreflang), { signal });
  }
  const wanted = [...links].find(({ hreflang }) => hreflang === stored);
  if (!wanted) return;
  const offer = document.createElement('aside');
  offer.className = 'raised language-offer';
  offer.ariaLabel = wanted.dataset.offer ?? '';
  const accept = document.createElement('a');
  Object.assign(accept, { href: wanted.href, hreflang: wanted.hreflang, lang: wanted.lang });
  accept.textContent = wanted.dataset.offer ?? '';
  accept.addEventListener('click', () => {
    accept.href = wanted.href + location.search + location.hash;
  });
  const decline = document.createElement('button');
  Object.assign(decline, { type: 'button', textContent: document.body.dataset.noOffer });
  decline.addEventListener('click', () => {
    storePreference(storageKeys.locale, document.documentElement.lang);
    offer.remove();
  });
  offer.append(accept, decline);
  document.body.append(offer);
  signal.addEventListener('abort', () => offer.remove());
}
