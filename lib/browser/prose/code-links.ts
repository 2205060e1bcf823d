const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys lead from one link in a block of code to the next: only the first of a block is a stop of the Tab key. */
export function codeLinkKeys(prose: HTMLElement, signal: AbortSignal): void {
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const link = event.target instanceof Element ? event.target.closest('pre a') : null;
    if (!step || !link || event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...(link.closest('pre')?.querySelectorAll('a') ?? [])];
    links[links.indexOf(link as HTMLAnchorElement) + step]?.focus();
    event.preventDefault();
  };
  prose.addEventListener('keydown', move, { signal });
}
