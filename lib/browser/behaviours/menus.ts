/**
 * Makes the menus of the navigation bar work: they open by click, Enter, arrow keys and hover. Escape and a click elsewhere close
 * them, arrow keys move through the links, and the focus returns to the button. Markup: components/ui/menu.tsx.
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
      if (menu.dataset.menu === 'same-page') keepQueryAndSection(link);
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

/** How long the pointer may be outside a menu, on its way to a link, before the menu closes. Milliseconds. */
const closeDelayMs = 180;

function openOnHover(menu: HTMLDetailsElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  const enter = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer);
    if (pointerType !== 'mouse' || menu.open) return;
    menu.open = true;
    openedByHover = true;
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    openedByHover = false;
    timer = setTimeout(() => {
      if (!menu.matches(':focus-within')) menu.open = false;
    }, closeDelayMs);
  };
  // The first click on a menu that hover has opened does not close it; the second one does.
  const press = (event: Event) => {
    if (menu.open && openedByHover) event.preventDefault();
    openedByHover = false;
  };
  menu.addEventListener('pointerenter', enter, { signal });
  menu.addEventListener('pointerleave', leave, { signal });
  menu.querySelector('summary')?.addEventListener('click', press, { signal });
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
  // Links in a closed part of the menu are skipped.
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
