/**
 * Menus of the navigation bar: Escape and a click elsewhere close them, arrow keys walk through the links, and the focus
 * goes back to the button.
 * @returns a function that ends it
 */
export function menus(): () => void {
  const found = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];
  const closeOthers = ({ target }: Event) => {
    for (const menu of found) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  for (const menu of found) {
    menu.addEventListener('keydown', (event) => onKeyDown(menu, event));
    menu.addEventListener('click', ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      menu.open = false;
      // The same section, or the same symbol of the API, in the other version or language.
      if (menu.dataset.menu === 'same-page' && location.hash && !link.hash) link.hash = location.hash;
    });
  }
  document.addEventListener('pointerdown', closeOthers);
  document.addEventListener('focusin', closeOthers);
  return () => {
    document.removeEventListener('pointerdown', closeOthers);
    document.removeEventListener('focusin', closeOthers);
  };
}

function onKeyDown(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape' && menu.open) {
    menu.open = false;
    stops[0]?.focus();
  } else if (step) {
    event.preventDefault();
    menu.open = true;
    stops[(at + step + stops.length) % stops.length]?.focus();
  }
}
