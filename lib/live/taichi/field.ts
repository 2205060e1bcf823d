import { Refusal } from '../errors.ts';
import { ListValue, TupleValue } from '../host/collections/lists.ts';
import { PythonError, runtimeError, typeError } from '../host/errors.ts';
import { itemOf, str, toIndex, typeNameOf } from '../host/operations.ts';
import { NativeFunction, type Value } from '../host/values.ts';
import type { KernelBuilder } from '../kernel/builder.ts';
import { KernelExpression, type Level, type SparseCells, type Storage } from '../kernel/expressions.ts';
import { KernelObject, KernelStruct } from '../kernel/objects.ts';
import { CompilationError } from '../kernel/operations.ts';
import {
  componentCount,
  isReal,
  isTensor,
  type KernelType,
  type ScalarType,
  sizeOf,
} from '../kernel/types.ts';
import { arrayOf, isArray, valuesOf } from './arrays.ts';
import { dataTypes } from './dtypes.ts';
import { flattened, Matrix, matrixComponents } from './matrix.ts';
import type { Runtime } from './runtime.ts';

/** What the node that a field is placed below knows of it. */
export interface FieldLayout {
  /** Which elements of a field there are; undefined where it has all. */
  fieldCells(offsets: readonly number[] | undefined): FieldCells | undefined;
  fieldAttribute(name: string): Value | undefined;
  fieldAttributeInKernel(name: string): Value | undefined;
  /** The field with fewer indices than it has axes, in a kernel. */
  partInKernel(indices: readonly Value[], builder: KernelBuilder): Value | undefined;
}

/** Which elements of a field are there, by their number in row-major order. */
export interface FieldCells extends SparseCells {
  isActive(element: number, runtime: Runtime): boolean;
  activateElement(element: number, runtime: Runtime): void;
}

/** What fields of all kinds have. */
export abstract class Field extends KernelObject {
  /** The extents of the axes, once the field is placed. */
  shape: readonly number[] | undefined;
  offsets: readonly number[] | undefined;
  protected layout: FieldLayout | undefined;
  protected generation = 0;

  constructor(protected readonly runtime: Runtime) {
    super();
    this.generation = runtime.generation;
    runtime.unplaced.add(this);
  }

  /** Gives the field its memory. */
  abstract place(
    shape: readonly number[],
    offsets: readonly number[] | undefined,
    levels?: readonly Level[],
    layout?: FieldLayout,
  ): void;

  abstract fill(value: Value): void;

  /** The extents. @throws PythonError for a field that is not placed; Refusal for one that `ti.init` has destroyed */
  protected extents(): readonly number[] {
    if (this.generation !== this.runtime.generation)
      throw new Refusal('a field from before the last ti.init()');
    this.runtime.requirePlaced();
    if (!this.shape) throw new Refusal('a field without a place in memory');
    return this.shape;
  }

  /** The numbers of an index in Python, from zero on each axis. */
  protected indices(index: Value): number[] {
    const extents = this.extents();
    const given =
      index === null
        ? []
        : index instanceof TupleValue
          ? index.items
          : index instanceof Matrix
            ? index.components()
            : [index];
    if (given.length !== extents.length && !(extents.length === 0 && given.length === 1 && given[0] === null))
      throw new PythonError('AssertionError', `Slicing is not supported on ti.field`);
    return extents.map((extent, axis) => {
      const at = toIndex(given[axis] as Value);
      if (at === undefined) throw new Refusal('an index of a field that is no integer');
      const place = Number(at) - (this.offsets?.[axis] ?? 0);
      if (place < 0 || place >= extent) throw new Refusal('an index out of the bounds of a field');
      return place;
    });
  }

  protected linear(index: Value): number {
    const extents = this.extents();
    return this.indices(index).reduce((place, at, axis) => place * (extents[axis] as number) + at, 0);
  }

  protected count(): number {
    return this.extents().reduce((product, extent) => product * extent, 1);
  }

  override copyInKernel(): Value {
    throw new CompilationError(
      'TaichiTypeError',
      `Invalid constant scalar data type: <class 'taichi.lang.field.${this.typeName}'>`,
    );
  }

  override attribute(name: string): Value | undefined {
    if (name === 'shape') return new TupleValue(this.extents().map(BigInt));
    if (name === 'fill')
      return new NativeFunction('fill', ([value]) => {
        this.extents();
        this.fill(value as Value);
        return null;
      });
    if (name === 'copy_from')
      return new NativeFunction('copy_from', ([other]) => {
        this.copyFrom(other as Value);
        return null;
      });
    return undefined;
  }

  protected abstract copyFrom(other: Value): void;

  override str(): string {
    if (!this.shape) return '<Field: Definition of this field is incomplete>';
    const toNumpy = this.attribute('to_numpy');
    if (!(toNumpy instanceof NativeFunction)) throw new Refusal('printing this field');
    return str(toNumpy.call([], new Map()) as Value);
  }

  override isTrue(): boolean {
    return true;
  }
}

/** A field of numbers, vectors or matrices. */
export class DenseField extends Field {
  override readonly typeName: string;
  private storage: Storage | undefined;
  private cells: FieldCells | undefined;

  constructor(
    runtime: Runtime,
    readonly element: KernelType,
    readonly name = '',
  ) {
    super(runtime);
    this.typeName = isTensor(element) ? 'MatrixField' : 'ScalarField';
  }

  get dtype(): ScalarType {
    return isTensor(this.element) ? this.element.element : this.element;
  }

  override place(
    shape: readonly number[],
    offsets: readonly number[] | undefined,
    levels?: readonly Level[],
    layout?: FieldLayout,
  ): void {
    if (shape.length > 12)
      throw runtimeError('[snode.h:Axis@30] Too many dimensions. The maximum dimensionality is 12');
    if (this.shape) throw runtimeError('This variable is already placed.');
    this.runtime.unplaced.delete(this);
    const count = shape.reduce((product, extent) => product * extent, 1);
    const stride = sizeOf(this.element);
    const address = this.runtime.allocate(count * stride);
    this.shape = shape;
    this.offsets = offsets;
    const componentStride = sizeOf(this.dtype);
    this.layout = layout;
    const cells = layout?.fieldCells(offsets);
    this.cells = cells;
    this.storage = {
      name: this.name,
      address,
      extents: shape,
      element: this.element,
      stride,
      componentStride,
      ...(offsets && { offsets }),
      ...(levels && { levels }),
      ...(cells && { cells }),
    };
  }

  private memory(): Storage & { address: number } {
    this.extents();
    return this.storage as Storage & { address: number };
  }

  /** The elements that there are, by their number. */
  private *elements(): Iterable<number> {
    const count = this.count();
    for (let element = 0; element < count; element++)
      if (!this.cells || this.cells.isActive(element, this.runtime)) yield element;
  }

  private componentAddress(element: number, component: number): number {
    const { address, stride, componentStride } = this.memory();
    return address + element * stride + component * componentStride;
  }

  private readComponent(element: number, component: number): Value {
    return this.runtime.read(this.componentAddress(element, component), this.dtype);
  }

  private writeComponent(element: number, component: number, value: Value): void {
    this.cells?.activateElement(element, this.runtime);
    this.runtime.write(this.componentAddress(element, component), this.dtype, this.number(value));
  }

  /** A number of Python for this field; an integer field takes no floats. */
  private number(value: Value): number | bigint {
    const plain =
      typeof value === 'boolean'
        ? BigInt(value)
        : isArray(value)
          ? (valuesOf(value).values[0] ?? null)
          : value;
    if (typeof plain !== 'number' && typeof plain !== 'bigint')
      throw typeError(`an element of this field is a number, not ${typeNameOf(value)}`);
    if (!isReal(this.dtype) && typeof plain === 'number')
      throw new Refusal('a float stored in a field of integers from Python');
    return plain;
  }

  override item(index: Value): Value {
    const element = this.linear(index);
    if (!isTensor(this.element)) return this.readComponent(element, 0);
    return new Matrix(this.element.shape, [], this.dtype, {
      read: (place) => this.readComponent(element, place),
      write: (place, value) => this.writeComponent(element, place, value),
    });
  }

  override setItem(index: Value, value: Value): boolean {
    const element = this.linear(index);
    if (isTensor(this.element)) (this.item(index) as Matrix).setAll(value);
    else this.writeComponent(element, 0, value);
    return true;
  }

  override fill(value: Value): void {
    const components = componentCount(this.element);
    const values = isTensor(this.element) ? flattened(value) : [value];
    if (values.length !== 1 && values.length !== components) throw new PythonError('AssertionError', '');
    const numbers = values.map((one): number | bigint => {
      if (typeof one === 'boolean') return BigInt(one);
      if (typeof one !== 'number' && typeof one !== 'bigint') throw new Refusal('fill with this value');
      return one;
    });
    for (const element of this.elements())
      for (let component = 0; component < components; component++)
        this.runtime.write(
          this.componentAddress(element, component),
          this.dtype,
          numbers[numbers.length === 1 ? 0 : component] as number | bigint,
        );
  }

  protected override copyFrom(other: Value): void {
    if (!(other instanceof DenseField) || String(other.extents()) !== String(this.extents()))
      throw new PythonError('AssertionError', '');
    const start = (field: DenseField) => String(field.offsets ?? field.extents().map(() => 0));
    if (start(other) !== start(this)) throw new Refusal('copy_from of a field with another offset');
    const components = componentCount(this.element);
    for (const element of this.elements())
      for (let component = 0; component < components; component++)
        this.runtime.write(
          this.componentAddress(element, component),
          this.dtype,
          other.readComponent(element, component) as number | bigint,
        );
  }

  private toArray(): Value {
    const extents = this.extents();
    const components = componentCount(this.element);
    const values = new Array<Value>(this.count() * components).fill(isReal(this.dtype) ? 0 : 0n);
    for (const element of this.elements())
      for (let component = 0; component < components; component++)
        values[element * components + component] = this.readComponent(element, component);
    return arrayOf(values, [...extents, ...(isTensor(this.element) ? this.element.shape : [])], this.dtype);
  }

  /**
   * All components of a field of real numbers, element by element: the memory itself, so read it at once.
   * @throws Refusal for a field of integers
   */
  reals(): Float32Array | Float64Array {
    const { address, stride, componentStride } = this.memory();
    const components = componentCount(this.element);
    if (!isReal(this.dtype) || stride !== components * componentStride || this.cells)
      throw new Refusal('the real numbers of this field');
    const { buffer } = this.runtime.memory;
    const count = this.count() * components;
    return this.dtype === 'f32'
      ? new Float32Array(buffer, address, count)
      : new Float64Array(buffer, address, count);
  }

  /** The language counts from 0 here, and so reads and writes elements that are not there. */
  private refuseOffset(name: string): void {
    if (this.offsets?.some((offset) => offset !== 0)) throw new Refusal(`${name} of a field with an offset`);
  }

  private fromArray(array: Value): void {
    if (!isArray(array)) throw typeError('from_numpy takes an array of NumPy');
    const { values, shape } = valuesOf(array);
    const expected = [...this.extents(), ...(isTensor(this.element) ? this.element.shape : [])];
    if (isTensor(this.element) && String(shape) !== String(expected) && shape.length === expected.length)
      throw new Refusal('from_numpy of an array of another shape for a field of vectors');
    if (String(shape) !== String(expected)) {
      const text = (extents: readonly number[]) =>
        `(${extents.join(', ')}${extents.length === 1 ? ',' : ''})`;
      throw new PythonError(
        'ValueError',
        `ti.field shape ${text(this.extents())} does not match the numpy array shape ${text(shape)}`,
      );
    }
    const components = componentCount(this.element);
    for (const element of this.elements())
      for (let component = 0; component < components; component++) {
        const value = values[element * components + component] as Value;
        const plain = typeof value === 'boolean' ? BigInt(value) : (value as number | bigint);
        this.runtime.write(this.componentAddress(element, component), this.dtype, plain);
      }
  }

  override attribute(name: string): Value | undefined {
    if (name === 'dtype') return dataTypes.get(this.dtype);
    if (isTensor(this.element)) {
      if (name === 'n') return BigInt(this.element.shape[0] ?? 0);
      if (name === 'm') return BigInt(this.element.shape[1] ?? 1);
    }
    if (name === 'to_numpy')
      return new NativeFunction('to_numpy', (args, keywords) => {
        if (args.length > 0 || keywords.size > 0) throw new Refusal('to_numpy with arguments');
        this.refuseOffset(name);
        return this.toArray();
      });
    if (name === 'from_numpy')
      return new NativeFunction('from_numpy', ([array]) => {
        this.refuseOffset(name);
        this.fromArray(array as Value);
        return null;
      });
    return super.attribute(name) ?? this.layout?.fieldAttribute(name);
  }

  override attributeInKernel(name: string): Value | undefined {
    return this.layout?.fieldAttributeInKernel(name);
  }

  override itemInKernel(indices: readonly Value[], builder: KernelBuilder): Value {
    const storage = this.memory();
    const part = this.layout?.partInKernel(indices, builder);
    if (part) return part;
    return builder.element(storage, kernelIndices(indices, storage.extents.length, builder));
  }

  override loopStorage(): Storage {
    return this.memory();
  }
}

/**
 * The indices of an element in a kernel: numbers, or vectors of them; None for a field without axes.
 * @param dimensions how many there have to be, where it is known
 */
export function kernelIndices(
  indices: readonly Value[],
  dimensions: number | undefined,
  builder: KernelBuilder,
): KernelExpression[] {
  const given = indices.length === 1 && indices[0] === null ? [] : indices;
  const found = given.flatMap((index): KernelExpression[] => {
    if (index instanceof KernelExpression) return matrixComponents(index);
    if (index instanceof Matrix) return matrixComponents(index.expressionInKernel(builder));
    if (typeof index === 'bigint' || typeof index === 'boolean') return [builder.literal(index)];
    if (typeof index === 'number') throw new CompilationError('TaichiTypeError', 'indices must be integers');
    throw new Refusal('this index of a field in a kernel');
  });
  for (const { type } of found)
    if (typeof type !== 'string' || isReal(type))
      throw new CompilationError('TaichiTypeError', 'Field indices must be integers');
  if (dimensions !== undefined && found.length !== dimensions)
    throw new CompilationError(
      'TaichiIndexError',
      `Field with dim ${dimensions} accessed with indices of dim ${found.length}`,
    );
  return found;
}

/** A field of structs: each member is a field of its own. */
export class StructField extends Field {
  override readonly typeName = 'StructField';

  constructor(
    runtime: Runtime,
    readonly members: ReadonlyMap<string, Field>,
    readonly methods: ReadonlyMap<string, Value>,
    private readonly makeStruct: (members: Map<string, Value>, methods: ReadonlyMap<string, Value>) => Value,
  ) {
    super(runtime);
  }

  override place(
    shape: readonly number[],
    offsets: readonly number[] | undefined,
    levels?: readonly Level[],
    layout?: FieldLayout,
  ): void {
    this.runtime.unplaced.delete(this);
    this.shape = shape;
    this.offsets = offsets;
    this.layout = layout;
    for (const member of this.members.values()) member.place(shape, offsets, levels, layout);
  }

  override fill(value: Value): void {
    for (const member of this.members.values()) member.fill(value);
  }

  protected override copyFrom(): void {
    throw new Refusal('copy_from of a struct field');
  }

  override item(index: Value): Value {
    this.indices(index);
    return this.makeStruct(
      new Map([...this.members].map(([name, member]) => [name, new FieldReference(member, index)])),
      this.methods,
    );
  }

  override setItem(index: Value, value: Value): boolean {
    for (const [name, member] of this.members) {
      const part = itemOf(value, name);
      if (part instanceof ListValue) throw new Refusal('a list for a vector of a struct field');
      member.setItem(index, part);
    }
    return true;
  }

  override attribute(name: string): Value | undefined {
    return this.members.get(name) ?? super.attribute(name);
  }

  override itemInKernel(indices: readonly Value[], builder: KernelBuilder): Value {
    const part = this.layout?.partInKernel(indices, builder);
    if (part) return part;
    const members = [...this.members].map(([name, member]): [string, Value] => {
      const element = member.itemInKernel(indices, builder);
      if (element === undefined) throw new Refusal('this member of a struct field');
      return [name, element];
    });
    return new KernelStruct(new Map(members), this.methods);
  }

  override loopStorage(): Storage | undefined {
    for (const member of this.members.values()) return member.loopStorage();
    return undefined;
  }
}

/** A member of an element of a struct field, which is read when it is asked for. */
export class FieldReference extends KernelObject {
  override readonly typeName = 'SNodeHostAccess';

  constructor(
    private readonly field: Field,
    private readonly index: Value,
  ) {
    super();
  }

  read(): Value {
    return this.field.item(this.index) as Value;
  }

  write(value: Value): void {
    this.field.setItem(this.index, value);
  }
}
