import './dictionaries.ts';
import './numbers.ts';
import './sequences.ts';
import './strings.ts';
import { Refusal } from '../../errors.ts';
import { ClassValue } from '../classes.ts';
import { ListValue } from '../collections/lists.ts';
import { superOf } from '../compile/calls.ts';
import { typeError } from '../errors.ts';
import { exceptionTypes } from '../exceptions.ts';
import { Instance, notImplemented } from '../instances.ts';
import { ClassMethod, Property, StaticMethod } from '../members.ts';
import {
  boolType,
  classOf,
  dictType,
  floatType,
  frozensetType,
  intType,
  listType,
  objectType,
  propertyType,
  rangeType,
  setType,
  sliceType,
  strType,
  tupleType,
  typeType,
} from '../types.ts';
import { ellipsis, NativeFunction, type Value } from '../values.ts';
import { Arguments, between, single } from './arguments.ts';
import { unorderedItems } from './arithmetic.ts';
import { builtinFunctions } from './functions.ts';
import { lazyTypes } from './iterators.ts';
import { reversedOf, sortBy } from './sequences.ts';

/** The names that every program has. */

objectType.construct = (type, args, keywords) => {
  if (type === objectType) {
    if (args.length > 0 || keywords.size > 0) throw typeError('object() takes no arguments');
    return new Instance(objectType);
  }
  return type.instantiate(new Instance(type), args, keywords);
};

typeType.construct = (_type, args) => {
  if (args.length === 3) throw new Refusal('type with three arguments');
  if (args.length !== 1) throw typeError('type() takes 1 or 3 arguments');
  return classOf(args[0] as Value);
};

propertyType.construct = (_type, args, keywords) => {
  const given = new Arguments('property', ['fget', 'fset', 'fdel', 'doc'], args, keywords);
  const part = (name: string) => given.get(name) ?? null;
  return new Property(part('fget'), part('fset'), part('fdel'));
};

const wrapped = (name: string, wrap: (callable: Value) => Value): [string, Value] => [
  name,
  new NativeFunction(name, (args) => wrap(single(name, args))),
];

export const builtins: ReadonlyMap<string, Value> = new Map<string, Value>([
  ...builtinFunctions,
  ...lazyTypes,
  ...exceptionTypes(),
  ...[
    intType,
    floatType,
    boolType,
    strType,
    listType,
    tupleType,
    dictType,
    setType,
    frozensetType,
    rangeType,
  ].map((type): [string, Value] => [type.name, type]),
  ['slice', sliceType],
  ['object', objectType],
  ['type', typeType],
  ['property', propertyType],
  wrapped('staticmethod', (callable) => new StaticMethod(callable)),
  wrapped('classmethod', (callable) => new ClassMethod(callable)),
  [
    'super',
    new NativeFunction('super', ([after, self]) => {
      if (!(after instanceof ClassValue) || self === undefined)
        throw new Refusal('super with these arguments');
      return superOf(after, self);
    }),
  ],
  [
    'sorted',
    new NativeFunction('sorted', (args, keywords) => {
      if (args.length !== 1) throw typeError(`sorted expected 1 argument, got ${args.length}`);
      return new ListValue(sortBy(unorderedItems(args[0] as Value, keywords), keywords, 'sorted'));
    }),
  ],
  [
    'reversed',
    new NativeFunction('reversed', (args) => {
      between('reversed', args, 1, 1);
      return reversedOf(args[0] as Value);
    }),
  ],
  ['NotImplemented', notImplemented],
  ['Ellipsis', ellipsis],
  ['__debug__', true],
]);

const refused = new Set([
  ...['input', 'open', 'eval', 'exec', 'compile', 'globals', 'locals', 'vars', 'dir', 'help', 'breakpoint'],
  ...['__import__', 'bytes', 'bytearray', 'memoryview', 'complex', 'aiter', 'anext', 'copyright', 'credits'],
  ...['license', '__builtins__', '__file__', '__spec__', '__loader__', '__package__', '__annotations__'],
  ...[
    'BaseExceptionGroup',
    'ExceptionGroup',
    'BlockingIOError',
    'BrokenPipeError',
    'BytesWarning',
    'EncodingWarning',
  ],
  ...[
    'ChildProcessError',
    'ConnectionAbortedError',
    'ConnectionError',
    'ConnectionRefusedError',
    'UnicodeWarning',
  ],
  ...[
    'ConnectionResetError',
    'EnvironmentError',
    'FutureWarning',
    'ImportWarning',
    'IndentationError',
    'TabError',
  ],
  ...[
    'InterruptedError',
    'IsADirectoryError',
    'NotADirectoryError',
    'PendingDeprecationWarning',
    'SyntaxWarning',
  ],
  ...['ProcessLookupError', 'ReferenceError', 'ResourceWarning', 'StopAsyncIteration', 'SystemError'],
  ...['UnicodeDecodeError', 'UnicodeEncodeError', 'UnicodeTranslateError'],
]);

/** Names that Python has and the engine does not. */
export function isRefusedBuiltin(name: string): boolean {
  return refused.has(name);
}
