import { Refusal } from '../../errors.ts';
import {
  KernelExpression,
  type Statement,
  type Storage,
  type Variable,
  variableExpression,
} from '../../kernel/expressions.ts';
import { bitsOf, elementType, isReal, isTensor } from '../../kernel/types.ts';
import type { Runtime } from '../runtime.ts';

type Run = (...args: (number | bigint)[]) => void;

/** Stores of Python to a field of a quantised type: each is a kernel, as in the language. */
export class StoreInPython {
  private readonly kernels = new Map<string, Run>();

  constructor(
    private readonly runtime: Runtime,
    private readonly storage: Storage,
  ) {}

  /** Stores numbers in an element, from one of its components on, all at once. */
  run(indices: readonly number[], component: number, values: readonly (number | bigint)[]): void {
    const key = `${component}/${values.length}`;
    const kernel = this.kernels.get(key) ?? this.kernel(component, values.length);
    this.kernels.set(key, kernel);
    const type = elementType(this.storage.element);
    kernel(...indices, ...values.map((value) => held(value, type)));
  }

  private kernel(component: number, count: number): Run {
    const { storage, runtime } = this;
    const parameter = (type: Variable['type']): Variable => ({ name: '', type, isConstant: true });
    const indices = storage.extents.map(() => parameter('i32'));
    const values = Array.from({ length: count }, () => parameter(elementType(storage.element)));
    const { bytes } = runtime.generate(
      [...indices, ...values],
      [storeStatement(storage, indices.map(variableExpression), component, values.map(variableExpression))],
    );
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
      env: {
        memory: runtime.memory,
        fail: () => {
          throw new Refusal('a number that does not fit its quantised type');
        },
      },
    });
    return instance.exports.run as Run;
  }
}

function storeStatement(
  storage: Storage,
  indices: KernelExpression[],
  component: number,
  values: KernelExpression[],
): Statement {
  const { element } = storage;
  const target = new KernelExpression({ kind: 'element', storage, indices, line: 0 }, element);
  const [value] = values;
  if (!isTensor(element)) return { kind: 'store', target, value: value as KernelExpression, line: 0 };
  const shape = [values.length];
  const places = values.map((_, at) => component + at);
  return {
    kind: 'store',
    target: new KernelExpression(
      { kind: 'components', tensor: target, places },
      { element: element.element, shape },
    ),
    value: new KernelExpression({ kind: 'matrix', elements: values }, { element: element.element, shape }),
    line: 0,
  };
}

/** A number of Python as an argument of WebAssembly. */
function held(value: number | bigint, type: ReturnType<typeof elementType>): number | bigint {
  if (isReal(type)) return Number(value);
  const bits = bitsOf(type);
  const wrap = type.startsWith('u') ? BigInt.asUintN : BigInt.asIntN;
  const integer = wrap(bits, typeof value === 'bigint' ? value : BigInt(Math.trunc(value)));
  return bits === 64 ? integer : Number(integer);
}
