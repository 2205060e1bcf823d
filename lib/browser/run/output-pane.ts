import type { Printed } from '../../live/run.ts';
import type { Picture } from '../../live/taichi/pictures.ts';
import type { Frame, WindowEvent } from '../../live/taichi/window.ts';
import { runLimits } from '../../site/run.ts';
import { ProgramWindow } from './program-window.ts';
import type { RunTexts } from './run-texts.ts';
import './output-pane.css';

/** What a program prints, below its code: lines, each with the number of the line that printed it, pictures, and how it ended. Style: output-pane.css. */
export class OutputPane {
  private readonly element = document.createElement('section');
  private readonly status = document.createElement('p');
  private readonly lines = document.createElement('div');
  private count = 0;
  private lastLine = 0;
  private window: ProgramWindow | undefined;
  private isInView = false;

  /**
   * Replaces the output of an earlier run.
   * @param close is called when the reader closes it
   */
  constructor(
    figure: HTMLElement,
    private readonly texts: RunTexts,
    close: () => void,
  ) {
    figure.querySelector('.run-output')?.remove();
    const { element, status, lines } = this;
    element.className = 'run-output';
    element.setAttribute('aria-label', texts.output);
    status.className = 'run-status';
    status.setAttribute('role', 'status');
    lines.className = 'run-lines';
    lines.setAttribute('role', 'log');
    lines.setAttribute('aria-label', texts.output);
    const button = document.createElement('button');
    Object.assign(button, {
      type: 'button',
      className: 'run-close',
      textContent: '×',
      ariaLabel: texts.close,
    });
    button.addEventListener('click', () => {
      close();
      element.remove();
      figure.querySelector<HTMLElement>('button.run')?.focus();
    });
    element.append(status, button, lines);
    figure.append(element);
    this.say(texts.loading);
  }

  /** Whether nothing was printed or drawn. */
  get isEmpty(): boolean {
    return this.count === 0 && !this.element.querySelector('canvas');
  }

  /** Says how the run goes. */
  say(message: string, kind: 'good' | 'bad' = 'good'): void {
    this.status.textContent = message;
    this.status.classList.toggle('bad', kind === 'bad');
  }

  /** Adds lines that were printed. */
  add(lines: readonly Printed[]): void {
    const isAtEnd = this.lines.scrollTop + this.lines.clientHeight >= this.lines.scrollHeight - 4;
    const free = Math.max(0, runLimits.lines - this.count);
    for (const line of lines.slice(0, free)) {
      this.lines.append(this.row(line, line.line === this.lastLine));
      this.lastLine = line.line;
    }
    if (this.count <= runLimits.lines && this.count + lines.length > runLimits.lines)
      this.lines.append(
        this.row({ line: 0, text: this.texts.cut.replace('{count}', String(runLimits.lines)) }),
      );
    this.count += lines.length;
    if (isAtEnd) this.lines.scrollTop = this.lines.scrollHeight;
    this.bringIntoView();
    // One can scroll it with the keyboard where it is higher than its box.
    this.lines.tabIndex = this.lines.scrollHeight > this.lines.clientHeight ? 0 : -1;
  }

  /** Adds the message of an error, with the line of the program that failed, where it has one. */
  fail(message: string, line: number | undefined): void {
    const row = this.row({ line: line ?? 0, text: message });
    row.classList.add('bad');
    this.lines.append(row);
    this.count++;
    this.bringIntoView();
  }

  /** Shows a picture in the window of the program. */
  show(frame: Frame, signal: AbortSignal): Promise<WindowEvent[]> {
    this.window ??= new ProgramWindow(signal);
    if (!this.window.canvas.isConnected) this.status.after(this.window.canvas);
    const shown = this.window.show(frame);
    this.bringIntoView();
    return shown;
  }

  /** Shows the pictures that the program has written. */
  showPictures(pictures: readonly Picture[]): void {
    for (const { name, width, height, pixels } of pictures) {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height, role: 'img', ariaLabel: `${this.texts.picture} ${name}` });
      canvas
        .getContext('2d')
        ?.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
      this.element.append(canvas);
    }
  }

  /** Below a long program one would not see that anything happens; who scrolls away afterwards is left alone. */
  private bringIntoView(): void {
    if (this.isInView) return;
    this.isInView = true;
    const { top, bottom } = this.element.getBoundingClientRect();
    if (bottom > innerHeight && top > innerHeight / 2) this.element.scrollIntoView({ block: 'nearest' });
  }

  /** @param isNext whether the row before it is of the same line, which is named once */
  private row({ line, text }: Printed, isNext = false): HTMLElement {
    const row = document.createElement('div');
    // A number that is no text: it is not copied with the lines.
    if (line > 0 && !isNext) row.dataset.line = String(line);
    row.textContent = text;
    return row;
  }
}
