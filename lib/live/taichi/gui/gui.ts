import { Refusal } from '../../errors.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { runtimeError, typeError } from '../../host/errors.ts';
import { callValue, isTrue, toIndex } from '../../host/operations.ts';
import { current, step } from '../../host/state.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import { NumpyArray } from '../../numpy/numpy.ts';
import { named } from '../arguments.ts';
import { DenseField } from '../field.ts';
import type { Picture } from '../pictures.ts';
import type { WindowHost } from '../window.ts';
import { Canvas } from './canvas.ts';
import { colorFunctions } from './colors.ts';
import { contourOf } from './contours.ts';
import { Events, eventConstants } from './events.ts';
import { emptyImage, fastImageOf, imageOf } from './images.ts';
import { assertion, colorOf, realOf } from './numbers.ts';
import { type Method, Shapes } from './shapes.ts';

export type GuiOptions = {
  version: string;
  /** Without one, only `ti.GUI(show_gui=False)` is there. */
  window: WindowHost | undefined;
  onPicture: (picture: Picture) => void;
};

/** The program waits until a picture has been seen. */
export * as waiting from '../../host/compile/waiting/statements.ts';

/** The class `ti.GUI`. */
export class GuiClass extends PythonObject {
  override readonly typeName = 'type';

  constructor(private readonly options: GuiOptions) {
    super();
  }

  /** What is in the module `taichi` for programs that draw. */
  get members(): Iterable<readonly [string, Value]> {
    return [...colorFunctions, ['GUI', this]];
  }

  /** What is in `ti.tools` for them. */
  get tools(): Iterable<readonly [string, Value]> {
    return [['imshow', new NativeFunction('imshow', (args, keywords) => this.imshow(args, keywords))]];
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    const parameters = ['name', 'res', 'background_color', 'show_gui', 'fullscreen', 'fast_gui'] as const;
    const given = named('ti.GUI', parameters, args, keywords);
    const isShown = given.show_gui === undefined || isTrue(given.show_gui);
    if (isShown && !this.options.window) throw new Refusal('taichi.GUI');
    if (given.fullscreen !== undefined && isTrue(given.fullscreen))
      throw new Refusal('ti.GUI(fullscreen=True)');
    const { name = 'Taichi' } = given;
    if (typeof name !== 'string') throw new Refusal('ti.GUI with this name');
    const isFast = given.fast_gui !== undefined && isTrue(given.fast_gui);
    return new Gui(this.options, name, sizeOf(given.res), colorOf(given.background_color ?? 0n, 'ti.GUI'), {
      isShown,
      isFast,
    });
  }

  override attribute(name: string): Value | undefined {
    return eventConstants.get(name);
  }

  /** `ti.tools.imshow`: shows an image until its window is closed, or the reader presses Escape. */
  private async imshow(args: readonly Value[], keywords: Keywords): Promise<Value> {
    const { img, title = 'imshow' } = named('ti.tools.imshow', ['img', 'title'], args, keywords);
    if (!this.options.window) throw new Refusal('taichi.tools.imshow');
    if (typeof title !== 'string') throw new Refusal('ti.tools.imshow with this title');
    const toNumpy = img instanceof DenseField ? img.attribute('to_numpy') : undefined;
    const array = toNumpy === undefined ? img : callValue(toNumpy, []);
    if (!(array instanceof NumpyArray)) throw new Refusal('ti.tools.imshow of this value');
    if (img !== array && array.rank !== 2 && array.rank !== 3)
      throw assertion('Image must be either RGB/RGBA or greyscale');
    const size = sizeOf(new TupleValue(array.shape.slice(0, 2).map(BigInt)));
    await new Gui(this.options, title, size, 0, { isShown: true, isFast: false }).showUntilClosed(array);
    return null;
  }

  override repr(): string {
    return "<class 'taichi.ui.gui.GUI'>";
  }

  override hasInstance(value: Value): boolean {
    return value instanceof Gui;
  }
}

/** What windows of the language have, and these do not. */
const refused: ReadonlySet<string> = new Set([
  'slider',
  'label',
  'button',
  'contour',
  'cook_image',
  'img',
  'canvas',
  'core',
  'key_pressed',
]);

/** The extents of a window: one number, or a tuple of two. */
function sizeOf(value: Value | undefined): readonly [number, number] {
  if (value instanceof ListValue) throw typeError('can only concatenate list (not "tuple") to list');
  if (value === undefined) return [512, 512];
  const items = value instanceof TupleValue ? value.items : [value, value];
  const [width, height] = items.map(toIndex);
  if (items.length !== 2 || width === undefined || height === undefined)
    throw new Refusal('ti.GUI with this resolution');
  if (width <= 0n || height <= 0n || width * height > 2n ** 25n)
    throw new Refusal('ti.GUI with this resolution');
  return [Number(width), Number(height)];
}

/** A window of `ti.GUI`: a canvas, and what the reader does with mouse and keyboard. */
class Gui extends PythonObject {
  override readonly typeName = 'GUI';
  private readonly canvas: Canvas;
  private readonly events: Events;
  /** The image that fields are written into, and that `get_image` gives. */
  private image: NumpyArray;
  /** What a window with `fast_gui` shows: only images. */
  private fastImage: Uint8ClampedArray | undefined;
  private frame: Value = 0n;
  /** How many pictures the window has been shown for since it should close, and 1. */
  private closing = 0;
  private isClosed = false;
  /** The seconds between two pictures, a 32-bit number; 0 for no limit. */
  private interval = Math.fround(1 / 60);
  private readonly methods: ReadonlyMap<string, Method>;

  constructor(
    private readonly options: GuiOptions,
    private readonly name: string,
    private readonly size: readonly [number, number],
    private background: number,
    private readonly kind: { isShown: boolean; isFast: boolean },
  ) {
    super();
    const [width, height] = size;
    this.canvas = new Canvas(width, height);
    this.events = new Events(width, height);
    this.image = emptyImage(size);
    if (kind.isFast)
      this.fastImage = new Uint8ClampedArray(width * height * 4).map((_, at) => (at % 4 === 3 ? 255 : 0));
    this.canvas.clear(background);
    this.methods = new Map([
      ...new Shapes(this.canvas, options.version).methods(),
      ...this.showing(),
      ...this.asking(),
    ]);
  }

  override attribute(name: string): Value | undefined {
    const run = this.methods.get(name);
    if (run)
      return new NativeFunction(name, (args, keywords) => {
        if (this.isClosed) throw new Refusal('a ti.GUI that is closed');
        return run(args, keywords);
      });
    switch (name) {
      case 'name':
        return this.name;
      case 'res':
        return new TupleValue(this.size.map(BigInt));
      case 'frame':
        return this.frame;
      case 'event':
        return this.events.found;
      case 'background_color':
        return BigInt(this.background);
      case 'running':
        if (this.isClosed) throw new Refusal('a ti.GUI that is closed');
        return this.closing === 0;
      case 'fps_limit':
        return this.interval === 0 ? null : 1 / this.interval;
      default:
        if (refused.has(name)) throw new Refusal(`ti.GUI.${name}`);
        return eventConstants.get(name);
    }
  }

  override setAttribute(name: string, value: Value): boolean {
    switch (name) {
      case 'frame':
        this.frame = value;
        return true;
      case 'background_color':
        this.background = colorOf(value, 'a background');
        return true;
      case 'running':
        if (isTrue(value)) this.closing = 0;
        else if (this.closing === 0) this.closing = 1;
        return true;
      case 'fps_limit':
        this.interval = value === null ? 0 : Math.fround(1 / realOf(value, 'fps_limit'));
        if (!(this.interval >= 0 && this.interval < 1e6)) throw new Refusal('this fps_limit');
        return true;
      default:
        throw new Refusal(`an assignment to ti.GUI.${name}`);
    }
  }

  override repr(): string {
    return '<taichi.ui.gui.GUI object at 0x7f3a20000000>';
  }

  /** The methods that fill the canvas, and that give its picture to the window, a file or the program. */
  private *showing(): Iterable<[string, Method]> {
    yield [
      'clear',
      (args, keywords) => {
        const { color } = named('clear', ['color'], args, keywords);
        this.canvas.clear(color === undefined || color === null ? this.background : colorOf(color, 'clear'));
        return null;
      },
    ];
    yield [
      'set_image',
      (args, keywords) => {
        const { img } = named('set_image', ['img'], args, keywords);
        if (img === undefined) throw new Refusal('set_image without an image');
        this.setImage(img);
        return null;
      },
    ];
    if (this.options.version !== 'v1.5.0')
      yield [
        'contour',
        (args, keywords) => {
          const given = named('contour', ['scalar_field', 'normalize'], args, keywords);
          const isNormalized = given.normalize !== undefined && isTrue(given.normalize);
          this.setImage(contourOf(given.scalar_field, this.size, isNormalized));
          return null;
        },
      ];
    yield [
      'show',
      (args, keywords) => {
        const { file = null } = named('show', ['file'], args, keywords);
        const { line } = current;
        const end = () => {
          if (isTrue(file)) this.write(file, line);
          this.frame = this.frame === null ? null : addOne(this.frame);
          this.canvas.clear(this.background);
          return null;
        };
        return this.kind.isShown ? this.showPicture().then(end) : end();
      },
    ];
    yield [
      'get_image',
      (args, keywords) => {
        named('get_image', [], args, keywords);
        if (this.kind.isFast) throw new Refusal('get_image of a ti.GUI with fast_gui');
        if (this.canvas.texts.length > 0) throw new Refusal('get_image of a ti.GUI with a text');
        (this.image.data as Float32Array).set(this.canvas.pixels);
        return this.image;
      },
    ];
    yield [
      'close',
      (args, keywords) => {
        named('close', [], args, keywords);
        this.isClosed = true;
        return null;
      },
    ];
    yield ['__enter__', () => this];
    yield [
      '__exit__',
      () => {
        this.isClosed = true;
        return null;
      },
    ];
  }

  /** The methods that ask for events. */
  private *asking(): Iterable<[string, Method]> {
    const { events } = this;
    yield [
      'has_key_event',
      (args, keywords) => {
        named('has_key_event', [], args, keywords);
        return !events.isEmpty;
      },
    ];
    yield [
      'get_events',
      (args, keywords) => {
        named('get_events', [], [], keywords);
        return events.matching(args);
      },
    ];
    yield [
      'get_event',
      (args, keywords) => {
        named('get_event', [], [], keywords);
        const found = events.matching(args).next();
        if (found !== undefined) events.found = found;
        return found !== undefined;
      },
    ];
    yield [
      'get_key_event',
      (args, keywords) => {
        named('get_key_event', [], args, keywords);
        if (!events.isEmpty) return events.take();
        if (!this.kind.isShown) throw new Refusal('get_key_event of a ti.GUI without a window');
        return this.nextEvent();
      },
    ];
    yield [
      'is_pressed',
      (args, keywords) => {
        named('is_pressed', [], [], keywords);
        const keys = args.map((key) => {
          if (typeof key !== 'string') throw new Refusal('is_pressed of something else than a key');
          return key;
        });
        return keys.some((key) => events.isPressed(key));
      },
    ];
    yield [
      'get_cursor_pos',
      (args, keywords) => {
        named('get_cursor_pos', [], args, keywords);
        return events.position();
      },
    ];
  }

  /** Shows an image until the window is closed, or the reader presses Escape. */
  async showUntilClosed(image: Value): Promise<void> {
    while (this.closing === 0) {
      step();
      if (this.events.matching(['Escape']).next() !== undefined) this.closing = 1;
      this.setImage(image);
      await this.showPicture();
      this.canvas.clear(this.background);
    }
  }

  private setImage(image: Value): void {
    if (this.kind.isFast) {
      this.fastImage = fastImageOf(image, this.size);
      return;
    }
    this.image = imageOf(image, this.size, this.image);
    this.canvas.setImage(this.image.data as Float32Array);
  }

  private write(file: Value, line: number): void {
    if (typeof file !== 'string' || file.length < 5 || !/\.(png|jpg|bmp)$/.test(file))
      throw new Refusal('ti.GUI.show with this kind of file');
    const [width, height] = this.size;
    this.options.onPicture({ line, name: file, width, height, pixels: this.canvas.written() });
  }

  /** Shows the canvas in the window, and takes the events since the last time. */
  private async showPicture(): Promise<void> {
    const { window } = this.options;
    if (!window) throw new Error('a ti.GUI without a window is not shown');
    // A program that goes on after the window is closed is stopped at its fifth picture.
    if (this.closing > 0 && ++this.closing > 5) throw runtimeError('Caught an unknown exception!');
    const [width, height] = this.size;
    const { events, closed } = await window.show({
      title: this.name,
      width,
      height,
      pixels: this.fastImage?.slice() ?? this.canvas.shown(),
      texts: this.fastImage ? [] : [...this.canvas.texts],
      interval: this.interval,
    });
    for (const event of events) this.events.add(event);
    // A program may let a closed window run on; then it may be closed again.
    if (!closed || this.closing > 0) return;
    this.events.close();
    this.closing = 1;
  }

  private async nextEvent(): Promise<Value> {
    while (this.events.isEmpty) await this.showPicture();
    return this.events.take();
  }
}

function addOne(frame: Value): Value {
  if (typeof frame === 'bigint') return frame + 1n;
  if (typeof frame === 'number') return frame + 1;
  throw new Refusal('this frame of ti.GUI');
}
