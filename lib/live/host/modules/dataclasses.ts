import { Refusal } from '../../errors.ts';
import { native, single } from '../builtins/arguments.ts';
import { ClassValue } from '../classes.ts';
import { DictValue } from '../collections/dictionaries.ts';
import { compareItems, guarded } from '../collections/items.ts';
import { ListValue, TupleValue } from '../collections/lists.ts';
import { PythonError, typeError, valueError } from '../errors.ts';
import { defineException } from '../exceptions.ts';
import { Instance, notImplemented } from '../instances.ts';
import { BoundMethod } from '../members.ts';
import { attributeOf, callValue, isTrue, repr, typeNameOf } from '../operations.ts';
import { type Keywords, NativeFunction, PythonObject, type Value } from '../values.ts';

/** The module `dataclasses`. */

defineException('FrozenInstanceError', ['AttributeError'], 'dataclasses');

type Options = { init: boolean; repr: boolean; compare: boolean; keywordOnly: boolean };

/** `field(…)`, and what is known of a field of a class. */
class Field extends PythonObject {
  override readonly typeName = 'Field';

  constructor(
    readonly name: string,
    readonly value: Value | undefined,
    readonly factory: Value | undefined,
    readonly options: Options,
    readonly type: Value = null,
  ) {
    super();
  }

  override attribute(name: string): Value | undefined {
    if (name === 'name') return this.name;
    return name === 'type' ? this.type : undefined;
  }
}

const usual: Options = { init: true, repr: true, compare: true, keywordOnly: false };

type Run = (self: Instance, args: readonly Value[], keywords: Keywords) => Value;

/** A method that the engine has: bound to the object of which it is asked. */
class GeneratedMethod extends PythonObject {
  override readonly typeName = 'function';

  constructor(
    readonly name: string,
    private readonly run: Run,
  ) {
    super();
  }

  override bind(instance: Value): Value {
    return new BoundMethod(this, instance);
  }

  override attribute(name: string): Value | undefined {
    return name === '__name__' || name === '__qualname__' ? this.name : undefined;
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    const [self, ...rest] = args;
    if (!(self instanceof Instance)) throw new Refusal(`${this.name} of a ${typeNameOf(self ?? null)}`);
    return this.run(self, rest, keywords);
  }
}

const fieldsByClass = new WeakMap<ClassValue, readonly Field[]>();

/** The fields of a class, with those it inherits, in order. */
function fieldsOf(type: ClassValue): Field[] {
  const found = new Map<string, Field>();
  for (const one of [...type.mro].reverse())
    for (const field of fieldsByClass.get(one) ?? []) found.set(field.name, field);
  return [...found.values()];
}

function flag(keywords: Keywords, name: string, otherwise: boolean): boolean {
  const value = keywords.get(name);
  return value === undefined ? otherwise : isTrue(value);
}

const knownOptions = new Set(['init', 'repr', 'eq', 'order', 'frozen', 'kw_only', 'unsafe_hash']);

function decorate(type: Value, keywords: Keywords): Value {
  if (!(type instanceof ClassValue)) throw new Refusal(`@dataclass of a ${typeNameOf(type)}`);
  for (const name of keywords.keys()) if (!knownOptions.has(name)) throw new Refusal(`@dataclass(${name}=…)`);
  if (flag(keywords, 'unsafe_hash', false)) throw new Refusal('@dataclass(unsafe_hash=True)');
  const annotations = type.members.get('__annotations__');
  const entries = annotations instanceof DictValue ? [...annotations.entries()] : [];
  const fields = entries.map(([name, annotation]) =>
    readField(type, String(name), annotation, flag(keywords, 'kw_only', false)),
  );
  fieldsByClass.set(type, fields);
  checkOrder(fieldsOf(type));
  const add = (name: string, run: Run) => {
    if (!type.members.has(name)) type.setAttribute(name, new GeneratedMethod(name, run));
  };
  const all = fieldsOf(type);
  if (flag(keywords, 'init', true))
    add('__init__', (self, args, given) => initialise(type, all, self, args, given));
  if (flag(keywords, 'repr', true)) add('__repr__', (self) => textOf(self, all));
  const compared = all.filter(({ options }) => options.compare);
  if (flag(keywords, 'eq', true))
    add('__eq__', (self, [other = null]) => compare('==', self, other, compared));
  if (flag(keywords, 'order', false))
    for (const [name, operator] of orderings)
      add(name, (self, [other = null]) => compare(operator, self, other, compared));
  if (flag(keywords, 'frozen', false)) freeze(type, compared);
  return type;
}

const orderings = [
  ['__lt__', '<'],
  ['__le__', '<='],
  ['__gt__', '>'],
  ['__ge__', '>='],
] as const;

function readField(type: ClassValue, name: string, annotation: Value, keywordOnly: boolean): Field {
  const value = type.members.get(name);
  if (annotation instanceof PythonObject && annotation.repr().includes('ClassVar'))
    throw new Refusal('ClassVar in a dataclass');
  if (value instanceof Field) {
    if (value.value === undefined) type.deleteAttribute(name);
    else type.setAttribute(name, value.value);
    return new Field(
      name,
      value.value,
      value.factory,
      { ...value.options, keywordOnly: keywordOnly || value.options.keywordOnly },
      annotation,
    );
  }
  if (
    value instanceof ListValue ||
    (value instanceof PythonObject && ['dict', 'set'].includes(value.typeName))
  )
    throw valueError(
      `mutable default <class '${typeNameOf(value)}'> for field ${name} is not allowed: use default_factory`,
    );
  return new Field(name, value, undefined, { ...usual, keywordOnly }, annotation);
}

function checkOrder(fields: readonly Field[]): void {
  let hasDefault = false;
  for (const { name, value, factory, options } of fields) {
    if (!options.init || options.keywordOnly) continue;
    if (value !== undefined || factory !== undefined) hasDefault = true;
    else if (hasDefault) throw typeError(`non-default argument '${name}' follows default argument`);
  }
}

function initialise(
  type: ClassValue,
  fields: readonly Field[],
  self: Instance,
  args: readonly Value[],
  keywords: Keywords,
): Value {
  const name = `${type.qualifiedName}.__init__`;
  const parameters = fields.filter(({ options }) => options.init);
  const positional = parameters.filter(({ options }) => !options.keywordOnly);
  const given = new Map<string, Value>();
  args.forEach((value, at) => {
    given.set(positional[at]?.name ?? '', value);
  });
  for (const [key, value] of keywords) {
    if (!parameters.some((one) => one.name === key))
      throw typeError(`${name}() got an unexpected keyword argument '${key}'`);
    if (given.has(key)) throw typeError(`${name}() got multiple values for argument '${key}'`);
    given.set(key, value);
  }
  if (args.length > positional.length) {
    const required = positional.filter(({ value, factory }) => value === undefined && factory === undefined);
    const least = required.length + 1;
    const most = positional.length + 1;
    throw typeError(
      `${name}() takes ${least < most ? `from ${least} to ${most}` : most} positional argument${most === 1 ? '' : 's'} but ${args.length + 1} were given`,
    );
  }
  const missing = parameters.filter(
    (one) => !given.has(one.name) && one.value === undefined && one.factory === undefined,
  );
  if (missing.length > 0) throw missingError(name, missing);
  for (const field of fields) {
    const value = given.get(field.name) ?? (given.has(field.name) ? null : initial(field));
    if (value !== undefined) self.members.set(field.name, value);
  }
  const after = type.lookup('__post_init__');
  if (after !== undefined) callValue(attributeOf(self, '__post_init__'), []);
  return null;
}

function missingError(name: string, missing: readonly Field[]): PythonError {
  const positional = missing.filter(({ options }) => !options.keywordOnly);
  const names = (positional.length > 0 ? positional : missing).map((one) => `'${one.name}'`);
  const kind = positional.length > 0 ? 'positional' : 'keyword-only';
  const last = names.length > 2 ? `, and ${names.at(-1)}` : ` and ${names.at(-1)}`;
  const list = names.length === 1 ? names[0] : names.slice(0, -1).join(', ') + last;
  return typeError(
    `${name}() missing ${names.length} required ${kind} argument${names.length > 1 ? 's' : ''}: ${list}`,
  );
}

function initial({ value, factory }: Field): Value | undefined {
  return factory === undefined ? value : callValue(factory, []);
}

function textOf(self: Instance, fields: readonly Field[]): string {
  const shown = fields.filter(({ options }) => options.repr);
  return guarded(
    self,
    '...',
    () =>
      `${self.type.qualifiedName}(${shown.map(({ name }) => `${name}=${repr(attributeOf(self, name))}`).join(', ')})`,
  );
}

function values(self: Instance, fields: readonly Field[]): Value[] {
  return fields.map(({ name }) => attributeOf(self, name));
}

function compare(
  operator: '==' | '<' | '<=' | '>' | '>=',
  self: Instance,
  other: Value,
  fields: readonly Field[],
): Value {
  if (!(other instanceof Instance) || other.type !== self.type) return notImplemented;
  return compareItems(operator, values(self, fields), values(other, fields)) ?? notImplemented;
}

/** Stands before the values of a key, so that no tuple of the program is the same key. */
const keyMark = new NativeFunction('key', () => null);

function freeze(type: ClassValue, fields: readonly Field[]): void {
  const refuse = (what: string) => (_self: Instance, args: readonly Value[]) => {
    throw new PythonError('FrozenInstanceError', `cannot ${what} field ${repr(args[0] ?? null)}`);
  };
  type.setAttribute('__setattr__', new GeneratedMethod('__setattr__', refuse('assign to')));
  // Equal values are one key of a dictionary.
  type.frozenKey = (self) => new TupleValue([keyMark, self.type, ...values(self, fields)]);
}

/** The fields of a dataclass or of an object of one. */
function requiredFields(value: Value, name: string): { self: Instance; fields: Field[] } {
  const fields = value instanceof Instance ? fieldsOf(value.type) : [];
  if (!(value instanceof Instance) || !value.type.mro.some((one) => fieldsByClass.has(one)))
    throw typeError(`${name}() should be called on dataclass instances`);
  return { self: value, fields };
}

/** A value for `asdict` and `astuple`: objects of dataclasses inside it are converted, too. */
function converted(value: Value, make: (value: Instance) => Value): Value {
  if (value instanceof Instance && value.type.mro.some((one) => fieldsByClass.has(one))) return make(value);
  if (value instanceof ListValue) return new ListValue(value.items.map((one) => converted(one, make)));
  if (value instanceof TupleValue) return new TupleValue(value.items.map((one) => converted(one, make)));
  if (value instanceof DictValue)
    return new DictValue(
      [...value.entries()].map(([key, one]) => [converted(key, make), converted(one, make)]),
    );
  if (value instanceof PythonObject && !(value instanceof ClassValue))
    throw new Refusal(`a copy of a ${typeNameOf(value)}`);
  return value;
}

function asDict(value: Value): Value {
  const { self, fields } = requiredFields(value, 'asdict');
  return new DictValue(fields.map(({ name }) => [name, converted(attributeOf(self, name), asDict)]));
}

function asTuple(value: Value): Value {
  const { self, fields } = requiredFields(value, 'astuple');
  return new TupleValue(fields.map(({ name }) => converted(attributeOf(self, name), asTuple)));
}

function field(args: readonly Value[], keywords: Keywords): Value {
  if (args.length > 0) throw typeError(`field() takes 0 positional arguments but ${args.length} was given`);
  for (const name of keywords.keys())
    if (!['default', 'default_factory', 'init', 'repr', 'compare', 'kw_only'].includes(name))
      throw new Refusal(`field(${name}=…)`);
  if (keywords.has('default') && keywords.has('default_factory'))
    throw valueError('cannot specify both default and default_factory');
  return new Field('', keywords.get('default'), keywords.get('default_factory'), {
    init: flag(keywords, 'init', true),
    repr: flag(keywords, 'repr', true),
    compare: flag(keywords, 'compare', true),
    keywordOnly: flag(keywords, 'kw_only', false),
  });
}

export const dataclassesMembers: ReadonlyMap<string, Value> = new Map<string, Value>([
  native('dataclass', (args, keywords) => {
    if (args.length > 0) return decorate(single('dataclass', args), keywords);
    return new NativeFunction('dataclass', (inner) => decorate(single('dataclass', inner), keywords));
  }),
  native('field', field),
  native('asdict', (args) => asDict(single('asdict', args))),
  native('astuple', (args) => asTuple(single('astuple', args))),
  native('fields', (args) => {
    const value = single('fields', args);
    const type = value instanceof ClassValue ? value : value instanceof Instance ? value.type : undefined;
    if (!type?.mro.some((one) => fieldsByClass.has(one)))
      throw typeError('must be called with a dataclass type or instance');
    return new TupleValue(fieldsOf(type));
  }),
  native('is_dataclass', (args) => {
    const value = single('is_dataclass', args);
    const type = value instanceof ClassValue ? value : value instanceof Instance ? value.type : undefined;
    return type?.mro.some((one) => fieldsByClass.has(one)) ?? false;
  }),
  native('replace', (args, keywords) => {
    const { self, fields } = requiredFields(single('replace', args), 'replace');
    const given = fields
      .filter(({ options }) => options.init)
      .map(({ name }): [string, Value] => [name, attributeOf(self, name)]);
    return callValue(self.type, [], new Map([...given, ...keywords]));
  }),
]);
