let status: HTMLElement | undefined;

/** Adds the status for announcements. It exists before its text, since some screen readers ignore one that comes with it. */
export function startAnnouncing(): void {
  status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
}

/** Announces a text to screen readers. */
export function announce(text: string): void {
  if (status) status.textContent = text;
}
