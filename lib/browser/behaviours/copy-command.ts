import { copyOnClick } from '../clipboard.ts';

/** Buttons that show a command and copy it; the last word of the button says that it was copied. */
export function copyCommands(signal: AbortSignal): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-command]')) {
    const { copyCommand = '', copied = '' } = button.dataset;
    const status = button.querySelector('[aria-live]') ?? button;
    copyOnClick(button, { text: () => copyCommand, copied, status }, signal);
  }
}
