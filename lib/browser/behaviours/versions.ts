import { storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

/**
 * The version that the reader last read (docs/spec.md 1.10). A page of a version notes it; on any other page what leads to the
 * docs and the API leads to that version. A stored value that is no version is ignored.
 */
export function preferredVersion(): void {
  const own = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion;
  if (own) {
    storePreference(storageKeys.docsVersion, own);
    return;
  }
  const stored = readPreference(storageKeys.docsVersion);
  if (stored === undefined) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-by-version]')) {
    const texts = JSON.parse(element.dataset.byVersion ?? '{}') as Record<string, string>;
    const text = Object.hasOwn(texts, stored) ? texts[stored] : undefined;
    if (text === undefined) continue;
    if (element instanceof HTMLAnchorElement) element.href = text;
    else rename(element, text);
  }
}

/** What a button shows and what it is called stay the same words. */
function rename(element: HTMLElement, text: string): void {
  const button = element.closest('summary');
  const label = button?.getAttribute('aria-label');
  if (label)
    button?.setAttribute(
      'aria-label',
      label.replace(element.textContent ?? '', () => text),
    );
  element.textContent = text;
}
