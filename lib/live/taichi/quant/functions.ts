import { Refusal } from '../../errors.ts';
import { type Keywords, Module, NativeFunction, type Value } from '../../host/values.ts';
import type { KernelType } from '../../kernel/types.ts';
import { countOf, named } from '../arguments.ts';
import type { MatrixConstructor } from '../functions.ts';
import { failureTexts } from '../kernel.ts';
import type { Runtime } from '../runtime.ts';
import { QuantField } from './field.ts';
import { lowered } from './lower.ts';
import { makeBitpackedFields } from './pack.ts';
import { QuantType, quantModule } from './types.ts';

/** Adds what `ti` has for quantised types: the types, their fields, and what kernels do with these. */
export function addQuantised(members: Map<string, Value>, runtime: Runtime): void {
  const { generate, version } = runtime;
  failureTexts.quant = 'a number that may not fit its quantised type in a kernel';
  runtime.generate = (parameters, body) => generate(parameters, lowered(body, version));
  const pack = 'BitpackedFields';
  members.set(
    pack,
    new NativeFunction(pack, (args, keywords) => makeBitpackedFields(args, keywords, runtime)),
  );
  const types = members.get('types');
  if (types instanceof Module)
    members.set('types', new Module('types', new Map([...types.members, ['quant', quantModule(runtime)]])));
  const field = members.get('field') as NativeFunction;
  members.set('field', fieldFunction(field, 'ti.field', [], runtime));
  addTensorFields(members, 'Vector', ['n'], runtime);
  addTensorFields(members, 'Matrix', ['n', 'm'], runtime);
}

/** `ti.Vector.field` and `ti.Matrix.field`. */
function addTensorFields(
  members: ReadonlyMap<string, Value>,
  name: 'Vector' | 'Matrix',
  sizes: readonly ('n' | 'm')[],
  runtime: Runtime,
): void {
  const { members: made } = members.get(name) as MatrixConstructor;
  const present = made.get('field') as NativeFunction;
  made.set('field', fieldFunction(present, `ti.${name}.field`, sizes, runtime));
}

/** `ti.field` and its like: for a quantised type here, else as it is. */
function fieldFunction(
  present: NativeFunction,
  what: string,
  sizes: readonly ('n' | 'm')[],
  runtime: Runtime,
): NativeFunction {
  return new NativeFunction('field', (args, keywords) => {
    const dtype = keywords.get('dtype') ?? args[sizes.length];
    if (!(dtype instanceof QuantType)) return present.call(args, keywords) as Value;
    runtime.requireInit('create field');
    return makeField(dtype, what, sizes, args, keywords, runtime);
  });
}

const options = ['shape', 'order', 'name', 'offset', 'needs_grad', 'needs_dual', 'layout'] as const;

function makeField(
  type: QuantType,
  what: string,
  sizes: readonly ('n' | 'm')[],
  args: readonly Value[],
  keywords: Keywords,
  runtime: Runtime,
): QuantField {
  const given = named(what, [...sizes, 'dtype', ...options] as const, args, keywords);
  for (const option of options)
    if (option !== 'name' && given[option] !== undefined && given[option] !== null && given[option] !== false)
      throw new Refusal(`${what}(${option}=…) of a quantised type`);
  const shape = sizes.map((size) => countOf(given[size], size));
  const element: KernelType = shape.length > 0 ? { element: type.compute, shape } : type.compute;
  return new QuantField(type, runtime, element, typeof given.name === 'string' ? given.name : '');
}
