import { Refusal } from '../../errors.ts';
import { TupleValue } from '../../host/collections/lists.ts';
import { PythonError } from '../../host/errors.ts';
import { PythonObject, type Value } from '../../host/values.ts';
import type { WindowEvent } from '../window.ts';

/** The constants of `ti.ui`: keys and kinds of events. */
export const constants: readonly (readonly [string, string])[] = [
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
  ['CAPSLOCK', 'CapsLock'],
  ['LMB', 'LMB'],
  ['MMB', 'MMB'],
  ['RMB', 'RMB'],
  ['PRESS', 'Press'],
  ['RELEASE', 'Release'],
];

const names: ReadonlySet<string> = new Set(constants.map(([, name]) => name));

/** The mouse for panels: its place in pixels from the upper left corner, and what its left button has done since the last picture. */
export type Mouse = { x: number; y: number; isDown: boolean; isPressed: boolean; isReleased: boolean };

/** The name that `ti.ui` has for a key of the host, and none for those that it does not know, such as digits. */
function keyOf(key: string): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const name = key.replace(/_[LR]$/, '').replace('_', '');
  return names.has(name) ? name : undefined;
}

/** An event of `ti.ui.Window`. Its kind cannot be asked for. */
class Event extends PythonObject {
  override readonly typeName = 'Event';

  constructor(
    readonly kind: string,
    private readonly key: string,
  ) {
    super();
  }

  override attribute(name: string): Value | undefined {
    return name === 'key' ? this.key : undefined;
  }

  override setAttribute(): boolean {
    throw new Refusal('an assignment to an event of ti.ui');
  }
}

/** The events of a window in their order, and what the reader does now: which keys are down, and where the mouse is. */
export class Events {
  /** The last event that `get_event` has found. */
  found: Value = new Event('', '');
  private waiting: Event[] = [];
  private readonly pressed = new Set<string>();
  private cursor: readonly [number, number] = [0, 1];
  readonly mouse: Mouse = { x: -1, y: -1, isDown: false, isPressed: false, isReleased: false };

  constructor(private readonly size: readonly [number, number]) {}

  /** Begins a new picture. */
  begin(): void {
    Object.assign(this.mouse, { isPressed: false, isReleased: false });
  }

  /** Takes an event of the host. */
  add({ type, key, x, y }: WindowEvent): void {
    this.cursor = [Math.fround(x), Math.fround(y)];
    Object.assign(this.mouse, { x: x * this.size[0], y: (1 - y) * this.size[1] });
    if (key === 'LMB' && type !== 'motion')
      Object.assign(this.mouse, {
        isDown: type === 'press',
        [type === 'press' ? 'isPressed' : 'isReleased']: true,
      });
    if (type === 'motion') return;
    if (type === 'press') this.pressed.add(key);
    else this.pressed.delete(key);
    const name = keyOf(key);
    if (name !== undefined) this.waiting.push(new Event(type === 'press' ? 'Press' : 'Release', name));
  }

  /** `get_events(tag)`: takes all events of a kind; others stay. */
  take(tag: Value): Event[] {
    const matches = matcherOf(tag);
    const taken = this.waiting.filter(matches);
    this.waiting = this.waiting.filter((event) => !matches(event));
    return taken;
  }

  /** `get_event(tag)`: takes the first event of a kind, and says whether there was one. */
  takeFirst(tag: Value): boolean {
    const at = this.waiting.findIndex(matcherOf(tag));
    if (at < 0) return false;
    [this.found] = this.waiting.splice(at, 1) as [Event];
    return true;
  }

  /** Whether a key is down. Of the two keys for Shift, Alt and Control, the language asks for the left one. */
  isPressed(name: string): boolean {
    return [...this.pressed].some((key) => !key.endsWith('_R') && keyOf(key) === name);
  }

  /** Where the mouse is: from 0 to 1, from the lower left corner. */
  position(): TupleValue {
    return new TupleValue([...this.cursor]);
  }
}

function matcherOf(tag: Value): (event: Event) => boolean {
  if (tag === null) return () => true;
  if (tag !== 'Press' && tag !== 'Release') throw new PythonError('Exception', 'unrecognized event tag');
  return ({ kind }) => kind === tag;
}
