import { ByteWriter } from './bytes.ts';
import { arithmetic, op, valueTypeBytes } from './opcodes.ts';

/**
 * `exp` and `pow` of 32 bits, in a module of WebAssembly that kernels call without leaving it. JavaScript's functions compute with 64
 * bits, which takes several times as long, and a picture has millions of powers. These compute the logarithm and the exponential of
 * base 2 from a table and a polynomial, with 64 bits and an error of some 1e-14, so that a result is rounded as JavaScript's
 * would be. What is not an ordinary number, or has no ordinary result, is left to JavaScript.
 */
export function realFunctions(
  exp: (value: number) => number,
  pow: (base: number, exponent: number) => number,
) {
  compiled ??= new WebAssembly.Module(moduleBytes());
  const memory = new WebAssembly.Memory({ initial: 1 });
  new Float64Array(memory.buffer).set(tables());
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory, exp, pow } });
  return exports as { expF32: (value: number) => number; powF32: (base: number, exponent: number) => number };
}

let compiled: WebAssembly.Module | undefined;

/** How many entries each table has: for the first seven bits of a fraction. */
const steps = 128;

/** For a number between 1 and 2, by its first bits: the inverse of a number near it, and the logarithm of that number; then powers of 2. */
const places = { inverse: 0, logarithm: steps * 8, power: steps * 16 } as const;

function tables(): Float64Array {
  const each = (value: (step: number) => number) => Array.from({ length: steps }, (_, step) => value(step));
  const inverse = each((step) => 1 / (1 + (step + 0.5) / steps));
  return Float64Array.from([
    ...inverse,
    ...inverse.map((value) => -Math.log2(value)),
    ...each((step) => 2 ** (step / steps)),
  ]);
}

/** The series of log2(1 + r) and of 2^(d / steps), without their first coefficients of 0 and 1. */
const logarithmSeries = [1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? 1 : -1) / (n * Math.LN2));
const powerSeries = [Math.LN2 / steps];
for (let n = 2; n <= 4; n++) powerSeries.push(((powerSeries.at(-1) as number) * Math.LN2) / steps / n);

/** Instructions that leave a value on the stack. */
type Code = readonly number[];

const bytesOf = (write: (writer: ByteWriter) => void): Code => {
  const writer = new ByteWriter();
  write(writer);
  return [...writer.result()];
};
const i32 = (value: number): Code => bytesOf((writer) => writer.byte(op.constant.i32).signed(BigInt(value)));
const i64 = (value: number): Code => bytesOf((writer) => writer.byte(op.constant.i64).signed(BigInt(value)));
const f32 = (value: number): Code => bytesOf((writer) => writer.byte(op.constant.f32).f32(value));
const f64 = (value: number): Code => bytesOf((writer) => writer.byte(op.constant.f64).f64(value));
const get = (local: number): Code => [op.localGet, local];
const set = (local: number, value: Code): Code => [...value, op.localSet, local];
const unary = (code: number, value: Code): Code => [...value, code];
const binary =
  (operator: Parameters<typeof arithmetic>[0], type: 'i32' | 'u32' | 'i64' | 'f32' | 'f64') =>
  (left: Code, right: Code): Code => [...left, ...right, arithmetic(operator, type) as number];
const multiply = binary('mul', 'f64');
const add = binary('add', 'f64');
const subtract = binary('sub', 'f64');
const mask = binary('and', 'i32');
const shiftRight = binary('sar', 'i32');
const both = binary('and', 'i32');

/** An entry of a table. */
const entry = (table: keyof typeof places, step: Code): Code =>
  bytesOf((writer) =>
    writer
      .raw(binary('shl', 'i32')(step, i32(3)))
      .byte(op.load.f64)
      .unsigned(3)
      .unsigned(places[table]),
  );

/**
 * The sum of coefficients by powers of the local `distance`, from the first power on: pairs are summed by powers of its square, so that a
 * processor computes some of them at the same time.
 */
function series(coefficients: readonly number[]): Code {
  const [variable, square] = [get(locals.distance), get(locals.square)];
  const pairs: Code[] = [];
  for (let at = 0; at < coefficients.length; at += 2)
    pairs.push(add(f64(coefficients[at] as number), multiply(variable, f64(coefficients[at + 1] as number))));
  const sum = pairs.reduceRight((rest, pair) => add(pair, multiply(square, rest)));
  return [...set(locals.square, multiply(variable, variable)), ...multiply(variable, sum)];
}

/** Ends a function with a value where a condition holds, and otherwise goes on. */
const returnIf = (condition: Code, value: Code): Code => [
  ...condition,
  op.if,
  0x40,
  ...value,
  op.return,
  op.end,
];

/** Locals after the parameters: the bits of the base, a distance from an entry of a table and its square, the number of the power of 2. */
const locals = { bits: 2, distance: 3, square: 4, exponent: 5, whole: 6 } as const;

/** 2 to the power of the local `exponent` divided by `steps`, as an f32; `otherwise` where that is far from the numbers of an f32. */
function powerOfTwo(otherwise: Code): Code {
  const { distance, exponent, whole } = locals;
  const step = mask(get(whole), i32(steps - 1));
  const scale = binary('shl', 'i64')(
    unary(op.extendSigned, binary('add', 'i32')(shiftRight(get(whole), i32(7)), i32(1023))),
    i64(52),
  );
  return [
    ...returnIf(
      [...binary('lt', 'f64')(unary(op.abs.f64, get(exponent)), f64(200 * steps)), op.eqz.i32],
      otherwise,
    ),
    ...set(distance, unary(op.nearest, get(exponent))),
    ...set(whole, unary(op.truncate, get(distance))),
    ...set(distance, subtract(get(exponent), get(distance))),
    ...multiply(
      multiply(add(f64(1), series(powerSeries)), entry('power', step)),
      unary(op.reinterpret.f64, scale),
    ),
    op.demote,
  ];
}

/** The functions of JavaScript, by the order in which they are imported. */
const called = { exp: 0, pow: 1 } as const;

function expF32(): Code {
  const value = unary(op.promote, get(0));
  return [
    ...set(locals.exponent, multiply(value, f64(steps / Math.LN2))),
    ...powerOfTwo([...value, op.call, called.exp, op.demote]),
  ];
}

function powF32(): Code {
  const { bits, distance, exponent } = locals;
  const [base, power] = [unary(op.promote, get(0)), unary(op.promote, get(1))];
  const otherwise: Code = [...base, ...power, op.call, called.pow, op.demote];
  const [smallest, infinity] = [0x00800000, 0x7f800000];
  const isOrdinary = both(
    binary('lt', 'u32')(binary('sub', 'i32')(get(bits), i32(smallest)), i32(infinity - smallest)),
    binary('lt', 'f32')(unary(op.abs.f32, get(1)), f32(Number.POSITIVE_INFINITY)),
  );
  const step = mask(shiftRight(get(bits), i32(16)), i32(steps - 1));
  const one = 127 << 23;
  const fraction = unary(
    op.promote,
    unary(op.reinterpret.f32, binary('or', 'i32')(mask(get(bits), i32(0x7fffff)), i32(one))),
  );
  const wholeLogarithm = unary(
    op.convert.f64.i32,
    binary('sub', 'i32')(shiftRight(get(bits), i32(23)), i32(127)),
  );
  const logarithm = add(add(wholeLogarithm, entry('logarithm', step)), series(logarithmSeries));
  return [
    ...set(bits, unary(op.reinterpret.i32, get(0))),
    ...returnIf([...isOrdinary, op.eqz.i32], otherwise),
    ...set(distance, subtract(multiply(fraction, entry('inverse', step)), f64(1))),
    ...set(exponent, multiply(multiply(power, logarithm), f64(steps))),
    ...powerOfTwo(otherwise),
  ];
}

/** A module that imports a memory and the functions of JavaScript, and exports those of 32 bits. */
function moduleBytes(): Uint8Array<ArrayBuffer> {
  const { i32: int, f32: single, f64: double } = valueTypeBytes;
  const writer = new ByteWriter().raw([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  const types = [
    [0x60, 1, double, 1, double],
    [0x60, 2, double, double, 1, double],
    [0x60, 1, single, 1, single],
    [0x60, 2, single, single, 1, single],
  ];
  writer.section(1, new ByteWriter().unsigned(types.length).raw(types.flat()));
  const imported = new ByteWriter().unsigned(3).text('env').text('memory').raw([2, 0, 1]);
  imported.text('env').text('exp').raw([0, 0]).text('env').text('pow').raw([0, 1]);
  writer.section(2, imported);
  writer.section(3, new ByteWriter().raw([2, 2, 3]));
  writer.section(7, new ByteWriter().unsigned(2).text('expF32').raw([0, 2]).text('powF32').raw([0, 3]));
  // A function with one parameter has another local in its place, so that the others have the same numbers in both.
  const declared = [1, int, 3, double, 1, int];
  const bodies = [
    { own: [4, 1, int, ...declared], code: expF32() },
    { own: [3, ...declared], code: powF32() },
  ].map(({ own, code }) => [...own, ...code, op.end]);
  const code = new ByteWriter().unsigned(bodies.length);
  for (const body of bodies) code.unsigned(body.length).raw(body);
  return writer.section(10, code).result();
}
