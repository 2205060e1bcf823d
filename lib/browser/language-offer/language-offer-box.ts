import { storageKeys } from '../../site/constants.ts';
import { storePreference } from '../storage.ts';
import './language-offer.css';

/**
 * Shows a box that offers the page in another language, until the reader declines or the page is left. The 404 page may be in that
 * language before its frame is (lib/browser/behaviours/not-found-frame.ts). Style: language-offer.css.
 * @param wanted the link of the menu that leads to that page
 */
export function showLanguageOffer(wanted: HTMLAnchorElement, signal: AbortSignal): void {
  if (wanted.hreflang === document.documentElement.dataset.notFound) return;
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
