import { Refusal } from '../../errors.ts';
import { PythonError, runtimeError } from '../../host/errors.ts';
import { NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import type { Level, Storage } from '../../kernel/expressions.ts';
import { bitsOf, componentCount, isTensor } from '../../kernel/types.ts';
import { named } from '../arguments.ts';
import { DenseField, type FieldLayout } from '../field.ts';
import { placesOf } from '../layout/levels.ts';
import { LayoutNode } from '../layout/nodes.ts';
import { quantisedFields } from '../layout/words.ts';
import { type Member, quantise } from './members.ts';
import { digitsType } from './numbers.ts';
import { StoreInPython } from './store.ts';
import { headerError, type QuantType } from './types.ts';

/** Where a field is packed: the word, how many bits it has, and the members with one exponent. */
export type Place = { word: object; bits: number; group: Member[] | undefined };

/** A field of a quantised type. Its numbers are in memory as they are read, as wide as the type that is computed with. */
export class QuantField extends DenseField {
  /** Undefined in a quant array. */
  packed: Place | undefined;
  /** What the language says once it has seen the whole layout. */
  private fault: PythonError | undefined;
  private stores: StoreInPython | undefined;

  constructor(
    readonly type: QuantType,
    ...rest: ConstructorParameters<typeof DenseField>
  ) {
    super(...rest);
    quantisedFields.add(this);
  }

  override place(
    shape: readonly number[],
    offsets: readonly number[] | undefined,
    levels?: readonly Level[],
    layout?: FieldLayout,
  ): void {
    if (!(layout instanceof LayoutNode)) throw new Refusal('a field of a quantised type with a shape');
    if (this.shape) throw new Refusal('a field of a quantised type that is placed twice');
    const { packed, type } = this;
    if (!packed) this.joinArray(layout);
    else if (type.encoding.kind === 'int' && bitsOf(type.compute) > packed.bits)
      throw new Refusal('a compute type that is wider than the word');
    super.place(shape, offsets, levels, layout);
    const storage = this.storage as Storage;
    storage.feature = 'quantised types';
    const members = this.membersIn(storage, this.placeDigits(shape, offsets, levels, layout));
    packed?.group?.push(...members);
    quantise(storage, members);
    this.stores = new StoreInPython(this.runtime, storage);
  }

  private membersIn(storage: Storage, digits: Storage | undefined): Member[] {
    const { packed, type } = this;
    return Array.from({ length: componentCount(this.element) }, (_, component) => ({
      type,
      storage,
      component,
      ...(digits && { digits }),
      ...(packed && { word: packed.word }),
      ...(packed?.group && { group: packed.group }),
    }));
  }

  private joinArray(node: LayoutNode): void {
    this.fault = arrayFault(this, node);
    for (const field of node.fields) if (field instanceof QuantField) field.fault = this.fault;
  }

  /** The integers of a fixed-point type are a field of the same node, so that they are gone where its numbers are. */
  private placeDigits(...[shape, offsets, levels, layout]: Required<PlaceArguments>): Storage | undefined {
    const { encoding } = this.type;
    if (encoding.kind !== 'fixed') return undefined;
    const element = digitsType(encoding);
    const digits = new DenseField(
      this.runtime,
      isTensor(this.element) ? { ...this.element, element } : element,
    );
    digits.place(shape, offsets, levels, layout);
    layout.fields.push(digits);
    return digits.storage;
  }

  protected override extents(): readonly number[] {
    const extents = super.extents();
    if (this.fault) throw this.fault;
    return extents;
  }

  protected override store(element: number, component: number, values: readonly (number | bigint)[]): void {
    const places = placesOf(element, this.extents());
    const indices = places.map((place, axis) => place + (this.offsets?.[axis] ?? 0));
    this.stores?.run(indices, component, values);
  }

  override attribute(name: string): Value | undefined {
    if (name === 'dtype' || name === 'grad' || (name === 'parent' && this.packed))
      throw new Refusal(`${name} of a field of a quantised type`);
    if (name !== 'to_numpy') return super.attribute(name);
    return new NativeFunction(name, (args, keywords) => {
      const parameters = isTensor(this.element) ? (['keep_dims', 'dtype'] as const) : (['dtype'] as const);
      const { dtype, ...others } = named<'keep_dims' | 'dtype'>(name, parameters, args, keywords);
      if (others.keep_dims) throw new Refusal('to_numpy(keep_dims=…)');
      if (dtype === undefined || dtype === null) throw new PythonError('AssertionError', '');
      this.refuseOffset(name);
      const array = this.toArray();
      const convert = array instanceof PythonObject ? array.attribute('astype') : undefined;
      return (convert as NativeFunction).call([dtype], new Map()) as Value;
    });
  }

  override reals(): never {
    throw new Refusal('the real numbers of a field of a quantised type');
  }
}

type PlaceArguments = [
  shape: readonly number[],
  offsets: readonly number[] | undefined,
  levels: readonly Level[] | undefined,
  layout: LayoutNode,
];

/**
 * What the language says of a field in a quant array.
 * @throws Refusal for an array that its word does not hold, which the language reads as other numbers
 */
function arrayFault({ type, element }: QuantField, node: LayoutNode): PythonError | undefined {
  const { runtime } = node;
  if (node.kind !== 'quant_array')
    throw new Refusal('a field of a quantised type outside of BitpackedFields and quant_array');
  if (node.fields.length > 0 || isTensor(element))
    return runtimeError('[struct_llvm.cpp:generate_types@90] Assertion failure: snode.ch.size() == 1');
  if (type.encoding.kind === 'float')
    return headerError(
      runtime,
      'type.h:QuantArrayType',
      483,
      'Quant array only supports quant int/fixed type for now.',
    );
  if (node.cellCount * type.encoding.bits > node.wordBits)
    throw new Refusal('a quant_array with more bits than its word');
  if (type.encoding.kind === 'int' && bitsOf(type.compute) > node.wordBits)
    throw new Refusal('a compute type that is wider than the word');
  return undefined;
}
