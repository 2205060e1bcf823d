/**
 * Closes collapsibles whose content lies over the page: by Escape, by one of their links, and by a press or the focus elsewhere.
 * Markup: `data-popup` in components/mdx/toc.tsx and components/shell/page-actions.tsx.
 */
export function popups(signal: AbortSignal): void {
  const close = ({ type, target }: Event) => {
    for (const popup of document.querySelectorAll<HTMLDetailsElement>('[data-popup][open]')) {
      const isInside = target instanceof Element && popup.contains(target);
      if (isInside ? type === 'click' && target.closest('a') : type !== 'click') popup.open = false;
    }
  };
  for (const name of ['pointerdown', 'focusin', 'click']) document.addEventListener(name, close, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeByKey(), { signal });
}

/** The focus returns to the button. */
function closeByKey(): void {
  const popup = document.querySelector<HTMLDetailsElement>('[data-popup][open]');
  if (!popup) return;
  if (popup.contains(document.activeElement)) popup.querySelector('summary')?.focus();
  popup.open = false;
}
