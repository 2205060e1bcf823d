import type { BinaryOperator, CompareOperator } from '../syntax/tree.ts';

/** The methods that operators call, without their underscores: `__add__`, `__radd__`, `__iadd__`. */
export const binaryMethods: Record<BinaryOperator, string> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'truediv',
  '//': 'floordiv',
  '%': 'mod',
  '**': 'pow',
  '@': 'matmul',
  '<<': 'lshift',
  '>>': 'rshift',
  '&': 'and',
  '|': 'or',
  '^': 'xor',
};

export const compareMethods: Partial<Record<CompareOperator, string>> = {
  '<': '__lt__',
  '<=': '__le__',
  '>': '__gt__',
  '>=': '__ge__',
  '==': '__eq__',
  '!=': '__ne__',
};

export const unaryMethods = { '-': '__neg__', '+': '__pos__', '~': '__invert__' } as const;

/** What the engine calls besides the methods of operators. */
const otherMembers =
  'init call getitem setitem delitem len bool contains iter next repr str format hash enter exit int float index abs ' +
  'round getattr setattr doc module name qualname annotations post_init reversed copy deepcopy version author divmod ' +
  'trunc floor ceil match_args';

/** Special members that the engine calls. Others, such as `__new__`, would be ignored: they are refused. */
const specialMembers = new Set([
  ...Object.values(binaryMethods).flatMap((name) => [`__${name}__`, `__r${name}__`, `__i${name}__`]),
  ...Object.values(compareMethods),
  ...Object.values(unaryMethods),
  ...otherMembers.split(' ').map((name) => `__${name}__`),
]);

/** Whether a class of the program with this member is refused. */
export function isRefusedMember(name: string): boolean {
  return name.startsWith('__') && name.endsWith('__') && !specialMembers.has(name);
}
