import type { SearchSettings } from '../../search/settings.ts';
import { storageKeys } from '../../site/constants.ts';
import { readPreference } from '../storage.ts';
import { kindChoices, type SearchScope } from './search-client.ts';
import { fill, make } from './search-results.ts';
import { searchedVersion } from './search-settings.ts';
import type { WiderSearch } from './search-suggestions.ts';

type KindChoice = (typeof kindChoices)[number];

/** What the search begins with: every kind of result, in the version that the reader reads. */
export function initialScope(settings: SearchSettings): SearchScope {
  const version = searchedVersion(settings, readPreference(storageKeys.docsVersion));
  return { version: version.name, isAll: false, kinds: undefined };
}

/** Rows of buttons that narrow the search: the kind of result, and, where there are several, one version or all. Style: search-dialog.css. */
export class ScopeButtons {
  readonly element: HTMLElement;
  private readonly version;
  private isAll = false;
  private kind = kindChoices[0] as KindChoice;
  /** Each shows whether a button is pressed. */
  private readonly updates: (() => void)[] = [];

  /** @param changed is called after the reader has chosen something else */
  constructor(
    private readonly settings: SearchSettings,
    private readonly changed: () => void,
  ) {
    const { texts } = settings;
    this.version = searchedVersion(settings, readPreference(storageKeys.docsVersion));
    const thisVersion = fill(texts.thisVersion, { version: this.version.label });
    this.element = make(
      'div',
      'search-filters',
      group(
        texts.kind,
        kindChoices
          .filter(({ name }) => settings.kinds.includes(name))
          .map((kind) => this.button(texts[kind.name], { kind })),
      ),
    );
    if (settings.versions.length > 1)
      this.element.append(
        group(texts.version, [
          this.button(thisVersion, { isAll: false }),
          this.button(texts.allVersions, { isAll: true }),
        ]),
      );
    this.update();
  }

  /** What is chosen. */
  get scope(): SearchScope {
    return { version: this.version.name, isAll: this.isAll, kinds: this.kind.kinds };
  }

  /** What is chosen, as parameters of the search page. */
  get parameters(): Record<string, string> {
    return {
      ...(this.kind.name === 'all' ? {} : { kind: this.kind.name }),
      ...(this.isAll ? { version: 'all' } : {}),
    };
  }

  /** Searches with fewer limits; none where nothing narrows it. */
  wider(): WiderSearch[] {
    const { texts, versions } = this.settings;
    const isWidest = this.isAll || versions.length === 1;
    const [allKinds = this.kind] = kindChoices;
    return [
      ...(isWidest ? [] : [{ label: texts.inAllVersions, go: () => this.choose({ isAll: true }) }]),
      ...(this.kind === allKinds
        ? []
        : [{ label: texts.allKinds, go: () => this.choose({ kind: allKinds }) }]),
    ];
  }

  private button(label: string, choice: { kind?: KindChoice; isAll?: boolean }): HTMLElement {
    const button = make('button', '', label);
    button.type = 'button';
    button.addEventListener('click', () => this.choose(choice));
    this.updates.push(() => {
      const { kind = this.kind, isAll = this.isAll } = choice;
      button.setAttribute('aria-pressed', String(kind === this.kind && isAll === this.isAll));
    });
    return button;
  }

  private choose({ kind = this.kind, isAll = this.isAll }: { kind?: KindChoice; isAll?: boolean }): void {
    this.kind = kind;
    this.isAll = isAll;
    this.update();
    this.changed();
  }

  private update(): void {
    for (const update of this.updates) update();
  }
}

function group(label: string, buttons: readonly HTMLElement[]): HTMLElement {
  const element = make('div', 'search-choices', ...buttons);
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', label);
  return element;
}
