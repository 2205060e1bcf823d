import type { Failure, Variable } from '../kernel/expressions.ts';
import { bitsOf, componentCount, elementType, type ScalarType } from '../kernel/types.ts';
import { ByteWriter } from './bytes.ts';
import type { ImportName } from './imports.ts';
import { type LocalType, op, type ValueType, valueType } from './opcodes.ts';

/** Failures that are found while a kernel runs, by their number. */
export const failures = [
  'index',
  'division',
  'conversion',
  'cells',
  'inactive',
  'quant',
  'stack',
] as const satisfies readonly Failure[];

/** Writes the code of a function: its locals, blocks, calls and constants. */
export class CodeWriter {
  protected readonly code = new ByteWriter();
  protected readonly localTypes: LocalType[] = [];
  protected readonly locals = new Map<Variable, number[]>();
  protected readonly used = new Set<ImportName>();
  protected readonly calls: { at: number; name: ImportName }[] = [];
  /** How many blocks are open. */
  protected depth = 0;

  protected newLocal(type: LocalType): number {
    this.localTypes.push(type);
    return this.localTypes.length - 1;
  }

  protected localsOf(variable: Variable): number[] {
    return this.localsIn(this.locals, variable);
  }

  /** The locals of a variable, which are made where there are none yet. */
  protected localsIn(known: Map<Variable, number[]>, variable: Variable): number[] {
    const found = known.get(variable);
    if (found) return found;
    const type = valueType(elementType(variable.type));
    const made = Array.from({ length: componentCount(variable.type) }, () => this.newLocal(type));
    known.set(variable, made);
    return made;
  }

  protected get(local: number): void {
    this.code.byte(op.localGet).unsigned(local);
  }

  protected set(local: number): void {
    this.code.byte(op.localSet).unsigned(local);
  }

  protected tee(local: number): void {
    this.code.byte(op.localTee).unsigned(local);
  }

  protected i32(value: number): void {
    this.code.byte(op.constant.i32).signed(BigInt(value | 0));
  }

  protected call(name: ImportName): void {
    this.used.add(name);
    this.code.byte(op.call);
    this.calls.push({ at: this.code.length, name });
  }

  protected open(kind: number, result = 0x40): void {
    this.code.byte(kind).byte(result);
    this.depth++;
  }

  protected close(): void {
    this.code.byte(op.end);
    this.depth--;
  }

  protected fail(kind: Failure, line: number, detail = 0): void {
    this.i32(failures.indexOf(kind));
    this.i32(line);
    this.i32(detail);
    this.call('fail');
  }

  protected constant(value: number | bigint, type: ScalarType): void {
    const held = valueType(type);
    this.code.byte(op.constant[held]);
    if (held === 'f32') this.code.f32(Number(value));
    else if (held === 'f64') this.code.f64(Number(value));
    else this.code.signed(BigInt.asIntN(held === 'i64' ? 64 : 32, BigInt(value)));
  }

  protected zero(type: ValueType): void {
    this.constant(type === 'f32' || type === 'f64' ? 0 : 0n, type);
  }

  protected memory(code: number, type: ScalarType, offset: number): void {
    this.code
      .byte(code)
      .unsigned(Math.log2(bitsOf(type) / 8))
      .unsigned(offset);
  }

  protected extent(extent: number | Variable): void {
    if (typeof extent === 'number') this.i32(extent);
    else this.get(this.localsOf(extent)[0] as number);
  }
}
