import { docsTreeId, drawerIds, layout } from '../../site/constants.ts';

/**
 * The side menu of small screens as a modal dialog. The sidebar of the docs moves into it, and back where the screen is
 * wide.
 */
export function drawer(signal: AbortSignal): void {
  const dialog = document.getElementById(drawerIds.drawer);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const button = document.querySelector<HTMLElement>(`[href="#${drawerIds.drawer}"]`);
  // Links without a script; what a press does now is what buttons do.
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
    const home = desktop.matches ? column : document.getElementById(drawerIds.slot);
    // A move loses the scroll position, so only where one is due.
    if (tree && tree.parentElement !== home) home?.prepend(tree);
  };
  arrange();
  desktop.addEventListener('change', arrange, { signal });
  // Back means away from the menu, also where it stays on the page (docs/spec.md 8.4).
  addEventListener('popstate', () => dialog.close(), { signal });
}
