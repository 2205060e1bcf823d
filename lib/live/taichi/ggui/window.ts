import { Refusal } from '../../errors.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { isTrue, toIndex } from '../../host/operations.ts';
import { current } from '../../host/state.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import { named } from '../arguments.ts';
import type { GuiOptions } from '../gui/gui.ts';
import type { FrameText } from '../window.ts';
import { numberOf } from './arguments.ts';
import { Canvas } from './canvas.ts';
import { Events } from './events.ts';
import { Gui } from './panel.ts';
import { PanelLayout } from './panel-layout.ts';
import type { Raster } from './raster.ts';

type Method = (args: readonly Value[], keywords: Keywords) => Value | Promise<Value>;

/** The arguments of `ti.ui.Window`. */
type WindowArguments = Partial<Record<'name' | 'res' | 'vsync' | 'fps_limit' | 'pos', Value>>;

/** What windows of the language have, and these do not. */
const refused: ReadonlySet<string> = new Set([
  'get_scene',
  'get_depth_buffer',
  'get_depth_buffer_as_numpy',
  'get_image_buffer_as_numpy',
  'window',
]);

/** A window of `ti.ui`: a canvas, and what the reader does with mouse and keyboard. */
export class UiWindow extends PythonObject {
  override readonly typeName = 'Window';
  private readonly name: string;
  private readonly size: readonly [number, number];
  /** The seconds between two pictures. */
  private readonly interval: number;
  private readonly canvas: Canvas;
  private readonly events: Events;
  private readonly panels: PanelLayout;
  private readonly gui: Gui;
  private isRunning = true;
  private isDestroyed = false;
  /** The picture that `save_image` has drawn, which is then also the one that `show` shows. */
  private drawn: { raster: Raster; texts: FrameText[] } | undefined;
  private readonly methods: ReadonlyMap<string, Method>;

  /** @throws Refusal for arguments that the engine does not have */
  constructor(
    private readonly options: GuiOptions,
    { name, res, vsync, fps_limit }: WindowArguments,
    private readonly isShown: boolean,
  ) {
    super();
    if (typeof name !== 'string') throw new Refusal('ti.ui.Window with this name');
    this.name = name;
    this.size = sizeOf(res);
    const limit = fps_limit === undefined ? 1000 : numberOf(fps_limit, 'fps_limit');
    if (!(limit > 0)) throw new Refusal('this fps_limit');
    this.interval = Math.max(1 / limit, vsync !== undefined && isTrue(vsync) ? 1 / 60 : 0);
    this.canvas = new Canvas(this.size, options.version === 'master');
    this.events = new Events(this.size);
    this.panels = new PanelLayout(this.size, this.events.mouse);
    this.gui = new Gui(this.panels);
    this.methods = new Map([...this.showing(), ...this.asking()]);
  }

  override attribute(name: string): Value | undefined {
    const run = this.methods.get(name);
    if (run)
      return new NativeFunction(name, (args, keywords) => {
        if (this.isDestroyed) throw new Refusal('a ti.ui.Window that is destroyed');
        return run(args, keywords);
      });
    if (refused.has(name)) throw new Refusal(`ti.ui.Window.${name}`);
    if (name === 'running') return this.isRunning;
    if (name === 'GUI') return this.gui;
    return name === 'event' ? this.shown('event').found : undefined;
  }

  override setAttribute(name: string, value: Value): boolean {
    if (name !== 'running') throw new Refusal(`an assignment to ti.ui.Window.${name}`);
    if (this.isShown) this.isRunning = isTrue(value);
    return true;
  }

  override repr(): string {
    return '<taichi.ui.window.Window object at 0x7f3a20000000>';
  }

  private *showing(): Iterable<[string, Method]> {
    yield ['get_canvas', (args, keywords) => this.without('get_canvas', args, keywords, this.canvas)];
    yield ['get_gui', (args, keywords) => this.without('get_gui', args, keywords, this.gui)];
    yield [
      'get_window_shape',
      (args, keywords) =>
        this.without('get_window_shape', args, keywords, new TupleValue(this.size.map(BigInt))),
    ];
    yield [
      'show',
      (args, keywords) => {
        named('show', [], args, keywords);
        this.shown('show');
        return this.show().then(() => null);
      },
    ];
    for (const name of this.options.version === 'v1.5.0' ? ['save_image', 'write_image'] : ['save_image'])
      yield [
        name,
        (args, keywords) => {
          this.save(named(name, ['filename'], args, keywords).filename);
          return null;
        },
      ];
    yield [
      'destroy',
      (args, keywords) => {
        this.isDestroyed = true;
        return this.without('destroy', args, keywords, null);
      },
    ];
  }

  private *asking(): Iterable<[string, Method]> {
    const tagOf = (name: string, args: readonly Value[], keywords: Keywords) =>
      named(name, ['tag'], args, keywords).tag ?? null;
    yield [
      'get_events',
      (args, keywords) => new ListValue(this.shown('get_events').take(tagOf('get_events', args, keywords))),
    ];
    yield [
      'get_event',
      (args, keywords) => this.shown('get_event').takeFirst(tagOf('get_event', args, keywords)),
    ];
    yield [
      'is_pressed',
      (args, keywords) => {
        named('is_pressed', [], [], keywords);
        return args.some((key) => {
          if (typeof key !== 'string') throw new Refusal('is_pressed of something else than a key');
          return this.events.isPressed(key);
        });
      },
    ];
    yield [
      'get_cursor_pos',
      (args, keywords) =>
        this.without('get_cursor_pos', args, keywords, this.shown('get_cursor_pos').position()),
    ];
  }

  /** The result of a method that has no arguments. */
  private without(name: string, args: readonly Value[], keywords: Keywords, result: Value): Value {
    named(name, [], args, keywords);
    return result;
  }

  /** The events of a window that is shown. @throws Refusal for one that is not, for which the language raises an error */
  private shown(name: string): Events {
    if (!this.isShown) throw new Refusal(`ti.ui.Window.${name} of a window that is not shown`);
    return this.events;
  }

  /** Draws the canvas and the panels, where that is not done yet. */
  private draw(): { raster: Raster; texts: FrameText[] } {
    if (!this.drawn) {
      const raster = this.canvas.draw();
      this.drawn = { raster, texts: this.panels.draw(raster) };
    }
    return this.drawn;
  }

  private save(file: Value | undefined): void {
    if (typeof file !== 'string' || !/\.(png|jpg|bmp)$/.test(file))
      throw new Refusal('ti.ui.Window.save_image with this kind of file');
    const [width, height] = this.size;
    const { raster, texts } = this.draw();
    if (texts.length > 0) throw new Refusal('a picture of ti.ui with a panel in a file');
    const pixels = raster.pixels().slice();
    this.options.onPicture({ line: current.line, name: file, width, height, pixels });
    if (!this.isShown) this.drawn = undefined;
  }

  /** Shows the canvas, and takes the events since the last time. */
  private async show(): Promise<void> {
    const { window } = this.options;
    if (!window) throw new Error('a ti.ui.Window without a host is not shown');
    const [width, height] = this.size;
    const { raster, texts } = this.draw();
    this.drawn = undefined;
    const { events, closed } = await window.show({
      title: this.name,
      width,
      height,
      pixels: raster.pixels(),
      texts,
      interval: this.interval,
    });
    this.events.begin();
    for (const event of events) this.events.add(event);
    if (closed) this.isRunning = false;
  }
}

/** The extents of a window: a tuple of two integers. */
function sizeOf(value: Value | undefined): readonly [number, number] {
  const [width, height] = value instanceof TupleValue ? value.items.map(toIndex) : [];
  if (
    width === undefined ||
    height === undefined ||
    width <= 0n ||
    height <= 0n ||
    width * height > 2n ** 25n
  )
    throw new Refusal('ti.ui.Window with this resolution');
  return [Number(width), Number(height)];
}
