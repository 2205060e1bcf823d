import { TupleValue } from '../host/collections/lists.ts';
import { PythonObject, type Value } from '../host/values.ts';

/** `ti.ndrange(…)`: the bounds of each axis. They are numbers of Python, or of a kernel. */
export class NdRange extends PythonObject {
  override readonly typeName = '_Ndrange';

  constructor(readonly bounds: readonly (readonly [Value, Value])[]) {
    super();
  }

  /** The combinations, where all bounds are numbers of Python: the last axis changes first. */
  override iterate(): Iterable<Value> | undefined {
    const ranges = this.bounds.map(([begin, end]) => {
      if (typeof begin !== 'bigint' || typeof end !== 'bigint') return undefined;
      return Array.from({ length: Math.max(0, Number(end - begin)) }, (_, at) => begin + BigInt(at));
    });
    let combinations: bigint[][] = [[]];
    for (const range of ranges) {
      if (!range) return undefined;
      combinations = combinations.flatMap((one) => range.map((value) => [...one, value]));
    }
    return combinations.map((one) => new TupleValue(one));
  }
}
