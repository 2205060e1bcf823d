/**
 * On a page of changes, loads what filters the list. Without it the form is not shown, and the list has everything. Markup:
 * components/docs/api-changes-screens.tsx.
 */
export function changeFilter(signal: AbortSignal): void {
  const form = document.querySelector<HTMLFormElement>('[data-change-filter]');
  if (form)
    import('../loading/on-demand.ts')
      .then(({ filterChanges }) => filterChanges(form, signal))
      .catch(console.warn);
}
