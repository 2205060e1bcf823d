import { code } from '../site/constants.ts';

type Copying = {
  /** The text to copy; a promise where it is fetched on the click. */
  text(): string | Promise<string>;
  copied: string;
  /** Shown when the text could not be copied; without it a failure is silent. */
  failed?: string;
  /** The element that shows the outcome: the one that is clicked unless given. */
  status?: Element;
};

/**
 * Makes a click on an element copy a text. The outcome replaces the text of `status`, and its `aria-label` if it has one, for
 * `code.copiedMs`; meanwhile `status` has the attribute `data-done`.
 */
export function copyOnClick(
  element: HTMLElement,
  { text, copied, failed, status = element }: Copying,
  signal: AbortSignal,
): void {
  const [content, label] = [status.textContent, status.getAttribute('aria-label')];
  const show = (words: string | null, name: string | null, isDone: boolean) => {
    status.textContent = words;
    if (name && label) status.setAttribute('aria-label', name);
    status.toggleAttribute('data-done', isDone);
  };
  const showBriefly = (outcome: string) => {
    show(outcome, outcome, true);
    setTimeout(() => show(content, label, false), code.copiedMs);
  };
  const copy = () =>
    writeToClipboard(text()).then(
      () => showBriefly(copied),
      () => failed && showBriefly(failed),
    );
  element.addEventListener('click', copy, { signal });
}

/** @throws DOMException or TypeError where the browser refuses: it may want a secure origin */
async function writeToClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || !('ClipboardItem' in window))
    return navigator.clipboard.writeText(await text);
  // A browser that wants the copy to follow the click at once accepts a promise.
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // A browser that denies access at once may not wait for the promise, and nothing else would handle its failure.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
