import { copyOnClick } from '../clipboard.ts';

/** Makes buttons copy the command that they show. Markup: components/home/install-command.tsx. */
export function copyCommands(signal: AbortSignal): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-command]')) {
    const { copyCommand = '', copied = '' } = button.dataset;
    const status = button.querySelector('[aria-live]') ?? button;
    copyOnClick(button, { text: () => copyCommand, copied, status }, signal);
  }
}
