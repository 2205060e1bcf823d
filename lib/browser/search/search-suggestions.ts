import type { SearchSettings } from '../../search/settings.ts';
import { make } from './search-results.ts';

/** A search with fewer limits, for where one found nothing: its text, and what a click does. Style: search-suggestions.css. */
export type WiderSearch = { label: string; go(): void };

/**
 * What is shown while nothing is typed: popular searches, and lists of names and pages. Style: search-suggestions.css.
 * @param search is called with the search that was chosen; without it, the links lead to the search page
 */
export function popularSearches(
  { texts, popular, page, links }: SearchSettings,
  search?: (query: string) => void,
): HTMLElement[] {
  const choices = popular.map((query) => {
    const link = make('a', '', query);
    link.href = `${page}?${new URLSearchParams({ q: query })}`;
    link.addEventListener('click', (event) => {
      if (!search || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      search(query);
    });
    return make('li', '', link);
  });
  return [
    ...(choices.length > 0 ? [make('h2', '', texts.popular), make('ul', 'search-popular', ...choices)] : []),
    linkList(links),
  ];
}

/** What is shown below the sentence that a search found nothing: what else the reader can do. */
export function otherWays({ texts, links }: SearchSettings, ways: readonly WiderSearch[]): HTMLElement[] {
  const buttons = ways.map(({ label, go }) => {
    const button = make('button', 'button', label);
    button.type = 'button';
    button.addEventListener('click', go);
    return button;
  });
  return [
    make('p', 'search-advice', texts.advice),
    ...(buttons.length > 0 ? [make('div', 'search-ways', ...buttons)] : []),
    linkList(links),
  ];
}

function linkList(links: SearchSettings['links']): HTMLElement {
  const items = links.map(({ label, href }) => {
    const link = make('a', '', label);
    link.href = href;
    return make('li', '', link);
  });
  return make('ul', 'search-links', ...items);
}
