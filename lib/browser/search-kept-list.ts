import { browserPath } from '../routes/index.ts';
import { storageKeys } from '../site/constants.ts';
import type { SearchTexts } from './search-client.ts';
import { forget, type Kept, keep } from './search-kept.ts';
import { fill, make } from './search-results.ts';

/**
 * A list of what the reader keeps, or opened last, under its heading; nothing where it is empty.
 * @param changed is called when a button has changed what is kept
 */
export function keptList(
  label: string,
  all: readonly Kept[],
  isFavourite: boolean,
  texts: SearchTexts,
  changed: () => void,
): HTMLElement[] {
  if (all.length === 0) return [];
  const button = (sign: string, name: string, act: () => void) => {
    const element = make('button', 'icon-button', sign);
    Object.assign(element, { type: 'button', ariaLabel: name, title: name });
    element.addEventListener('click', () => {
      act();
      changed();
    });
    return element;
  };
  const rows = all.map((kept) => {
    const { title } = kept;
    const link = make('a', 'hit', make('span', 'hit-title', title), make('span', 'hit-label', kept.label));
    link.href = browserPath(kept.path);
    const star = isFavourite
      ? button('★', fill(texts.removeFavourite, { title }), () =>
          forget(storageKeys.searchFavourites, kept.path),
        )
      : button('☆', fill(texts.addFavourite, { title }), () => keep(storageKeys.searchFavourites, kept));
    const drop = button('×', fill(texts.forget, { title }), () => {
      forget(storageKeys.searchRecent, kept.path);
      forget(storageKeys.searchFavourites, kept.path);
    });
    return make('li', '', link, star, drop);
  });
  return [make('h2', '', label), make('ul', '', ...rows)];
}
