let status: HTMLElement | undefined;

/** Says something to readers who cannot see that the page has changed. */
export function announce(text: string): void {
  // A status that is there before its text is heard by every screen reader, and so it stays from page to page.
  status ??= made();
  status.textContent = text;
}

function made(): HTMLElement {
  const element = document.createElement('p');
  element.className = 'visually-hidden';
  element.setAttribute('role', 'status');
  document.body.append(element);
  return element;
}
