import { Refusal } from '../errors.ts';
import { ClassValue, objectType } from './classes.ts';
import { TupleValue } from './collections/lists.ts';
import { PythonError, typeError } from './errors.ts';
import { Instance } from './instances.ts';
import { NativeMethod } from './members.ts';
import { repr, str, typeNameOf } from './operations.ts';
import type { Keywords, Value } from './values.ts';

/** An exception as the program sees it. */
export class ExceptionValue extends Instance {
  args: TupleValue;
  /** Where it was raised first. */
  origin: { line: number; file: string | undefined } | undefined;

  constructor(type: ClassValue, args: readonly Value[]) {
    super(type);
    this.args = new TupleValue(args);
  }

  override attribute(name: string): Value | undefined {
    if (name === 'args') return this.args;
    const found = super.attribute(name);
    if (found !== undefined) return found;
    if (name === 'value' && this.type.isSubclassOf(exceptionType('StopIteration')))
      return this.args.items[0] ?? null;
    return name === '__cause__' || name === '__context__' ? null : undefined;
  }

  override assign(name: string, value: Value): void {
    if (name === 'args' && value instanceof TupleValue) this.args = value;
    else super.assign(name, value);
  }

  /** What `str` gives, unless a class of the program says otherwise. */
  plainText(): string {
    const [first, second] = this.args.items;
    if (this.args.items.length === 0) return '';
    if (this.args.items.length === 2 && this.type.isSubclassOf(exceptionType('OSError')))
      return `[Errno ${str(first as Value)}] ${str(second as Value)}`;
    if (this.args.items.length > 1) return this.args.repr();
    return this.type.isSubclassOf(exceptionType('KeyError')) ? repr(first as Value) : str(first as Value);
  }

  override defaultRepr(): string {
    return `${this.type.name}(${this.args.items.map(repr).join(', ')})`;
  }
}

/** Each exception with the one it inherits from. */
const parents: Record<string, string> = {
  Exception: 'BaseException',
  KeyboardInterrupt: 'BaseException',
  SystemExit: 'BaseException',
  GeneratorExit: 'BaseException',
  ArithmeticError: 'Exception',
  ZeroDivisionError: 'ArithmeticError',
  OverflowError: 'ArithmeticError',
  FloatingPointError: 'ArithmeticError',
  AssertionError: 'Exception',
  AttributeError: 'Exception',
  BufferError: 'Exception',
  EOFError: 'Exception',
  ImportError: 'Exception',
  ModuleNotFoundError: 'ImportError',
  LookupError: 'Exception',
  IndexError: 'LookupError',
  KeyError: 'LookupError',
  MemoryError: 'Exception',
  NameError: 'Exception',
  UnboundLocalError: 'NameError',
  OSError: 'Exception',
  FileNotFoundError: 'OSError',
  FileExistsError: 'OSError',
  PermissionError: 'OSError',
  TimeoutError: 'OSError',
  RuntimeError: 'Exception',
  NotImplementedError: 'RuntimeError',
  RecursionError: 'RuntimeError',
  StopIteration: 'Exception',
  SyntaxError: 'Exception',
  TypeError: 'Exception',
  ValueError: 'Exception',
  UnicodeError: 'ValueError',
  Warning: 'Exception',
  UserWarning: 'Warning',
  DeprecationWarning: 'Warning',
  RuntimeWarning: 'Warning',
};

const types = new Map<string, ClassValue>();

function addType(name: string, ...bases: ClassValue[]): void {
  const type = new ClassValue(name, bases, new Map());
  types.set(name, type);
  type.construct = (made, args, keywords) => {
    const exception = new ExceptionValue(made, args);
    return made.instantiate(exception, args, keywords);
  };
}

addType('BaseException', objectType);

function exceptionMethod(
  name: string,
  run: (self: ExceptionValue, args: readonly Value[], keywords: Keywords) => Value,
): void {
  const method = new NativeMethod(name, (self, args, keywords) => {
    if (self instanceof ExceptionValue) return run(self, args, keywords);
    throw typeError(
      `descriptor '${name}' requires a 'BaseException' object but received a '${typeNameOf(self)}'`,
    );
  });
  exceptionType('BaseException').members.set(name, method);
}

exceptionMethod('__init__', (self, args, keywords) => {
  if (keywords.size > 0) throw typeError(`${self.typeName}() takes no keyword arguments`);
  self.args = new TupleValue(args);
  return null;
});
exceptionMethod('__str__', (self) => self.plainText());
exceptionMethod('__repr__', (self) => self.defaultRepr());
exceptionMethod('with_traceback', () => {
  throw new Refusal('with_traceback');
});
for (const [name, parent] of Object.entries(parents)) addType(name, exceptionType(parent));
types.set('IOError', exceptionType('OSError'));

/** Adds an exception that natives raise by name, such as `TaichiRuntimeError`. @returns its class */
export function defineException(
  name: string,
  parents: readonly string[] = ['Exception'],
  module = 'builtins',
): ClassValue {
  const known = types.get(name);
  if (known) return known;
  addType(name, ...parents.map(exceptionType));
  const type = exceptionType(name);
  type.module = module;
  return type;
}

/** The class of an exception of Python. */
export function exceptionType(name: string): ClassValue {
  const found = types.get(name);
  if (!found) throw new Error(`unknown exception ${name}`);
  return found;
}

/** The exceptions that every program knows by name. */
export function exceptionTypes(): Iterable<[string, ClassValue]> {
  return types;
}

/** The exception object of an error in flight. */
export function exceptionOf(error: PythonError): ExceptionValue {
  if (!(error.instance instanceof ExceptionValue)) error.instance = made(error);
  return error.instance as ExceptionValue;
}

function made({ typeName, args, line, file }: PythonError): ExceptionValue {
  const exception = new ExceptionValue(types.get(typeName) ?? defineException(typeName), args);
  exception.origin = { line, file };
  return exception;
}

/** The error that `raise value` throws. */
export function raised(value: Value): PythonError {
  const exception =
    value instanceof ClassValue && isExceptionClass(value) ? value.call([], new Map()) : value;
  if (!(exception instanceof ExceptionValue)) return typeError('exceptions must derive from BaseException');
  const error = new PythonError(exception.type.name, exception.args.items, exception);
  // Raised again, it still comes from where it was raised first.
  if (exception.origin) Object.assign(error, exception.origin);
  exception.origin = { line: error.line, file: error.file };
  return error;
}

function isExceptionClass(value: ClassValue): boolean {
  return value.isSubclassOf(exceptionType('BaseException'));
}

/** Whether `except types` takes an error. */
export function matches(error: PythonError, wanted: Value): boolean {
  if (wanted instanceof TupleValue) return wanted.items.some((one) => matches(error, one));
  if (!(wanted instanceof ClassValue) || !isExceptionClass(wanted))
    throw typeError('catching classes that do not inherit from BaseException is not allowed');
  return exceptionOf(error).type.isSubclassOf(wanted);
}
