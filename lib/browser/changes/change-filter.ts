/**
 * On a page of changes, loads what filters the list. Without it the fields are not shown, and the list has everything. Markup:
 * components/docs/api-changes-screens.tsx.
 */
export function changeFilter(signal: AbortSignal): void {
  const fields = document.querySelector<HTMLElement>('[data-change-filter]');
  if (fields)
    import('../loading/on-demand.ts')
      .then(({ filterChanges }) => filterChanges(fields, signal))
      .catch(console.warn);
}
