import { Refusal } from '../../errors.ts';
import { TupleValue } from '../../host/collections/lists.ts';
import { isTrue, toIndex } from '../../host/operations.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import { named } from '../arguments.ts';
import { colorOf, numberOf } from './arguments.ts';
import { gap, line, type PanelLayout, padding, row, style, textOf, white, widthOf } from './panel-layout.ts';
import type { Color } from './raster.ts';

type Method = (args: readonly Value[], keywords: Keywords) => Value;

/** The narrowest part of a slider that can be taken, and the space on both sides of it. */
const leastGrab = 10;
const grabSpace = 2;

/**
 * The panels of a window, `window.get_gui()`: each widget is drawn where the program describes it, and gives the value that the reader
 * has set with the mouse. They look and work like those of Dear ImGui, without folding and resizing, and without typed numbers.
 */
export class Gui extends PythonObject {
  override readonly typeName = 'Gui';
  private readonly methods: ReadonlyMap<string, Method>;

  constructor(private readonly layout: PanelLayout) {
    super();
    this.methods = new Map([...this.panels(), ...this.widgets()]);
  }

  override attribute(name: string): Value | undefined {
    const run = this.methods.get(name);
    return run && new NativeFunction(name, run);
  }

  private *panels(): Iterable<[string, Method]> {
    const parameters = ['name', 'x', 'y', 'width', 'height'] as const;
    yield [
      'begin',
      (args, keywords) => {
        this.layout.begin(named('begin', parameters, args, keywords));
        return null;
      },
    ];
    yield [
      'end',
      (args, keywords) => {
        named('end', [], args, keywords);
        this.layout.end();
        return null;
      },
    ];
    yield [
      'sub_window',
      (args, keywords) =>
        new PanelContext(this, this.layout, named('sub_window', parameters, args, keywords)),
    ];
  }

  private *widgets(): Iterable<[string, Method]> {
    yield [
      'text',
      (args, keywords) => {
        const { text, color } = named('text', ['text', 'color'], args, keywords);
        this.layout.write(textOf(text), 0, 0, color === undefined || color === null ? white : colorOf(color));
        this.layout.advance(line);
        return null;
      },
    ];
    yield [
      'checkbox',
      (args, keywords) => {
        const given = named('checkbox', ['text', 'old_value'], args, keywords);
        const label = textOf(given.text);
        const isOld = isTrue(given.old_value ?? null);
        const isNew = this.layout.isClicked(label, row + gap + widthOf(label)) ? !isOld : isOld;
        this.layout.box(0, row, style.frame);
        if (isNew) this.layout.box(gap, row - 2 * gap, style.grab, gap);
        this.layout.write(label, row + gap, 3);
        this.layout.advance(row);
        return isNew;
      },
    ];
    yield [
      'button',
      (args, keywords) => {
        const label = textOf(named('button', ['text'], args, keywords).text);
        const width = widthOf(label) + padding;
        const isClicked = this.layout.isClicked(label, width);
        this.layout.box(0, width, style.button);
        this.layout.write(label, gap, 3);
        this.layout.advance(row);
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
    const width = this.layout.widgetWidth();
    const box = this.layout.place(0, width);
    const room = width - 2 * grabSpace;
    const grab = Math.min(room, isInteger ? Math.max(room / (most - least + 1), leastGrab) : leastGrab);
    const share = (this.layout.mouse.x - box.left - grabSpace - grab / 2) / (room - grab);
    const value = this.layout.isTaken(this.layout.idOf(label), box)
      ? valueAt(Math.min(Math.max(share, 0), 1), least, most)
      : isInteger
        ? (toIndex(given.old_value ?? null) as bigint)
        : old;
    const shown = Math.min(Math.max((Number(value) - least) / (most - least), 0), 1);
    this.layout.box(0, width, style.frame);
    this.layout.box(grabSpace + shown * (room - grab), grab, style.grab, grabSpace);
    const text = isInteger ? String(value) : Number(value).toFixed(3);
    this.layout.write(text, (width - widthOf(text)) / 2, 3);
    this.layout.write(label, width + gap, 3);
    this.layout.advance(row);
    return value;
  }

  /** Three numbers from 0 to 255 that can be dragged to the sides, and the colour. */
  private colorEditor(label: string, old: Color): Value {
    const width = Math.trunc((this.layout.widgetWidth() - row - 3 * gap) / 3);
    const parts = old.map((part, at) => {
      const from = at * (width + gap);
      const id = `${this.layout.idOf(label)}/${at}`;
      const byte = Math.trunc(part * 255 + 0.5);
      const moved = this.layout.isTaken(id, this.layout.place(from, width)) ? this.layout.dragged()[0] : 0;
      const value = Math.min(Math.max(byte + moved, 0), 255);
      this.layout.box(from, width, style.frame);
      const text = `${'RGB'[at]}:${String(Math.round(value)).padStart(3)}`;
      this.layout.write(text, from + (width - widthOf(text)) / 2, 3);
      return moved === 0 ? part : Math.fround(value / 255);
    });
    this.layout.box(3 * (width + gap), row, [parts as unknown as Color, 1]);
    this.layout.write(label, 3 * (width + gap) + row + gap, 3);
    this.layout.advance(row);
    return new TupleValue(parts);
  }
}

/** `with gui.sub_window(…) as panel:` */
class PanelContext extends PythonObject {
  override readonly typeName = '_GeneratorContextManager';

  constructor(
    private readonly gui: Gui,
    private readonly layout: PanelLayout,
    private readonly given: Partial<Record<string, Value>>,
  ) {
    super();
  }

  override attribute(name: string): Value | undefined {
    if (name === '__enter__')
      return new NativeFunction(name, () => {
        this.layout.begin(this.given);
        return this.gui;
      });
    if (name !== '__exit__') return undefined;
    return new NativeFunction(name, () => {
      this.layout.end();
      return false;
    });
  }
}
