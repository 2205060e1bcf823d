import type { KernelExpression, Statement, Storage, Variable } from '../kernel/expressions.ts';
import { elementType, isReal } from '../kernel/types.ts';
import { assignedIn } from './assigned.ts';

type Shift = { operator: 'shl' | 'sar'; bits: number };

/** The integers that variables are known to have at a place of a kernel, as far as the language's compiler may know them, too. */
export class KnownValues {
  private readonly values = new Map<Variable, number | bigint>();
  /** The variables whose integer comes from a real number. */
  private readonly converted = new Set<Variable>();
  /** The variables that were shifted by a known number of bits: in which direction, and by how many. */
  private readonly shifts = new Map<Variable, Shift>();

  /** The places of fields in which the kernel stores a known value: it may be known again where an element is read. */
  private readonly stored = new Set<number | Variable>();

  /** What is known now, for `restore`. */
  copy(): ReadonlyMap<Variable, number | bigint> {
    return new Map(this.values);
  }

  /** A variable was changed in a way that is not followed. */
  delete(variable: Variable): void {
    this.values.delete(variable);
  }

  /** Whether an integer was made from a real number. */
  isConverted({ node, type }: KernelExpression): boolean {
    if (node.kind === 'variable') return this.converted.has(node.variable);
    if (node.kind === 'select' || node.kind === 'conditional')
      return this.isConverted(node.consequent) || this.isConverted(node.otherwise);
    // A sum with zero and a product with one are left out by the language's compiler.
    if (node.kind === 'binary')
      return (
        (this.isConverted(node.left) && this.valueOf(node.right) !== undefined) ||
        (this.isConverted(node.right) && this.valueOf(node.left) !== undefined)
      );
    if (node.kind !== 'cast' || isReal(elementType(type))) return false;
    return isReal(elementType(node.operand.type)) || this.isConverted(node.operand);
  }

  /** The value of an integer that the language's compiler may compute in advance, by way of variables. */
  valueOf(expression: KernelExpression): bigint | undefined {
    const value = this.numberOf(expression);
    return typeof value === 'bigint' ? value : undefined;
  }

  /** Whether the language's compiler may know that a value is zero: also that of `x - x` and of a product with such a value. */
  isZero(expression: KernelExpression): boolean {
    const { node, type } = expression;
    const value = this.numberOf(expression);
    if (value !== undefined) return Number(value) === 0;
    if (node.kind === 'cast') return this.isZero(node.operand);
    if (node.kind === 'select' || node.kind === 'conditional')
      return this.isZero(node.consequent) || this.isZero(node.otherwise);
    if (node.kind !== 'binary' || isReal(elementType(type))) return false;
    const { operator, left, right } = node;
    if (operator === 'mul' || operator === 'and') return this.isZero(left) || this.isZero(right);
    const [a, b] = [left.node, right.node];
    return (
      (operator === 'sub' || operator === 'xor') &&
      a.kind === 'variable' &&
      b.kind === 'variable' &&
      a.variable === b.variable
    );
  }

  /** Whether a value is known, and positive. */
  isPositive(expression: KernelExpression): boolean {
    return Number(this.numberOf(expression) ?? 0) > 0;
  }

  /** Whether the language's compiler may know a value, also where it is not computed here. */
  isKnown({ node }: KernelExpression): boolean {
    switch (node.kind) {
      case 'constant':
        return true;
      case 'variable':
        return this.values.has(node.variable);
      case 'element':
        return this.stored.has(node.storage.address);
      case 'cast':
      case 'unary':
        return this.isKnown(node.operand);
      case 'binary':
        return this.isKnown(node.left) && this.isKnown(node.right);
      case 'select':
      case 'conditional':
        return this.isKnown(node.test) && (this.isKnown(node.consequent) || this.isKnown(node.otherwise));
      default:
        return false;
    }
  }

  /** The same of any number. */
  private numberOf({ node, type }: KernelExpression): number | bigint | undefined {
    switch (node.kind) {
      case 'constant':
        return node.value;
      case 'variable':
        return this.values.get(node.variable);
      case 'cast': {
        const operand = this.numberOf(node.operand);
        if (operand === undefined || !Number.isFinite(Number(operand))) return undefined;
        return isReal(elementType(type)) ? Number(operand) : BigInt(Math.trunc(Number(operand)));
      }
      case 'unary': {
        const operand = node.operator === 'neg' ? this.numberOf(node.operand) : undefined;
        return operand === undefined || Number.isNaN(Number(operand)) ? undefined : -operand;
      }
      case 'binary': {
        const [a, b] = [this.numberOf(node.left), this.numberOf(node.right)];
        if (a === undefined || b === undefined) return undefined;
        const result = computed(node.operator, Number(a), Number(b));
        if (result === undefined || !Number.isFinite(result)) return undefined;
        return isReal(elementType(type)) ? result : BigInt(Math.trunc(result));
      }
      default:
        return undefined;
    }
  }

  /** By how many bits an expression is shifted in all: the language's compiler makes one shift of two in the same direction. */
  shiftOf({ node }: KernelExpression): Shift | undefined {
    if (node.kind === 'variable') return this.shifts.get(node.variable);
    if (node.kind !== 'binary' || (node.operator !== 'shl' && node.operator !== 'sar')) return undefined;
    const bits = this.valueOf(node.right);
    if (bits === undefined) return undefined;
    const inner = this.shiftOf(node.left);
    return {
      operator: node.operator,
      bits: Number(bits) + (inner?.operator === node.operator ? inner.bits : 0),
    };
  }

  /** A variable has the value of an expression now; without one it is zero. */
  remember(variable: Variable, value: KernelExpression | undefined): void {
    const isKnown = value === undefined || this.isKnown(value);
    const known = value === undefined ? 0n : (this.numberOf(value) ?? Number.NaN);
    if (!isKnown) this.values.delete(variable);
    else this.values.set(variable, known);
    if (value && this.isConverted(value)) this.converted.add(variable);
    const shift = value && this.shiftOf(value);
    if (shift) this.shifts.set(variable, shift);
    else this.shifts.delete(variable);
  }

  /** A value is stored in an element of a field. */
  rememberStored({ address }: Storage, value: KernelExpression): void {
    if (this.isKnown(value)) this.stored.add(address);
  }

  /** Goes back to what was known at the time of `copy`. */
  restore(known: ReadonlyMap<Variable, number | bigint>): void {
    this.values.clear();
    for (const [variable, value] of known) this.values.set(variable, value);
  }

  /** What statements may change is not known before a loop of them, and after them. */
  forget(statements: readonly Statement[]): void {
    for (const variable of assignedIn(statements)) this.values.delete(variable);
  }
}

/** A result, about: it is asked for its sign and its remainder only. */
function computed(operator: string, a: number, b: number): number | undefined {
  switch (operator) {
    case 'add':
      return a + b;
    case 'sub':
      return a - b;
    case 'mul':
      return a * b;
    case 'trueDiv':
    case 'div':
      return b === 0 ? undefined : a / b;
    case 'min':
      return Math.min(a, b);
    case 'max':
      return Math.max(a, b);
    default:
      return undefined;
  }
}
