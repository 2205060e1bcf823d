/**
 * Shows the entries of a table of contents that have all words of the field above it, with the headings that they are below.
 * Markup: components/mdx/toc.tsx. Enter leads to the first entry that matches.
 */
export function filterContents(field: HTMLInputElement, signal: AbortSignal): void {
  const items = [...(field.nextElementSibling?.querySelectorAll('li') ?? [])];
  const matches = (item: HTMLElement, words: readonly string[]) =>
    words.every((word) => item.textContent?.toLowerCase().includes(word));
  const show = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    // From the end: a heading is shown with an entry below it.
    let below = 0;
    for (const item of [...items].reverse()) {
      const level = Number(item.dataset.level);
      const isShown = matches(item, words) || level < below;
      item.hidden = !isShown;
      below = isShown ? level : Math.min(below, level);
    }
  };
  field.addEventListener('input', show, { signal });
  field.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Enter') return;
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      items
        .find((item) => matches(item, words))
        ?.querySelector('a')
        ?.click();
    },
    { signal },
  );
  show();
}
