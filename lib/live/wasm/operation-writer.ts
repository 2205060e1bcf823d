import { Refusal } from '../errors.ts';
import type { BinaryOperation } from '../kernel/expressions.ts';
import { bitsOf, isReal, isSigned, type ScalarType } from '../kernel/types.ts';
import { CodeWriter } from './code-writer.ts';
import { arithmetic, op, valueType } from './opcodes.ts';

const comparisons: ReadonlySet<string> = new Set(['lt', 'le', 'gt', 'ge', 'eq', 'ne']);

function isComparison(operator: BinaryOperation): boolean {
  return comparisons.has(operator);
}

/** Writes operations on the numbers on the stack, as the language does them. */
export class OperationWriter extends CodeWriter {
  /** Reads a small signed integer on the stack as an unsigned one of as many bits. */
  protected asUnsigned(type: ScalarType): void {
    if (bitsOf(type) >= 32) return;
    this.i32(2 ** bitsOf(type) - 1);
    this.code.byte(arithmetic('and', 'i32') as number);
  }

  /** An operation on the two numbers of one type on the stack. */
  protected binaryOperation(operator: BinaryOperation, type: ScalarType, line: number): void {
    const held = valueType(type);
    if (!isReal(type) && (operator === 'div' || operator === 'rawMod' || operator === 'floorDiv')) {
      this.integerDivision(operator, type, line);
      return;
    }
    if (operator === 'trueDiv') {
      this.code.byte(arithmetic('div', type) as number);
      return;
    }
    if (operator === 'floorDiv') {
      this.code.byte(arithmetic('div', type) as number);
      this.code.byte(op.floor[held as 'f32' | 'f64']);
      return;
    }
    if (operator === 'ne' && isReal(type)) {
      this.ordered(type);
      return;
    }
    if (operator === 'min' || operator === 'max') {
      this.extreme(operator, type);
      return;
    }
    if (operator === 'pow' && type === 'f32') {
      this.call('powF32');
      return;
    }
    if (operator === 'pow' || operator === 'atan2' || operator === 'rawMod') {
      const right = this.newLocal('f64');
      if (type === 'f32') this.code.byte(op.promote);
      this.set(right);
      if (type === 'f32') this.code.byte(op.promote);
      this.get(right);
      this.call(operator === 'rawMod' ? 'remainder' : operator);
      if (type === 'f32') this.code.byte(op.demote);
      return;
    }
    const code = arithmetic(operator, type);
    if (code === undefined) throw new Refusal(`the operation ${operator} on ${type}`, line);
    this.code.byte(code);
    if (!isComparison(operator)) this.wrap(type);
  }

  /** `!=` of real numbers: the language compares with an order, so that NaN is not unequal to anything. */
  protected ordered(type: ScalarType): void {
    const left = this.newLocal(valueType(type));
    const right = this.newLocal(valueType(type));
    this.set(right);
    this.set(left);
    for (const comparison of ['lt', 'gt'] as const) {
      this.get(left);
      this.get(right);
      this.code.byte(arithmetic(comparison, type) as number);
    }
    this.code.byte(arithmetic('or', 'i32') as number);
  }

  protected integerDivision(operator: 'div' | 'rawMod' | 'floorDiv', type: ScalarType, line: number): void {
    const held = valueType(type);
    const left = this.newLocal(held);
    const right = this.newLocal(held);
    this.set(right);
    this.set(left);
    this.get(right);
    this.code.byte(op.eqz[held as 'i32' | 'i64']);
    this.open(op.if);
    this.fail('division', line);
    this.close();
    this.get(left);
    this.get(right);
    this.code.byte(arithmetic(operator === 'rawMod' ? 'rawMod' : 'div', type) as number);
    if (operator !== 'floorDiv' || !isSigned(type)) {
      this.wrap(type);
      return;
    }
    // One less where the signs differ and there is a rest.
    const quotient = this.newLocal(held);
    this.wrap(type);
    this.set(quotient);
    this.get(quotient);
    this.get(left);
    this.get(right);
    this.code.byte(arithmetic('xor', type) as number);
    this.zero(held);
    this.code.byte(arithmetic('lt', type) as number);
    this.get(quotient);
    this.get(right);
    this.code.byte(arithmetic('mul', type) as number);
    this.get(left);
    this.code.byte(arithmetic('ne', type) as number);
    this.code.byte(arithmetic('and', 'i32') as number);
    if (held === 'i64') this.code.byte(op.extendUnsigned);
    this.code.byte(arithmetic('sub', type) as number);
    this.wrap(type);
  }

  /**
   * The smaller or larger of the two numbers on the stack; of a number and NaN the number, as in C's `fmin`; of two zeros the first, as
   * the language has it on CPUs unless its compiler exchanges them.
   */
  protected extreme(operator: 'min' | 'max', type: ScalarType): void {
    const held = valueType(type);
    const left = this.newLocal(held);
    const right = this.newLocal(held);
    this.set(right);
    this.set(left);
    this.get(left);
    this.get(right);
    this.get(left);
    this.get(right);
    this.code.byte(arithmetic(operator === 'min' ? 'le' : 'ge', type) as number);
    if (isReal(type)) {
      this.get(right);
      this.get(right);
      this.code.byte(arithmetic('ne', type) as number);
      this.code.byte(arithmetic('or', 'i32') as number);
    }
    this.code.byte(op.select);
  }

  /** Keeps of the integer on the stack what a small type holds. */
  protected wrap(type: ScalarType): void {
    if (isReal(type) || bitsOf(type) >= 32) return;
    if (isSigned(type)) this.code.byte(bitsOf(type) === 8 ? op.extend8.i32 : op.extend16.i32);
    else this.asUnsigned(type);
  }

  /** Converts the number on the stack. */
  protected cast(from: ScalarType, to: ScalarType, line = 0): void {
    if (from === to) return;
    if (isReal(from)) {
      if (isReal(to)) this.code.byte(to === 'f32' ? op.demote : op.promote);
      else this.truncate(from, to, line);
      return;
    }
    const held = valueType(from);
    if (to === 'u1') {
      this.code.byte(op.eqz[held as 'i32' | 'i64']).byte(op.eqz.i32);
      return;
    }
    if (isReal(to)) {
      const source = isSigned(from) ? held : (`u${held.slice(1)}` as 'u32' | 'u64');
      this.code.byte(op.convert[to as 'f32' | 'f64'][source as 'i32' | 'u32' | 'i64' | 'u64']);
      return;
    }
    const target = valueType(to);
    if (held === 'i64' && target === 'i32') this.code.byte(op.wrapI64);
    if (held === 'i32' && target === 'i64')
      this.code.byte(isSigned(from) ? op.extendSigned : op.extendUnsigned);
    this.wrap(to);
  }

  /**
   * A real number as an integer. What does not fit is undefined in the language, and comes out differently on each processor and where the
   * compiler computes it in advance, so it stops the kernel.
   */
  protected truncate(from: ScalarType, to: ScalarType, line: number): void {
    const isWide = bitsOf(to) === 64;
    const hasSign = isSigned(to);
    const value = this.newLocal(valueType(from));
    const bits = bitsOf(to) - (hasSign ? 1 : 0);
    this.tee(value);
    // Not (least <= value and value < most), so that NaN stops the kernel, too. Above -1, a number is cut to zero.
    this.constant(hasSign ? -(2 ** bits) : -1, from);
    this.code.byte(arithmetic(hasSign ? 'ge' : 'gt', from) as number);
    this.get(value);
    this.constant(2 ** bits, from);
    this.code.byte(arithmetic('lt', from) as number);
    this.code.byte(arithmetic('and', 'i32') as number);
    this.code.byte(op.eqz.i32);
    this.open(op.if);
    this.fail('conversion', line);
    this.close();
    this.get(value);
    // trunc_sat: the checks above leave nothing to saturate.
    this.code.byte(0xfc).unsigned((isWide ? 4 : 0) + (from === 'f64' ? 2 : 0) + (hasSign ? 0 : 1));
  }
}
