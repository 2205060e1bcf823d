import { browserPath } from '../../routes/index.ts';
import type { SearchTexts } from '../../search/settings.ts';
import { storageKeys } from '../../site/constants.ts';
import { describeResult, removeResult, type StoredResult, storeResult } from './search-history.ts';
import { fill, make } from './search-results.ts';

/**
 * A heading and a list of favourites or recent results; nothing if there are none. Style: search-suggestions.css.
 * @param changed is called after a button has changed the stored results
 */
export function historyList(
  heading: string,
  results: readonly StoredResult[],
  isFavourite: boolean,
  texts: SearchTexts,
  changed: () => void,
): HTMLElement[] {
  if (results.length === 0) return [];
  const button = (symbol: string, name: string, act: () => void) => {
    const element = make('button', 'icon-button', symbol);
    Object.assign(element, { type: 'button', ariaLabel: name, title: name });
    element.addEventListener('click', () => {
      act();
      changed();
    });
    return element;
  };
  const rows = results.map((result) => {
    const { title, label, path } = result;
    const link = make('a', 'hit', make('span', 'hit-title', title), make('span', 'hit-label', label));
    link.href = browserPath(path);
    describeResult(link, title, label);
    const star = isFavourite
      ? button('★', fill(texts.removeFavourite, { title }), () =>
          removeResult(storageKeys.searchFavourites, path),
        )
      : button('☆', fill(texts.addFavourite, { title }), () =>
          storeResult(storageKeys.searchFavourites, result),
        );
    const remove = button('×', fill(texts.forget, { title }), () => {
      removeResult(storageKeys.searchRecent, path);
      removeResult(storageKeys.searchFavourites, path);
    });
    return make('li', '', link, star, remove);
  });
  return [make('h2', '', heading), make('ul', 'search-history', ...rows)];
}
