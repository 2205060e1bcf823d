let status: HTMLElement | undefined;

/** Makes the place for announcements: a status that is there before its text is heard by every screen reader. */
export function startAnnouncing(): void {
  status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
}

/** Says something to readers who cannot see that the page has changed. */
export function announce(text: string): void {
  if (status) status.textContent = text;
}
