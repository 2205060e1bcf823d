import { Refusal } from '../errors.ts';
import { Arguments } from '../host/builtins/arguments.ts';
import type { Keywords, Value } from '../host/values.ts';

/**
 * The arguments of a function of NumPy. A call with too many or too few is refused: NumPy's functions have messages of several kinds
 * for it, and arguments that the engine does not have.
 */
export class NumpyArguments extends Arguments {
  constructor(name: string, names: readonly string[], args: readonly Value[], keywords: Keywords) {
    const star = names.indexOf('*');
    if (args.length > (star < 0 ? names.length : star))
      throw new Refusal(`${name} with ${args.length} arguments`);
    super(name, names, args, keywords);
  }

  /** @throws Refusal where it is missing */
  override required(name: string): Value {
    const value = this.get(name);
    if (value === undefined) throw new Refusal(`${this.name} without ${name}`);
    return value;
  }
}
