import { Refusal } from '../../errors.ts';
import { type PythonError, runtimeError } from '../../host/errors.ts';
import { type Keywords, Module, NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import { isReal, type ScalarType } from '../../kernel/types.ts';
import { countOf, named } from '../arguments.ts';
import type { Runtime } from '../runtime.ts';

/** What a quantised type keeps of a number. */
export type Encoding =
  | { kind: 'int'; bits: number; isSigned: boolean }
  | { kind: 'fixed'; bits: number; isSigned: boolean; scale: number }
  /** `bits` are those of the fraction, with the sign. */
  | { kind: 'float'; bits: number; isSigned: boolean; exponent: number };

/** `ti.types.quant.int(…)` and the others. */
export class QuantType extends PythonObject {
  override readonly typeName = 'Type';

  constructor(
    readonly encoding: Encoding,
    /** The type of a number that is read. */
    readonly compute: ScalarType,
  ) {
    super();
  }

  override repr(): string {
    throw new Refusal('printing a quantised type');
  }
}

/** The module `ti.types.quant`. */
export function quantModule(runtime: Runtime): Module {
  const makers = { int: makeInt, fixed: makeFixed, float: makeFloat };
  return new Module(
    'quant',
    new Map(
      Object.entries(makers).map(([name, make]): [string, Value] => [
        name,
        new NativeFunction(name, (args, keywords) => make(args, keywords, runtime)),
      ]),
    ),
  );
}

function makeInt(args: readonly Value[], keywords: Keywords, { types }: Runtime): QuantType {
  const given = named('ti.types.quant.int', ['bits', 'signed', 'compute'], args, keywords);
  const isSignedType = given.signed !== false;
  const compute = computeOf(given.compute) ?? (isSignedType ? types.integer : unsigned(types.integer));
  const bits = bitsOf(given.bits, 64);
  if (isReal(compute) || compute.startsWith('u') === isSignedType)
    throw new Refusal('ti.types.quant.int with this compute type');
  return new QuantType({ kind: 'int', bits, isSigned: isSignedType }, compute);
}

function makeFixed(args: readonly Value[], keywords: Keywords, { types }: Runtime): QuantType {
  const names = ['bits', 'signed', 'max_value', 'compute', 'scale'] as const;
  const given = named('ti.types.quant.fixed', names, args, keywords);
  const isSignedType = given.signed !== false;
  const compute = computeOf(given.compute) ?? types.real;
  if (!isReal(compute)) throw new Refusal('ti.types.quant.fixed with this compute type');
  const bits = bitsOf(given.bits, 64);
  const steps = 2 ** (isSignedType ? bits - 1 : bits);
  const scale = realOf(given.scale) ?? (realOf(given.max_value) ?? 1) / steps;
  if (!(scale > 0) || !Number.isFinite(1 / scale)) throw new Refusal('ti.types.quant.fixed with this scale');
  return new QuantType({ kind: 'fixed', bits, isSigned: isSignedType, scale }, compute);
}

function makeFloat(args: readonly Value[], keywords: Keywords, { types }: Runtime): QuantType {
  const given = named('ti.types.quant.float', ['exp', 'frac', 'signed', 'compute'], args, keywords);
  const isSignedType = given.signed !== false;
  const compute = computeOf(given.compute) ?? types.real;
  const exponent = bitsOf(given.exp, 64);
  const bits = bitsOf(given.frac, 64);
  const failed = (line: number, what: string) =>
    runtimeError(`[type.cpp:QuantFloatType@${line}] Assertion failure: ${what}`);
  if (compute !== 'f32') throw failed(234, 'compute_type_->is_primitive(PrimitiveTypeID::f32)');
  if (exponent > 8) throw failed(237, 'exponent_type->as<QuantIntType>()->get_num_bits() <= 8');
  if (bits - (isSignedType ? 1 : 0) > 23) throw failed(239, 'get_digit_bits() <= 23');
  if (isSignedType && bits === 1) throw new Refusal('ti.types.quant.float without digits');
  return new QuantType({ kind: 'float', bits, isSigned: isSignedType, exponent }, compute);
}

function unsigned(type: ScalarType): ScalarType {
  return type.replace('i', 'u') as ScalarType;
}

function computeOf(value: Value | undefined): ScalarType | undefined {
  if (value === undefined || value === null) return undefined;
  if (value instanceof PythonObject && 'scalar' in value) return value.scalar as ScalarType;
  throw new Refusal('this compute type');
}

function bitsOf(value: Value | undefined, most: number): number {
  const bits = countOf(value, 'a number of bits');
  if (bits < 1 || bits > most) throw new Refusal('a quantised type with this number of bits');
  return bits;
}

function realOf(value: Value | undefined): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' && typeof value !== 'bigint')
    throw new Refusal('ti.types.quant.fixed with this range');
  return Number(value);
}

/** An error of one of the language's header files, whose lines v1.5.0 has four lines before. */
export function headerError({ version }: Runtime, where: string, line: number, what: string): PythonError {
  return runtimeError(`[${where}@${version === 'v1.5.0' ? line - 4 : line}] ${what}`);
}
