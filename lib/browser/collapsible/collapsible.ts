/**
 * Animates the height of collapsibles: taller ones take longer, though not in proportion. The code for it is loaded when the
 * pointer or the focus reaches one. Until then, without a script, and where the reader wants less motion, they open at once.
 */
export function collapsibles(signal: AbortSignal): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const load = ({ target }: Event) => {
    if (!collapsibleOf(target)) return;
    import('../loading/on-demand.ts').then(
      (motion) => {
        toggleWithMotion = motion.toggle;
      },
      () => undefined,
    );
  };
  const press = (event: Event) => {
    const details = collapsibleOf(event.target);
    if (!toggleWithMotion || !details) return;
    event.preventDefault();
    toggleWithMotion(details);
  };
  for (const hint of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(hint, load, { signal, passive: true });
  document.addEventListener('click', press, { signal });
}

/** Opens or closes a collapsible with a motion, once the code for it has loaded. */
let toggleWithMotion: ((details: HTMLDetailsElement) => void) | undefined;

const summaries = ':is(.prose, [data-collapsibles]) details > summary, [data-collapsible] > summary';

function collapsibleOf(target: EventTarget | null): HTMLDetailsElement | null | undefined {
  return target instanceof Element ? target.closest(summaries)?.closest('details') : undefined;
}
