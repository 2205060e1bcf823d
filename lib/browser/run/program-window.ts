import type { Frame, WindowEvent } from '../../live/taichi/window.ts';
import { buttonName, keyName } from './window-keys.ts';

/** The window of a program that draws with `ti.GUI` or `ti.ui`: a canvas, whose mouse and keyboard are those of the program. */
export class ProgramWindow {
  readonly canvas = document.createElement('canvas');
  private readonly context = this.canvas.getContext('2d');
  private events: WindowEvent[] = [];
  private place = { x: 0, y: 0 };
  private shownAt = 0;

  /** @param signal ends what the program hears of mouse and keyboard */
  constructor(signal: AbortSignal) {
    const { canvas } = this;
    canvas.className = 'run-window';
    canvas.setAttribute('role', 'application');
    canvas.tabIndex = 0;
    // What it showed last stays as a picture, which takes no keys.
    signal.addEventListener('abort', () => {
      canvas.setAttribute('role', 'img');
      canvas.removeAttribute('tabindex');
    });
    const options = { signal };
    canvas.addEventListener('pointermove', (event) => this.hear(event, 'motion', 'Motion'), options);
    canvas.addEventListener('pointerdown', (event) => this.press(event), options);
    canvas.addEventListener('pointerup', (event) => this.hear(event, 'release', buttonName(event)), options);
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), options);
    for (const [name, type] of [
      ['keydown', 'press'],
      ['keyup', 'release'],
    ] as const)
      canvas.addEventListener(name, (event) => this.type(event, type), options);
  }

  /** Shows a picture. @returns what the reader has done since the last one, when the next picture may be drawn */
  async show({ title, width, height, pixels, texts, interval }: Frame): Promise<WindowEvent[]> {
    const { canvas, context } = this;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    if (canvas.getAttribute('aria-label') !== title) canvas.setAttribute('aria-label', title);
    context?.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
    for (const { text, x, y, size, color } of texts) {
      if (!context) break;
      context.font = `${size}px sans-serif`;
      context.textBaseline = 'top';
      context.fillStyle = `#${color.toString(16).padStart(6, '0')}`;
      context.fillText(text, x * width, (1 - y) * height);
    }
    const next = this.shownAt + interval * 1000;
    do await new Promise(requestAnimationFrame);
    while (
      // A frame may come a little early.
      performance.now() <
      next - 2
    );
    this.shownAt = performance.now();
    const { events } = this;
    this.events = [];
    return events;
  }

  private press(event: PointerEvent): void {
    this.canvas.setPointerCapture(event.pointerId);
    this.hear(event, 'press', buttonName(event));
  }

  private hear(event: PointerEvent, type: WindowEvent['type'], key: string | undefined): void {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const within = (value: number) => Math.min(Math.max(value, 0), 1);
    this.place = {
      x: within((event.clientX - left) / width),
      y: within(1 - (event.clientY - top) / height),
    };
    if (key) this.events.push({ type, key, ...this.place });
  }

  private type(event: KeyboardEvent, type: WindowEvent['type']): void {
    // Tab leaves the window, and shortcuts with Control or the command key are the browser's.
    if (event.key === 'Tab' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) this.events.push({ type, key: keyName(event), ...this.place });
  }
}
