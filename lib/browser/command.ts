import { code } from '../site/constants.ts';

/** Buttons that show a command: a click copies it and says so. */
export function commands(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-command]:not([data-ready])')) {
    const { command = '', copied = '' } = button.dataset;
    const label = button.querySelector('span');
    if (!label) continue;
    const copy = label.textContent;
    button.dataset.ready = '';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(command);
      label.textContent = copied;
      setTimeout(() => {
        label.textContent = copy;
      }, code.copiedMs);
    });
  }
}
