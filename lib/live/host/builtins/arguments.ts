import { Refusal } from '../../errors.ts';
import { overflowError, typeError } from '../errors.ts';
import { toIndex, typeNameOf } from '../operations.ts';
import { type Keywords, NativeFunction, type Value } from '../values.ts';

/** Reading the arguments of natives, with the errors of Python. */

/** The arguments of a function that takes some by position and some by name. */
export class Arguments {
  private readonly found = new Map<string, Value>();

  /**
   * @param names the parameters in order; those after `*` are given by name only, those before `/` by position only
   * @throws TypeError for too many arguments; Refusal for an unknown keyword, which Python may have and the engine does not
   */
  constructor(
    readonly name: string,
    names: readonly string[],
    args: readonly Value[],
    keywords: Keywords,
  ) {
    const star = names.indexOf('*');
    const slash = names.indexOf('/');
    const plain = names.filter((one) => one !== '*' && one !== '/');
    const count = star < 0 ? plain.length : star - (slash >= 0 && slash < star ? 1 : 0);
    if (args.length > count)
      throw typeError(
        `${name}() takes at most ${count} argument${count === 1 ? '' : 's'} (${args.length} given)`,
      );
    args.forEach((value, at) => {
      this.found.set(plain[at] ?? '', value);
    });
    for (const [key, value] of keywords) {
      if (!plain.includes(key) || plain.indexOf(key) < slash) throw new Refusal(`${name}(${key}=…)`);
      if (this.found.has(key)) throw typeError(`${name}() got multiple values for argument '${key}'`);
      this.found.set(key, value);
    }
  }

  get(name: string): Value | undefined {
    return this.found.get(name);
  }

  has(name: string): boolean {
    return this.found.has(name);
  }

  /** @throws TypeError where it is missing */
  required(name: string, place?: number): Value {
    const value = this.found.get(name);
    if (value === undefined)
      throw typeError(
        `${this.name}() missing required argument '${name}'${place === undefined ? '' : ` (pos ${place})`}`,
      );
    return value;
  }
}

export function noKeywordsOf(name: string, keywords: Keywords): void {
  if (keywords.size > 0) throw typeError(`${name}() takes no keyword arguments`);
}

/** The only argument. */
export function single(name: string, args: readonly Value[]): Value {
  const [value] = args;
  if (value === undefined || args.length !== 1)
    throw typeError(`${name}() takes exactly one argument (${args.length} given)`);
  return value;
}

/** Checks how many arguments there are, for functions whose message says "expected". */
export function between(name: string, args: readonly Value[], least: number, most: number): void {
  if (args.length >= least && args.length <= most) return;
  const bound = args.length < least ? least : most;
  const word = least === most ? '' : args.length < least ? 'at least ' : 'at most ';
  throw typeError(`${name} expected ${word}${bound} argument${bound === 1 ? '' : 's'}, got ${args.length}`);
}

/** Methods without arguments. */
export function none(name: string, args: readonly Value[]): void {
  if (args.length > 0) throw typeError(`${name}() takes no arguments (${args.length} given)`);
}

export function asIndex(value: Value): bigint {
  const found = toIndex(value);
  if (found === undefined)
    throw typeError(`'${typeNameOf(value)}' object cannot be interpreted as an integer`);
  return found;
}

/** An integer as a JavaScript number. @throws OverflowError or Refusal where it is too large to be meant */
export function asCount(value: Value): number {
  const found = Number(asIndex(value));
  if (!Number.isSafeInteger(found)) throw overflowError('Python int too large to convert to C ssize_t');
  return found;
}

export function asString(value: Value, what: string): string {
  if (typeof value === 'string') return value;
  throw typeError(`${what} must be str, not ${typeNameOf(value)}`);
}

/** A function of Python's own. */
class BuiltinFunction extends NativeFunction {
  override repr(): string {
    return `<built-in function ${this.name}>`;
  }
}

export function native(
  name: string,
  run: (args: readonly Value[], keywords: Keywords) => Value | Promise<Value>,
): [string, NativeFunction] {
  return [name, new BuiltinFunction(name, run)];
}
