import { loadPart } from '../loading/load.ts';
import { loadSearchSettings } from '../search/search-settings.ts';
import { singleKeyOf } from './single-keys.ts';

/** The keys that follow the links of a page to the pages before and after it, and the relation of each link. */
const neighbours: Readonly<Record<string, string>> = { '[': 'prev', ']': 'next' };

/**
 * The key ? and a button open the list of shortcuts, which is loaded on demand; [ and ] lead to the previous and the next page
 * (docs/spec.md 11.7). Markup: the button in components/shell/footer.tsx, the links in components/shell/pager.tsx.
 */
export function shortcuts(signal: AbortSignal): void {
  const open = async () => {
    const [settings, { openShortcutList }] = await loadPart(() =>
      Promise.all([loadSearchSettings(), import('../search/search-parts.ts')]),
    );
    openShortcutList(settings);
  };
  const press = (event: KeyboardEvent) => {
    const key = singleKeyOf(event);
    if (!key || document.querySelector('dialog[open]')) return;
    if (key === '?') open();
    else if (neighbours[key]) document.querySelector<HTMLElement>(`a[rel=${neighbours[key]}]`)?.click();
  };
  document.querySelector('[data-shortcuts]')?.addEventListener('click', open, { signal });
  document.addEventListener('keydown', press, { signal });
}
