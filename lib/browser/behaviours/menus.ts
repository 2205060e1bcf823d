/**
 * Menus of the navigation bar: they open by click, Enter, arrow keys and a mouse that comes near. Escape and a click
 * elsewhere close them, arrow keys walk through the links, and the focus goes back to the button.
 */
export function menus(signal: AbortSignal): void {
  const found = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];
  const closeOthers = ({ target }: Event) => {
    for (const menu of found) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  for (const menu of found) {
    const press = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      menu.open = false;
      if (menu.dataset.menu === 'same-page') keepPlace(link);
    };
    menu.addEventListener('keydown', (event) => onKeyDown(menu, event), { signal });
    menu.addEventListener('click', press, { signal });
  }
  for (const menu of found) if (matchMedia('(hover: hover)').matches) openOnHover(menu, signal);
  for (const hint of document.querySelectorAll<HTMLDetailsElement>('details[data-hint]'))
    openHint(hint, signal);
  document.addEventListener('pointerdown', closeOthers, { signal });
  document.addEventListener('focusin', closeOthers, { signal });
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

function openOnHover(menu: HTMLDetailsElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasOpenedItself = false;
  const enter = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer);
    if (pointerType !== 'mouse' || menu.open) return;
    menu.open = true;
    hasOpenedItself = true;
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    hasOpenedItself = false;
    timer = setTimeout(() => {
      if (!menu.matches(':focus-within')) menu.open = false;
    }, closeDelayMs);
  };
  // A first click on a menu that has opened under the mouse means to open it; a second one closes it.
  const press = (event: Event) => {
    if (menu.open && hasOpenedItself) event.preventDefault();
    hasOpenedItself = false;
  };
  menu.addEventListener('pointerenter', enter, { signal });
  menu.addEventListener('pointerleave', leave, { signal });
  menu.querySelector('summary')?.addEventListener('click', press, { signal });
}

/** A picture that shows on hover and on focus, too, not by a click alone. */
function openHint(hint: HTMLDetailsElement, signal: AbortSignal): void {
  const show = () => {
    hint.open = true;
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !hint.contains(document.activeElement)) hint.open = false;
  };
  const focus = ({ target }: Event) => {
    if (target instanceof Element && target.matches(':focus-visible')) show();
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && hint.contains(relatedTarget))) hint.open = false;
  };
  hint.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && show(), { signal });
  hint.addEventListener('pointerleave', leave, { signal });
  hint.querySelector('summary')?.addEventListener('focus', focus, { signal });
  hint.addEventListener('focusout', blur, { signal });
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
