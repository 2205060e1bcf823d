import { docsTreeId, drawerIds, layout } from '../../site/constants.ts';
import { isCoverEntry, pushCover } from '../positions.ts';
import { bringIntoView } from './bring-into-view.ts';

/** How far the menu was scrolled when it was closed. */
let lastTop = 0;

/**
 * Makes the side menu of small screens a modal dialog with an entry in the history, so that Back closes only the menu
 * (docs/spec.md 8.4). The sidebar of the docs moves into it, and back on wide screens. Markup: components/shell/drawer.tsx.
 */
export function drawer(signal: AbortSignal): void {
  const dialog = document.getElementById(drawerIds.drawer);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const button = document.querySelector<HTMLElement>(`[href="#${drawerIds.drawer}"]`);
  // Without a script they are links; now they act as buttons.
  for (const link of [button, ...dialog.querySelectorAll('[data-close]')])
    link?.setAttribute('role', 'button');
  button?.setAttribute('aria-haspopup', 'dialog');
  const desktop = window.matchMedia(`(width >= ${layout.desktopMinPx}px)`);
  const show = () => {
    dialog.showModal();
    dialog.scrollTop = lastTop;
    const current = document.querySelector(`#${drawerIds.slot} [aria-current]`);
    if (current) bringIntoView(dialog, current);
  };
  const open = (event: Event) => {
    event.preventDefault();
    pushCover();
    show();
  };
  const press = (event: Event) => {
    const closer = event.target instanceof Element && event.target.closest('[data-close]');
    if (closer) event.preventDefault();
    if (closer || event.target === dialog) dialog.close();
  };
  const leave = () => {
    if (isCoverEntry()) history.back();
  };
  button?.addEventListener('click', open, { signal });
  dialog.addEventListener('click', press, { signal });
  dialog.addEventListener(
    'scroll',
    () => {
      lastTop = dialog.scrollTop;
    },
    { signal, passive: true },
  );
  dialog.addEventListener('close', leave, { signal });
  const tree = document.getElementById(docsTreeId);
  const column = tree?.parentElement;
  const arrange = () => {
    if (desktop.matches) dialog.close();
    const parent = desktop.matches ? column : document.getElementById(drawerIds.slot);
    // Moving the tree loses its scroll position.
    if (tree && tree.parentElement !== parent) parent?.prepend(tree);
  };
  arrange();
  desktop.addEventListener('change', arrange, { signal });
  // Forward, and a reload while the menu is open, open it again.
  const follow = () => {
    if (!isCoverEntry() || desktop.matches) dialog.close();
    else if (!dialog.open) show();
  };
  addEventListener('popstate', follow, { signal });
  if (isCoverEntry()) follow();
}
