import { CodeEditor, type EditorTexts } from './code-editor.ts';
import './edit-code.css';

/**
 * Makes an editor of the code of a figure. What is typed becomes the code of the figure, so that it is run, copied, and run before later
 * programs like any other.
 * @param button the button that was pressed: while there is an editor, it puts the code back
 * @param signal ends the editor when the page is left
 */
export function editCode(
  figure: HTMLElement,
  button: HTMLButtonElement,
  texts: EditorTexts & { reset: string },
  signal: AbortSignal,
): BlockEditor | undefined {
  const pre = figure.querySelector('pre');
  const code = pre?.querySelector('code');
  if (!pre || !code) return undefined;
  const original = [...code.childNodes];
  const parent = document.createElement('div');
  parent.className = 'code-editor';
  const editor = withoutMovingBelow(figure, () => {
    pre.before(parent);
    pre.hidden = true;
    return new CodeEditor({
      parent,
      code: (code.textContent ?? '').trimEnd(),
      texts,
      onChange: (text) => {
        code.textContent = text;
        made.onChange?.(text);
      },
      onRun: () => figure.querySelector<HTMLElement>('button.run')?.click(),
    });
  });
  const label = button.textContent;
  button.textContent = texts.reset;
  signal.addEventListener('abort', () => editor.destroy());
  const made: BlockEditor = {
    mark: (line) => editor.mark(line),
    close() {
      editor.destroy();
      parent.remove();
      code.replaceChildren(...original);
      pre.hidden = false;
      button.textContent = label;
    },
    focus: () => editor.focus(),
    get code() {
      return editor.code;
    },
    open(text) {
      withoutMovingBelow(figure, () => {
        editor.code = text;
      });
    },
  };
  return made;
}

/**
 * Does something that changes the height of an element. Where it begins above the window, the reader is at its end or below: what is
 * there stays where it is. Browsers keep the place of what they find first in the window, which may be the part that goes.
 */
function withoutMovingBelow<Result>(element: HTMLElement, change: () => Result): Result {
  const { top, bottom } = element.getBoundingClientRect();
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  const result = change();
  const moved = element.getBoundingClientRect().bottom - bottom;
  if (top < 0) scrollBy({ top: moved, behavior: 'instant' });
  requestAnimationFrame(() => {
    style.overflowAnchor = '';
  });
  return result;
}

/** An editor that stands in the place of a block of code. */
export type BlockEditor = {
  /** Marks the line of an error; without one, none is marked. */
  mark(line?: number): void;
  /** Puts the block back as it was written. */
  close(): void;
  focus(): void;
  readonly code: string;
  /** Replaces the text, which can be undone. */
  open(code: string): void;
  /** Receives the text after each change. */
  onChange?: (code: string) => void;
};
