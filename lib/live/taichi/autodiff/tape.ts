import { Refusal } from '../../errors.ts';
import { PythonError, runtimeError } from '../../host/errors.ts';
import { callValue } from '../../host/operations.ts';
import { isTrue } from '../../host/protocol.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from '../../host/values.ts';
import { DenseField } from '../field.ts';
import type { Runtime } from '../runtime.ts';
import type { CallRecorder, Gradients, RecordedCall } from './fields.ts';

/** `ti.ad.Tape`: it records the calls of kernels in its block, and calls their gradients in reverse order at the end. */
export class Tape extends PythonObject implements CallRecorder {
  override readonly typeName = 'Tape';
  private readonly calls: RecordedCall[] = [];
  private isEntered = false;

  constructor(
    private readonly runtime: Runtime,
    private readonly gradients: Gradients,
    private readonly options: Partial<
      Record<'loss' | 'clear_gradients' | 'validation' | 'grad_check', Value>
    >,
  ) {
    super();
    if (isTrue(options.grad_check ?? null)) throw new Refusal('ti.ad.Tape(grad_check=…)');
    if (isTrue(options.validation ?? false) && runtime.isDebug)
      throw new Refusal('ti.ad.Tape(validation=True) with debug=True');
  }

  override attribute(name: string): Value | undefined {
    if (name === '__enter__') return new NativeFunction(name, () => this.enter());
    if (name === '__exit__') return new NativeFunction(name, () => this.exit());
    return undefined;
  }

  record(gradient: RecordedCall): void {
    this.calls.push(gradient);
  }

  private enter(): Value {
    if (this.isEntered) throw new PythonError('AssertionError', 'Tape can be entered only once.');
    this.isEntered = true;
    if (this.gradients.tape) throw new Refusal('a tape in a tape');
    this.runtime.requirePlaced();
    const { loss, gradient } = this.loss();
    if (isTrue(this.options.clear_gradients ?? true)) this.gradients.clear();
    loss.fill(0);
    gradient.fill(1);
    this.gradients.tape = this;
    return this;
  }

  private loss(): { loss: DenseField; gradient: DenseField } {
    const { loss } = this.options;
    if (!(loss instanceof DenseField) || typeof loss.element !== 'string')
      throw new Refusal('ti.ad.Tape with this loss');
    if (loss.shape?.length !== 0) throw runtimeError('The loss of `Tape` must be a 0-D field, i.e. scalar');
    const gradient = this.gradients.gradientOf(loss);
    if (!gradient?.shape)
      throw runtimeError(
        'Gradients of loss are not allocated, please use ti.field(..., needs_grad=True) for all fields that are required by autodiff.',
      );
    return { loss, gradient };
  }

  /** The language computes the gradients after an error in the block, too. */
  private exit(): Value {
    this.gradients.tape = undefined;
    const { gradient } = this.loss();
    for (const call of this.calls.reverse()) {
      gradient.fill(1);
      call();
    }
    return null;
  }
}

/** A Python function whose gradient the program gives: `@ti.ad.grad_replaced`, `@ti.ad.no_grad`. */
export class ReplacedFunction extends PythonObject {
  override readonly typeName = 'function';
  /** What `@ti.ad.grad_for` has given. */
  gradient: Value;

  constructor(
    private readonly gradients: Gradients,
    private readonly python: Value,
    gradient: Value,
  ) {
    super();
    this.gradient = gradient;
  }

  override attribute(name: string): Value | undefined {
    return name === 'grad' ? this.gradient : undefined;
  }

  override bind(self: Value): Value {
    return new NativeFunction('decorated', (args, keywords) => this.call([self, ...args], keywords));
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    const { gradients } = this;
    gradients.isReplaced = true;
    gradients.tape?.record(() => callValue(this.gradient, args));
    try {
      callValue(this.python, args, keywords);
    } finally {
      gradients.isReplaced = false;
    }
    return null;
  }
}
