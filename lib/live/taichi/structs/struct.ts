import { Refusal } from '../../errors.ts';
import { DictValue } from '../../host/collections/dictionaries.ts';
import { ListValue, TupleValue } from '../../host/collections/lists.ts';
import { PythonError } from '../../host/errors.ts';
import { attributeOf, callValue, repr } from '../../host/operations.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import type { KernelExpression } from '../../kernel/expressions.ts';
import type { FunctionCompiler } from '../../kernel/function.ts';
import { KernelObject, KernelStruct, TaichiFunction } from '../../kernel/objects.ts';
import { cast, componentsOf } from '../../kernel/operations.ts';
import { elementType, isReal, type KernelType, type ScalarType } from '../../kernel/types.ts';
import { flattened, Matrix, MatrixType, makeMatrix } from '../matrix.ts';
import { CompoundType } from '../types.ts';
import { FieldReference } from './struct-field.ts';

/** The type of a member: a number, a vector or matrix, or a struct. */
export type MemberType = ScalarType | MatrixType | StructType;

/** A struct of Python. Its members are values, or members of an element of a field. */
export class Struct extends PythonObject {
  override readonly typeName = 'Struct';

  constructor(
    readonly members: Map<string, Value>,
    readonly methods: ReadonlyMap<string, Value>,
  ) {
    super();
  }

  member(name: string): Value | undefined {
    const value = this.members.get(name);
    return value instanceof FieldReference ? value.read() : value;
  }

  override attribute(name: string): Value | undefined {
    const found = this.member(name);
    if (found !== undefined) return found;
    if (name === 'keys') return new ListValue([...this.members.keys()]);
    if (name === 'items') {
      const made = new DictValue();
      for (const key of this.members.keys()) made.setItem(key, this.member(key) as Value);
      return callValue(attributeOf(made, 'items'), [], new Map());
    }
    if (name === 'to_dict') return new NativeFunction('to_dict', () => this.toDict());
    const method = this.methods.get(name);
    return method instanceof PythonObject && method.bind ? method.bind(this) : undefined;
  }

  override binary(operator: string): Value {
    throw new Refusal(`\`${operator}\` on structs`);
  }

  override length(): number {
    return this.members.size;
  }

  override item(index: Value): Value | undefined {
    return typeof index === 'string' ? this.member(index) : undefined;
  }

  override setItem(index: Value, value: Value): boolean {
    return typeof index === 'string' && this.setAttribute(index, value);
  }

  override setAttribute(name: string, value: Value): boolean {
    const present = this.members.get(name);
    if (present === undefined) return false;
    if (present instanceof FieldReference) present.write(value);
    else if (present instanceof Matrix) present.setAll(value);
    else if (present instanceof Struct) throw new Refusal('an assignment to a struct in a struct');
    else if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean')
      this.members.set(name, value);
    else throw new PythonError('TypeError', 'A number is expected when assigning struct members');
    return true;
  }

  private toDict(): DictValue {
    const made = new DictValue();
    for (const name of this.members.keys()) {
      const value = this.member(name) as Value;
      const plain =
        value instanceof Struct
          ? value.toDict()
          : value instanceof Matrix
            ? value.shape.length === 1
              ? new ListValue(value.components())
              : new ListValue([...value.iterate()])
            : value;
      made.setItem(name, plain);
    }
    return made;
  }

  override repr(): string {
    return repr(this.toDict());
  }
}

/** `ti.types.struct(…)` and a class with `@ti.dataclass`. */
export class StructType extends CompoundType {
  override readonly typeName = 'StructType';

  constructor(
    readonly name: string,
    readonly members: ReadonlyMap<string, MemberType>,
    readonly methods: ReadonlyMap<string, Value>,
    private readonly makeField: (type: StructType, args: readonly Value[], keywords: Keywords) => Value,
  ) {
    super();
  }

  override attribute(name: string): Value | undefined {
    if (name === 'field')
      return new NativeFunction('field', (args, keywords) => this.makeField(this, args, keywords));
    return undefined;
  }

  private given(args: readonly Value[], keywords: Keywords): Map<string, Value> {
    const names = [...this.members.keys()];
    if (args.length > names.length)
      throw new PythonError('TaichiSyntaxError', 'Too many arguments for this struct');
    const found = new Map<string, Value>(args.map((value, at) => [names[at] as string, value]));
    for (const [name, value] of keywords) {
      if (!this.members.has(name)) throw new Refusal(`the member ${name} of this struct`);
      found.set(name, value);
    }
    return found;
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    const given = this.given(args, keywords);
    const members = [...this.members].map(([name, type]): [string, Value] => [
      name,
      initialMember(type, given.get(name)),
    ]);
    return new Struct(new Map(members), this.methods);
  }

  override callInKernel(args: readonly Value[], keywords: Keywords, scope: FunctionCompiler): Value {
    const given = this.given(args, keywords);
    return this.inKernel((name) => given.get(name), scope);
  }

  private inKernel(given: (name: string) => Value | undefined, scope: FunctionCompiler): KernelStruct {
    const { builder } = scope;
    const members = [...this.members].map(([name, type]): [string, Value] => {
      const value = given(name);
      if (typeof type === 'string')
        return [
          name,
          builder.declare(
            cast(value === undefined ? builder.literal(0n) : scope.asExpression(value), type),
            name,
          ),
        ];
      if (type instanceof MatrixType) {
        const made = type.callInKernel([value ?? 0n], new Map(), scope);
        return [name, builder.declare(cast(scope.asExpression(made), type.dtype), name)];
      }
      if (value === undefined) return [name, type.inKernel(() => undefined, scope)];
      if (value instanceof KernelStruct) return [name, scope.initial(value)];
      throw new Refusal('this value for a struct in a struct');
    });
    return new KernelStruct(new Map(members), inKernelMethods(this.methods));
  }

  override parameters(
    name: string,
    parameter: (name: string, type: KernelType) => KernelExpression,
  ): KernelStruct {
    const members = [...this.members].map(([member, type]): [string, Value] => {
      if (typeof type === 'string') return [member, parameter(member, type)];
      if (type instanceof MatrixType)
        return [member, parameter(member, { element: type.dtype, shape: type.shape })];
      return [member, type.parameters(`${name}.${member}`, parameter)];
    });
    return new KernelStruct(new Map(members), inKernelMethods(this.methods));
  }

  override passedNumbers(value: Value): [Value, ScalarType][] {
    if (!(value instanceof Struct)) throw new Refusal('this argument for a struct');
    return [...this.members].flatMap(([name, type]): [Value, ScalarType][] => {
      const member = value.member(name);
      if (member === undefined) throw new Refusal('a struct with other members');
      if (typeof type === 'string') return [[member, type]];
      if (type instanceof MatrixType) return flattened(member).map((one) => [one, type.dtype]);
      return type.passedNumbers(member);
    });
  }

  override numbersOf(value: KernelStruct, scope: FunctionCompiler): KernelExpression[] {
    return [...this.members].flatMap(([name, type]) => {
      const member = value.members.get(name);
      if (member === undefined) throw new Refusal('a struct with other members');
      if (typeof type === 'string' || type instanceof MatrixType) {
        const element = typeof type === 'string' ? type : type.dtype;
        const given = scope.asExpression(member);
        // v1.7 takes a struct of the type only.
        if (scope.builder.types.truth === 'u1' && isReal(element) !== isReal(elementType(given.type)))
          throw new Refusal('a struct with members of other kinds');
        return componentsOf(cast(given, element));
      }
      if (!(member instanceof KernelStruct)) throw new Refusal('this member of a struct');
      return type.numbersOf(member, scope);
    });
  }

  override fromNumbers(numbers: (number | bigint)[]): Struct {
    const members = [...this.members].map(([name, member]): [string, Value] => {
      if (member instanceof StructType) return [name, member.fromNumbers(numbers)];
      if (member instanceof MatrixType) {
        const taken = numbers.splice(0, member.count);
        return [name, member.make(taken.map((one) => pythonNumber(one, member.dtype)))];
      }
      return [name, pythonNumber(numbers.shift() as number | bigint, member)];
    });
    return new Struct(new Map(members), this.methods);
  }
}

/** Methods that a kernel can call. */
function inKernelMethods(methods: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map([...methods].filter(([, method]) => method instanceof TaichiFunction));
}

function initialMember(type: MemberType, value: Value | undefined): Value {
  if (typeof type === 'string') {
    if (value === undefined) return isReal(type) ? 0 : 0n;
    if (typeof value !== 'number' && typeof value !== 'bigint')
      throw new Refusal('this value for a member of a struct');
    return isReal(type) ? Number(value) : typeof value === 'bigint' ? value : BigInt(Math.trunc(value));
  }
  if (type instanceof MatrixType) return type.call([value ?? 0n]);
  return value ?? type.call([], new Map());
}

function pythonNumber(number: number | bigint, type: ScalarType): Value {
  if (isReal(type)) return Number(number);
  const bits = Number(type.slice(1));
  return type.startsWith('u') ? BigInt.asUintN(bits, BigInt(number)) : BigInt.asIntN(bits, BigInt(number));
}

/** `ti.Struct`: members by name, or a dictionary of them. */
export class StructConstructor extends KernelObject {
  override readonly typeName = 'type';

  constructor(private readonly members: ReadonlyMap<string, Value>) {
    super();
  }

  override attribute(name: string): Value | undefined {
    return this.members.get(name);
  }

  private given(args: readonly Value[], keywords: Keywords): [string, Value][] {
    const [first] = args;
    if (args.length === 1 && keywords.size === 0 && first instanceof DictValue)
      return [...first.entries()].map(([name, value]) => [String(name), value]);
    if (args.length === 0) return [...keywords];
    throw new PythonError(
      'TaichiSyntaxError',
      'Custom structs need to be initialized using either dictionary or keyword arguments',
    );
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    const members = this.given(args, keywords).map(([name, value]): [string, Value] => {
      if (value instanceof ListValue || value instanceof TupleValue)
        return [name, makeMatrix(value, undefined)];
      if (value instanceof DictValue) return [name, this.call([value], new Map())];
      return [name, value];
    });
    return new Struct(new Map(members), new Map());
  }

  override callInKernel(args: readonly Value[], keywords: Keywords, scope: FunctionCompiler): Value {
    const members = this.given(args, keywords).map(([name, value]): [string, Value] => {
      if (value instanceof DictValue) return [name, this.callInKernel([value], new Map(), scope)];
      if (value instanceof KernelStruct) return [name, scope.initial(value)];
      return [name, scope.builder.declare(scope.asExpression(value), name)];
    });
    return new KernelStruct(new Map(members), new Map());
  }
}
