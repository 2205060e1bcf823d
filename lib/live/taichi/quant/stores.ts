import type { KernelExpression, Statement, StatementBlock } from '../../kernel/expressions.ts';
import { binary, comparison, declared, failWhere, unary } from '../../kernel/forms.ts';
import { bitCast } from '../../kernel/operations.ts';
import { bitsOf, elementType, isReal } from '../../kernel/types.ts';
import { componentAt } from '../../wasm/components.ts';
import { digitsAt, type Member, numberOf } from './members.ts';
import { checkMiddle, digitsOf, fixedValue, keptValue, lowBits } from './numbers.ts';
import { sharedValues } from './shared.ts';
import type { Encoding } from './types.ts';

/** The values of members that are stored together. */
export type GroupValues = Map<Member, KernelExpression>;

type Store = Extract<Statement, { kind: 'store' | 'atomic' }>;

/** The numbers that a statement stores, one for each member, as variables; what is subtracted, with the other sign. */
export function valuesOfStore(statement: Store, count: number, block: StatementBlock): KernelExpression[] {
  const isNegated = statement.kind === 'atomic' && statement.operator === 'sub';
  const { value } = statement;
  const variable = declared(isNegated ? unary('neg', value) : value, block);
  return Array.from({ length: count }, (_, place) => componentAt(variable, place));
}

/** Stores what a member keeps of a number. Where the kernel reads it again, the number has to be kept as it is. */
export function keepNumber(
  member: Member,
  indices: readonly KernelExpression[],
  value: KernelExpression,
  isChecked: boolean,
  block: StatementBlock,
): void {
  const { type } = member;
  if (type.encoding.kind === 'fixed') {
    const digits = declared(digitsOf(value, type.encoding, block), block);
    keepDigits(member, indices, digits, value, isChecked, block);
    return;
  }
  const kept = declared(keptValue(value, type, block), block);
  store(numberOf(member, indices, block.line), kept, block);
  if (isChecked) failWhere(differs(kept, value), 'quant', block);
}

/**
 * Adds a number to a member. The language adds the integers of fixed-point numbers, or the numbers themselves, as it finds out about the
 * loop around; so both have to give the same.
 */
export function keepSum(
  member: Member,
  indices: readonly KernelExpression[],
  value: KernelExpression,
  isChecked: boolean,
  block: StatementBlock,
): void {
  const { encoding } = member.type;
  const sum = declared(sumOf(member, indices, value, block), block);
  const present = digitsAt(member, indices, block.line);
  if (encoding.kind !== 'fixed' || !present) {
    keepNumber(member, indices, sum, isChecked, block);
    return;
  }
  checkMiddle(sum, member.type, block);
  const added = binary('add', present, digitsOf(value, encoding, block));
  const digits = declared(lowBits(declared(added, block), encoding.bits, encoding.isSigned), block);
  failWhere(comparison('ne', digits, digitsOf(sum, encoding, block)), 'quant', block);
  keepDigits(member, indices, digits, sum, isChecked, block);
}

/** The number of a member with another added. */
export function sumOf(
  member: Member,
  indices: readonly KernelExpression[],
  value: KernelExpression,
  { line }: StatementBlock,
): KernelExpression {
  return binary('add', numberOf(member, indices, line), value);
}

function keepDigits(
  member: Member,
  indices: readonly KernelExpression[],
  digits: KernelExpression,
  value: KernelExpression,
  isChecked: boolean,
  block: StatementBlock,
): void {
  const { type } = member;
  const target = digitsAt(member, indices, block.line);
  if (type.encoding.kind !== 'fixed' || !target) return;
  const kept = declared(fixedValue(digits, type.encoding, type.compute), block);
  store(target, digits, block);
  store(numberOf(member, indices, block.line), kept, block);
  if (isChecked) failWhere(differs(kept, value), 'quant', block);
}

/** Stores members with one exponent: those that get no value are rounded anew. */
export function keepGroup(
  group: readonly Member[],
  values: GroupValues,
  indices: readonly KernelExpression[],
  isChecked: boolean,
  block: StatementBlock,
): void {
  const given = group.map(
    (member) => values.get(member) ?? declared(numberOf(member, indices, block.line), block),
  );
  const encodings = group.map(({ type }) => type.encoding as Extract<Encoding, { kind: 'float' }>);
  const kept = sharedValues(given, encodings, block);
  for (const [at, member] of group.entries()) {
    const number = kept[at] as KernelExpression;
    store(numberOf(member, indices, block.line), number, block);
    if (isChecked) failWhere(differs(number, given[at] as KernelExpression), 'quant', block);
  }
}

function store(target: KernelExpression, value: KernelExpression, { emit, line }: StatementBlock): void {
  emit({ kind: 'store', target, value, line });
}

/** Whether two numbers of one type have different bits. */
function differs(a: KernelExpression, b: KernelExpression): KernelExpression {
  const type = elementType(a.type);
  if (!isReal(type)) return comparison('ne', a, b);
  const integer = bitsOf(type) === 64 ? 'i64' : 'i32';
  return comparison('ne', bitCast(a, integer), bitCast(b, integer));
}
