import { type Node, walk } from '../python/parser.ts';
import { childNodes } from './modules.ts';
import { lastName, scopeOfAssertion } from './scopes.ts';

/** Errors that Python, its library or compiled code raises. `assert` and `NotImplementedError` are of the sources themselves. */
export const pythonErrors: readonly string[] = (
  'ArithmeticError AttributeError BufferError EOFError Exception FileExistsError FileNotFoundError FloatingPointError ' +
  'ImportError IndexError IsADirectoryError KeyError LookupError MemoryError ModuleNotFoundError NameError ' +
  'NotADirectoryError OSError OverflowError PermissionError RecursionError ReferenceError RuntimeError StopIteration ' +
  'SyntaxError SystemError TimeoutError TypeError UnicodeError ValueError ZeroDivisionError'
).split(' ');

/** The error of a `raise` or an `assert`; an assertion about the scope is none. */
export function errorsOf(node: Node): string[] {
  if (node.type === 'assert_statement') return scopeOfAssertion(node) ? [] : ['AssertionError'];
  if (node.type !== 'raise_statement') return [];
  const [raised] = childNodes(node);
  const callee = raised?.type === 'call' ? raised.childForFieldName('function') : raised;
  const name = callee?.text.split('.').at(-1) ?? '';
  return /^[A-Z]\w*$/.test(name) ? [name] : [];
}

/** Errors of Python that an operation can end with: a missing key, a division by zero. */
export function errorsOfPython(node: Node): string[] {
  if (node.type === 'subscript') return ['IndexError', 'KeyError'];
  if (node.type === 'attribute') return ['AttributeError'];
  if (/^import_(from_)?statement$/.test(node.type)) return ['ImportError'];
  const isDivision = /^(\/|\/\/|%)$/.test(node.childForFieldName('operator')?.text ?? '');
  return node.type === 'binary_operator' && isDivision ? ['ZeroDivisionError'] : [];
}

/** A `raise` is not compiled, so where one is reached the language says that it does not support it. */
export function errorsOfCompiled(node: Node): string[] {
  return node.type === 'raise_statement' ? ['TaichiCompilationError'] : [];
}

/** Decorators of the language check the scope by an assertion. */
export function errorsOfDecorator(text: string): string[] {
  return /^(taichi_scope|python_scope)$/.test(lastName(text)) ? ['AssertionError'] : [];
}

/** Which errors an `except` clause takes: all where the list is empty. */
export type Caught = { names: string[]; raisesAgain: boolean };

/** What an `except` clause takes. */
export function caughtBy(clause: Node): Caught {
  const [first] = childNodes(clause);
  const type =
    first?.type === 'block' ? undefined : first?.type === 'as_pattern' ? childNodes(first)[0] : first;
  const names = type?.type === 'tuple' ? childNodes(type).map(({ text }) => text) : type ? [type.text] : [];
  let raisesAgain = false;
  walk(clause, (node) => {
    if (node.type === 'raise_statement' && !/^[A-Z]/.test(childNodes(node)[0]?.text.split('.').at(-1) ?? ''))
      raisesAgain = true;
    return true;
  });
  return { names, raisesAgain };
}

/** Whether an error does not get out of the clauses around it. */
export function isCaught(name: string, caught: readonly Caught[]): boolean {
  return caught.some(
    ({ names, raisesAgain }) =>
      !raisesAgain &&
      (names.length === 0 || names.some((one) => one === name || /^(Base)?Exception$/.test(one))),
  );
}
