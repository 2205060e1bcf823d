import { code } from '../../site/constants.ts';
import { writeToClipboard } from './clipboard.ts';

/** Buttons that show a command and copy it. What a screen reader hears of it is the last word of the button. */
export function copyCommands(signal: AbortSignal): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-command]')) {
    const { copyCommand = '', copied = '' } = button.dataset;
    const word = button.querySelector('[aria-live]');
    const label = word?.textContent ?? '';
    const copy = async () => {
      if (!(await writeToClipboard(copyCommand)) || !word) return;
      word.textContent = copied;
      setTimeout(() => {
        word.textContent = label;
      }, code.copiedMs);
    };
    button.addEventListener('click', copy, { signal });
  }
}
