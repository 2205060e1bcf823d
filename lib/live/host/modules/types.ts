import { Refusal } from '../../errors.ts';
import { Arguments, between, native } from '../builtins/arguments.ts';
import { addAll } from '../builtins/dictionaries.ts';
import { ClassValue } from '../classes.ts';
import { DictValue } from '../collections/dictionaries.ts';
import { ListValue, TupleValue } from '../collections/lists.ts';
import { keyError, typeError } from '../errors.ts';
import { callValue, itemsOf, repr } from '../operations.ts';
import { addMethods, dictType, namedType, tupleType } from '../types.ts';
import { PythonObject, type Value } from '../values.ts';

/** The modules `typing` and `collections`. */

/** A type for annotations only: `List[int]`. Nothing is done with it. */
class Annotation extends PythonObject {
  override readonly typeName = '_GenericAlias';

  constructor(readonly name: string) {
    super();
  }

  override item(index: Value): Value {
    const inner = index instanceof TupleValue ? index.items.map(shown).join(', ') : shown(index);
    return new Annotation(`${this.name}[${inner}]`);
  }

  override binary(operator: string): Value | undefined {
    return operator === '|' ? new Annotation(`${this.name} | …`) : undefined;
  }

  override call(): never {
    throw new Refusal(`typing.${this.name}(…)`);
  }

  override repr(): string {
    return `typing.${this.name}`;
  }
}

function shown(value: Value): string {
  const name = value instanceof PythonObject ? value.attribute('__name__') : undefined;
  return typeof name === 'string' ? name : repr(value);
}

const annotations = [
  ...[
    'Any',
    'Callable',
    'ClassVar',
    'Dict',
    'Final',
    'FrozenSet',
    'Generator',
    'Generic',
    'Iterable',
    'Iterator',
  ],
  ...['List', 'Literal', 'Mapping', 'NoReturn', 'Optional', 'Sequence', 'Set', 'Tuple', 'Type', 'Union'],
];

export const typingMembers: ReadonlyMap<string, Value> = new Map<string, Value>([
  ...annotations.map((name): [string, Value] => [name, new Annotation(name)]),
  ['TYPE_CHECKING', false],
  native('cast', (args) => {
    between('cast', args, 2, 2);
    return args[1] as Value;
  }),
]);

/** `defaultdict`: a key that is not there gets a value from a function. */
class DefaultDict extends DictValue {
  override readonly typeName = 'defaultdict';

  constructor(readonly factory: Value) {
    super();
  }

  override missing(key: Value): Value {
    if (this.factory === null) throw keyError(key);
    const made = callValue(this.factory, []);
    this.set(key, made);
    return made;
  }

  override repr(): string {
    return `defaultdict(${repr(this.factory)}, ${super.repr()})`;
  }
}

const defaultDictType = namedType('defaultdict', dictType);
defaultDictType.module = 'collections';
defaultDictType.construct = (_type, args, keywords) => {
  const [factory = null, ...rest] = args;
  const made = new DefaultDict(factory);
  addAll(made, 'defaultdict', rest, keywords);
  return made;
};

/** `Counter`: a key that is not there counts 0. */
class Counter extends DictValue {
  override readonly typeName = 'Counter';

  override missing(): Value {
    return 0n;
  }

  /** The most common first; equal ones in the order in which they came. */
  common(): [Value, Value][] {
    const count = (value: Value) => {
      if (typeof value !== 'bigint') throw new Refusal('a Counter of other than integers');
      return value;
    };
    return [...this.entries()].sort(([, a], [, b]) => Number(count(b) - count(a)));
  }

  override repr(): string {
    if (this.size === 0) return 'Counter()';
    return `Counter({${this.common()
      .map(([key, value]) => `${repr(key)}: ${repr(value)}`)
      .join(', ')}})`;
  }

  override binary(): never {
    throw new Refusal('arithmetic of Counter');
  }
}

const counterType = namedType('Counter', dictType);
counterType.module = 'collections';
counterType.construct = (_type, args, keywords) => {
  between('Counter', args, 0, 1);
  const made = new Counter();
  const [items] = args;
  if (items instanceof DictValue) addAll(made, 'Counter', [items], keywords);
  else {
    for (const one of items === undefined ? [] : itemsOf(items))
      made.set(one, ((made.get(one) ?? 0n) as bigint) + 1n);
    addAll(made, 'Counter', [], keywords);
  }
  return made;
};
addMethods<Counter>(counterType, {
  most_common: (self, args) => {
    const given = new Arguments('most_common', ['n'], args, new Map());
    const count = given.get('n') ?? null;
    const all = self.common().map((pair) => new TupleValue(pair));
    return new ListValue(count === null ? all : all.slice(0, Math.max(0, Number(count as bigint))));
  },
  update: () => {
    throw new Refusal('Counter.update');
  },
  copy: () => {
    throw new Refusal('Counter.copy');
  },
  elements: () => {
    throw new Refusal('Counter.elements');
  },
});
addMethods<DefaultDict>(defaultDictType, {
  copy: () => {
    throw new Refusal('defaultdict.copy');
  },
});

/** `namedtuple`: a tuple whose items have names. */
class NamedTuple extends TupleValue {
  constructor(
    override readonly typeName: string,
    readonly names: readonly string[],
    items: readonly Value[],
    private readonly type: PythonObject,
  ) {
    super(items);
  }

  override attribute(name: string): Value | undefined {
    if (name === '_fields') return new TupleValue(this.names);
    const at = this.names.indexOf(name);
    return at < 0 ? undefined : this.items[at];
  }

  override pythonClass(): PythonObject {
    return this.type;
  }

  override repr(): string {
    return `${this.typeName}(${this.names.map((name, at) => `${name}=${repr(this.items[at] as Value)}`).join(', ')})`;
  }
}

function namedTuple(args: readonly Value[]): Value {
  between('namedtuple', args, 2, 2);
  const [typeName, given = null] = args;
  if (typeof typeName !== 'string') throw typeError('Type names and field names must be strings');
  const names =
    typeof given === 'string'
      ? given.replaceAll(',', ' ').split(/\s+/).filter(Boolean)
      : itemsOf(given).map(String);
  return namedTupleType(typeName, names);
}

function namedTupleType(name: string, names: readonly string[]): ClassValue {
  const type = new ClassValue(name, [tupleType], new Map());
  type.module = '__main__';
  type.construct = (_type, args, keywords) => {
    const missing = names.slice(args.length).filter((one) => !keywords.has(one));
    const unknown = [...keywords.keys()].find((one) => names.indexOf(one) < args.length);
    if (args.length > names.length)
      throw typeError(
        `${name}.__new__() takes ${names.length + 1} positional arguments but ${args.length + 1} were given`,
      );
    if (unknown !== undefined)
      throw typeError(`${name}.__new__() got an unexpected keyword argument '${unknown}'`);
    if (missing.length > 0) throw new Refusal(`${name}(…) without ${missing.join(', ')}`);
    const items = names.map((one, at) => args[at] ?? keywords.get(one) ?? null);
    return new NamedTuple(name, names, items, type);
  };
  return type;
}

export const collectionsMembers: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['defaultdict', defaultDictType],
  ['Counter', counterType],
  native('namedtuple', namedTuple),
]);
