import type { SearchSettings } from '../../search/settings.ts';
import { singleKeySwitch } from './single-keys.ts';

/** Shows the list of keyboard shortcuts as a dialog, which is removed when it closes. Style: shortcut-list.css. */
export function openShortcutList({ shortcuts, texts }: SearchSettings): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'raised shortcuts';
  dialog.setAttribute('aria-label', shortcuts.title);
  const title = document.createElement('p');
  title.textContent = shortcuts.title;
  const close = document.createElement('button');
  Object.assign(close, { type: 'button', className: 'icon-button', textContent: '×' });
  close.setAttribute('aria-label', shortcuts.closeList);
  const list = document.createElement('dl');
  const rows: [text: string, ...keys: string[]][] = [
    [shortcuts.search, '/', 'Ctrl K', '⌘ K'],
    [shortcuts.previous, '['],
    [shortcuts.next, ']'],
    [shortcuts.list, '?'],
    [shortcuts.close, 'Esc'],
  ];
  list.append(...rows.map(([text, ...keys]) => shortcutRow(text, keys)));
  dialog.append(title, close, list, singleKeySwitch(texts.slash));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === close) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function shortcutRow(text: string, keys: readonly string[]): HTMLElement {
  const row = document.createElement('div');
  const [term, description] = ['dt', 'dd'].map((name) => document.createElement(name)) as [
    HTMLElement,
    HTMLElement,
  ];
  for (const key of keys) {
    const cap = document.createElement('kbd');
    cap.textContent = key;
    term.append(cap);
  }
  description.textContent = text;
  row.append(term, description);
  return row;
}
