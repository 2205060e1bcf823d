import { docsTreeId, drawerIds, layout } from '../../site/constants.ts';

/**
 * Makes the side menu of small screens a modal dialog (docs/spec.md 8.4). The sidebar of the docs moves into it, and back on wide
 * screens. Markup: components/shell/drawer.tsx.
 */
export function drawer(signal: AbortSignal): void {
  const dialog = document.getElementById(drawerIds.drawer);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const button = document.querySelector<HTMLElement>(`[href="#${drawerIds.drawer}"]`);
  // Without a script they are links; now they act as buttons.
  for (const link of [button, ...dialog.querySelectorAll('[data-close]')])
    link?.setAttribute('role', 'button');
  button?.setAttribute('aria-haspopup', 'dialog');
  const open = (event: Event) => {
    event.preventDefault();
    dialog.showModal();
  };
  const press = (event: Event) => {
    const closer = event.target instanceof Element && event.target.closest('[data-close]');
    if (closer) event.preventDefault();
    if (closer || event.target === dialog) dialog.close();
  };
  button?.addEventListener('click', open, { signal });
  dialog.addEventListener('click', press, { signal });
  const tree = document.getElementById(docsTreeId);
  const column = tree?.parentElement;
  const desktop = window.matchMedia(`(width >= ${layout.desktopMinPx}px)`);
  const arrange = () => {
    if (desktop.matches) dialog.close();
    const parent = desktop.matches ? column : document.getElementById(drawerIds.slot);
    // Moving the tree loses its scroll position.
    if (tree && tree.parentElement !== parent) parent?.prepend(tree);
  };
  arrange();
  desktop.addEventListener('change', arrange, { signal });
  // Back closes the menu even if it stays on the page.
  addEventListener('popstate', () => dialog.close(), { signal });
}
