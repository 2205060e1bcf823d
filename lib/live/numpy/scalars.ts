import { Refusal } from '../errors.ts';
import { ClassValue } from '../host/classes.ts';
import { Slice } from '../host/collections/slices.ts';
import { indexError, typeError } from '../host/errors.ts';
import { formatValue } from '../host/formatting/specification.ts';
import { floatType, objectType } from '../host/types.ts';
import { NativeFunction, PythonObject, type Value } from '../host/values.ts';
import type { BinaryOperator, CompareOperator, UnaryOperator } from '../syntax/tree.ts';
import { type Dtype, type DtypeName, dtypes, type Element } from './dtypes.ts';
import { scalarText } from './floats.ts';
import {
  asArray,
  attributeOfScalar,
  castElement,
  compareArrays,
  operateArrays,
  unaryArrays,
  valueCast,
} from './forward.ts';

/** A scalar of NumPy, such as an item of an array: `np.float32(0.1)`. */
export class NumpyScalar extends PythonObject {
  override readonly typeName: string;

  constructor(
    readonly dtype: Dtype,
    readonly value: Element,
  ) {
    super();
    this.typeName = `numpy.${scalarName(dtype.name)}`;
  }

  /** As a value of Python: a bool, an int or a float. */
  get plain(): boolean | bigint | number {
    if (this.dtype.kind === 'b') return this.value !== 0;
    return this.dtype.kind === 'f' ? Number(this.value) : BigInt(this.value);
  }

  override attribute(name: string): Value | undefined {
    return attributeOfScalar(this, name);
  }

  override binary(operator: BinaryOperator, other: Value, isReflected: boolean): Value | undefined {
    return isReflected ? operateArrays(operator, other, this) : operateArrays(operator, this, other);
  }

  override unary(operator: Exclude<UnaryOperator, 'not'>): Value | undefined {
    return unaryArrays(operator, this);
  }

  override compare(operator: CompareOperator, other: Value): Value | undefined {
    return compareArrays(operator, this, other);
  }

  override item(index: Value): Value {
    if (typeof index !== 'bigint' && !(index instanceof Slice)) throw new Refusal('an index of a scalar');
    throw indexError('invalid index to scalar variable.');
  }

  override isTrue(): boolean {
    return this.value !== 0 && this.value !== 0n;
  }

  override repr(): string {
    return scalarText(this.dtype, this.value);
  }

  override format(text: string): string | undefined {
    const { plain } = this;
    // An empty format gives the digits of a Python float, also for float32.
    if (text === '') return typeof plain === 'boolean' ? this.str() : formatValue(plain, '');
    // `np.bool_` has no format of its own.
    return typeof plain === 'boolean' ? undefined : formatValue(plain, text);
  }

  override toNumber(): bigint | number {
    const { plain } = this;
    return typeof plain === 'boolean' ? BigInt(plain) : plain;
  }

  override pythonClass(): PythonObject {
    return this.dtype.scalarType;
  }

  override dictionaryKey(): Value {
    return this.plain;
  }

  override length(): number | undefined {
    throw typeError(`object of type '${this.typeName}' has no len()`);
  }
}

function scalarName(name: DtypeName): string {
  return name === 'bool' ? 'bool_' : name;
}

function abstractType(name: string, base: ClassValue): ClassValue {
  const type = new ClassValue(name, [base], new Map());
  type.module = 'numpy';
  type.construct = () => {
    throw new Refusal(`np.${name}(…)`);
  };
  return type;
}

const genericType = abstractType('generic', objectType);
const numberType = abstractType('number', genericType);
const integerType = abstractType('integer', numberType);
const signedType = abstractType('signedinteger', integerType);
const unsignedType = abstractType('unsignedinteger', integerType);
const inexactType = abstractType('inexact', numberType);
const floatingType = abstractType('floating', inexactType);
const parents = { b: genericType, i: signedType, u: unsignedType, f: floatingType };

for (const dtype of Object.values(dtypes)) {
  const bases = dtype.name === 'float64' ? [floatingType, floatType] : [parents[dtype.kind]];
  const type = new ClassValue(scalarName(dtype.name), bases, new Map());
  type.module = 'numpy';
  type.construct = (_type, args, keywords) => {
    if (keywords.size > 0 || args.length > 1) throw new Refusal(`np.${type.name}(…) with these arguments`);
    const [value = dtype.kind === 'f' ? 0 : 0n] = args;
    return scalarOf(dtype, value);
  };
  dtype.scalarType = type;
}

/** `np.float32(value)`: a scalar, or an array for an array. */
function scalarOf(dtype: Dtype, value: Value): Value {
  if (typeof value === 'string' || value === null)
    throw new Refusal(`np.${dtype.scalarType.name}(${value === null ? 'None' : 'a string'})`);
  if (value instanceof NumpyScalar)
    return new NumpyScalar(dtype, castElement(value.value, value.dtype, dtype));
  if (!(value instanceof PythonObject)) return new NumpyScalar(dtype, valueCast(value, dtype));
  const array = asArray(value, dtype);
  return array.rank === 0 ? new NumpyScalar(dtype, array.first) : array;
}

/** Types of NumPy that are not those of items: `np.integer`. */
export const abstractTypes: ReadonlyMap<string, ClassValue> = new Map(
  [genericType, numberType, integerType, signedType, unsignedType, inexactType, floatingType].map((type) => [
    type.name,
    type,
  ]),
);

/** Lets integers be indices: `list[np.int32(1)]`. */
export function indexFunction(scalar: NumpyScalar): Value | undefined {
  if (scalar.dtype.kind !== 'i' && scalar.dtype.kind !== 'u') return undefined;
  return new NativeFunction('__index__', () => BigInt(scalar.value));
}
