import { Refusal } from '../../errors.ts';
import { PythonError } from '../../host/errors.ts';
import { type Keywords, NativeFunction, type Value } from '../../host/values.ts';
import { componentCount } from '../../kernel/types.ts';
import { named } from '../arguments.ts';
import { Field } from '../field.ts';
import { FieldPack, wordBitsOf } from '../layout/words.ts';
import type { Runtime } from '../runtime.ts';
import { QuantField } from './field.ts';
import type { Member } from './members.ts';
import { headerError } from './types.ts';

/** `ti.BitpackedFields`: fields of quantised types whose numbers at one index share a word. */
class BitpackedFields extends FieldPack {
  override readonly typeName = 'BitpackedFields';
  private readonly fields: QuantField[] = [];
  private used = 0;

  constructor(
    private readonly bits: number,
    private readonly runtime: Runtime,
  ) {
    super();
  }

  private failure(where: string, line: number, what: string): PythonError {
    return headerError(this.runtime, `type_utils.h:${where}`, line, what);
  }

  override placed(): readonly QuantField[] {
    return this.fields;
  }

  override attribute(name: string): Value | undefined {
    if (name !== 'place') return undefined;
    return new NativeFunction(name, (args, keywords) => {
      const { shared_exponent } = named('place', ['shared_exponent'], [], keywords);
      if (shared_exponent === true) this.placeShared(args);
      else for (const field of args) this.placeField(field, undefined);
      return null;
    });
  }

  private placeShared(args: readonly Value[]): void {
    const group: Member[] = [];
    const fields = args.map((field) => this.placeField(field, group));
    if (fields.length === 0 || fields.some(({ type }) => type.encoding.kind !== 'float')) {
      if (fields.some(({ type }) => type.encoding.kind === 'float'))
        throw new Refusal('fields of other types beside those with a shared exponent');
      throw this.failure(
        'end_placing_shared_exponent',
        231,
        'Assertion failure: current_shared_exponent_ != -1',
      );
    }
    const count = fields.reduce((sum, { element }) => sum + componentCount(element), 0);
    if (count <= 1)
      throw new PythonError(
        'TaichiSyntaxError',
        'At least 2 fields need to be placed when shared_exponent=True',
      );
  }

  private placeField(field: Value, group: Member[] | undefined): QuantField {
    if (!(field instanceof Field)) throw new PythonError('AssertionError', '');
    if (!(field instanceof QuantField))
      throw this.failure('add_member_impl', 257, 'Only a QuantType can be a member of a BitStructType.');
    if (field.packed) throw new Refusal('a field that is in several words, or twice in one');
    this.addBits(field, group);
    field.packed = { word: this, bits: this.bits, group };
    this.fields.push(field);
    return field;
  }

  private addBits({ type, element }: QuantField, group: Member[] | undefined): void {
    const { encoding } = type;
    const first = group && this.fields.find(({ packed }) => packed?.group === group);
    const exponent = encoding.kind === 'float' ? encoding.exponent : 0;
    const known = first?.type.encoding;
    if (known?.kind === 'float' && encoding.kind === 'float' && known.exponent !== exponent)
      throw this.failure(
        'add_member',
        207,
        'QuantFloatTypes with shared exponents must have exactly the same exponent type.',
      );
    for (let component = 0; component < componentCount(element); component++) {
      if (!group || (!first && component === 0)) this.add(exponent);
      this.add(encoding.bits);
    }
  }

  private add(bits: number): void {
    this.used += bits;
    if (this.used > this.bits)
      throw this.failure(
        'add_member_impl',
        263,
        `BitStructType overflows: ${this.used} bits used out of ${this.bits}.`,
      );
  }
}

export function makeBitpackedFields(args: readonly Value[], keywords: Keywords, runtime: Runtime): FieldPack {
  const { max_num_bits } = named('BitpackedFields', ['max_num_bits'], args, keywords);
  if (max_num_bits === undefined)
    throw new PythonError(
      'TypeError',
      "BitpackedFields.__init__() missing 1 required positional argument: 'max_num_bits'",
    );
  return new BitpackedFields(wordBitsOf(max_num_bits), runtime);
}
