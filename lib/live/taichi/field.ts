import { Refusal } from '../errors.ts';
import { TupleValue } from '../host/collections/lists.ts';
import { PythonError, runtimeError, typeError } from '../host/errors.ts';
import { str, toIndex, typeNameOf } from '../host/operations.ts';
import { NativeFunction, type Value } from '../host/values.ts';
import { isNumber, type KernelBuilder } from '../kernel/builder.ts';
import {
  KernelExpression,
  type Level,
  type SparseCells,
  type Storage,
  type Variable,
  variableExpression,
} from '../kernel/expressions.ts';
import { KernelObject } from '../kernel/objects.ts';
import { CompilationError, checkIndices, componentsOf, type DefaultTypes } from '../kernel/operations.ts';
import {
  componentCount,
  isReal,
  isTensor,
  type KernelType,
  type ScalarType,
  sizeOf,
  wrapped,
} from '../kernel/types.ts';
import { arrayOf, isArray, valuesOf } from './arrays.ts';
import { dataTypes } from './dtypes.ts';
import { TaichiOperation } from './functions.ts';
import { flattened, Matrix } from './matrix.ts';
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

  /** The fields of its members, for one of structs. */
  memberFields(): readonly Field[] {
    return [];
  }

  /** The extents. @throws PythonError for a field that is not placed; Refusal for one that `ti.init` has destroyed */
  protected extents(): readonly number[] {
    if (this.generation !== this.runtime.generation)
      throw new Refusal('a field from before the last ti.init()');
    this.runtime.requirePlaced();
    if (!this.shape) throw new Refusal('a field without a place in memory');
    return this.shape;
  }

  /** The extents, for Python. */
  private hostExtents(): readonly number[] {
    this.runtime.refuseInKernel('an element of a field');
    return this.extents();
  }

  /** The numbers of an index in Python, from zero on each axis. */
  protected indices(index: Value): number[] {
    const extents = this.hostExtents();
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
    return this.hostExtents().reduce((product, extent) => product * extent, 1);
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
        if (!(other instanceof Field)) throw typeError('Cannot copy from a non-field object');
        this.copyFrom(other as Value);
        return null;
      });
    return undefined;
  }

  protected abstract copyFrom(other: Value): void;

  override iterate(): Iterable<Value> {
    throw new PythonError('NotImplementedError', 'Struct for is only available in Taichi scope.');
  }

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

/**
 * A number that memory is filled with. The language fills in a kernel, where the number is a literal of the default type.
 * @throws Refusal for an integer that does not fit it, and for what is no number
 */
export function literalOf(value: Value, { integer, real }: DefaultTypes): number | bigint {
  if (typeof value === 'number') return real === 'f32' ? Math.fround(value) : value;
  const whole = typeof value === 'boolean' ? BigInt(value) : value;
  if (typeof whole !== 'bigint' || wrapped(whole, integer) !== whole)
    throw new Refusal('fill with this value');
  return whole;
}

/** A field of numbers, vectors or matrices. */
export class DenseField extends Field {
  override readonly typeName: string;
  /** Where its elements are, once it is placed. */
  storage: Storage | undefined;
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
    if (this.shape)
      throw runtimeError('[snode_expr_utils.cpp:place_child@64] This variable has been placed.');
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
    this.store(element, component, [this.number(value)]);
  }

  /** Stores numbers in an element, from one of its components on. */
  protected store(element: number, component: number, values: readonly (number | bigint)[]): void {
    for (const [at, value] of values.entries())
      this.runtime.write(this.componentAddress(element, component + at), this.dtype, value);
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
    const numbers = values.map((one) => literalOf(one, this.runtime.types));
    const all =
      numbers.length === components
        ? numbers
        : new Array<number | bigint>(components).fill(numbers[0] as number | bigint);
    for (const element of this.elements()) this.store(element, 0, all);
  }

  protected override copyFrom(other: Value): void {
    if (!(other instanceof DenseField) || String(other.extents()) !== String(this.extents()))
      throw new PythonError('AssertionError', '');
    const start = (field: DenseField) => String(field.offsets ?? field.extents().map(() => 0));
    if (start(other) !== start(this)) throw new Refusal('copy_from of a field with another offset');
    for (const element of this.elements()) this.store(element, 0, other.components(element));
  }

  private components(element: number): (number | bigint)[] {
    return Array.from(
      { length: componentCount(this.element) },
      (_, component) => this.readComponent(element, component) as number | bigint,
    );
  }

  protected toArray(): Value {
    const extents = this.extents();
    const components = componentCount(this.element);
    const values = new Array<Value>(this.count() * components).fill(isReal(this.dtype) ? 0 : 0n);
    for (const element of this.elements())
      for (const [at, value] of this.components(element).entries()) values[element * components + at] = value;
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
  protected refuseOffset(name: string): void {
    if (this.offsets?.some((offset) => offset !== 0)) throw new Refusal(`${name} of a field with an offset`);
  }

  private fromArray(array: Value): void {
    if (!isArray(array)) throw typeError('from_numpy takes an array of NumPy');
    const { values, shape } = valuesOf(array);
    const expected = [...this.extents(), ...(isTensor(this.element) ? this.element.shape : [])];
    if (isTensor(this.element) && String(shape) !== String(expected) && shape.length >= expected.length)
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
    for (const element of this.elements()) {
      const given = values.slice(element * components, (element + 1) * components);
      this.store(
        element,
        0,
        given.map((value) => (typeof value === 'boolean' ? BigInt(value) : (value as number | bigint))),
      );
    }
  }

  override attribute(name: string): Value | undefined {
    const found = this.runtime.gradients?.fieldAttribute(this, name);
    if (found !== undefined) return found;
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
    if (name === 'fill')
      return new TaichiOperation(
        name,
        ([value], _, { builder }) => this.fillInKernel(value, builder),
        undefined,
      );
    return this.layout?.fieldAttributeInKernel(name);
  }

  /** A loop that stores a number in all elements. */
  private fillInKernel(value: Value | undefined, builder: KernelBuilder): null {
    const { storage } = this;
    if (
      !storage ||
      value === undefined ||
      !isNumber(value) ||
      isTensor(this.element) ||
      builder.controlDepth > 0
    )
      throw new Refusal('this .fill of a field in a kernel');
    const variables = storage.extents.map((): Variable => ({ name: '', type: 'i32', isConstant: true }));
    const body = builder.within(() =>
      builder.assign(builder.element(storage, variables.map(variableExpression)), builder.literal(value)),
    );
    builder.loop(storage, variables, body, builder.line);
    return null;
  }

  override itemInKernel(indices: readonly Value[], builder: KernelBuilder): Value {
    const storage = this.memory();
    const part = this.layout?.partInKernel(indices, builder);
    if (part) return part;
    if (this.layout && indices.length === 0) throw new Refusal('x[()] of a field below ti.root');
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
    if (index instanceof KernelExpression) return componentsOf(index);
    if (index instanceof Matrix) return componentsOf(index.expressionInKernel(builder));
    if (isNumber(index)) return [builder.literal(index)];
    throw new Refusal('this index of a field in a kernel');
  });
  checkIndices(found);
  if (dimensions !== undefined && found.length !== dimensions)
    throw new CompilationError(
      'TaichiIndexError',
      `Field with dim ${dimensions} accessed with indices of dim ${found.length}`,
    );
  return found;
}
