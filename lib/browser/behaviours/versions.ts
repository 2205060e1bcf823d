import { storageKeys } from '../../site/constants.ts';
import { readPreference, storePreference } from '../storage.ts';

/**
 * A page of a version stores that version as the one read last; on other pages the links to the docs and the API lead there
 * (docs/spec.md 1.10). A stored value that is not a version is ignored.
 */
export function preferredVersion(): void {
  const version = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion;
  if (version) {
    storePreference(storageKeys.docsVersion, version);
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

/** Replaces the text of an element, and the same words in the label of its button. */
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
