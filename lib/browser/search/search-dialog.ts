import type { Hit } from '../../search/engine.ts';
import type { SearchSettings } from '../../search/settings.ts';
import { search, storageKeys } from '../../site/constants.ts';
import { singleKeySwitch } from '../shortcuts/single-keys.ts';
import { clientOf } from './search-client.ts';
import { SearchCombobox } from './search-combobox.ts';
import { resultOf, storedResults, storeResult } from './search-history.ts';
import { historyList } from './search-history-list.ts';
import { countText, fill, make } from './search-results.ts';
import { initialScope, ScopeButtons } from './search-scope.ts';
import { otherWays, popularSearches } from './search-suggestions.ts';

let dialog: SearchDialog | undefined;

/** Opens the dialog and searches for the text that is selected on the page; an open one is closed. */
export function toggleSearch(settings: SearchSettings): void {
  if (dialog) dialog.close();
  else openSearch(settings, selectedText());
}

/** Opens the dialog and searches for a text that the reader has typed elsewhere. */
export function openSearch(settings: SearchSettings, text: string): void {
  dialog?.remove();
  dialog = new SearchDialog(settings);
  dialog.open(text);
}

function selectedText(): string {
  return String(getSelection() ?? '')
    .trim()
    .slice(0, 64);
}

/** Loads ahead what a first search needs. */
export function warmSearch(settings: SearchSettings): void {
  clientOf(settings).warm(initialScope(settings));
}

/** The dialog: queries while the reader types, and what it shows in each state. Style: search-dialog.css. */
class SearchDialog {
  private readonly element = make('dialog', 'raised search');
  private readonly combobox: SearchCombobox;
  private readonly input: HTMLInputElement;
  private readonly scopeButtons: ScopeButtons;
  private readonly below = make('div', 'search-below');
  private readonly status = make('p', 'visually-hidden');
  private readonly note = make('p', 'search-note');
  private readonly all = make('a', 'search-all');
  private requests = 0;
  private timer = 0;

  constructor(private readonly settings: SearchSettings) {
    this.combobox = new SearchCombobox(settings.texts);
    this.input = this.combobox.input;
    this.scopeButtons = new ScopeButtons(settings, () => this.searchAgain());
    this.build();
  }

  private build(): void {
    const { texts, page } = this.settings;
    this.element.setAttribute('aria-label', texts.label);
    this.status.setAttribute('role', 'status');
    const close = make('button', 'search-close', texts.close);
    close.type = 'button';
    close.addEventListener('click', () => this.close());
    const form = make('form', 'search-form', this.input, close);
    form.setAttribute('role', 'search');
    form.action = page;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.openActive();
    });
    this.all.textContent = texts.seeAll;
    const foot = make(
      'div',
      'search-foot',
      make('span', 'search-keys', texts.keys),
      singleKeySwitch(texts.slash),
      this.all,
    );
    this.element.append(
      form,
      this.scopeButtons.element,
      make('div', 'search-body', this.note, this.combobox.list, this.below),
      this.status,
      foot,
    );
    this.input.addEventListener('input', () => this.runQueryLater());
    this.element.addEventListener('keydown', (event) => this.onKey(event));
    this.element.addEventListener('click', (event) => {
      if (event.target === this.element) this.close();
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) this.leaveBy(link);
    });
    this.element.addEventListener('close', () => this.remove());
  }

  open(query: string): void {
    document.body.append(this.element);
    this.element.showModal();
    this.input.value = query;
    this.input.select();
    clientOf(this.settings).warm(this.scopeButtons.scope);
    this.runQuery();
  }

  /** Its event comes later, when the reader may have opened another one. */
  close(): void {
    this.element.close();
    this.remove();
  }

  remove(): void {
    clearTimeout(this.timer);
    this.requests += 1;
    this.element.remove();
    if (dialog === this) dialog = undefined;
  }

  private runQueryLater(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.runQuery(), search.delayMs);
  }

  /** Searches after a click that took the focus out of the field. */
  private searchAgain(): void {
    this.runQuery();
    this.input.focus();
  }

  /** Searches for the typed text. Old results stay until there are new ones; answers to earlier queries are dropped. */
  private async runQuery(): Promise<void> {
    const { texts, page } = this.settings;
    const query = this.input.value.trim();
    const request = ++this.requests;
    this.all.href = `${page}?${new URLSearchParams({ q: query, ...this.scopeButtons.parameters })}`;
    if (!query) {
      this.all.hidden = true;
      this.showHistory();
      return;
    }
    this.element.dataset.state = 'fetching';
    const slow = window.setTimeout(() => {
      if (request === this.requests) this.report(texts.fetching, !this.combobox.activeLink);
    }, 250);
    try {
      const found = await clientOf(this.settings).find(query, this.scopeButtons.scope);
      if (request === this.requests) this.showResults(found.hits, found.total, query);
    } catch (error) {
      if (request === this.requests) this.showFailure((error as Error).message);
    } finally {
      clearTimeout(slow);
    }
  }

  /** Reports the state to screen readers, and in the dialog if `isVisible`. */
  private report(text: string, isVisible: boolean): void {
    this.note.textContent = isVisible ? text : '';
    this.status.textContent = text;
  }

  private showResults(hits: readonly Hit[], total: number, query: string): void {
    const { texts } = this.settings;
    this.element.dataset.state = hits.length > 0 ? 'results' : 'none';
    this.below.replaceChildren(
      ...(hits.length > 0 ? [] : otherWays(this.settings, this.scopeButtons.wider())),
    );
    this.combobox.show(hits, query, this.scopeButtons.scope.isAll);
    if (hits.length > 0) this.report(countText(texts.found, total), false);
    else this.report(fill(texts.none, { query }), true);
    this.all.hidden = hits.length === 0;
  }

  private onKey(event: KeyboardEvent): void {
    // Browsers close a dialog by this key, but WebKit leaves it to a field that has text.
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      this.close();
    } else this.combobox.onKey(event);
  }

  /** Opens the active result, or the page with all results if none is active. */
  private openActive(): void {
    const link = this.combobox.activeLink ?? (this.all.hidden ? undefined : this.all);
    link?.click();
  }

  /** Stores the result of a link that was followed as the most recent one, and closes the dialog. */
  private leaveBy(link: HTMLAnchorElement): void {
    const result = resultOf(link);
    if (result) storeResult(storageKeys.searchRecent, result);
    // The document handles the click first and shows the page.
    queueMicrotask(() => this.close());
  }

  private showFailure(message: string): void {
    const { texts } = this.settings;
    this.element.dataset.state = 'failed';
    this.note.textContent = '';
    this.status.textContent = texts.failed;
    const retry = make('button', 'button primary', texts.retry);
    retry.type = 'button';
    retry.addEventListener('click', () => this.searchAgain());
    this.below.replaceChildren(make('p', '', `${texts.failed} ${message}`), retry);
    this.combobox.clear();
  }

  /** Shows favourites and recent results, while nothing is typed. */
  private showHistory(): void {
    const { texts } = this.settings;
    this.element.dataset.state = 'empty';
    this.combobox.clear();
    this.status.textContent = '';
    const favourites = storedResults(storageKeys.searchFavourites);
    const recent = storedResults(storageKeys.searchRecent).filter(
      ({ path }) => !favourites.some((favourite) => favourite.path === path),
    );
    this.note.textContent = favourites.length + recent.length > 0 ? '' : texts.empty;
    const changed = () => {
      this.showHistory();
      this.input.focus();
    };
    this.below.replaceChildren(
      ...historyList(texts.favourites, favourites, true, texts, changed),
      ...historyList(texts.recent, recent, false, texts, changed),
      ...popularSearches(this.settings, (query) => {
        this.input.value = query;
        this.searchAgain();
      }),
    );
  }
}
