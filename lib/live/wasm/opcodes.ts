import type { BinaryOperation } from '../kernel/expressions.ts';
import { bitsOf, isReal, isSigned, type ScalarType } from '../kernel/types.ts';

/** The types of WebAssembly's values. */
export type ValueType = 'i32' | 'i64' | 'f32' | 'f64';

/** The types of locals: `v128` holds four numbers. */
export type LocalType = ValueType | 'v128';

export const valueTypeBytes: Readonly<Record<LocalType, number>> = {
  i32: 0x7f,
  i64: 0x7e,
  f32: 0x7d,
  f64: 0x7c,
  v128: 0x7b,
};

/** The type that holds a number of a kernel: small integers are held in 32 bits. */
export function valueType(type: ScalarType): ValueType {
  if (isReal(type)) return type as 'f32' | 'f64';
  return bitsOf(type) === 64 ? 'i64' : 'i32';
}

/** Instructions by name, from the index of instructions in the specification of WebAssembly. */
export const op = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  return: 0x0f,
  call: 0x10,
  drop: 0x1a,
  select: 0x1b,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  constant: { i32: 0x41, i64: 0x42, f32: 0x43, f64: 0x44 },
  load: {
    i8: 0x2c,
    u1: 0x2d,
    u8: 0x2d,
    i16: 0x2e,
    u16: 0x2f,
    i32: 0x28,
    u32: 0x28,
    i64: 0x29,
    u64: 0x29,
    f32: 0x2a,
    f64: 0x2b,
  },
  store: {
    i8: 0x3a,
    u1: 0x3a,
    u8: 0x3a,
    i16: 0x3b,
    u16: 0x3b,
    i32: 0x36,
    u32: 0x36,
    i64: 0x37,
    u64: 0x37,
    f32: 0x38,
    f64: 0x39,
  },
  eqz: { i32: 0x45, i64: 0x50 },
  extend8: { i32: 0xc0, i64: 0xc2 },
  extend16: { i32: 0xc1, i64: 0xc3 },
  popcnt: { i32: 0x69, i64: 0x7b },
  abs: { f32: 0x8b, f64: 0x99 },
  neg: { f32: 0x8c, f64: 0x9a },
  ceil: { f32: 0x8d, f64: 0x9b },
  floor: { f32: 0x8e, f64: 0x9c },
  nearest: 0x9e,
  /** From f64 to i32. */
  truncate: 0xaa,
  trunc: { f32: 0x8f, f64: 0x9d },
  copysign: { f32: 0x98, f64: 0xa6 },
  sqrt: { f32: 0x91, f64: 0x9f },
  wrapI64: 0xa7,
  extendSigned: 0xac,
  extendUnsigned: 0xad,
  demote: 0xb6,
  promote: 0xbb,
  /** From an integer to a real number, by the types of both. */
  convert: {
    f32: { i32: 0xb2, u32: 0xb3, i64: 0xb4, u64: 0xb5 },
    f64: { i32: 0xb7, u32: 0xb8, i64: 0xb9, u64: 0xba },
  },
  reinterpret: { i32: 0xbc, i64: 0xbd, f32: 0xbe, f64: 0xbf },
} as const;

type Arithmetic = Readonly<Partial<Record<BinaryOperation, number>>>;

const integer = {
  i32: {
    signed: {
      add: 0x6a,
      sub: 0x6b,
      mul: 0x6c,
      div: 0x6d,
      rawMod: 0x6f,
      and: 0x71,
      or: 0x72,
      xor: 0x73,
      shl: 0x74,
      sar: 0x75,
      shr: 0x76,
    },
    unsigned: { div: 0x6e, rawMod: 0x70, sar: 0x76 },
    compare: { eq: 0x46, ne: 0x47, lt: 0x48, gt: 0x4a, le: 0x4c, ge: 0x4e },
    compareUnsigned: { lt: 0x49, gt: 0x4b, le: 0x4d, ge: 0x4f },
  },
  i64: {
    signed: {
      add: 0x7c,
      sub: 0x7d,
      mul: 0x7e,
      div: 0x7f,
      rawMod: 0x81,
      and: 0x83,
      or: 0x84,
      xor: 0x85,
      shl: 0x86,
      sar: 0x87,
      shr: 0x88,
    },
    unsigned: { div: 0x80, rawMod: 0x82, sar: 0x88 },
    compare: { eq: 0x51, ne: 0x52, lt: 0x53, gt: 0x55, le: 0x57, ge: 0x59 },
    compareUnsigned: { lt: 0x54, gt: 0x56, le: 0x58, ge: 0x5a },
  },
} as const;

const real = {
  f32: {
    add: 0x92,
    sub: 0x93,
    mul: 0x94,
    div: 0x95,
    eq: 0x5b,
    ne: 0x5c,
    lt: 0x5d,
    gt: 0x5e,
    le: 0x5f,
    ge: 0x60,
  },
  f64: {
    add: 0xa0,
    sub: 0xa1,
    mul: 0xa2,
    div: 0xa3,
    eq: 0x61,
    ne: 0x62,
    lt: 0x63,
    gt: 0x64,
    le: 0x65,
    ge: 0x66,
  },
} as const;

/** The instruction for an operation on two numbers of a type, where there is one. */
export function arithmetic(operator: BinaryOperation, type: ScalarType): number | undefined {
  if (isReal(type)) return (real[type as 'f32' | 'f64'] as Arithmetic)[operator];
  const codes = integer[valueType(type) as 'i32' | 'i64'];
  const tables: Arithmetic[] = isSigned(type)
    ? [codes.signed, codes.compare]
    : [codes.unsigned, codes.compareUnsigned, codes.signed, codes.compare];
  for (const table of tables) if (table[operator] !== undefined) return table[operator];
  return undefined;
}
