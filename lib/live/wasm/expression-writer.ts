import { Refusal } from '../errors.ts';
import type { BinaryOperation, KernelExpression, Storage, UnaryOperation } from '../kernel/expressions.ts';
import {
  bitsOf,
  componentCount,
  elementType,
  isReal,
  isSigned,
  isTensor,
  type ScalarType,
} from '../kernel/types.ts';
import { componentAt } from './components.ts';
import type { ImportName } from './imports.ts';
import { KnownValues } from './known-values.ts';
import { arithmetic, op, valueType, valueTypeBytes } from './opcodes.ts';
import { OperationWriter } from './operation-writer.ts';

/** Writes the code that computes an expression. */
export class ExpressionWriter extends OperationWriter {
  protected readonly known = new KnownValues();

  /** Computes a number, which stays on the stack. */
  protected scalar({ node, type: whole }: KernelExpression): void {
    const type = elementType(whole);
    switch (node.kind) {
      case 'constant':
        this.constant(node.value, type);
        return;
      case 'variable':
        this.get(this.localsOf(node.variable)[0] as number);
        return;
      case 'element':
        this.address(node.storage, node.indices, node.line);
        this.memory(op.load[type], type, 0);
        return;
      case 'component':
        this.component(node.tensor, node.indices, node.line, type);
        return;
      case 'unary':
        this.unary(node.operator, node.operand, type);
        return;
      case 'cast':
        this.scalar(node.operand);
        this.castOf(node.operand, type, node.line ?? 0);
        return;
      case 'bitCast': {
        this.scalar(node.operand);
        const from = elementType(node.operand.type);
        if (isReal(from) !== isReal(type)) this.code.byte(op.reinterpret[valueType(type)]);
        this.wrap(type);
        return;
      }
      case 'binary':
        this.binary(node.operator, node.left, node.right, type, node.line);
        return;
      case 'logical': {
        // The right side is computed only where it matters. The left one has no effects, and is computed again where it is the result.
        this.scalar(node.left);
        this.open(op.if, valueTypeBytes.i32);
        if (node.operator === 'and') this.scalar(node.right);
        else this.scalar(node.left);
        this.code.byte(op.else);
        if (node.operator === 'and') this.scalar(node.left);
        else this.scalar(node.right);
        this.close();
        return;
      }
      case 'select':
        this.scalar(node.consequent);
        this.scalar(node.otherwise);
        this.scalar(node.test);
        this.code.byte(op.select);
        return;
      case 'conditional':
        this.scalar(node.test);
        this.open(op.if, valueTypeBytes[valueType(type)]);
        this.scalar(node.consequent);
        this.code.byte(op.else);
        this.scalar(node.otherwise);
        this.close();
        return;
      default:
        throw new Refusal('a vector or matrix where a number is needed');
    }
  }

  /**
   * Converts the number on the stack. The language's compiler makes one conversion of two, from a real number to an integer with a sign and
   * on to one without; a negative number is undefined then, and stops the kernel here.
   */
  private castOf(operand: KernelExpression, type: ScalarType, line: number): void {
    const from = elementType(operand.type);
    if (
      !isReal(from) &&
      isSigned(from) &&
      !isReal(type) &&
      !isSigned(type) &&
      this.known.isConverted(operand)
    ) {
      const value = this.newLocal(valueType(from));
      this.tee(value);
      this.zero(valueType(from));
      this.code.byte(arithmetic('lt', from) as number);
      this.open(op.if);
      this.fail('conversion', line);
      this.close();
      this.get(value);
    }
    this.cast(from, type, line);
  }

  /** The address of an element; an index out of bounds is a failure, with or without `debug`. */
  protected address(storage: Storage, indices: readonly KernelExpression[], line: number): void {
    this.i32(0);
    for (const [at, index] of indices.entries()) {
      const extent = storage.extents[at] ?? 1;
      if (at > 0) {
        this.extent(extent);
        this.code.byte(arithmetic('mul', 'i32') as number);
      }
      this.scalar(index);
      this.cast(elementType(index.type), 'i32');
      const offset = storage.offsets?.[at] ?? 0;
      if (offset !== 0) {
        this.i32(offset);
        this.code.byte(arithmetic('sub', 'i32') as number);
      }
      const place = this.newLocal('i32');
      this.tee(place);
      this.extent(extent);
      this.code.byte(arithmetic('ge', 'u32') as number);
      this.open(op.if);
      this.fail('index', line);
      this.close();
      this.get(place);
      this.code.byte(arithmetic('add', 'i32') as number);
    }
    this.i32(storage.stride);
    this.code.byte(arithmetic('mul', 'i32') as number);
    this.extent(storage.address);
    this.code.byte(arithmetic('add', 'i32') as number);
  }

  protected component(
    tensor: KernelExpression,
    indices: readonly KernelExpression[],
    line: number,
    type: ScalarType,
  ): void {
    const place = this.staticPlace(tensor, indices);
    const { node } = tensor;
    if (node.kind === 'element') {
      this.address(node.storage, node.indices, node.line);
      if (place === undefined) this.dynamicOffset(tensor, indices, node.storage.componentStride, line);
      this.memory(op.load[type], type, (place ?? 0) * node.storage.componentStride);
      return;
    }
    if (place !== undefined) {
      if (node.kind === 'variable') {
        this.get(this.localsOf(node.variable)[place] as number);
        return;
      }
      this.scalar(componentAt(tensor, place));
      return;
    }
    const chosen = this.dynamicPlace(tensor, indices, line);
    const count = componentCount(tensor.type);
    this.scalar(componentAt(tensor, count - 1));
    for (let at = count - 2; at >= 0; at--) {
      const rest = this.newLocal(valueType(type));
      this.set(rest);
      this.scalar(componentAt(tensor, at));
      this.get(rest);
      this.get(chosen);
      this.i32(at);
      this.code.byte(arithmetic('eq', 'i32') as number);
      this.code.byte(op.select);
    }
  }

  /** The place of a component whose indices are constants. */
  protected staticPlace(tensor: KernelExpression, indices: readonly KernelExpression[]): number | undefined {
    const shape = isTensor(tensor.type) ? tensor.type.shape : [];
    let place = 0;
    for (const [at, { node }] of indices.entries()) {
      if (node.kind !== 'constant') return undefined;
      // A component of componentAt has its place as only index.
      place = indices.length === 1 ? Number(node.value) : place * (shape[at] ?? 1) + Number(node.value);
    }
    return place;
  }

  /** The place of a component, checked, in a local. */
  protected dynamicPlace(
    tensor: KernelExpression,
    indices: readonly KernelExpression[],
    line: number,
  ): number {
    const shape = isTensor(tensor.type) ? tensor.type.shape : [];
    const place = this.newLocal('i32');
    const index = this.newLocal('i32');
    this.i32(0);
    for (const [at, one] of indices.entries()) {
      this.i32(shape[at] ?? 1);
      this.code.byte(arithmetic('mul', 'i32') as number);
      this.scalar(one);
      this.cast(elementType(one.type), 'i32');
      this.tee(index);
      this.i32(shape[at] ?? 1);
      this.code.byte(arithmetic('ge', 'u32') as number);
      this.open(op.if);
      this.fail('index', line);
      this.close();
      this.get(index);
      this.code.byte(arithmetic('add', 'i32') as number);
    }
    this.set(place);
    return place;
  }

  /** Adds the offset of a component to the address on the stack. */
  protected dynamicOffset(
    tensor: KernelExpression,
    indices: readonly KernelExpression[],
    stride: number,
    line: number,
  ): void {
    const place = this.dynamicPlace(tensor, indices, line);
    this.get(place);
    this.i32(stride);
    this.code.byte(arithmetic('mul', 'i32') as number);
    this.code.byte(arithmetic('add', 'i32') as number);
  }

  protected unary(operator: UnaryOperation, operand: KernelExpression, type: ScalarType): void {
    const held = valueType(type);
    const integer = held as 'i32' | 'i64';
    const real = held as 'f32' | 'f64';
    if (operator === 'abs' && !isReal(type)) {
      this.integerAbs(operand, type);
      return;
    }
    if (operator === 'neg' && !isReal(type)) {
      this.zero(held);
      this.scalar(operand);
      this.code.byte(arithmetic('sub', type) as number);
      this.wrap(type);
      return;
    }
    if (operator === 'sgn' || operator === 'round') {
      this.byParts(operator, operand, type);
      return;
    }
    this.scalar(operand);
    switch (operator) {
      case 'neg':
      case 'abs':
      case 'floor':
      case 'ceil':
      case 'sqrt':
        this.code.byte(op[operator][real]);
        return;
      case 'rsqrt': {
        const root = this.newLocal(held);
        this.code.byte(op.sqrt[real]);
        this.set(root);
        this.constant(1, type);
        this.get(root);
        this.code.byte(arithmetic('div', type) as number);
        return;
      }
      case 'not':
        this.constant(-1n, type);
        this.code.byte(arithmetic('xor', type) as number);
        this.wrap(type);
        return;
      case 'logicNot':
        this.code.byte(op.eqz[integer]);
        if (integer === 'i64') this.code.byte(op.extendUnsigned);
        return;
      case 'popcnt':
        this.code.byte(op.popcnt[integer]);
        return;
      default:
        if (operator === 'exp' && type === 'f32') {
          this.call('expF32');
          return;
        }
        if (type === 'f32') this.code.byte(op.promote);
        this.call(operator as ImportName);
        if (type === 'f32') this.code.byte(op.demote);
    }
  }

  protected integerAbs(operand: KernelExpression, type: ScalarType): void {
    const held = valueType(type);
    const value = this.newLocal(held);
    this.scalar(operand);
    this.set(value);
    this.zero(held);
    this.get(value);
    this.code.byte(arithmetic('sub', type) as number);
    this.wrap(type);
    this.get(value);
    this.get(value);
    this.zero(held);
    this.code.byte(arithmetic('lt', type) as number);
    this.code.byte(op.select);
  }

  protected byParts(operator: 'sgn' | 'round', operand: KernelExpression, type: ScalarType): void {
    const held = valueType(type);
    const value = this.newLocal(held);
    this.scalar(operand);
    this.set(value);
    if (operator === 'round') {
      // Away from zero where it is halfway. The sum x + 0.5 would be rounded, so the rest decides.
      const whole = this.newLocal(held);
      this.get(value);
      this.code.byte(op.trunc[held as 'f32' | 'f64']);
      this.set(whole);
      this.get(whole);
      this.constant(1, type);
      this.get(value);
      this.code.byte(op.copysign[held as 'f32' | 'f64']);
      this.code.byte(arithmetic('add', type) as number);
      this.get(whole);
      this.get(value);
      this.get(whole);
      this.code.byte(arithmetic('sub', type) as number);
      this.code.byte(op.abs[held as 'f32' | 'f64']);
      this.constant(0.5, type);
      this.code.byte(arithmetic('ge', type) as number);
      this.code.byte(op.select);
      return;
    }
    const side = (comparison: 'gt' | 'lt') => {
      this.get(value);
      this.zero(held);
      this.code.byte(arithmetic(comparison, type) as number);
    };
    side('gt');
    side('lt');
    this.code.byte(arithmetic('sub', 'i32') as number);
    this.cast('i32', type);
  }

  protected binary(
    operator: BinaryOperation,
    left: KernelExpression,
    right: KernelExpression,
    result: ScalarType,
    line: number,
  ): void {
    const type = elementType(left.type);
    if (operator === 'pow' && !isReal(elementType(right.type))) {
      this.integerPower(left, right, type);
      return;
    }
    if (operator === 'sar' || operator === 'shl' || operator === 'shr') {
      const shift = this.known.shiftOf(left);
      const bits = this.known.valueOf(right);
      if (shift?.operator === operator && bits !== undefined && shift.bits + Number(bits) >= bitsOf(type))
        throw new Refusal('two shifts that move a number by all of its bits', line);
      this.scalar(left);
      if (operator === 'shr') this.asUnsigned(type);
      this.scalar(right);
      this.cast(elementType(right.type), valueType(type) as 'i32' | 'i64');
      const code =
        operator === 'sar' ? arithmetic('sar', type) : arithmetic(operator, valueType(type) as 'i32' | 'i64');
      this.code.byte(code as number);
      this.wrap(result);
      return;
    }
    // The language's compiler makes 0 of it, also where the divisor is negative or 0.
    if (
      (operator === 'div' || operator === 'trueDiv') &&
      isReal(type) &&
      this.known.isZero(left) &&
      !this.known.isPositive(right)
    )
      throw new Refusal('a division of a zero that is known in advance', line);
    if (operator === 'floorDiv' && !isReal(type)) this.refuseFoldedDivision(left, right, line);
    this.scalar(left);
    this.scalar(right);
    this.binaryOperation(operator, type, line);
  }

  /**
   * v1.6.0 rounds `//` of two integers towards zero where it knows both by way of variables (`constant_fold.cpp`). Where it does is a
   * matter of its optimisations, so such a program is refused.
   */
  protected refuseFoldedDivision(left: KernelExpression, right: KernelExpression, line: number): void {
    const [a, b] = [this.known.valueOf(left), this.known.valueOf(right)];
    const areComputed = a !== undefined && b !== undefined && b !== 0n;
    const differs = areComputed
      ? a < 0n !== b < 0n && a % b !== 0n
      : this.known.isKnown(left) && this.known.isKnown(right);
    if (differs)
      throw new Refusal('`//` or `%` of two values that are known in advance and differ in sign', line);
  }

  /** A power with an integer exponent, by squaring, as `demote_operations.cpp` does it. */
  protected integerPower(left: KernelExpression, right: KernelExpression, type: ScalarType): void {
    const held = valueType(type);
    const exponentType = elementType(right.type);
    const exponentHeld = valueType(exponentType);
    const base = this.newLocal(held);
    const exponent = this.newLocal(exponentHeld);
    const result = this.newLocal(held);
    const isNegative = this.newLocal('i32');
    this.scalar(left);
    this.set(base);
    this.scalar(right);
    this.tee(exponent);
    this.zero(exponentHeld);
    this.code.byte(arithmetic('lt', exponentType) as number);
    this.tee(isNegative);
    this.open(op.if);
    this.zero(exponentHeld);
    this.get(exponent);
    this.code.byte(arithmetic('sub', exponentType) as number);
    this.set(exponent);
    this.close();
    this.constant(isReal(type) ? 1 : 1n, type);
    this.set(result);
    const multiply = (a: number, b: number, to: number) => {
      this.get(a);
      this.get(b);
      this.code.byte(arithmetic('mul', type) as number);
      this.wrap(type);
      this.set(to);
    };
    this.open(op.block);
    this.open(op.loop);
    this.get(exponent);
    this.code.byte(op.eqz[exponentHeld as 'i32' | 'i64']);
    this.code.byte(op.brIf).unsigned(1);
    this.get(exponent);
    this.constant(1n, exponentType);
    this.code.byte(arithmetic('and', exponentType) as number);
    if (exponentHeld === 'i64') this.code.byte(op.wrapI64);
    this.open(op.if);
    multiply(result, base, result);
    this.close();
    multiply(base, base, base);
    this.get(exponent);
    this.constant(1n, exponentType);
    this.code.byte(arithmetic('shr', exponentHeld as 'i32' | 'i64') as number);
    this.set(exponent);
    this.code.byte(op.br).unsigned(0);
    this.close();
    this.close();
    if (isReal(type)) {
      this.get(isNegative);
      this.open(op.if);
      this.constant(1, type);
      this.get(result);
      this.code.byte(arithmetic('div', type) as number);
      this.set(result);
      this.close();
    }
    this.get(result);
  }
}
