import { code } from '../site/constants.ts';
import { writeToClipboard } from './clipboard.ts';

/** Buttons that show a command and copy it. What a screen reader hears of it is the last word of the button. */
export function copyCommands(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-command]')) {
    const { copyCommand = '', copied = '' } = button.dataset;
    const word = button.querySelector('[aria-live]');
    const label = word?.textContent ?? '';
    button.addEventListener('click', async () => {
      if (!(await writeToClipboard(copyCommand)) || !word) return;
      word.textContent = copied;
      setTimeout(() => {
        word.textContent = label;
      }, code.copiedMs);
    });
  }
}
