import { Refusal } from '../../errors.ts';
import { asIndex, between, native, none, single } from '../builtins/arguments.ts';
import { ListValue, TupleValue } from '../collections/lists.ts';
import { RangeValue } from '../collections/ranges.ts';
import { indexError, typeError, valueError } from '../errors.ts';
import { bitLength } from '../numbers.ts';
import { binaryOperation, itemOf, itemsOf, lengthOf, typeNameOf } from '../operations.ts';
import { current } from '../state.ts';
import type { Value } from '../values.ts';

/** The generator of Python (Mersenne Twister), so that a seed gives the same numbers. */
class Twister {
  private readonly words = new Uint32Array(624);
  private at = 624;

  constructor(seed: bigint) {
    const key: number[] = [];
    for (let rest = seed; rest > 0n || key.length === 0; rest >>= 32n) key.push(Number(rest & 0xffffffffn));
    this.start(19650218);
    let i = 1;
    let j = 0;
    for (let count = Math.max(624, key.length); count > 0; count--) {
      this.words[i] = (this.word(i) ^ Math.imul(this.mixed(i), 1664525)) + (key[j] ?? 0) + j;
      i = this.following(i);
      j = (j + 1) % key.length;
    }
    for (let count = 623; count > 0; count--) {
      this.words[i] = (this.word(i) ^ Math.imul(this.mixed(i), 1566083941)) - i;
      i = this.following(i);
    }
    this.words[0] = 0x80000000;
  }

  private word(at: number): number {
    return this.words[at] ?? 0;
  }

  private mixed(at: number): number {
    const before = this.word(at - 1);
    return before ^ (before >>> 30);
  }

  private following(at: number): number {
    if (at + 1 < 624) return at + 1;
    this.words[0] = this.word(623);
    return 1;
  }

  private start(seed: number): void {
    this.words[0] = seed;
    for (let at = 1; at < 624; at++) this.words[at] = Math.imul(1812433253, this.mixed(at)) + at;
  }

  private refill(): void {
    for (let at = 0; at < 624; at++) {
      const y = (this.word(at) & 0x80000000) | (this.word((at + 1) % 624) & 0x7fffffff);
      this.words[at] = this.word((at + 397) % 624) ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
    }
    this.at = 0;
  }

  next(): number {
    if (this.at >= 624) this.refill();
    let y = this.word(this.at++);
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    y ^= y >>> 18;
    return y >>> 0;
  }

  /** From 0 to below 1, with 53 bits. */
  random(): number {
    const a = this.next() >>> 5;
    const b = this.next() >>> 6;
    return (a * 67108864 + b) / 9007199254740992;
  }

  bits(count: number): bigint {
    let found = 0n;
    for (let done = 0; done < count; done += 32) {
      const word = count - done >= 32 ? this.next() : this.next() >>> (32 - (count - done));
      found |= BigInt(word) << BigInt(done);
    }
    return found;
  }

  /** From 0 to below a limit. */
  below(limit: bigint): bigint {
    const size = bitLength(limit);
    for (;;) {
      const found = this.bits(size);
      if (found < limit) return found;
    }
  }
}

/** Unseeded, like Python: other numbers in each run. A module is made for each program, so that a seed does not last. */
export function randomMembers(): ReadonlyMap<string, Value> {
  let twister = new Twister(BigInt(Math.floor(current.random() * 2 ** 52)));

  const fromRange = (start: bigint, stop: bigint, step: bigint, message: string): bigint => {
    const { count } = new RangeValue(start, stop, step);
    if (count === 0) throw valueError(message);
    return start + step * twister.below(BigInt(count));
  };
  const choose = (from: Value): Value => {
    const length = lengthOf(from);
    if (length === 0) throw indexError('Cannot choose from an empty sequence');
    return itemOf(from, twister.below(BigInt(length)));
  };
  const shuffle = (list: Value): Value => {
    if (!(list instanceof ListValue)) throw new Refusal(`random.shuffle of a ${typeNameOf(list)}`);
    const { items } = list;
    for (let at = items.length - 1; at > 0; at--) {
      const other = Number(twister.below(BigInt(at + 1)));
      [items[at], items[other]] = [items[other] as Value, items[at] as Value];
    }
    return null;
  };
  const sample = (args: readonly Value[]): Value => {
    between('sample', args, 2, 2);
    const from = args[0] as Value;
    if (
      !(
        from instanceof ListValue ||
        from instanceof TupleValue ||
        from instanceof RangeValue ||
        typeof from === 'string'
      )
    )
      throw typeError('Population must be a sequence.  For dicts or sets, use sorted(d).');
    const pool = itemsOf(from);
    const size = pool.length;
    const count = Number(asIndex(args[1] as Value));
    if (count < 0 || count > size) throw valueError('Sample larger than population or is negative');
    const found: Value[] = [];
    // As in Python: a small part of many is remembered in a set, a large part is taken out of a list.
    const limit = count > 5 ? 21 + 4 ** Math.ceil(Math.log(count * 3) / Math.log(4)) : 21;
    if (size <= limit) {
      for (let at = 0; at < count; at++) {
        const place = Number(twister.below(BigInt(size - at)));
        found.push(pool[place] as Value);
        pool[place] = pool[size - at - 1] as Value;
      }
      return new ListValue(found);
    }
    const taken = new Set<number>();
    while (found.length < count) {
      const place = Number(twister.below(BigInt(size)));
      if (taken.has(place)) continue;
      taken.add(place);
      found.push(pool[place] as Value);
    }
    return new ListValue(found);
  };
  const randrange = (args: readonly Value[]): Value => {
    between('randrange', args, 1, 3);
    const [first, second, third] = args.map(asIndex) as [bigint, bigint?, bigint?];
    if (second === undefined) return fromRange(0n, first, 1n, 'empty range for randrange()');
    if (third === 0n) throw valueError('zero step for randrange()');
    return fromRange(
      first,
      second,
      third ?? 1n,
      third === undefined || third === 1n
        ? `empty range for randrange() (${first}, ${second}, ${second - first})`
        : 'empty range for randrange()',
    );
  };

  return new Map<string, Value>([
    native('seed', (args) => {
      between('seed', args, 0, 1);
      const [seed = null] = args;
      if (seed === null) twister = new Twister(BigInt(Math.floor(current.random() * 2 ** 52)));
      else if (typeof seed === 'bigint') twister = new Twister(seed < 0n ? -seed : seed);
      else throw new Refusal(`random.seed of a ${typeNameOf(seed)}`);
      return null;
    }),
    native('random', (args) => {
      none('Random.random', args);
      return twister.random();
    }),
    native('uniform', (args) => {
      between('uniform', args, 2, 2);
      const [a = null, b = null] = args;
      return binaryOperation('+', a, binaryOperation('*', binaryOperation('-', b, a), twister.random()));
    }),
    native('randint', (args) => {
      between('randint', args, 2, 2);
      const [a, b] = args.map(asIndex) as [bigint, bigint];
      return fromRange(a, b + 1n, 1n, `empty range for randrange() (${a}, ${b + 1n}, ${b + 1n - a})`);
    }),
    native('randrange', randrange),
    native('getrandbits', (args) => twister.bits(Number(asIndex(single('getrandbits', args))))),
    native('choice', (args) => choose(single('choice', args))),
    native('shuffle', (args) => shuffle(single('shuffle', args))),
    native('sample', sample),
  ]);
}
