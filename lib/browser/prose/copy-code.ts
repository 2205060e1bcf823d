import { copyOnClick } from '../clipboard.ts';
import { loadPart } from '../loading/load.ts';

/**
 * Adds to each block of code of a text, in the row above the code, a button that copies it, and before it those that run and edit a
 * program that can run in the page (lib/browser/run). Style: copy-code.css.
 */
export function addCodeTools(
  prose: HTMLElement,
  { copy, copied, run, edit }: { copy: string; copied: string; run: string; edit: string },
  signal: AbortSignal,
): void {
  for (const figure of prose.querySelectorAll<HTMLElement>('figure.code')) {
    const tools = document.createElement('div');
    tools.className = 'code-tools';
    const tool = (className: string, textContent: string) => {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', className, textContent });
      tools.append(button);
      return button;
    };
    if (figure.dataset.run)
      for (const [name, label] of [
        ['runCode', run],
        ['editCode', edit],
      ] as const) {
        const button = tool(name.slice(0, -4), label);
        const start = async () =>
          (await loadPart(() => import('../run/run-code.ts')))[name](figure, button, signal);
        button.addEventListener('click', start, { signal });
      }
    const text = () => withoutPrompts(figure.querySelector('code')?.textContent ?? '');
    copyOnClick(tool('copy', copy), { text, copied }, signal);
    figure.append(tools);
  }
}

/** What one would type of a session in Python's interpreter: the lines after the prompts, without the output. */
export function withoutPrompts(code: string): string {
  const lines = code.split('\n');
  if (!lines.some((line) => line.startsWith('>>>'))) return code;
  return lines
    .filter((line) => /^(>>>|\.\.\.)( |$)/.test(line))
    .map((line) => line.replace(/^(>>>|\.\.\.) ?/, ''))
    .join('\n');
}
