import { browserPath } from '../../routes/index.ts';
import type { Hit } from '../../search/engine.ts';
import type { SearchSettings } from '../../search/settings.ts';
import { search, storageKeys } from '../../site/constants.ts';
import { singleKeySwitch } from '../shortcuts/single-keys.ts';
import { readPreference } from '../storage.ts';
import { clientOf, kindChoices } from './search-client.ts';
import { describeResult, resultOf, storedResults, storeResult } from './search-history.ts';
import { historyList } from './search-history-list.ts';
import { countText, fill, highlightMatches, hitNodes, kindLabel, make } from './search-results.ts';
import { searchedVersion } from './search-settings.ts';
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
  const version = searchedVersion(settings, readPreference(storageKeys.docsVersion));
  clientOf(settings).warm({ version: version.name, isAll: false, kinds: undefined });
}

/** Style: search-dialog.css, and search-results.css for the results. */
class SearchDialog {
  private readonly element = make('dialog', 'raised search');
  private readonly input = make('input', 'search-input');
  private readonly list = make('div', 'search-list');
  private readonly below = make('div', 'search-below');
  private readonly status = make('p', 'visually-hidden');
  private readonly note = make('p', 'search-note');
  private readonly all = make('a', 'search-all');
  private active = -1;
  private requests = 0;
  private isAll = false;
  private kind: (typeof kindChoices)[number] = kindChoices[0] as (typeof kindChoices)[number];
  private timer = 0;
  /** Each shows which button of a row is pressed. */
  private readonly rows: (() => void)[] = [];
  private readonly version;

  constructor(private readonly settings: SearchSettings) {
    this.version = searchedVersion(settings, readPreference(storageKeys.docsVersion));
    this.build();
  }

  private build(): void {
    const { texts, page } = this.settings;
    this.element.setAttribute('aria-label', texts.label);
    // Not of type search: such a field uses the first Escape itself, in WebKit every one, and may not be a combobox.
    Object.assign(this.input, {
      type: 'text',
      inputMode: 'search',
      name: 'q',
      placeholder: texts.placeholder,
      autocomplete: 'off',
      autocapitalize: 'none',
      spellcheck: false,
    });
    this.input.maxLength = search.queryMax;
    const attributes = {
      role: 'combobox',
      'aria-label': texts.placeholder,
      'aria-expanded': 'false',
      'aria-controls': 'search-list',
      'aria-autocomplete': 'list',
      enterkeyhint: 'go',
    };
    for (const [name, value] of Object.entries(attributes)) this.input.setAttribute(name, value);
    this.list.id = 'search-list';
    this.list.setAttribute('role', 'listbox');
    this.list.setAttribute('aria-label', texts.label);
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
      this.choices(),
      make('div', 'search-body', this.note, this.list, this.below),
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

  /** Two rows of buttons: the kind of result, and one version or all. */
  private choices(): HTMLElement {
    const { texts } = this.settings;
    const kinds = kindChoices.map((choice) => ({
      label: texts[choice.name],
      isOn: () => this.kind === choice,
      set: () => {
        this.kind = choice;
      },
    }));
    const versions = [
      {
        label: fill(texts.thisVersion, { version: this.version.label }),
        isOn: () => !this.isAll,
        set: () => {
          this.isAll = false;
        },
      },
      {
        label: texts.allVersions,
        isOn: () => this.isAll,
        set: () => {
          this.isAll = true;
        },
      },
    ];
    const row = (label: string, options: { label: string; isOn(): boolean; set(): void }[]) => {
      const group = make('div', 'search-choices');
      group.setAttribute('role', 'group');
      group.setAttribute('aria-label', label);
      const buttons = options.map((option) => {
        const button = make('button', '', option.label);
        button.type = 'button';
        button.addEventListener('click', () => {
          option.set();
          this.scopeChanged();
        });
        return { button, option };
      });
      const show = () => {
        for (const { button, option } of buttons) button.setAttribute('aria-pressed', String(option.isOn()));
      };
      this.rows.push(show);
      show();
      group.append(...buttons.map(({ button }) => button));
      return group;
    };
    return make('div', 'search-filters', row(texts.kind, kinds), row(texts.version, versions));
  }

  /** Shows which buttons are pressed, and searches again. */
  private scopeChanged(): void {
    for (const show of this.rows) show();
    this.runQuery();
    this.input.focus();
  }

  private setScope(kind: typeof this.kind, isAll: boolean): void {
    this.kind = kind;
    this.isAll = isAll;
    this.scopeChanged();
  }

  open(query: string): void {
    document.body.append(this.element);
    this.element.showModal();
    this.input.value = query;
    this.input.select();
    clientOf(this.settings).warm(this.scope());
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

  private scope() {
    return { version: this.version.name, isAll: this.isAll, kinds: this.kind.kinds };
  }

  private runQueryLater(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.runQuery(), search.delayMs);
  }

  /** Searches for the typed text. Old results stay until there are new ones; answers to earlier queries are dropped. */
  private async runQuery(): Promise<void> {
    const { texts, page } = this.settings;
    const query = this.input.value.trim();
    const request = ++this.requests;
    const address = new URLSearchParams({
      q: query,
      ...(this.kind.name === 'all' ? {} : { kind: this.kind.name }),
      ...(this.isAll ? { version: 'all' } : {}),
    });
    this.all.href = `${page}?${address}`;
    if (!query) {
      this.all.hidden = true;
      this.showHistory();
      return;
    }
    this.element.dataset.state = 'fetching';
    const slow = window.setTimeout(() => {
      if (request === this.requests) this.report(texts.fetching, !this.list.firstChild);
    }, 250);
    try {
      const found = await clientOf(this.settings).find(query, this.scope());
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
    this.below.replaceChildren(...(hits.length > 0 ? [] : this.otherWays()));
    this.list.replaceChildren(...hits.flatMap((hit) => this.options(hit, query)));
    this.input.setAttribute('aria-expanded', String(hits.length > 0));
    this.note.textContent = hits.length > 0 ? '' : fill(texts.noneFor, { query });
    this.status.textContent = hits.length > 0 ? countText(texts.found, total) : texts.none;
    this.all.hidden = hits.length === 0;
    // Where the query says the heading of a part of the best page, Enter opens that part.
    const meant = hits[0]?.sections.findIndex(({ isMeant }) => isMeant) ?? -1;
    this.activate(hits.length > 0 ? meant + 1 : -1);
    this.list.scrollTop = 0;
  }

  /** What is shown where nothing was found: wider searches, if this one was narrowed, and lists. */
  private otherWays(): HTMLElement[] {
    const { texts } = this.settings;
    const [allKinds = this.kind] = kindChoices;
    return otherWays(this.settings, [
      ...(this.isAll ? [] : [{ label: texts.inAllVersions, go: () => this.setScope(this.kind, true) }]),
      ...(this.kind === allKinds
        ? []
        : [{ label: texts.allKinds, go: () => this.setScope(allKinds, this.isAll) }]),
    ]);
  }

  private options(hit: Hit, query: string): HTMLElement[] {
    const option = (path: string, className: string, ...children: (Node | string)[]) => {
      const link = make('a', className, ...children);
      link.href = browserPath(path);
      link.setAttribute('role', 'option');
      link.tabIndex = -1;
      const label = [kindLabel(hit, this.settings.texts), hit.label, hit.version].filter(Boolean).join(' · ');
      describeResult(link, hit.title, label);
      link.addEventListener('pointermove', () => this.activate([...this.list.children].indexOf(link)));
      return link;
    };
    return [
      option(hit.path, 'hit', ...hitNodes(hit, query, this.settings.texts, this.isAll)),
      ...hit.sections.map(({ heading, path, excerpt }) =>
        option(
          path,
          'hit part',
          make('span', 'hit-title', ...highlightMatches(heading, query)),
          make('span', 'hit-excerpt', ...highlightMatches(excerpt, query)),
        ),
      ),
    ].map((element, at) =>
      Object.assign(element, { id: `hit-${this.requests}-${hit.path}-${at}`.replace(/[^\w-]/g, '_') }),
    );
  }

  private activate(index: number): void {
    const options = [...this.list.children] as HTMLElement[];
    options[this.active]?.removeAttribute('aria-selected');
    for (const option of options) option.setAttribute('aria-selected', 'false');
    this.active = index;
    const chosen = options[index];
    chosen?.setAttribute('aria-selected', 'true');
    chosen?.scrollIntoView({ block: 'nearest' });
    if (chosen) this.input.setAttribute('aria-activedescendant', chosen.id);
    else this.input.removeAttribute('aria-activedescendant');
  }

  private onKey(event: KeyboardEvent): void {
    // Browsers close a dialog by this key, but WebKit leaves it to a field that has text.
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      this.close();
      return;
    }
    const { length } = this.list.children;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && length > 0 && event.target === this.input) {
      event.preventDefault();
      this.activate((this.active + step + length) % length);
    }
    if ((event.key === 'Home' || event.key === 'End') && event.ctrlKey && length > 0) {
      event.preventDefault();
      this.activate(event.key === 'Home' ? 0 : length - 1);
    }
  }

  /** Opens the active result, or the page with all results if none is active. */
  private openActive(): void {
    const link =
      (this.list.children[this.active] as HTMLAnchorElement | undefined) ??
      (this.all.hidden ? undefined : this.all);
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
    retry.addEventListener('click', () => {
      this.runQuery();
      this.input.focus();
    });
    this.below.replaceChildren(make('p', '', `${texts.failed} ${message}`), retry);
    this.list.replaceChildren();
    this.input.setAttribute('aria-expanded', 'false');
    this.activate(-1);
  }

  /** Shows favourites and recent results, while nothing is typed. */
  private showHistory(): void {
    const { texts } = this.settings;
    this.element.dataset.state = 'empty';
    this.list.replaceChildren();
    this.input.setAttribute('aria-expanded', 'false');
    this.activate(-1);
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
        this.runQuery();
        this.input.focus();
      }),
    );
  }
}
