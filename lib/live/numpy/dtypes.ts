import { Refusal } from '../errors.ts';
import { ClassValue } from '../host/classes.ts';
import { PythonError, typeError } from '../host/errors.ts';
import { boolType, floatType, intType } from '../host/types.ts';
import { PythonObject, type Value } from '../host/values.ts';
import type { CompareOperator } from '../syntax/tree.ts';

/** The types of items. */

/** Items of an array. An int64 or uint64 is a bigint, any other a number; a bool is 0 or 1. */
export type Element = number | bigint;

export type ArrayData =
  | Float64Array
  | Float32Array
  | BigInt64Array
  | BigUint64Array
  | Int32Array
  | Uint32Array
  | Int16Array
  | Uint16Array
  | Int8Array
  | Uint8Array;

export type DtypeName =
  | 'bool'
  | 'int8'
  | 'uint8'
  | 'int16'
  | 'uint16'
  | 'int32'
  | 'uint32'
  | 'int64'
  | 'uint64'
  | 'float32'
  | 'float64';

type DataClass = { new (length: number): ArrayData };

/** `np.dtype('float32')`: what `array.dtype` gives. */
export class Dtype extends PythonObject {
  override readonly typeName = 'numpy.dtype';
  /** `b` bool, `i` signed, `u` unsigned, `f` real. */
  readonly kind: 'b' | 'i' | 'u' | 'f';
  /** The type of its scalars, `np.float32`. Set where the scalars are defined. */
  scalarType!: ClassValue;

  constructor(
    readonly name: DtypeName,
    /** Bytes of an item. */
    readonly size: number,
    private readonly code: string,
    private readonly dataClass: DataClass,
  ) {
    super();
    this.kind = name === 'bool' ? 'b' : name.startsWith('f') ? 'f' : name.startsWith('u') ? 'u' : 'i';
  }

  /** Whether items are bigints. */
  get isBig(): boolean {
    return this.size === 8 && this.kind !== 'f';
  }

  /** New memory, all zero. */
  allocate(size: number): ArrayData {
    if (size * this.size > 512 * 1024 * 1024) throw new Refusal(`an array of ${size * this.size} bytes`);
    return new this.dataClass(size);
  }

  /** The least and the greatest value of an integer type. */
  get range(): [bigint, bigint] {
    const bits = BigInt(this.size * 8);
    if (this.kind === 'b') return [0n, 1n];
    return this.kind === 'u' ? [0n, (1n << bits) - 1n] : [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n];
  }

  get zero(): Element {
    return this.isBig ? 0n : 0;
  }

  override attribute(name: string): Value | undefined {
    if (name === 'name') return this.name;
    if (name === 'kind') return this.kind;
    if (name === 'itemsize') return BigInt(this.size);
    if (name === 'char') return this.code;
    if (name === 'str') return `${this.size === 1 ? '|' : '<'}${this.kind}${this.size}`;
    if (name === 'type') return this.scalarType;
    return undefined;
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    if (operator !== '==' && operator !== '!=') throw new Refusal(`${operator} of dtypes`);
    const found = other === null ? dtypes.float64 : dtypeOrUndefined(other);
    return (found === this) === (operator === '==');
  }

  override dictionaryKey(): Value {
    return this;
  }

  override str(): string {
    return this.name;
  }

  override repr(): string {
    return `dtype('${this.name}')`;
  }
}

/** The types of items by name. */
export const dtypes: Readonly<Record<DtypeName, Dtype>> = {
  bool: new Dtype('bool', 1, '?', Uint8Array),
  int8: new Dtype('int8', 1, 'b', Int8Array),
  uint8: new Dtype('uint8', 1, 'B', Uint8Array),
  int16: new Dtype('int16', 2, 'h', Int16Array),
  uint16: new Dtype('uint16', 2, 'H', Uint16Array),
  int32: new Dtype('int32', 4, 'i', Int32Array),
  uint32: new Dtype('uint32', 4, 'I', Uint32Array),
  int64: new Dtype('int64', 8, 'l', BigInt64Array),
  uint64: new Dtype('uint64', 8, 'L', BigUint64Array),
  float32: new Dtype('float32', 4, 'f', Float32Array),
  float64: new Dtype('float64', 8, 'd', Float64Array),
};

const codes: Readonly<Record<string, DtypeName>> = {
  f4: 'float32',
  f8: 'float64',
  i1: 'int8',
  i2: 'int16',
  i4: 'int32',
  i8: 'int64',
  u1: 'uint8',
  u2: 'uint16',
  u4: 'uint32',
  u8: 'uint64',
  f: 'float32',
  d: 'float64',
  i: 'int32',
  l: 'int64',
  '?': 'bool',
  int: 'int64',
  float: 'float64',
};

/** The dtype that a value names: `np.float32`, `'float32'`, `float`, a dtype; undefined where it names none. */
export function dtypeOrUndefined(value: Value): Dtype | undefined {
  if (value instanceof Dtype) return value;
  if (value === floatType) return dtypes.float64;
  if (value === intType) return dtypes.int64;
  if (value === boolType) return dtypes.bool;
  if (typeof value === 'string')
    return Object.hasOwn(codes, value) ? dtypes[codes[value] as DtypeName] : dtypeOfName(value);
  if (value instanceof ClassValue)
    return Object.values(dtypes).find(({ scalarType }) => scalarType === value);
  return undefined;
}

function dtypeOfName(name: string): Dtype | undefined {
  return Object.hasOwn(dtypes, name) ? dtypes[name as DtypeName] : undefined;
}

/** The dtype that an argument `dtype=…` names. @throws Refusal for others, TypeError for what NumPy does not know */
export function asDtype(value: Value): Dtype {
  const found = dtypeOrUndefined(value);
  if (found) return found;
  if (typeof value === 'bigint' || typeof value === 'number')
    throw typeError(`Cannot interpret '${String(value)}' as a data type`);
  throw new Refusal(
    `dtype=${typeof value === 'string' ? `'${value}'` : value instanceof PythonObject ? value.repr() : String(value)}`,
  );
}

/** `np.AxisError` */
export function axisError(message: string): PythonError {
  return new PythonError('AxisError', message);
}
