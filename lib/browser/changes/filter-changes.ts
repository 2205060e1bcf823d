/**
 * Shows the fields above a list of changes and has the list follow it: of the kinds that are chosen, the changes that have all words
 * in their names or texts. What is empty then is hidden.
 */
export function filterChanges(fields: HTMLElement, signal: AbortSignal): void {
  const field = fields.querySelector<HTMLInputElement>('input[type=search]');
  const none = fields.querySelector('output');
  const groups = [...document.querySelectorAll<HTMLElement>('[data-changes]')];
  const update = () => {
    const words = (field?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const kinds = [...fields.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
    for (const group of groups) {
      for (const module of group.querySelectorAll('section')) {
        const name = module.querySelector('h3')?.textContent ?? '';
        for (const change of module.querySelectorAll<HTMLElement>('dl > div')) {
          const text = `${name} ${change.textContent}`.toLowerCase();
          change.hidden = !words.every((word) => text.includes(word));
        }
        module.hidden = !module.querySelector('dl > div:not([hidden])');
      }
      group.hidden =
        !kinds.includes(group.dataset.changes ?? '') || !group.querySelector('section:not([hidden])');
    }
    if (none) none.hidden = groups.some(({ hidden }) => !hidden);
  };
  fields.addEventListener('input', update, { signal });
  fields.hidden = false;
  // A reload may have restored what was typed.
  update();
}
