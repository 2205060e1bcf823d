import { Refusal } from '../../errors.ts';
import { between, native, single } from '../builtins/arguments.ts';
import { reader } from '../builtins/iterators.ts';
import { DictValue } from '../collections/dictionaries.ts';
import { TupleValue } from '../collections/lists.ts';
import { typeError } from '../errors.ts';
import { ProgramFunction } from '../functions.ts';
import { Instance } from '../instances.ts';
import { attributeOrUndefined, callOrWait, callValue, repr, setAttributeOf } from '../operations.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from '../values.ts';

/** The module `functools`. */

/** A call with some of its arguments already given. */
class Partial extends PythonObject {
  override readonly typeName = 'functools.partial';

  constructor(
    readonly callable: Value,
    readonly args: readonly Value[],
    readonly keywords: Keywords,
  ) {
    super();
  }

  override call(args: readonly Value[], keywords: Keywords): Value | Promise<Value> {
    return callOrWait(this.callable, [...this.args, ...args], new Map([...this.keywords, ...keywords]));
  }

  override attribute(name: string): Value | undefined {
    if (name === 'func') return this.callable;
    if (name === 'args') return new TupleValue(this.args);
    return name === 'keywords' ? new DictValue(this.keywords) : undefined;
  }
}

function reduce(args: readonly Value[]): Value {
  between('reduce', args, 2, 3);
  const [callable = null, items = null, initial] = args;
  const next = reader(items);
  let total = initial === undefined ? next() : initial;
  if (total === undefined) throw typeError('reduce() of empty iterable with no initial value');
  for (let value = next(); value !== undefined; value = next()) total = callValue(callable, [total, value]);
  return total;
}

/** Remembers results by arguments. */
function remembering(callable: Value): Value {
  const results = new DictValue();
  const run = new NativeFunction('cached', (args, keywords) => {
    const named = [...keywords].map(([name, value]) => new TupleValue([name, value]));
    const key = new TupleValue([new TupleValue(args), new TupleValue(named)]);
    if (results.has(key)) return results.get(key) ?? null;
    const found = callValue(callable, args, keywords);
    results.set(key, found);
    return found;
  });
  return new CachedFunction(run, callable, results);
}

class CachedFunction extends PythonObject {
  override readonly typeName = 'functools._lru_cache_wrapper';

  constructor(
    private readonly run: NativeFunction,
    private readonly wrapped: Value,
    private readonly results: DictValue,
  ) {
    super();
  }

  override call(args: readonly Value[], keywords: Keywords): Value | Promise<Value> {
    return this.run.call(args, keywords);
  }

  override bind(instance: Value): Value {
    return new NativeFunction('cached', (args, keywords) => this.run.call([instance, ...args], keywords));
  }

  override attribute(name: string): Value | undefined {
    if (name === 'cache_clear')
      return new NativeFunction(name, () => {
        this.results.clear();
        return null;
      });
    if (name === '__wrapped__') return this.wrapped;
    return name === 'cache_info' ? undefined : attributeOrUndefined(this.wrapped, name);
  }
}

/** Copies the name of a function to the one around it. */
function wraps(args: readonly Value[], keywords: Keywords): Value {
  if (keywords.size > 0) throw new Refusal('functools.wraps(…) with keywords');
  const wrapped = single('wraps', args);
  return new NativeFunction('wraps', ([wrapper = null]) => {
    for (const name of ['__name__', '__qualname__', '__doc__', '__module__']) {
      const value = attributeOrUndefined(wrapped, name);
      if (value !== undefined && wrapper instanceof ProgramFunction) setAttributeOf(wrapper, name, value);
    }
    if (wrapper instanceof ProgramFunction) setAttributeOf(wrapper, '__wrapped__', wrapped);
    return wrapper;
  });
}

/** What is sorted by a function of two values. */
class ComparedKey extends PythonObject {
  override readonly typeName = 'functools.KeyWrapper';

  constructor(
    private readonly callable: Value,
    private readonly value: Value,
  ) {
    super();
  }

  override compare(operator: string, other: Value): Value | undefined {
    if (operator !== '<' || !(other instanceof ComparedKey)) return undefined;
    const found = callValue(this.callable, [this.value, other.value]);
    if (typeof found !== 'bigint' && typeof found !== 'number' && typeof found !== 'boolean')
      throw new Refusal(`functools.cmp_to_key with ${repr(found)}`);
    return Number(found) < 0;
  }
}

export const functoolsMembers: ReadonlyMap<string, Value> = new Map<string, Value>([
  native('partial', (args, keywords) => {
    const [callable, ...rest] = args;
    if (callable === undefined) throw typeError("type 'partial' takes at least one argument");
    if (callable instanceof Instance || callable instanceof PythonObject)
      return new Partial(callable, rest, keywords);
    throw typeError('the first argument must be callable');
  }),
  native('reduce', reduce),
  native('cache', (args) => remembering(single('cache', args))),
  native('lru_cache', (args, keywords) => {
    const [first] = args;
    if (first instanceof ProgramFunction && keywords.size === 0) return remembering(first);
    // How many results are remembered shows only in how often a function is called.
    const size = keywords.has('maxsize') ? keywords.get('maxsize') : (first ?? 128n);
    if (size !== null) throw new Refusal('functools.lru_cache with a size');
    return new NativeFunction('lru_cache', (inner) => remembering(single('lru_cache', inner)));
  }),
  native('wraps', wraps),
  native('cmp_to_key', (args) => {
    const callable = single('cmp_to_key', args);
    return new NativeFunction('key', (given) => new ComparedKey(callable, single('key', given)));
  }),
]);
