import { Refusal } from '../../errors.ts';
import { IteratorValue } from '../../host/collections/iterators.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { isEqual } from '../../host/operations.ts';
import { PythonObject, type Value } from '../../host/values.ts';
import type { WindowEvent } from '../window.ts';

/** Events of mouse and keyboard, as programs see them. */

/** `ti.GUI.PRESS` and the others. */
class EventType extends PythonObject {
  override readonly typeName = 'EType';

  constructor(
    private readonly name: string,
    private readonly number: number,
  ) {
    super();
  }

  override repr(): string {
    return `<${this.str()}: ${this.number}>`;
  }

  override str(): string {
    return `EType.${this.name}`;
  }
}

const types = {
  motion: new EventType('Move', 0),
  press: new EventType('Press', 1),
  release: new EventType('Release', 2),
};

/** The constants of `ti.GUI`: keys and types of events. */
export const eventConstants: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['SHIFT', 'Shift'],
  ['ALT', 'Alt'],
  ['CTRL', 'Control'],
  ['ESCAPE', 'Escape'],
  ['RETURN', 'Return'],
  ['TAB', 'Tab'],
  ['BACKSPACE', 'BackSpace'],
  ['SPACE', ' '],
  ['UP', 'Up'],
  ['DOWN', 'Down'],
  ['LEFT', 'Left'],
  ['RIGHT', 'Right'],
  ['CAPSLOCK', 'Caps_Lock'],
  ['LMB', 'LMB'],
  ['MMB', 'MMB'],
  ['RMB', 'RMB'],
  ['EXIT', 'WMClose'],
  ['WHEEL', 'Wheel'],
  ['MOVE', 'Motion'],
  ['MOTION', types.motion],
  ['PRESS', types.press],
  ['RELEASE', types.release],
]);

/** `ti.GUI.Event` */
class Event extends PythonObject {
  override readonly typeName = 'Event';

  constructor(
    readonly type: EventType,
    readonly key: string,
    private readonly position: TupleValue,
    private readonly delta: TupleValue,
    private readonly modifiers: ListValue,
  ) {
    super();
  }

  override attribute(name: string): Value | undefined {
    switch (name) {
      case 'type':
        return this.type;
      case 'key':
        return this.key;
      case 'pos':
        return this.position;
      case 'delta':
        return this.delta;
      case 'modifier':
        return this.modifiers;
      default:
        return undefined;
    }
  }

  override setAttribute(): boolean {
    throw new Refusal('an assignment to an event of ti.GUI');
  }
}

/** An event that the program has not asked for yet. Places are in pixels, from the lower left corner. */
type Waiting = {
  type: EventType;
  key: string;
  place: readonly [number, number];
  delta: readonly [number, number];
};

const modifiers = ['Shift', 'Alt', 'Control'];

/** The events of a window, in their order, and what follows from those that the program has taken: the keys that are pressed. */
export class Events {
  /** The last event that `get_event` has found. */
  found: Value = null;
  private readonly waiting: Waiting[] = [];
  private readonly pressed = new Set<string>();
  private cursor: readonly [number, number] = [0, 0];

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** Takes an event of the host. */
  add({ type, key, x, y, delta }: WindowEvent): void {
    if (key === 'Wheel' && !delta) throw new Error('an event of the wheel needs its delta');
    const pixel = (part: number, extent: number) =>
      Math.min(Math.max(Math.floor(part * extent), 0), extent - 1);
    this.cursor = [pixel(x, this.width), pixel(y, this.height)];
    this.waiting.push({ type: types[type], key, place: this.cursor, delta: delta ?? [0, 0] });
  }

  /** Adds the event of a closed window. */
  close(): void {
    this.waiting.push({ type: types.press, key: 'WMClose', place: this.cursor, delta: [0, 0] });
  }

  /** Takes the next event, and notes whether its key is pressed now. There has to be one. */
  take(): Event {
    const next = this.waiting.shift();
    if (!next) throw new Error('there is no event');
    const { type, key, place, delta } = next;
    const held = modifiers.filter((one) => this.isPressed(one));
    const turned = key === 'Wheel' ? delta : [0, 0];
    const event = new Event(
      type,
      key,
      this.untransformed(place),
      new TupleValue(turned.map(BigInt)),
      new ListValue(held),
    );
    if (type === types.press) this.pressed.add(key);
    else this.pressed.delete(key);
    return event;
  }

  /** `get_events(…)`: takes events while the program asks for more, and gives those that a filter names. */
  matching(filters: readonly Value[]): IteratorValue {
    const wanted = filters.map(filterOf);
    const { waiting } = this;
    const take = () => this.take();
    function* events(): Generator<Value> {
      while (waiting.length > 0) {
        const event = take();
        if (wanted.length === 0 || wanted.some((matches) => matches(event))) yield event;
      }
    }
    return new IteratorValue('generator', events());
  }

  /** Whether the last event of a key that the program has taken was its press. */
  isPressed(key: string): boolean {
    if (modifiers.includes(key) && (this.pressed.has(`${key}_L`) || this.pressed.has(`${key}_R`)))
      return true;
    return this.pressed.has(key);
  }

  /** Where the mouse is: from 0 to 1, from the lower left corner. */
  position(): TupleValue {
    return this.untransformed(this.cursor);
  }

  /** A place in pixels as the language computes it, with 32-bit numbers: by the inverse of a matrix. */
  private untransformed([x, y]: readonly [number, number]): TupleValue {
    const { fround } = Math;
    const inverse = fround(1 / fround(this.width * this.height));
    return new TupleValue([
      fround(fround(inverse * this.height) * x),
      fround(fround(inverse * this.width) * y),
    ]);
  }
}

/** What a filter of `get_events` matches: a type, a key, or a pair of both. */
function filterOf(filter: Value): (event: Event) => boolean {
  if (filter instanceof TupleValue || filter instanceof ListValue) {
    const [type, key] = filter.items;
    if (filter.items.length !== 2) throw new Refusal('this filter of events');
    return (event) => isEqual(event.type, type as Value) && isEqual(event.key, key as Value);
  }
  if (!(filter instanceof EventType) && typeof filter !== 'string')
    throw new Refusal('this filter of events');
  return (event) => isEqual(event.type, filter) || isEqual(event.key, filter);
}
