/**
 * Makes the menus of the navigation bar work: they open by click, Enter, arrow keys and hover. Escape and a click elsewhere close
 * them, arrow keys move through the entries, and the focus returns to the button. Markup: components/ui/menu.tsx.
 */
export function menus(signal: AbortSignal): void {
  const found = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];
  const closeOthers = ({ target }: Event) => {
    for (const menu of found) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  for (const menu of found) {
    const press = ({ target }: Event) => {
      const entry = target instanceof Element && target.closest<HTMLElement>('a, button');
      if (!entry) return;
      menu.open = false;
      if (entry instanceof HTMLButtonElement) menu.querySelector('summary')?.focus();
      else if (menu.dataset.menu === 'same-page') keepQueryAndSection(entry as HTMLAnchorElement);
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

/** For this click, the link leads to the same query and section in the other version or language. */
function keepQueryAndSection(link: HTMLAnchorElement): void {
  const address = link.href;
  if (location.search && !link.search) link.search = location.search;
  if (location.hash && !link.hash) link.hash = location.hash;
  const { href } = link;
  setTimeout(() => {
    if (link.href === href) link.href = address;
  });
}

/** How long the mouse rests on a button before its menu opens: one that only passes opens none. Milliseconds. */
const openDelayMs = 120;

/** How long the mouse may be outside a menu, on its way to an entry, before the menu closes. Milliseconds. */
const closeDelayMs = 180;

/** A menu that the mouse has opened closes when the mouse leaves, unless a click keeps it open; the next click closes it. */
function openOnHover(menu: HTMLDetailsElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByHover = false;
  const setLater = (open: boolean, delayMs: number) => {
    timer = setTimeout(() => {
      if (!open && menu.matches(':focus-within')) return;
      menu.open = isByHover = open;
    }, delayMs);
  };
  const enter = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer);
    if (pointerType === 'mouse' && !menu.open) setLater(true, openDelayMs);
  };
  const leave = () => {
    clearTimeout(timer);
    if (menu.open && isByHover) setLater(false, closeDelayMs);
  };
  const press = (event: Event) => {
    clearTimeout(timer);
    if (menu.open && isByHover) event.preventDefault();
    isByHover = false;
  };
  menu.addEventListener('pointerenter', enter, { signal });
  menu.addEventListener('pointerleave', leave, { signal });
  menu.querySelector('summary')?.addEventListener('click', press, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** A picture that shows on hover and focus, not only on a click. Markup: components/shell/we-chat.tsx. */
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
  // Entries in a closed part of the menu are skipped.
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')].filter(
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
