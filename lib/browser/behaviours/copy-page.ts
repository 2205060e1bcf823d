import { code } from '../../site/constants.ts';

/** Buttons that copy the page as Markdown: its text is fetched when the reader asks for it. */
export function copyPage(signal: AbortSignal): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-page]')) {
    const { copyPage: path = '', copied = '', failed = '' } = button.dataset;
    const label = button.textContent;
    const say = (text: string) => {
      button.textContent = text;
      setTimeout(() => {
        button.textContent = label;
      }, code.copiedMs);
    };
    // The style sheet hides a button that does nothing.
    button.dataset.ready = '';
    const copy = () =>
      copyText(path).then(
        () => say(copied),
        () => say(failed),
      );
    button.addEventListener('click', copy, { signal });
  }
}

/** The text is handed over as a promise: a browser that wants the copy to follow the click at once allows that. */
async function copyText(path: string): Promise<void> {
  const text = fetch(path).then((answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  });
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
