const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Makes the first link of each block of code the one that the Tab key stops at; arrow keys lead from one link to the next. A page of
 * programs has a hundred of them.
 */
export function codeLinkKeys(prose: HTMLElement, signal: AbortSignal): void {
  for (const block of prose.querySelectorAll('pre'))
    for (const link of [...block.querySelectorAll('a')].slice(1)) link.tabIndex = -1;
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
