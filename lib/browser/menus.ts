/**
 * Menus of the navigation bar: they open by click, Enter, arrow keys and a mouse that comes near. Escape and a click
 * elsewhere close them, arrow keys walk through the links, and the focus goes back to the button.
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
      if (menu.dataset.menu === 'same-page') keepPlace(link);
    });
  }
  for (const menu of found) if (matchMedia('(hover: hover)').matches) openOnHover(menu, closeDelayMs);
  for (const hint of document.querySelectorAll<HTMLDetailsElement>('details[data-hint]')) openHint(hint);
  document.addEventListener('pointerdown', closeOthers);
  document.addEventListener('focusin', closeOthers);
  return () => {
    document.removeEventListener('pointerdown', closeOthers);
    document.removeEventListener('focusin', closeOthers);
  };
}

/** The same query and the same section, or symbol of the API, in the other version or language: for this click. */
function keepPlace(link: HTMLAnchorElement): void {
  const own = link.href;
  if (location.search && !link.search) link.search = location.search;
  if (location.hash && !link.hash) link.hash = location.hash;
  const { href } = link;
  setTimeout(() => {
    if (link.href === href) link.href = own;
  });
}

/** A mouse that leaves a menu for a moment, on its way to a link, does not close it. */
const closeDelayMs = 180;

function openOnHover(menu: HTMLDetailsElement, delayMs: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasOpenedItself = false;
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer);
    if (pointerType !== 'mouse' || menu.open) return;
    menu.open = true;
    hasOpenedItself = true;
  });
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    hasOpenedItself = false;
    timer = setTimeout(() => {
      if (!menu.matches(':focus-within')) menu.open = false;
    }, delayMs);
  });
  // A first click on a menu that has opened under the mouse means to open it; a second one closes it.
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    if (menu.open && hasOpenedItself) event.preventDefault();
    hasOpenedItself = false;
  });
}

/** A picture that shows on hover and on focus, too, not by a click alone. */
function openHint(hint: HTMLDetailsElement): void {
  const show = () => {
    hint.open = true;
  };
  hint.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && show());
  hint.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !hint.contains(document.activeElement)) hint.open = false;
  });
  hint.querySelector('summary')?.addEventListener('focus', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show();
  });
  hint.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && hint.contains(relatedTarget))) hint.open = false;
  });
}

function onKeyDown(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  // What lies in a closed part of the menu is no stop.
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')].filter(
    (stop, index) => index === 0 || !menu.open || stop.checkVisibility(),
  );
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
