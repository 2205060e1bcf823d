import type { ValueType } from './opcodes.ts';

type Signature = { parameters: readonly ValueType[]; results: readonly ValueType[] };

const real: Signature = { parameters: ['f64'], results: ['f64'] };
const realPair: Signature = { parameters: ['f64', 'f64'], results: ['f64'] };

/** The functions that a kernel can call outside of WebAssembly. */
export const imports = {
  sin: real,
  cos: real,
  tan: real,
  asin: real,
  acos: real,
  tanh: real,
  exp: real,
  log: real,
  pow: realPair,
  expF32: { parameters: ['f32'], results: ['f32'] },
  powF32: { parameters: ['f32', 'f32'], results: ['f32'] },
  atan2: realPair,
  remainder: realPair,
  randomF32: { parameters: [], results: ['f32'] },
  randomF64: { parameters: [], results: ['f64'] },
  randomI32: { parameters: [], results: ['i32'] },
  randomI64: { parameters: [], results: ['i64'] },
  /** A number that is printed or returned. */
  passI32: { parameters: ['i32'], results: [] },
  passI64: { parameters: ['i64'], results: [] },
  passF64: { parameters: ['f64'], results: [] },
  /** Prints, or fails an assertion, with the number of its message. */
  print: { parameters: ['i32'], results: [] },
  /** Ends the kernel: what failed, the line, and a detail. */
  fail: { parameters: ['i32', 'i32', 'i32'], results: [] },
} as const satisfies Record<string, Signature>;

export type ImportName = keyof typeof imports;
