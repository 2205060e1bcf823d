/** What the field announces: `data-texts` (components/mdx/toc.tsx). */
export type ContentsFilterTexts = { found: { one: string; other: string }; none: string };

/**
 * Shows the entries of a table of contents that have all words of the field above it, with the headings that they are below, and
 * announces how many have them. Markup: components/mdx/toc.tsx. Enter leads to the first entry that matches.
 */
export function filterContents(field: HTMLInputElement, signal: AbortSignal): void {
  const items = [...(field.nextElementSibling?.querySelectorAll('li') ?? [])];
  const texts: ContentsFilterTexts = JSON.parse(field.dataset.texts ?? '{}');
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  field.parentElement?.append(status);
  const words = () => field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = () =>
    items.filter((item) => words().every((word) => item.textContent?.toLowerCase().includes(word)));
  const show = () => {
    const found = new Set(matching());
    // From the end: a heading is shown with an entry below it.
    let below = 0;
    for (const item of [...items].reverse()) {
      const level = Number(item.dataset.level);
      const isShown = found.has(item) || level < below;
      item.hidden = !isShown;
      below = isShown ? level : Math.min(below, level);
    }
    status.textContent = words().length > 0 ? hitsText(texts, found.size) : '';
  };
  field.addEventListener('input', show, { signal });
  field.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter') matching()[0]?.querySelector('a')?.click();
    },
    { signal },
  );
  show();
}

function hitsText({ found, none }: ContentsFilterTexts, count: number): string {
  if (count === 0) return none;
  const isOne = new Intl.PluralRules(document.documentElement.lang).select(count) === 'one';
  return (isOne ? found.one : found.other).replace('{count}', String(count));
}
