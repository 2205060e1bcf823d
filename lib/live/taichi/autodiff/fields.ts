import { Refusal } from '../../errors.ts';
import { PythonError } from '../../host/errors.ts';
import { isTrue } from '../../host/protocol.ts';
import { NativeFunction, type Value } from '../../host/values.ts';
import type { KernelBuilder } from '../../kernel/builder.ts';
import type { Storage } from '../../kernel/expressions.ts';
import { isReal } from '../../kernel/types.ts';
import { DenseField } from '../field.ts';
import type { Kernel } from '../kernel.ts';
import type { GradientHost, Runtime } from '../runtime.ts';
import { type KernelScope, kernelGradient } from './gradient.ts';

/** What is called where a tape runs backwards, with the arguments of the call that it has recorded. */
export type RecordedCall = () => void;

/** Where calls of kernels are recorded. */
export type CallRecorder = { record(gradient: RecordedCall): void };

/** Methods of fields that are kernels in the language, which a tape records. */
const kernelMethods: ReadonlySet<string> = new Set(['fill', 'copy_from', 'to_numpy', 'from_numpy']);

const defaultStackSize = 32;

/** The gradients of fields, and the kernels that compute them. */
export class Gradients implements GradientHost {
  /** The tape that is open. */
  tape: CallRecorder | undefined;
  /** Whether a function runs whose gradient the program replaces: its kernels are not recorded. */
  isReplaced = false;
  private readonly gradients = new Map<DenseField, DenseField>();
  private readonly isGradient = new WeakSet<DenseField>();
  private readonly required = new Set<DenseField>();
  private generation = 0;
  private stack = { generation: 0, size: defaultStackSize };

  constructor(private readonly runtime: Runtime) {}

  // What the base asks

  option(name: string, value: Value): boolean {
    if (name !== 'ad_stack_size' || typeof value !== 'bigint') return false;
    // The options of `ti.init` come before it begins anew.
    this.stack = { generation: this.runtime.generation + 1, size: Number(value) };
    return true;
  }

  declared(
    field: DenseField,
    { needs_grad = false, needs_dual = false, shape = null }: Partial<Record<string, Value>>,
    place: (gradient: DenseField) => void,
  ): void {
    if (!isTrue(needs_grad) && !isTrue(needs_dual)) return;
    const gradient = this.gradientOf(field);
    if (!gradient)
      throw new PythonError(
        'TaichiRuntimeError',
        `${field.dtype} is not supported for field with \`needs_grad=True\` or \`needs_dual=True\`.`,
      );
    if (isTrue(needs_dual)) throw new Refusal('a field with needs_dual=True');
    if (shape === null) this.required.add(gradient);
    else place(gradient);
  }

  requirePlaced(): void {
    if ([...this.required].every(({ shape }) => shape)) return;
    throw new PythonError(
      'RuntimeError',
      'These field(s) requrie `needs_grad=True`, however their grad field(s) are not placed:\nPlease consider place the grad field(s). E.g.,\n\n  ti.root.dense(ti.i, 1).place(x.{gradient_type})\n\n Or specify a shape for the field(s). E.g.,\n\n  x = ti.field(float, shape=(2, 3), needs_grad=True)',
    );
  }

  fieldAttribute(field: DenseField, name: string): Value | undefined {
    if (this.tape && kernelMethods.has(name)) throw new Refusal(`${name} of a field in a tape`);
    return name === 'grad' ? this.gradientOf(field) : undefined;
  }

  kernelAttribute(kernel: Kernel, name: string, self: Value | undefined): Value | undefined {
    if (name !== 'grad') return undefined;
    return new NativeFunction('grad', (args, keywords) => this.run(kernel, args, keywords, self));
  }

  launched(kernel: Kernel, args: readonly Value[], self: Value | undefined): void {
    if (!this.isReplaced) this.tape?.record(() => this.run(kernel, args, new Map(), self));
  }

  /** The gradient of a field that has none in memory yet. */
  missing(field: DenseField): DenseField | undefined {
    const gradient = this.gradientOf(field);
    return gradient && !gradient.shape ? gradient : undefined;
  }

  // What the part itself asks

  /** The gradient of a field of real numbers, whether it has a place in memory or not; null for all others. */
  gradientOf(field: DenseField): DenseField | null {
    this.begin();
    if (!isReal(field.dtype) || this.isGradient.has(field)) return null;
    const found = this.gradients.get(field);
    if (found) return found;
    const made = new DenseField(this.runtime, field.element);
    this.runtime.unplaced.delete(made);
    this.gradients.set(field, made);
    this.isGradient.add(made);
    return made;
  }

  /** Fills all gradients with zeros. */
  clear(): void {
    this.begin();
    for (const gradient of this.gradients.values()) if (gradient.shape) gradient.fill(0);
  }

  /** `ti.init` begins anew, without fields. */
  private begin(): void {
    if (this.generation === this.runtime.generation) return;
    this.generation = this.runtime.generation;
    this.gradients.clear();
    this.required.clear();
  }

  /** What the gradient of a kernel depends on. */
  private scope(): KernelScope {
    const { runtime, stack } = this;
    this.begin();
    const storages = new Map<Storage, Storage>();
    for (const [field, gradient] of this.gradients)
      if (field.shape && gradient.shape) storages.set(field.loopStorage(), gradient.loopStorage());
    return {
      gradientOf: (storage) => storages.get(storage),
      stackSize: stack.generation === runtime.generation ? stack.size : defaultStackSize,
      allocate: (bytes) => runtime.allocate(bytes),
    };
  }

  private run(
    kernel: Kernel,
    args: readonly Value[],
    keywords: ReadonlyMap<string, Value>,
    self: Value | undefined,
  ): Value {
    const rewrite = (builder: KernelBuilder) => kernelGradient(builder, this.scope());
    try {
      return kernel.launch(args, keywords, self, rewrite);
    } catch (error) {
      // A formula of a derivative has no line.
      if (error instanceof Refusal) error.line ||= undefined;
      throw error;
    }
  }
}
