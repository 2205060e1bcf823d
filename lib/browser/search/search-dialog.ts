import { browserPath } from '../../routes/index.ts';
import type { Hit } from '../../search/engine.ts';
import type { SearchSettings } from '../../search/settings.ts';
import { search, storageKeys } from '../../site/constants.ts';
import { readPreference } from '../storage.ts';
import { clientOf, kindChoices } from './search-client.ts';
import { describeResult, resultOf, storedResults, storeResult } from './search-history.ts';
import { historyList } from './search-history-list.ts';
import { countText, fill, highlighted, hitNodes, kindLabel, make } from './search-results.ts';
import { searchedVersion } from './search-settings.ts';
import { slashSwitch } from './search-slash.ts';

let dialog: SearchDialog | undefined;

/** Opens the search; what the reader has selected on the page is asked for at once. */
export function openSearch(settings: SearchSettings): void {
  dialog?.remove();
  dialog = new SearchDialog(settings);
  dialog.open(
    String(getSelection() ?? '')
      .trim()
      .slice(0, 64),
  );
}

/** Loads what a first search needs, before anybody has asked. */
export function warmSearch(settings: SearchSettings): void {
  const version = searchedVersion(settings, readPreference(storageKeys.docsVersion));
  clientOf(settings).warm({ version: version.name, isAll: false, kinds: undefined });
}

/** Style: search-dialog.css, and search-results.css for the results. */
class SearchDialog {
  private readonly element = make('dialog', 'search');
  private readonly input = make('input', 'search-input');
  private readonly list = make('div', 'search-list');
  private readonly below = make('div', 'search-below');
  private readonly status = make('p', 'visually-hidden');
  private readonly note = make('p', 'search-note');
  private readonly all = make('a', 'search-all');
  private active = -1;
  private asked = 0;
  private isAll = false;
  private kind: (typeof kindChoices)[number] = kindChoices[0] as (typeof kindChoices)[number];
  private timer = 0;
  private readonly version;

  constructor(private readonly settings: SearchSettings) {
    this.version = searchedVersion(settings, readPreference(storageKeys.docsVersion));
    this.build();
  }

  private build(): void {
    const { texts, page } = this.settings;
    this.element.setAttribute('aria-label', texts.label);
    // Not of type search: such a field keeps the first Escape to itself, in WebKit every one, and may not be a combobox.
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
    close.addEventListener('click', () => this.element.close());
    const form = make('form', 'search-form', this.input, close);
    form.setAttribute('role', 'search');
    form.action = page;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.choose();
    });
    this.all.textContent = texts.seeAll;
    const foot = make(
      'div',
      'search-foot',
      make('span', 'search-keys', texts.keys),
      slashSwitch(texts.slash),
      this.all,
    );
    this.element.append(
      form,
      this.choices(),
      make('div', 'search-body', this.note, this.list, this.below),
      this.status,
      foot,
    );
    this.input.addEventListener('input', () => this.later());
    this.element.addEventListener('keydown', (event) => this.onKey(event));
    this.element.addEventListener('click', (event) => {
      if (event.target === this.element) this.element.close();
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) this.leave(link);
    });
    this.element.addEventListener('close', () => this.remove());
  }

  /** Two rows of choices: the kind of result, and one version or all. */
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
          show();
          this.ask();
          this.input.focus();
        });
        return { button, option };
      });
      const show = () => {
        for (const { button, option } of buttons) button.setAttribute('aria-pressed', String(option.isOn()));
      };
      show();
      group.append(...buttons.map(({ button }) => button));
      return group;
    };
    return make('div', 'search-filters', row(texts.kind, kinds), row(texts.version, versions));
  }

  open(query: string): void {
    document.body.append(this.element);
    this.element.showModal();
    this.input.value = query;
    this.input.select();
    clientOf(this.settings).warm(this.scope());
    this.ask();
  }

  remove(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.element.remove();
    if (dialog === this) dialog = undefined;
  }

  private scope() {
    return { version: this.version.name, isAll: this.isAll, kinds: this.kind.kinds };
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.ask(), search.delayMs);
  }

  /** Asks for what is typed. Old results stay until new ones are there; an answer to an older question is dropped. */
  private async ask(): Promise<void> {
    const { texts, page } = this.settings;
    const query = this.input.value.trim();
    const request = ++this.asked;
    const address = new URLSearchParams({
      q: query,
      ...(this.kind.name === 'all' ? {} : { kind: this.kind.name }),
      ...(this.isAll ? { version: 'all' } : {}),
    });
    this.all.href = `${page}?${address}`;
    this.all.hidden = query === '';
    if (!query) {
      this.showHistory();
      return;
    }
    this.element.dataset.state = 'fetching';
    const slow = window.setTimeout(() => {
      if (request === this.asked) this.say(texts.fetching, !this.list.firstChild);
    }, 250);
    try {
      const found = await clientOf(this.settings).find(query, this.scope());
      if (request === this.asked) this.show(found.hits, found.total, query);
    } catch (error) {
      if (request === this.asked) this.fail((error as Error).message);
    } finally {
      clearTimeout(slow);
    }
  }

  /** A line for screen readers, and for everybody where it is to be seen. */
  private say(text: string, isSeen: boolean): void {
    this.note.textContent = isSeen ? text : '';
    this.status.textContent = text;
  }

  private show(hits: readonly Hit[], total: number, query: string): void {
    const { texts } = this.settings;
    this.element.dataset.state = hits.length > 0 ? 'results' : 'none';
    this.below.replaceChildren();
    this.list.replaceChildren(...hits.flatMap((hit) => this.options(hit, query)));
    this.input.setAttribute('aria-expanded', String(hits.length > 0));
    this.note.textContent = hits.length > 0 ? '' : `${texts.none} ${fill(texts.noneFor, { query })}`;
    this.status.textContent = hits.length > 0 ? countText(texts.found, total) : texts.none;
    this.activate(hits.length > 0 ? 0 : -1);
    this.list.scrollTop = 0;
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
          make('span', 'hit-title', ...highlighted(heading, query)),
          make('span', 'hit-excerpt', ...highlighted(excerpt, query)),
        ),
      ),
    ].map((element, at) =>
      Object.assign(element, { id: `hit-${this.asked}-${hit.path}-${at}`.replace(/[^\w-]/g, '_') }),
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

  /** Enter: the chosen result, or all of them where there is none. */
  private choose(): void {
    const link =
      (this.list.children[this.active] as HTMLAnchorElement | undefined) ??
      (this.all.hidden ? undefined : this.all);
    link?.click();
  }

  /** A link was followed: its result becomes the most recent one, and the dialog closes. */
  private leave(link: HTMLAnchorElement): void {
    const result = resultOf(link);
    if (result) storeResult(storageKeys.searchRecent, result);
    // The click goes on to the document, which changes the page.
    queueMicrotask(() => this.element.close());
  }

  private fail(message: string): void {
    const { texts } = this.settings;
    this.element.dataset.state = 'failed';
    this.note.textContent = '';
    this.status.textContent = texts.failed;
    const retry = make('button', 'button primary', texts.retry);
    retry.type = 'button';
    retry.addEventListener('click', () => {
      this.ask();
      this.input.focus();
    });
    this.below.replaceChildren(make('p', '', `${texts.failed} ${message}`), retry);
    this.list.replaceChildren();
    this.input.setAttribute('aria-expanded', 'false');
    this.activate(-1);
  }

  /** What is there before anything is typed: favourites and recent results. */
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
    );
  }
}
