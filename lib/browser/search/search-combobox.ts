import { browserPath } from '../../routes/index.ts';
import type { Hit } from '../../search/engine.ts';
import type { SearchTexts } from '../../search/settings.ts';
import { search } from '../../site/constants.ts';
import { describeResult } from './search-history.ts';
import { highlightMatches, hitNodes, kindLabel, make } from './search-results.ts';

/**
 * The field of the dialog and the list of results below it, one of which is active: keys and pointer change which (an ARIA
 * combobox). Style: search-dialog.css, and search-results.css for the results.
 */
export class SearchCombobox {
  readonly input = make('input', 'search-input');
  readonly list = make('div', 'search-list');
  private active = -1;
  /** How many lists were shown, so that no two results have one id. */
  private lists = 0;

  constructor(private readonly texts: SearchTexts) {
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
  }

  /**
   * Replaces the results. The first page is active, or the part of it whose heading the query says.
   * @param showsVersion whether each result names its version
   */
  show(hits: readonly Hit[], query: string, showsVersion: boolean): void {
    this.lists += 1;
    this.list.replaceChildren(...hits.flatMap((hit) => this.options(hit, query, showsVersion)));
    this.input.setAttribute('aria-expanded', String(hits.length > 0));
    const meant = hits[0]?.sections.findIndex(({ isMeant }) => isMeant) ?? -1;
    this.activate(hits.length > 0 ? meant + 1 : -1);
    this.list.scrollTop = 0;
  }

  /** Removes all results. */
  clear(): void {
    this.show([], '', false);
  }

  /** The active result; none where the list is empty. */
  get activeLink(): HTMLAnchorElement | undefined {
    return this.list.children[this.active] as HTMLAnchorElement | undefined;
  }

  /** Changes which result is active by the arrow keys, in the field, and by Ctrl+Home and Ctrl+End. */
  onKey(event: KeyboardEvent): void {
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

  /** A result and its parts, each a link. */
  private options(hit: Hit, query: string, showsVersion: boolean): HTMLElement[] {
    const option = (path: string, className: string, ...children: (Node | string)[]) => {
      const link = make('a', className, ...children);
      link.href = browserPath(path);
      link.setAttribute('role', 'option');
      link.tabIndex = -1;
      const label = [kindLabel(hit, this.texts), hit.label, hit.version].filter(Boolean).join(' · ');
      describeResult(link, hit.title, label);
      link.addEventListener('pointermove', () => this.activate([...this.list.children].indexOf(link)));
      return link;
    };
    return [
      option(hit.path, 'hit', ...hitNodes(hit, query, this.texts, showsVersion)),
      ...hit.sections.map(({ heading, path, excerpt }) =>
        option(
          path,
          'hit part',
          make('span', 'hit-title', ...highlightMatches(heading, query)),
          make('span', 'hit-excerpt', ...highlightMatches(excerpt, query)),
        ),
      ),
    ].map((element, at) =>
      Object.assign(element, { id: `hit-${this.lists}-${hit.path}-${at}`.replace(/[^\w-]/g, '_') }),
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
}
