import { storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

/**
 * Makes the tabs of a text work. Tabs of one group show the same choice everywhere, and on the next page. Markup:
 * lib/mdx/transforms/components.ts; style: tabs.css.
 */
export function enhanceTabs(prose: HTMLElement, signal: AbortSignal): void {
  for (const tabs of prose.querySelectorAll<HTMLElement>('.tabs')) {
    const { group } = tabs.dataset;
    const buttons = [...tabs.querySelectorAll<HTMLButtonElement>(':scope > [role=tablist] > button')];
    for (const [index, button] of buttons.entries()) {
      const step = ({ key }: KeyboardEvent) => {
        const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -index, End: buttons.length - 1 - index }[key];
        const target =
          steps === undefined ? undefined : buttons[(index + steps + buttons.length) % buttons.length];
        if (target) chooseTab(target, group);
        target?.focus();
      };
      button.addEventListener('click', () => chooseTab(button, group), { signal });
      button.addEventListener('keydown', step, { signal });
    }
    const stored = group && readPreference(storageKeys.tabGroup(group));
    const preferred = buttons.find((button) => button.dataset.value === stored);
    if (preferred) selectTab(preferred);
  }
}

function chooseTab(chosen: HTMLButtonElement, group: string | undefined): void {
  const { value = '' } = chosen.dataset;
  const before = chosen.getBoundingClientRect().top;
  selectTab(chosen);
  if (!group) return;
  storePreference(storageKeys.tabGroup(group), value);
  for (const tabs of document.querySelectorAll<HTMLElement>(`.tabs[data-group="${CSS.escape(group)}"]`)) {
    const same = tabs.querySelector<HTMLButtonElement>(
      `:scope > [role=tablist] > [data-value="${CSS.escape(value)}"]`,
    );
    if (same && same !== chosen) selectTab(same);
  }
  // Tabs above may have changed their height; what the reader clicked stays where it is.
  window.scrollBy({ top: chosen.getBoundingClientRect().top - before, behavior: 'instant' });
}

function selectTab(button: HTMLButtonElement): void {
  for (const other of button.parentElement?.querySelectorAll<HTMLButtonElement>('button') ?? []) {
    const isSelected = other === button;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    document
      .getElementById(other.getAttribute('aria-controls') ?? '')
      ?.toggleAttribute('data-selected', isSelected);
  }
}
