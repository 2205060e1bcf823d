import { Refusal } from '../../errors.ts';
import type { KernelExpression, Storage } from '../../kernel/expressions.ts';
import { elementOf } from '../../kernel/forms.ts';
import { componentPlace } from '../../kernel/walk.ts';
import { componentAt } from '../../wasm/components.ts';
import type { QuantType } from './types.ts';

/** A component of a field of a quantised type, or the field where it holds numbers. */
export type Member = {
  readonly type: QuantType;
  /** Where its numbers are, and which component of an element it is. */
  readonly storage: Storage;
  readonly component: number;
  /** The integers of a fixed-point type, in a storage of the same extents. */
  readonly digits?: Storage;
  /** What it is packed into a word with; undefined in a quant array. */
  readonly word?: object;
  /** The members with the same exponent, itself included. */
  readonly group?: readonly Member[];
};

const members = new WeakMap<Storage, readonly Member[]>();

/** Says that a storage holds numbers of a quantised type: a member for each component. */
export function quantise(storage: Storage, all: readonly Member[]): void {
  members.set(storage, all);
}

/** Members of an element, each in the place of a value that is stored in them. */
export type Access = { members: readonly Member[]; indices: readonly KernelExpression[] };

/** What an expression reads or a store changes; undefined for what is of no quantised type. */
export function accessOf(expression: KernelExpression): Access | undefined {
  const { node } = expression;
  if (node.kind === 'element') {
    const all = members.get(node.storage);
    return all && { members: all, indices: node.indices };
  }
  if (node.kind !== 'component' && node.kind !== 'components') return undefined;
  const inner = accessOf(node.tensor);
  if (!inner) return undefined;
  const places = node.kind === 'components' ? node.places : [componentPlace(node.tensor, node.indices)];
  if (places.includes(undefined))
    throw new Refusal('a component of a quantised field by an index that is computed');
  return { members: places.map((place) => inner.members[place as number] as Member), indices: inner.indices };
}

/** The number of a member at some indices. */
export function numberOf(
  { storage, component }: Member,
  indices: readonly KernelExpression[],
  line: number,
): KernelExpression {
  return inStorage(storage, component, indices, line);
}

/** The integer of a fixed-point member at some indices. */
export function digitsAt(
  { digits, component }: Member,
  indices: readonly KernelExpression[],
  line: number,
): KernelExpression | undefined {
  return digits && inStorage(digits, component, indices, line);
}

/** What is stored, and found again, together. */
export function unitOf(member: Member): object {
  return member.group ?? member;
}

function inStorage(
  storage: Storage,
  component: number,
  indices: readonly KernelExpression[],
  line: number,
): KernelExpression {
  return componentAt(elementOf(storage, indices, line), component);
}
