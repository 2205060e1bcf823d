import { Refusal } from '../errors.ts';
import { TupleValue } from '../host/collections/lists.ts';
import { PythonError, typeError } from '../host/errors.ts';
import { toIndex, typeNameOf } from '../host/operations.ts';
import { type Keywords, NativeFunction, type Value } from '../host/values.ts';
import { KernelObject } from '../kernel/objects.ts';
import { CompilationError } from '../kernel/operations.ts';
import {
  componentCount,
  isReal,
  isTensor,
  type KernelType,
  type ScalarType,
  sizeOf,
} from '../kernel/types.ts';
import { countOf, named, shapeOf } from './arguments.ts';
import { arrayOf, isArray, valuesOf } from './arrays.ts';
import { dataTypes } from './dtypes.ts';
import { literalOf } from './field.ts';
import { flattened, Matrix } from './matrix.ts';
import type { Runtime } from './runtime.ts';

/** `ti.ndarray(dtype, shape)`. */
export class Ndarray extends KernelObject {
  override readonly typeName: string;
  readonly address: number;
  private readonly generation: number;

  constructor(
    private readonly runtime: Runtime,
    readonly element: KernelType,
    readonly shape: readonly number[],
  ) {
    super();
    this.typeName = isTensor(element) ? 'VectorNdarray' : 'ScalarNdarray';
    this.generation = runtime.generation;
    this.address = runtime.allocate(this.count * sizeOf(element));
  }

  get count(): number {
    return this.shape.reduce((product, extent) => product * extent, 1);
  }

  get dtype(): ScalarType {
    return isTensor(this.element) ? this.element.element : this.element;
  }

  check(): void {
    this.runtime.refuseInKernel('an ndarray in Python');
    if (this.generation !== this.runtime.generation)
      throw new Refusal('an ndarray from before the last ti.init()');
  }

  private componentAddress(element: number, component: number): number {
    return this.address + element * sizeOf(this.element) + component * sizeOf(this.dtype);
  }

  private linear(index: Value): number {
    this.check();
    const given = index === null ? [] : index instanceof TupleValue ? index.items : [index];
    if (given.length !== this.shape.length)
      throw new PythonError(
        'TypeError',
        `${this.shape.length}d ndarray indexed with ${given.length}d indices: ${index === null ? 'None' : ''}`,
      );
    return this.shape.reduce((place, extent, axis) => {
      const at = toIndex(given[axis] as Value);
      if (at === undefined) throw new Refusal('this index of an ndarray');
      if (at < 0n || at >= BigInt(extent)) throw new Refusal('an index out of the bounds of an ndarray');
      return place * extent + Number(at);
    }, 0);
  }

  override itemInKernel(): Value {
    throw new CompilationError('TaichiCompilationError', '__getitem__ cannot be called in Taichi-scope');
  }

  private read(element: number, component: number): Value {
    return this.runtime.read(this.componentAddress(element, component), this.dtype);
  }

  private write(element: number, component: number, value: Value): void {
    const plain = typeof value === 'boolean' ? BigInt(value) : value;
    if (typeof plain !== 'number' && typeof plain !== 'bigint')
      throw typeError(`an element of this ndarray is a number, not ${typeNameOf(value)}`);
    if (!isReal(this.dtype) && typeof plain === 'number')
      throw new Refusal('a float stored in an ndarray of integers from Python');
    this.runtime.write(this.componentAddress(element, component), this.dtype, plain);
  }

  override item(index: Value): Value {
    const element = this.linear(index);
    if (!isTensor(this.element)) return this.read(element, 0);
    return new Matrix(this.element.shape, [], this.dtype, {
      read: (place) => this.read(element, place),
      write: (place, value) => this.write(element, place, value),
    });
  }

  override setItem(index: Value, value: Value): boolean {
    const element = this.linear(index);
    if (isTensor(this.element)) (this.item(index) as Matrix).setAll(value);
    else this.write(element, 0, value);
    return true;
  }

  private values(): Value[] {
    this.check();
    const components = componentCount(this.element);
    return Array.from({ length: this.count * components }, (_, at) =>
      this.read(Math.floor(at / components), at % components),
    );
  }

  private store(values: readonly Value[]): void {
    this.check();
    const components = componentCount(this.element);
    const total = this.count * components;
    for (let at = 0; at < total; at++) {
      const value = values[values.length === total ? at : at % values.length] as Value;
      this.write(
        Math.floor(at / components),
        at % components,
        isReal(this.dtype) || typeof value !== 'number' ? value : BigInt(Math.trunc(value)),
      );
    }
  }

  private toArray(): Value {
    return arrayOf(
      this.values(),
      [...this.shape, ...(isTensor(this.element) ? this.element.shape : [])],
      this.dtype,
    );
  }

  override attribute(name: string): Value | undefined {
    switch (name) {
      case 'shape':
        return new TupleValue(this.shape.map(BigInt));
      case 'dtype':
        return dataTypes.get(this.dtype);
      case 'element_shape':
        return new TupleValue(isTensor(this.element) ? this.element.shape.map(BigInt) : []);
      case 'to_numpy':
        return new NativeFunction(name, () => this.toArray());
      case 'from_numpy':
        return new NativeFunction(name, ([array]) => {
          this.fromArray(array as Value);
          return null;
        });
      case 'fill':
        return new NativeFunction(name, ([value]) => {
          this.store(flattened(value as Value).map((one) => literalOf(one, this.runtime.types)));
          return null;
        });
      case 'copy_from':
        return new NativeFunction(name, ([other]) => {
          if (!(other instanceof Ndarray) || String(other.shape) !== String(this.shape))
            throw new PythonError('AssertionError', '');
          this.store(other.values());
          return null;
        });
      default:
        return undefined;
    }
  }

  private fromArray(array: Value): void {
    if (!isArray(array)) throw typeError(`${typeNameOf(array)} provided, an array of NumPy is needed`);
    const { values, shape } = valuesOf(array);
    const expected = [...this.shape, ...(isTensor(this.element) ? this.element.shape : [])];
    if (String(shape) !== String(expected)) {
      const text = (extents: readonly number[]) =>
        `(${extents.join(', ')}${extents.length === 1 ? ',' : ''})`;
      throw new PythonError(
        'ValueError',
        `Mismatch shape: ${text(expected)} expected, but ${text(shape)} provided`,
      );
    }
    this.store(values);
  }

  override repr(): string {
    if (!isTensor(this.element)) return '<ti.ndarray>';
    const { shape } = this.element;
    return `<${shape.join('x')} Layout.AOS ti.${shape.length > 1 ? 'Matrix' : 'Vector'}.ndarray>`;
  }
}

/** What ndarrays need of the module `taichi`. */
type NdarrayContext = {
  runtime: Runtime;
  /** The type of elements that a value names. */
  elementOf: (value: Value | undefined, what: string) => KernelType;
  /** The type of numbers that a value names. */
  scalar: (value: Value | undefined, what: string) => ScalarType;
};

/** `ti.ndarray`, `ti.Vector.ndarray` and `ti.Matrix.ndarray`. */
export function ndarrayMembers({ runtime, elementOf, scalar }: NdarrayContext) {
  const made = (element: KernelType, shape: Value | undefined): Value => {
    runtime.requireInit('create ndarray');
    if (shape === undefined)
      throw new PythonError('TypeError', "ndarray() missing 1 required positional argument: 'shape'");
    return new Ndarray(runtime, element, shapeOf(shape));
  };
  const member = (make: (args: readonly Value[], keywords: Keywords) => Value): [string, Value][] => [
    ['ndarray', new NativeFunction('ndarray', make)],
  ];
  return {
    taichi: member((args, keywords) => {
      const { dtype, shape } = named('ti.ndarray', ['dtype', 'shape'], args, keywords);
      return made(elementOf(dtype, 'ti.ndarray'), shape);
    }),
    vector: member((args, keywords) => {
      const what = 'ti.Vector.ndarray';
      const { n, dtype, shape } = named(what, ['n', 'dtype', 'shape'], args, keywords);
      return made({ element: scalar(dtype, what), shape: [countOf(n, 'n')] }, shape);
    }),
    matrix: member((args, keywords) => {
      const what = 'ti.Matrix.ndarray';
      const { n, m, dtype, shape } = named(what, ['n', 'm', 'dtype', 'shape'], args, keywords);
      return made({ element: scalar(dtype, what), shape: [countOf(n, 'n'), countOf(m, 'm')] }, shape);
    }),
  };
}
