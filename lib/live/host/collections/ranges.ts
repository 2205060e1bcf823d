import { Refusal } from '../../errors.ts';
import type { CompareOperator } from '../../syntax/tree.ts';
import { valueError } from '../errors.ts';
import { step } from '../state.ts';
import { PythonObject, type Value } from '../values.ts';
import { isSame } from './items.ts';
import { placeOf, Slice } from './slices.ts';

/** `range(start, stop, step)` */
export class RangeValue extends PythonObject {
  override readonly typeName = 'range';
  readonly count: number;

  constructor(
    readonly start: bigint,
    readonly stop: bigint,
    readonly step: bigint,
  ) {
    super();
    if (step === 0n) throw valueError('range() arg 3 must not be zero');
    const span = step > 0n ? stop - start : start - stop;
    const size = step > 0n ? step : -step;
    this.count = span <= 0n ? 0 : Number((span + size - 1n) / size);
  }

  at(place: number): bigint {
    return this.start + BigInt(place) * this.step;
  }

  override item(index: Value): Value {
    if (index instanceof Slice) {
      const { start, stop, step } = index.indices(this.count);
      return new RangeValue(this.at(start), this.at(stop), this.step * BigInt(step));
    }
    return this.at(placeOf(index, this.count, 'range', 'range object index out of range'));
  }

  override contains(value: Value): boolean {
    if (typeof value === 'boolean') return this.contains(BigInt(value));
    if (typeof value === 'number') return Number.isInteger(value) && this.contains(BigInt(value));
    if (typeof value !== 'bigint') return [...this.iterate()].some((one) => isSame(one, value));
    const isInside =
      this.step > 0n ? value >= this.start && value < this.stop : value <= this.start && value > this.stop;
    return isInside && (value - this.start) % this.step === 0n;
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    if (operator !== '==' || !(other instanceof RangeValue)) return undefined;
    if (this.count !== other.count) return false;
    return this.count === 0 || (this.start === other.start && (this.count === 1 || this.step === other.step));
  }

  override attribute(name: string): Value | undefined {
    return name === 'start' || name === 'stop' || name === 'step' ? this[name] : undefined;
  }

  override iterate(): Iterable<Value> {
    const iterator = (): Iterator<Value> => {
      let at = 0;
      let value = this.start;
      return {
        next: () => {
          if (at++ >= this.count) return { done: true, value: undefined };
          step();
          const found = value;
          value += this.step;
          return { done: false, value: found };
        },
      };
    };
    return { [Symbol.iterator]: iterator };
  }

  override length(): number {
    return this.count;
  }

  override dictionaryKey(): Value {
    throw new Refusal('a range as a key');
  }

  override repr(): string {
    return this.step === 1n
      ? `range(${this.start}, ${this.stop})`
      : `range(${this.start}, ${this.stop}, ${this.step})`;
  }
}
