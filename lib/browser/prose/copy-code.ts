import { copyOnClick } from '../clipboard.ts';

/** Adds to each block of code of a text a button that copies it, in the row above the code. Style: copy-code.css. */
export function addCopyButtons(
  prose: HTMLElement,
  { copy, copied }: { copy: string; copied: string },
  signal: AbortSignal,
): void {
  for (const figure of prose.querySelectorAll<HTMLElement>('figure.code')) {
    const tools = document.createElement('div');
    tools.className = 'code-tools';
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'copy', textContent: copy });
    const text = () => withoutPrompts(figure.querySelector('code')?.textContent ?? '');
    copyOnClick(button, { text, copied }, signal);
    tools.append(button);
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
