import { browserPath } from '../../routes/index.ts';
import { searchHosted } from '../../search/hosted-client.ts';
import type { SearchSettings } from '../../search/settings.ts';
import { search, storageKeys } from '../../site/constants.ts';
import { deferredPosition, pushEntry } from '../positions.ts';
import { readPreference } from '../storage.ts';
import { clientOf, kindChoices } from './search-client.ts';
import { storedResults } from './search-history.ts';
import { historyList } from './search-history-list.ts';
import { countText, fill, highlightMatches, hitNodes, make } from './search-results.ts';
import { searchedVersion } from './search-settings.ts';
import { otherWays, popularSearches } from './search-suggestions.ts';

/**
 * Runs the search page. The query, kind, version and page of results are in its address, so that a link leads to the same
 * results (docs/spec.md 6.7). Markup: components/search/search-screen.tsx; style: search-page.css.
 * @param restorePosition scrolls to where the reader was, once the results are there
 * @param signal stops it
 */
export function searchPage(
  root: HTMLElement,
  settings: SearchSettings,
  restorePosition: () => void,
  signal: AbortSignal,
): void {
  const { texts } = settings;
  const form = root.querySelector('form') as HTMLFormElement;
  const input = form.querySelector('input[name=q]') as HTMLInputElement;
  const status = root.querySelector('[role=status]') as HTMLElement;
  const results = root.querySelector('[data-results]') as HTMLElement;
  const { title } = document;
  const { pathname } = location;
  let requests = 0;
  let timer = 0;

  const chosen = () => {
    const data = new FormData(form);
    const kind = kindChoices.find(({ name }) => name === data.get('kind')) ?? kindChoices[0];
    const named = String(data.get('version') ?? '');
    return { query: String(data.get('q') ?? '').trim(), kind, version: named };
  };

  const read = () => {
    const params = new URLSearchParams(location.search);
    input.value = (params.get('q') ?? '').slice(0, search.queryMax);
    const { name } = searchedVersion(settings, readPreference(storageKeys.docsVersion));
    const version =
      settings.versions.some(({ name }) => name === params.get('version')) || params.get('version') === 'all'
        ? params.get('version')
        : name;
    check('kind', kindChoices.some(({ name }) => name === params.get('kind')) ? params.get('kind') : 'all');
    check('version', version);
    return Math.max(1, Math.min(99, Number.parseInt(params.get('page') ?? '1', 10) || 1));
  };

  const check = (name: string, value: string | null) => {
    for (const option of form.querySelectorAll<HTMLInputElement>(`input[name=${name}]`))
      option.checked = option.value === value;
  };

  const addressOf = (page: number) => {
    const { query, kind, version } = chosen();
    const params = new URLSearchParams({ q: query });
    if (kind && kind.name !== 'all') params.set('kind', kind.name);
    params.set('version', version);
    if (page > 1) params.set('page', String(page));
    return `${pathname}?${params}`;
  };

  const show = async (page: number, restore?: () => void) => {
    const request = ++requests;
    const { query, kind, version } = chosen();
    document.title = query ? fill(texts.resultsFor, { query }) : title;
    if (!query) {
      showStart();
      return;
    }
    status.textContent = texts.fetching;
    const isAll = version === 'all';
    const scope = {
      version: isAll ? searchedVersion(settings, undefined).name : version,
      isAll,
      kinds: kind?.kinds,
    };
    try {
      const { hits, total } = settings.hosted
        ? await searchHosted(settings.hosted, query, {
            language: document.documentElement.lang,
            version: scope.version,
            page,
            perPage: search.perPage,
          })
        : await clientOf(settings).find(query, scope, (page - 1) * search.perPage, search.perPage);
      // Addresses of the service are complete; those of the index lack the base path.
      const hrefOf = (path: string) => (settings.hosted ? path : browserPath(path));
      if (request !== requests) return;
      status.textContent = total > 0 ? countText(texts.found, total) : fill(texts.none, { query });
      const list = make(
        'ol',
        'search-hits',
        ...hits.map((hit) => {
          const link = make('a', 'hit', ...hitNodes(hit, query, texts, isAll));
          link.href = hrefOf(hit.path);
          const parts = hit.sections.map(({ heading, path, excerpt }) => {
            const part = make(
              'a',
              'hit part',
              make('span', 'hit-title', ...highlightMatches(heading, query)),
              make('span', 'hit-excerpt', ...highlightMatches(excerpt, query)),
            );
            part.href = hrefOf(path);
            return part;
          });
          return make('li', '', link, ...parts);
        }),
      );
      results.replaceChildren(
        ...(total > 0 ? [list, pages(page, total)] : otherWays(settings, waysFrom(kind?.name, version))),
      );
      restore?.();
    } catch (error) {
      if (request !== requests) return;
      status.textContent = texts.failed;
      const retry = make('button', 'button primary', texts.retry);
      retry.type = 'button';
      retry.addEventListener('click', () => show(page));
      results.replaceChildren(make('p', '', (error as Error).message), retry);
    }
  };

  /** What is shown while nothing is searched: opened results, popular searches, lists. */
  const showStart = () => {
    const favourites = storedResults(storageKeys.searchFavourites);
    const recent = storedResults(storageKeys.searchRecent).filter(
      ({ path }) => !favourites.some((favourite) => favourite.path === path),
    );
    status.textContent = '';
    results.replaceChildren(
      make(
        'div',
        'search-below',
        ...historyList(texts.favourites, favourites, true, texts, showStart),
        ...historyList(texts.recent, recent, false, texts, showStart),
        ...popularSearches(settings, (query) => {
          input.value = query;
          pushEntry(addressOf(1));
          show(1);
        }),
      ),
    );
  };

  /** Wider searches, if this one was narrowed. */
  const waysFrom = (kind: string | undefined, version: string) => {
    const widen = (name: string, label: string) => ({
      label,
      go: () => {
        check(name, 'all');
        changed();
      },
    });
    return [
      ...(version === 'all' || settings.versions.length === 1 ? [] : [widen('version', texts.inAllVersions)]),
      ...(kind === 'all' ? [] : [widen('kind', texts.allKinds)]),
    ];
  };

  /** Links to the other pages of results, each with its address. */
  const pages = (page: number, total: number) => {
    const last = Math.ceil(total / search.perPage);
    const nav = make('nav', 'search-pages');
    nav.setAttribute('aria-label', texts.pages);
    if (last < 2) return nav;
    for (let number = 1; number <= last; number++) {
      const link = make('a', '', String(number));
      link.href = addressOf(number);
      if (number === page) link.setAttribute('aria-current', 'page');
      link.addEventListener('click', (event) => {
        event.preventDefault();
        event.stopPropagation();
        pushEntry(link.href);
        show(number);
        scrollTo({ top: 0 });
      });
      nav.append(link);
    }
    return nav;
  };

  const changed = () => {
    history.replaceState(history.state, '', addressOf(1));
    show(1);
  };
  const typed = () => {
    clearTimeout(timer);
    timer = window.setTimeout(changed, search.delayMs * 3);
  };
  const submitted = (event: Event) => {
    event.preventDefault();
    changed();
  };
  const wentBack = () => {
    // Otherwise another page is loading, and the address is not of this one.
    if (location.pathname === pathname) show(read(), deferredPosition());
  };
  input.addEventListener('input', typed);
  form.addEventListener('change', changed);
  form.addEventListener('submit', submitted);
  addEventListener('popstate', wentBack, { signal });
  // What was typed before this script ran counts, too.
  const early = input.value.trim();
  const page = read();
  if (early && early !== input.value.trim()) {
    input.value = early;
    changed();
  } else show(page, restorePosition);
  signal.addEventListener('abort', () => {
    requests += 1;
    clearTimeout(timer);
  });
}
