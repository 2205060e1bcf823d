import type { CompareOperator } from '../../syntax/tree.ts';
import { indexError, typeError, valueError } from '../errors.ts';
import { isEqual, repr, toIndex } from '../forward.ts';
import { typeNameOf } from '../protocol.ts';
import { PythonObject, type Value } from '../values.ts';

/** `a:b:c` */
export class Slice extends PythonObject {
  override readonly typeName = 'slice';

  constructor(
    readonly start: Value,
    readonly stop: Value,
    readonly step: Value,
  ) {
    super();
  }

  /** The first index, the one after the last, the step, and how many there are, in a sequence of that length. */
  indices(length: number): { start: number; stop: number; step: number; count: number } {
    const step = this.step === null ? 1 : sliceIndex(this.step);
    if (step === 0) throw valueError('slice step cannot be zero');
    const low = step > 0 ? 0 : -1;
    const high = step > 0 ? length : length - 1;
    const limit = (value: Value, otherwise: number) => {
      if (value === null) return otherwise;
      const index = sliceIndex(value);
      return Math.min(Math.max(index < 0 ? index + length : index, low), high);
    };
    const start = limit(this.start, step > 0 ? low : high);
    const stop = limit(this.stop, step > 0 ? high : low);
    return { start, stop, step, count: Math.max(0, Math.ceil((stop - start) / step)) };
  }

  override attribute(name: string): Value | undefined {
    return name === 'start' || name === 'stop' || name === 'step' ? this[name] : undefined;
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    if (operator !== '==' || !(other instanceof Slice)) return undefined;
    return (
      isEqual(this.start, other.start) && isEqual(this.stop, other.stop) && isEqual(this.step, other.step)
    );
  }

  override dictionaryKey(): Value {
    throw typeError("unhashable type: 'slice'");
  }

  override repr(): string {
    return `slice(${repr(this.start)}, ${repr(this.stop)}, ${repr(this.step)})`;
  }
}

function sliceIndex(value: Value): number {
  const index = toIndex(value);
  if (index === undefined)
    throw typeError('slice indices must be integers or None or have an __index__ method');
  return Number(index);
}

/** The items that a slice takes. */
export function sliced<T>(items: readonly T[], slice: Slice): T[] {
  const { start, stop, step, count } = slice.indices(items.length);
  if (step === 1) return items.slice(start, Math.max(start, stop));
  return Array.from({ length: count }, (_, at) => items[start + at * step] as T);
}

/** The place of an index in a sequence. @throws errors of Python */
export function placeOf(
  index: Value,
  length: number,
  typeName: string,
  message = `${typeName} index out of range`,
): number {
  const found = toIndex(index);
  if (found === undefined)
    throw typeError(`${typeName} indices must be integers or slices, not ${typeNameOf(index)}`);
  if (typeName !== 'range' && (found >= 2n ** 63n || found < -(2n ** 63n)))
    throw indexError("cannot fit 'int' into an index-sized integer");
  const at = Number(found);
  const place = at < 0 ? at + length : at;
  if (place < 0 || place >= length) throw indexError(message);
  return place;
}
