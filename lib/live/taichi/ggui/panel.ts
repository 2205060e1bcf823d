import { Refusal } from '../../errors.ts';
import { TupleValue } from '../../host/collections/lists.ts';
import { isTrue, toIndex } from '../../host/operations.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import { named } from '../arguments.ts';
import type { FrameText } from '../window.ts';
import { colorOf, numberOf } from './arguments.ts';
import type { Mouse } from './events.ts';
import type { Box, Color, Raster } from './raster.ts';

type Method = (args: readonly Value[], keywords: Keywords) => Value;

/** A panel that is being described: where it is, and where its next widget comes, in pixels from the upper left corner. */
type Panel = { name: string; left: number; top: number; width: number; next: number };

/** Sizes in pixels, and colours with their opacity, as Dear ImGui has them by default. */
const line = 13;
const row = 19;
const padding = 8;
const gap = 4;
const style = {
  panel: [[0.06, 0.06, 0.06], 0.94],
  title: [[0.16, 0.29, 0.48], 1],
  frame: [[0.16, 0.29, 0.48], 0.54],
  grab: [[0.24, 0.52, 0.88], 1],
  button: [[0.26, 0.59, 0.98], 0.4],
} as const satisfies Record<string, readonly [Color, number]>;
const white: Color = [1, 1, 1];

/** The narrowest part of a slider that can be taken, and the space on both sides of it. */
const leastGrab = 10;
const grabSpace = 2;

/** About how wide a character is. The engine has no font: the host draws texts. */
const characterWidth = 7;

/**
 * The panels of a window, `window.get_gui()`: each widget is drawn where the program describes it, and gives the value that the reader
 * has set with the mouse. They look and work like those of Dear ImGui, without folding and resizing, and without typed numbers.
 */
export class Gui extends PythonObject {
  override readonly typeName = 'Gui';
  private panel: Panel | undefined;
  /** Where the reader has moved panels to. */
  private readonly places = new Map<string, readonly [number, number]>();
  /** The widget that the mouse was pressed on, and where the mouse was then or at the last turn. */
  private held: { id: string; x: number; y: number } | undefined;
  private boxes: [Box, Color, number][] = [];
  private texts: FrameText[] = [];
  private readonly methods: ReadonlyMap<string, Method>;

  constructor(
    private readonly size: readonly [number, number],
    private readonly mouse: Mouse,
  ) {
    super();
    this.methods = new Map([...this.panels(), ...this.widgets()]);
  }

  override attribute(name: string): Value | undefined {
    const run = this.methods.get(name);
    return run && new NativeFunction(name, run);
  }

  /** Draws what was described since the last time. @returns the texts that lie on it */
  draw(raster: Raster): FrameText[] {
    const { boxes, texts } = this;
    for (const box of boxes) raster.box(...box);
    this.boxes = [];
    this.texts = [];
    if (!this.mouse.isDown) this.held = undefined;
    return texts;
  }

  private *panels(): Iterable<[string, Method]> {
    const parameters = ['name', 'x', 'y', 'width', 'height'] as const;
    yield [
      'begin',
      (args, keywords) => {
        this.begin(named('begin', parameters, args, keywords));
        return null;
      },
    ];
    yield [
      'end',
      (args, keywords) => {
        named('end', [], args, keywords);
        this.end();
        return null;
      },
    ];
    yield [
      'sub_window',
      (args, keywords) => new PanelContext(this, named('sub_window', parameters, args, keywords)),
    ];
  }

  private *widgets(): Iterable<[string, Method]> {
    yield [
      'text',
      (args, keywords) => {
        const { text, color } = named('text', ['text', 'color'], args, keywords);
        this.write(textOf(text), 0, 0, color === undefined || color === null ? white : colorOf(color));
        this.advance(line);
        return null;
      },
    ];
    yield [
      'checkbox',
      (args, keywords) => {
        const given = named('checkbox', ['text', 'old_value'], args, keywords);
        const label = textOf(given.text);
        const isOld = isTrue(given.old_value ?? null);
        const isNew = this.isClicked(label, row + gap + widthOf(label)) ? !isOld : isOld;
        this.box(0, row, style.frame);
        if (isNew) this.box(gap, row - 2 * gap, style.grab, gap);
        this.write(label, row + gap, 3);
        this.advance(row);
        return isNew;
      },
    ];
    yield [
      'button',
      (args, keywords) => {
        const label = textOf(named('button', ['text'], args, keywords).text);
        const width = widthOf(label) + padding;
        const isClicked = this.isClicked(label, width);
        this.box(0, width, style.button);
        this.write(label, gap, 3);
        this.advance(row);
        return isClicked;
      },
    ];
    yield [
      'slider_float',
      (args, keywords) =>
        this.slider('slider_float', args, keywords, (share, least, most) => {
          const value = least + (most - least) * share;
          // The value is one that the slider can show.
          return Math.fround(Number(value.toFixed(3)));
        }),
    ];
    yield [
      'slider_int',
      (args, keywords) =>
        this.slider('slider_int', args, keywords, (share, least, most) =>
          BigInt(Math.trunc(least + (most - least) * share + 0.5)),
        ),
    ];
    yield [
      'color_edit_3',
      (args, keywords) => {
        const given = named('color_edit_3', ['text', 'old_value'], args, keywords);
        if (given.old_value === undefined) throw new Refusal('color_edit_3 without a colour');
        return this.colorEditor(textOf(given.text), colorOf(given.old_value));
      },
    ];
  }

  /** Begins a panel where the reader has moved it to, or else where the program says. */
  begin({ name, x, y, width, height }: Partial<Record<string, Value>>): void {
    if (this.panel) throw new Refusal('a panel of ti.ui in another one');
    const label = textOf(name);
    const [columns, rows] = this.size;
    const part = (value: Value | undefined, extent: number) =>
      Math.trunc(numberOf(value, 'the place of a panel') * extent);
    const extents = { width: part(width, columns), height: part(height, rows) };
    const [left, top] = this.places.get(label) ?? [part(x, columns), part(y, rows)];
    const id = `${label}/`;
    if (this.isTaken(id, { left, top, width: extents.width, height: row })) {
      const [dx, dy] = this.dragged();
      this.places.set(label, [left + dx, top + dy]);
    } else this.places.set(label, [left, top]);
    const [newLeft, newTop] = this.places.get(label) as readonly [number, number];
    this.boxes.push([{ left: newLeft, top: newTop, ...extents }, ...style.panel]);
    this.boxes.push([{ left: newLeft, top: newTop, width: extents.width, height: row }, ...style.title]);
    this.panel = {
      name: label,
      left: newLeft,
      top: newTop,
      width: extents.width,
      next: newTop + row + padding,
    };
    this.texts.push(this.textAt(label, newLeft + padding, newTop + 3, white));
  }

  /** Ends the panel. */
  end(): void {
    this.panel = undefined;
  }

  /** The panel that widgets come into; without one, Dear ImGui makes one. */
  private current(): Panel {
    if (!this.panel) throw new Refusal('a widget of ti.ui outside of a panel');
    return this.panel;
  }

  /** How wide the widgets are that have their label beside them. */
  private widgetWidth(): number {
    return Math.trunc(this.current().width * 0.65);
  }

  private advance(height: number): void {
    this.current().next += height + gap;
  }

  /** A box in the row of the next widget. */
  private place(from: number, width: number, inset = 0): Box {
    const { left, next } = this.current();
    return { left: left + padding + from, top: next + inset, width, height: row - 2 * inset };
  }

  private box(from: number, width: number, [color, opacity]: readonly [Color, number], inset = 0): void {
    this.boxes.push([this.place(from, width, inset), color, opacity]);
  }

  private write(text: string, from: number, down: number, color: Color = white): void {
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
  private isTaken(id: string, box: Box): boolean {
    const { mouse } = this;
    if (mouse.isPressed && !this.held && isIn(box, mouse)) this.held = { id, x: mouse.x, y: mouse.y };
    return this.held?.id === id;
  }

  /** Whether the mouse was released on the widget that it was pressed on. */
  private isClicked(label: string, width: number): boolean {
    const box = this.place(0, width);
    return this.isTaken(this.idOf(label), box) && this.mouse.isReleased && isIn(box, this.mouse);
  }

  private idOf(label: string): string {
    return `${this.current().name}/${label}`;
  }

  /** How far the mouse was moved since the last time, with the widget that it holds. */
  private dragged(): readonly [number, number] {
    const { held, mouse } = this;
    if (!held) return [0, 0];
    const moved = [mouse.x - held.x, mouse.y - held.y] as const;
    this.held = { ...held, x: mouse.x, y: mouse.y };
    return moved;
  }

  private slider(
    name: string,
    args: readonly Value[],
    keywords: Keywords,
    valueAt: (share: number, least: number, most: number) => number | bigint,
  ): Value {
    const given = named(name, ['text', 'old_value', 'minimum', 'maximum'], args, keywords);
    const label = textOf(given.text);
    const isInteger = name === 'slider_int';
    if (
      isInteger &&
      [given.old_value, given.minimum, given.maximum].some((one) => toIndex(one ?? null) === undefined)
    )
      throw new Refusal('slider_int of something else than integers');
    const [old, least, most] = [given.old_value, given.minimum, given.maximum].map((one) =>
      Math.fround(numberOf(one, 'a slider')),
    ) as [number, number, number];
    if (!(least < most)) throw new Refusal('a slider without a range');
    const width = this.widgetWidth();
    const box = this.place(0, width);
    const room = width - 2 * grabSpace;
    const grab = Math.min(room, isInteger ? Math.max(room / (most - least + 1), leastGrab) : leastGrab);
    const share = (this.mouse.x - box.left - grabSpace - grab / 2) / (room - grab);
    const value = this.isTaken(this.idOf(label), box)
      ? valueAt(Math.min(Math.max(share, 0), 1), least, most)
      : isInteger
        ? (toIndex(given.old_value ?? null) as bigint)
        : old;
    const shown = Math.min(Math.max((Number(value) - least) / (most - least), 0), 1);
    this.box(0, width, style.frame);
    this.box(grabSpace + shown * (room - grab), grab, style.grab, grabSpace);
    const text = isInteger ? String(value) : Number(value).toFixed(3);
    this.write(text, (width - widthOf(text)) / 2, 3);
    this.write(label, width + gap, 3);
    this.advance(row);
    return value;
  }

  /** Three numbers from 0 to 255 that can be dragged to the sides, and the colour. */
  private colorEditor(label: string, old: Color): Value {
    const width = Math.trunc((this.widgetWidth() - row - 3 * gap) / 3);
    const parts = old.map((part, at) => {
      const from = at * (width + gap);
      const id = `${this.idOf(label)}/${at}`;
      const byte = Math.trunc(part * 255 + 0.5);
      const moved = this.isTaken(id, this.place(from, width)) ? this.dragged()[0] : 0;
      const value = Math.min(Math.max(byte + moved, 0), 255);
      this.box(from, width, style.frame);
      const text = `${'RGB'[at]}:${String(Math.round(value)).padStart(3)}`;
      this.write(text, from + (width - widthOf(text)) / 2, 3);
      return moved === 0 ? part : Math.fround(value / 255);
    });
    this.box(3 * (width + gap), row, [parts as unknown as Color, 1]);
    this.write(label, 3 * (width + gap) + row + gap, 3);
    this.advance(row);
    return new TupleValue(parts);
  }
}

/** `with gui.sub_window(…) as panel:` */
class PanelContext extends PythonObject {
  override readonly typeName = '_GeneratorContextManager';

  constructor(
    private readonly gui: Gui,
    private readonly given: Partial<Record<string, Value>>,
  ) {
    super();
  }

  override attribute(name: string): Value | undefined {
    if (name === '__enter__')
      return new NativeFunction(name, () => {
        this.gui.begin(this.given);
        return this.gui;
      });
    if (name !== '__exit__') return undefined;
    return new NativeFunction(name, () => {
      this.gui.end();
      return false;
    });
  }
}

function isIn({ left, top, width, height }: Box, { x, y }: Mouse): boolean {
  return x >= left && x < left + width && y >= top && y < top + height;
}

function widthOf(text: string): number {
  return text.length * characterWidth;
}

/** A text of a widget. @throws Refusal for one of several lines, with other characters than ASCII, or with `##`, which hides a part */
function textOf(value: Value | undefined): string {
  if (typeof value !== 'string' || !/^[\x20-\x7e]*$/.test(value) || value.includes('##'))
    throw new Refusal('this text of a panel');
  return value;
}
