import { Refusal } from '../errors.ts';
import { TupleValue } from '../host/collections/lists.ts';
import { typeError, valueError } from '../host/errors.ts';
import { isTrue, toIndex, typeNameOf } from '../host/operations.ts';
import { current } from '../host/state.ts';
import { type Keywords, Module, NativeFunction, PythonObject, type Value } from '../host/values.ts';
import { NumpyArguments } from './arguments.ts';
import { createArray } from './array.ts';
import { asDtype, type Dtype, dtypes, type Element } from './dtypes.ts';
import { shapeOfValue } from './functions/methods.ts';
import { sizeOf } from './layout.ts';
import { Pcg64 } from './pcg64.ts';
import { NumpyScalar } from './scalars.ts';

/** `numpy.random`: generators with a seed give the numbers of NumPy; what would give others is refused. */

type Bits = Pick<Pcg64, 'next64' | 'next32' | 'real' | 'real32'>;

/** Random bits of the engine itself, which are much faster. */
const freeBits: Bits = {
  next32: () => Math.floor(current.random() * 2 ** 32),
  next64: () => (BigInt(freeBits.next32()) << 32n) | BigInt(freeBits.next32()),
  real: () => current.random(),
  real32: () => Math.floor(current.random() * 2 ** 24) / 2 ** 24,
};

/** As many numbers as a size says: a single one for None. */
function drawn(size: Value, dtype: Dtype, draw: () => Element, isPlain = false): Value {
  if (size === null) {
    const value = draw();
    return isPlain ? value : new NumpyScalar(dtype, value);
  }
  const shape = shapeOfValue(size);
  if (shape.some((length) => length < 0)) throw valueError('negative dimensions are not allowed');
  const found = createArray(dtype, shape);
  for (let at = 0; at < sizeOf(shape); at++) found.data[at] = draw() as never;
  return found;
}

function integer(value: Value): bigint {
  const found = toIndex(value);
  if (found === undefined) throw new Refusal(`integers of a ${typeNameOf(value)}`);
  return found;
}

function real(value: Value | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof NumpyScalar) return Number(value.value);
  throw new Refusal(`random numbers by a ${typeNameOf(value)}`);
}

/** Integers from 0 to `most`, without preference for any: by multiplication, as NumPy does. */
function bounded(bits: Bits, most: bigint, dtype: Dtype): () => bigint {
  if (most === 0n) return () => 0n;
  if (dtype.size < 4) throw new Refusal(`random integers as ${dtype.name}`);
  const width = most > 0xffffffffn ? 64n : 32n;
  const all = 1n << width;
  if (most === all - 1n) return width === 64n ? () => bits.next64() : () => BigInt(bits.next32());
  const count = most + 1n;
  const next = width === 64n ? () => bits.next64() : () => BigInt(bits.next32());
  const threshold = (all - count) % count;
  return () => {
    let product = next() * count;
    if (product % all < count) while (product % all < threshold) product = next() * count;
    return product >> width;
  };
}

/** `np.random.default_rng(seed)` */
class Generator extends PythonObject {
  override readonly typeName = 'numpy.random._generator.Generator';
  private readonly bits: Bits;
  private readonly isFree: boolean;

  constructor(
    /** Without a seed no number is expected, so that others of the same kind do as well. */
    seed: bigint | undefined,
  ) {
    super();
    this.isFree = seed === undefined;
    this.bits = seed === undefined ? freeBits : new Pcg64(seed);
  }

  override attribute(name: string): Value | undefined {
    const run = Object.hasOwn(this.methods, name) ? this.methods[name] : undefined;
    return run && new NativeFunction(name, run);
  }

  private readonly methods: Readonly<Record<string, (args: readonly Value[], keywords: Keywords) => Value>> =
    {
      random: (args, keywords) => {
        const given = new NumpyArguments('random', ['size', 'dtype'], args, keywords);
        const dtype = asDtype(given.get('dtype') ?? 'float64');
        if (dtype.kind !== 'f') throw typeError(`Unsupported dtype ${dtype.repr()} for random`);
        const is32 = dtype === dtypes.float32;
        const draw = is32 ? () => this.bits.real32() : () => this.bits.real();
        return drawn(given.get('size') ?? null, dtype, draw, true);
      },
      uniform: (args, keywords) => {
        const given = new NumpyArguments('uniform', ['low', 'high', 'size'], args, keywords);
        const low = real(given.get('low'), 0);
        const range = real(given.get('high'), 1) - low;
        return drawn(given.get('size') ?? null, dtypes.float64, () => low + range * this.bits.real(), true);
      },
      integers: (args, keywords) => {
        const names = ['low', 'high', 'size', 'dtype', 'endpoint'];
        const given = new NumpyArguments('integers', names, args, keywords);
        const dtype = asDtype(given.get('dtype') ?? 'int64');
        if (dtype.kind !== 'i' && dtype.kind !== 'u') throw new Refusal(`random integers as ${dtype.name}`);
        return this.integers(given, dtype);
      },
      normal: (args, keywords) => {
        const given = new NumpyArguments('normal', ['loc', 'scale', 'size'], args, keywords);
        const [middle, spread] = [real(given.get('loc'), 0), real(given.get('scale'), 1)];
        return drawn(given.get('size') ?? null, dtypes.float64, () => middle + spread * this.normal(), true);
      },
      standard_normal: (args, keywords) => {
        const given = new NumpyArguments('standard_normal', ['size'], args, keywords);
        return drawn(given.get('size') ?? null, dtypes.float64, () => this.normal(), true);
      },
    };

  integers(given: NumpyArguments, dtype: Dtype): Value {
    const hasHigh = (given.get('high') ?? null) !== null;
    const low = hasHigh ? integer(given.required('low')) : 0n;
    const high = integer(hasHigh ? given.required('high') : given.required('low'));
    const last = isTrue(given.get('endpoint') ?? false) ? high : high - 1n;
    const [least, most] = dtype.range;
    if (low < least) throw valueError(`low is out of bounds for ${dtype.name}`);
    if (last > most) throw valueError(`high is out of bounds for ${dtype.name}`);
    if (low > last)
      throw valueError(
        `${hasHigh ? 'low' : 'high'} ${last === high ? (hasHigh ? '>' : '<') : hasHigh ? '>=' : '<='} ${hasHigh ? 'high' : '0'}`,
      );
    const draw = bounded(this.bits, last - low, dtype);
    const item = (): Element => (dtype.isBig ? low + draw() : Number(low + draw()));
    return drawn(given.get('size') ?? null, dtype, item);
  }

  /** @throws Refusal with a seed: NumPy's way needs large tables */
  private normal(): number {
    if (!this.isFree) throw new Refusal('normal numbers of a generator with a seed');
    const radius = Math.sqrt(-2 * Math.log(1 - this.bits.real()));
    return radius * Math.cos(2 * Math.PI * this.bits.real());
  }

  override repr(): string {
    throw new Refusal('the text of a generator');
  }
}

function defaultGenerator(args: readonly Value[], keywords: Keywords): Value {
  const seed = new NumpyArguments('default_rng', ['seed'], args, keywords).get('seed') ?? null;
  if (seed === null) return new Generator(undefined);
  if (seed instanceof Generator) return seed;
  const found = toIndex(seed);
  if (found === undefined) throw new Refusal(`default_rng of a ${typeNameOf(seed)}`);
  if (found < 0n) throw valueError('expected non-negative integer');
  return new Generator(found);
}

/**
 * The module `numpy.random`. The functions without a generator are there as long as they have no seed, for then any numbers will do.
 */
export function randomModule(): Module {
  const free = new Generator(undefined);
  const ofGenerator = (name: string, args: readonly Value[], keywords: Keywords): Value =>
    (free.attribute(name) as NativeFunction).call(args, keywords) as Value;
  const shapeOf = (args: readonly Value[]): Value => (args.length === 0 ? null : new TupleValue(args));
  const members: Record<string, (args: readonly Value[], keywords: Keywords) => Value> = {
    default_rng: defaultGenerator,
    seed: () => {
      throw new Refusal('np.random.seed');
    },
    rand: (args) => ofGenerator('random', [shapeOf(args)], new Map()),
    randn: (args) => ofGenerator('standard_normal', [shapeOf(args)], new Map()),
    random: (args, keywords) => ofGenerator('random', args, keywords),
    uniform: (args, keywords) => ofGenerator('uniform', args, keywords),
    normal: (args, keywords) => ofGenerator('normal', args, keywords),
    randint: (args, keywords) => {
      const names = ['low', 'high', 'size', 'dtype'];
      const given = new NumpyArguments('np.random.randint', names, args, keywords);
      const found = free.integers(given, asDtype(given.get('dtype') ?? 'int64'));
      // Without a dtype a single one is an integer of Python.
      return found instanceof NumpyScalar && !given.has('dtype') ? found.plain : found;
    },
  };
  return new Module(
    'numpy.random',
    new Map(Object.entries(members).map(([name, run]) => [name, new NativeFunction(name, run)])),
  );
}
