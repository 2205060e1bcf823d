import { copyOnClick } from '../clipboard.ts';

/** Makes buttons copy the page as Markdown, which is fetched on the click. Markup: components/shell/page-actions.tsx. */
export function copyPage(signal: AbortSignal): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-page]')) {
    const { copyPage: path = '', copied = '', failed = '' } = button.dataset;
    copyOnClick(button, { text: () => fetchText(path), copied, failed }, signal);
    // The style sheet hides a button that does nothing.
    button.dataset.ready = '';
  }
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
