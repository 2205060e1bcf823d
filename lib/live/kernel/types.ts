/**
 * The types of numbers in kernels, as Taichi v1.6.0 has them, and the truth values `u1` of v1.7. `f16` is left out: WebAssembly has no
 * arithmetic for it.
 */
export type ScalarType = 'i8' | 'i16' | 'i32' | 'i64' | 'u1' | 'u8' | 'u16' | 'u32' | 'u64' | 'f32' | 'f64';

/** A vector has one dimension, a matrix two. */
export type TensorType = { element: ScalarType; shape: readonly number[] };

export type KernelType = ScalarType | TensorType;

export const scalarTypes: readonly ScalarType[] = [
  ...(['i8', 'i16', 'i32', 'i64', 'u8', 'u16', 'u32', 'u64'] as const),
  ...(['f32', 'f64'] as const),
];

export function isTensor(type: KernelType): type is TensorType {
  return typeof type !== 'string';
}

/** The type of a number, or of each component of a tensor. */
export function elementType(type: KernelType): ScalarType {
  return isTensor(type) ? type.element : type;
}

/** How many numbers a value has. */
export function componentCount(type: KernelType): number {
  return isTensor(type) ? type.shape.reduce((product, extent) => product * extent, 1) : 1;
}

/** The same shape with another element. */
export function withElement(type: KernelType, element: ScalarType): KernelType {
  return isTensor(type) ? { element, shape: type.shape } : element;
}

export function haveSameShape(a: KernelType, b: KernelType): boolean {
  if (!isTensor(a) || !isTensor(b)) return isTensor(a) === isTensor(b);
  return a.shape.length === b.shape.length && a.shape.every((extent, at) => extent === b.shape[at]);
}

export function isReal(type: ScalarType): boolean {
  return type === 'f32' || type === 'f64';
}

/** A real number as the language has it: one closer to zero than those with all digits is zero on its CPU. */
export function normal(value: number, type: ScalarType): number {
  return Math.abs(value) < (type === 'f32' ? 2 ** -126 : 2 ** -1022) ? value * 0 : value;
}

export function isSigned(type: ScalarType): boolean {
  return !type.startsWith('u');
}

export function bitsOf(type: ScalarType): number {
  return Number(type.slice(1));
}

/** The size in memory, in bytes. */
export function sizeOf(type: KernelType): number {
  return (componentCount(type) * bitsOf(elementType(type))) / 8;
}

/** The name as messages of the language have it: `f32`, `[Tensor (3) f32]`. */
export function typeText(type: KernelType): string {
  return isTensor(type) ? `[Tensor (${type.shape.join(', ')}) ${type.element}]` : type;
}

/**
 * The type in which an operation on two types is done: a real one before an integer, then more bits, then unsigned
 * (`promoted_primitive_type` in `taichi/ir/type_factory.cpp`).
 */
export function promotedType(a: ScalarType, b: ScalarType): ScalarType {
  if (isReal(a) !== isReal(b)) return isReal(a) ? a : b;
  if (bitsOf(a) !== bitsOf(b)) return bitsOf(a) > bitsOf(b) ? a : b;
  return isSigned(a) ? b : a;
}

/** The smallest and the largest integer of a type. */
export function integerRange(type: ScalarType): [bigint, bigint] {
  const bits = BigInt(bitsOf(type));
  return isSigned(type) ? [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n] : [0n, (1n << bits) - 1n];
}

/** An integer as a type stores it: the bits that fit, read with its sign. */
export function wrapped(value: bigint, type: ScalarType): bigint {
  return isSigned(type) ? BigInt.asIntN(bitsOf(type), value) : BigInt.asUintN(bitsOf(type), value);
}
