import { Refusal } from '../../errors.ts';
import { callValue } from '../../host/operations.ts';
import { type Keywords, Module, NativeFunction, type Value } from '../../host/values.ts';
import { named } from '../arguments.ts';
import { failureTexts } from '../kernel.ts';
import type { Runtime } from '../runtime.ts';
import { Gradients } from './fields.ts';
import { ReplacedFunction, Tape } from './tape.ts';

/** The module `ti.ad`; the runtime computes gradients from now on. */
export function autodiffModule(runtime: Runtime): Module {
  failureTexts.stack = 'an inner loop with more turns than ad_stack_size has space for';
  const gradients = new Gradients(runtime);
  runtime.gradients = gradients;
  const native = (
    name: string,
    run: (args: readonly Value[], keywords: Keywords) => Value,
  ): [string, Value] => [name, new NativeFunction(name, run)];
  const tape = (args: readonly Value[], keywords: Keywords): Tape => {
    const names = ['loss', 'clear_gradients', 'validation', 'grad_check'] as const;
    return new Tape(runtime, gradients, named('ti.ad.Tape', names, args, keywords));
  };
  const clear = (args: readonly Value[], keywords: Keywords): Value => {
    named('ti.ad.clear_all_gradients', [], args, keywords);
    runtime.requirePlaced();
    gradients.clear();
    return null;
  };
  const members = [
    native('Tape', tape),
    native('clear_all_gradients', clear),
    native('grad_replaced', ([fn]) => new ReplacedFunction(gradients, fn as Value, null)),
    native('no_grad', ([fn]) => new ReplacedFunction(gradients, fn as Value, placeholder)),
    native('grad_for', ([primal]) => gradientFor(primal)),
  ];
  return new Module('taichi.ad', new Map(members));
}

/** The gradient of a function that has none. */
const placeholder = new NativeFunction('placeholder', () => null);

/** `@ti.ad.grad_for(primal)`: what it decorates is the gradient of a function. */
function gradientFor(primal: Value | undefined): NativeFunction {
  if (!(primal instanceof ReplacedFunction)) throw new Refusal('ti.ad.grad_for of this function');
  return new NativeFunction('decorator', ([fn]) => {
    if (primal.gradient !== null) throw new Refusal('a second gradient of a function');
    primal.gradient = new NativeFunction('decorated', (args, keywords) => {
      callValue(fn as Value, args, keywords);
      return null;
    });
    return primal.gradient;
  });
}
