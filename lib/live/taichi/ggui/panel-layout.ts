import { Refusal } from '../../errors.ts';
import type { Value } from '../../host/values.ts';
import type { FrameText } from '../window.ts';
import { numberOf } from './arguments.ts';
import type { Mouse } from './events.ts';
import type { Box, Color, Raster } from './raster.ts';

/** A panel that is being described: where it is, and where its next widget comes, in pixels from the upper left corner. */
type Panel = { name: string; left: number; top: number; width: number; next: number };

/** The height of a line of text and of a row with a widget, and the spaces around them, in pixels, as Dear ImGui has them by default. */
export const line = 13;
export const row = 19;
export const padding = 8;
export const gap = 4;
/** Colours with their opacity, as Dear ImGui has them by default. */
export const style = {
  panel: [[0.06, 0.06, 0.06], 0.94],
  title: [[0.16, 0.29, 0.48], 1],
  frame: [[0.16, 0.29, 0.48], 0.54],
  grab: [[0.24, 0.52, 0.88], 1],
  button: [[0.26, 0.59, 0.98], 0.4],
} as const satisfies Record<string, readonly [Color, number]>;

/** The colour of texts. */
export const white: Color = [1, 1, 1];

/** About how wide a character is. The engine has no font: the host draws texts. */
const characterWidth = 7;

/** Where panels and their widgets are, what they draw, and which of them the mouse holds. */
export class PanelLayout {
  private panel: Panel | undefined;
  /** Where the reader has moved panels to. */
  private readonly places = new Map<string, readonly [number, number]>();
  /** The widget that the mouse was pressed on, and where the mouse was then or at the last turn. */
  private held: { id: string; x: number; y: number } | undefined;
  private boxes: [Box, Color, number][] = [];
  private texts: FrameText[] = [];

  constructor(
    private readonly size: readonly [number, number],
    readonly mouse: Mouse,
  ) {}

  /** Draws what was described since the last time. @returns the texts that lie on it */
  draw(raster: Raster): FrameText[] {
    const { boxes, texts } = this;
    for (const box of boxes) raster.box(...box);
    this.boxes = [];
    this.texts = [];
    if (!this.mouse.isDown) this.held = undefined;
    return texts;
  }

  /** Begins a panel where the reader has moved it to, or else where the program says. */
  begin({ name, x, y, width, height }: Partial<Record<string, Value>>): void {
    if (this.panel) throw new Refusal('a panel of ti.ui in another one');
    const label = textOf(name);
    const [columns, rows] = this.size;
    const part = (value: Value | undefined, extent: number) =>
      Math.trunc(numberOf(value, 'the place of a panel') * extent);
    const extents = { width: part(width, columns), height: part(height, rows) };
    const [x0, y0] = this.places.get(label) ?? [part(x, columns), part(y, rows)];
    const title = { left: x0, top: y0, width: extents.width, height: row };
    const [dx, dy] = this.isTaken(`${label}/`, title) ? this.dragged() : [0, 0];
    const [left, top] = [x0 + dx, y0 + dy];
    this.places.set(label, [left, top]);
    this.boxes.push([{ left, top, ...extents }, ...style.panel]);
    this.boxes.push([{ ...title, left, top }, ...style.title]);
    this.panel = {
      name: label,
      left,
      top,
      width: extents.width,
      next: top + row + padding,
    };
    this.texts.push(this.textAt(label, left + padding, top + 3, white));
  }

  /** Ends the panel. */
  end(): void {
    this.panel = undefined;
  }

  /** The panel that widgets come into; without one, Dear ImGui makes one. */
  current(): Panel {
    if (!this.panel) throw new Refusal('a widget of ti.ui outside of a panel');
    return this.panel;
  }

  /** How wide the widgets are that have their label beside them. */
  widgetWidth(): number {
    return Math.trunc(this.current().width * 0.65);
  }

  advance(height: number): void {
    this.current().next += height + gap;
  }

  /** A box in the row of the next widget. */
  place(from: number, width: number, inset = 0): Box {
    const { left, next } = this.current();
    return { left: left + padding + from, top: next + inset, width, height: row - 2 * inset };
  }

  box(from: number, width: number, [color, opacity]: readonly [Color, number], inset = 0): void {
    this.boxes.push([this.place(from, width, inset), color, opacity]);
  }

  write(text: string, from: number, down: number, color: Color = white): void {
    const { left, next } = this.current();
    this.texts.push(this.textAt(text, left + padding + from, next + down, color));
  }

  private textAt(text: string, left: number, top: number, color: Color): FrameText {
    const [width, height] = this.size;
    const [r, g, b] = color.map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255)) as [
      number,
      number,
      number,
    ];
    return { text, x: left / width, y: 1 - top / height, size: line, color: (r << 16) | (g << 8) | b };
  }

  /** Whether the mouse is held since it was pressed on a widget, which has this box now. */
  isTaken(id: string, box: Box): boolean {
    const { mouse } = this;
    if (mouse.isPressed && !this.held && isIn(box, mouse)) this.held = { id, x: mouse.x, y: mouse.y };
    return this.held?.id === id;
  }

  /** Whether the mouse was released on the widget that it was pressed on. */
  isClicked(label: string, width: number): boolean {
    const box = this.place(0, width);
    return this.isTaken(this.idOf(label), box) && this.mouse.isReleased && isIn(box, this.mouse);
  }

  idOf(label: string): string {
    return `${this.current().name}/${label}`;
  }

  /** How far the mouse was moved since the last time, with the widget that it holds. */
  dragged(): readonly [number, number] {
    const { held, mouse } = this;
    if (!held) return [0, 0];
    const moved = [mouse.x - held.x, mouse.y - held.y] as const;
    this.held = { ...held, x: mouse.x, y: mouse.y };
    return moved;
  }
}

function isIn({ left, top, width, height }: Box, { x, y }: Mouse): boolean {
  return x >= left && x < left + width && y >= top && y < top + height;
}

/** About how wide a text is, in pixels. */
export function widthOf(text: string): number {
  return text.length * characterWidth;
}

/** A text of a widget. @throws Refusal for one of several lines, with other characters than ASCII, or with `##`, which hides a part */
export function textOf(value: Value | undefined): string {
  if (typeof value !== 'string' || !/^[\x20-\x7e]*$/.test(value) || value.includes('##'))
    throw new Refusal('this text of a panel');
  return value;
}
