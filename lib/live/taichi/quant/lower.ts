import { atLine, Refusal } from '../../errors.ts';
import type { KernelExpression, Statement, Variable } from '../../kernel/expressions.ts';
import { declared } from '../../kernel/forms.ts';
import { cast } from '../../kernel/operations.ts';
import { blocksIn } from '../../kernel/statements.ts';
import { expressionsOf, usedVariables, withBlocks } from '../../kernel/walk.ts';
import { isActivation } from '../layout/cells.ts';
import { type Access, accessOf, type Member } from './members.ts';
import { checkMiddle } from './numbers.ts';
import { type GroupValues, keepGroup, keepNumber, keepSum, sumOf, valuesOfStore } from './stores.ts';
import { areApart, areEqual, type Use, Uses } from './uses.ts';

/** Stores to members with one exponent that the language makes one store of. */
type Pending = {
  first: Use;
  values: GroupValues;
  statements: Set<Statement>;
  /** What the store is written as, at the place of the last. */
  written: Statement[];
  /** Whether a condition comes after it, so that the language may not join it with another. */
  isEnded: boolean;
};

/** A store in a list of statements, since the last loop or condition. */
type Stored = { use: Use; isPartial: boolean };

/**
 * The statements of a kernel in which stores of quantised types are written out: what a type keeps of a number is computed, and stored.
 * @throws Refusal where a result depends on how the language's compiler orders loads and stores
 */
export function lowered(statements: readonly Statement[], version: string): readonly Statement[] {
  const uses = new Uses(statements);
  return uses.isEmpty ? statements : new Lowering(uses, usedVariables(statements), version).list(statements);
}

class Lowering {
  constructor(
    private readonly uses: Uses,
    private readonly used: ReadonlySet<Variable>,
    private readonly version: string,
  ) {}

  list(statements: readonly Statement[]): Statement[] {
    const segment: Segment = { stored: [], pending: new Map() };
    return statements.map((statement) => this.statement(statement, segment)).flat(2);
  }

  /** What a statement becomes, in pieces: a later one may empty a piece. */
  private statement(statement: Statement, segment: Segment): Statement[][] {
    const blocks = blocksIn(statement);
    const isEnd = blocks.length > 0 && !isActivation(statement);
    if (isEnd) segment.stored = [];
    if (isEnd || hasBranch(statement)) for (const pending of segment.pending.values()) pending.isEnded = true;
    if (blocks.length > 0) {
      const inner = blocks.map((block) => this.list(block));
      return [[withBlocks(statement, inner)]];
    }
    if (statement.kind !== 'store' && statement.kind !== 'atomic') return [[statement]];
    const access = accessOf(statement.target);
    return access ? atLine(statement.line, () => this.store(statement, access, segment)) : [[statement]];
  }

  private store(statement: Store, { members, indices }: Access, segment: Segment): Statement[][] {
    const piece: Statement[] = [];
    const block = { line: statement.line, emit: (one: Statement) => piece.push(one) };
    const places = indices.map((index) => (isKnown(index) ? index : declared(cast(index, 'i32'), block)));
    this.checkAtomic(statement, members);
    const given = valuesOfStore(statement, members.length, block);
    const grouped = new Map<readonly Member[], GroupValues>();
    for (const [at, member] of members.entries()) {
      const use = this.uses.storeOf(statement, member);
      const value = given[at] as KernelExpression;
      const isAtomic = statement.kind === 'atomic';
      const isChecked = this.uses.isReadAgain(use);
      if (isComputed(statement.value)) checkMiddle(value, member.type, block);
      if (member.group) {
        const values = grouped.get(member.group) ?? new Map();
        const number = isAtomic ? declared(sumOf(member, places, value, block), block) : value;
        grouped.set(member.group, values.set(member, number));
      } else (isAtomic ? keepSum : keepNumber)(member, places, value, isChecked, block);
    }
    const pieces = [piece];
    for (const [group, values] of grouped) pieces.push(this.group(statement, group, values, places, segment));
    this.remember(statement, members, grouped, segment);
    return pieces;
  }

  private checkAtomic(statement: Store, members: readonly Member[]): void {
    if (statement.kind !== 'atomic') return;
    const { operator, result } = statement;
    if (operator !== 'add' && operator !== 'sub')
      throw new Refusal(`an atomic ${operator} of a quantised type`);
    if (this.used.has(result)) throw new Refusal('the result of an atomic operation on a quantised type');
    // There it gives something else, which is not known here.
    if (this.version === 'v1.5.0' && members.some(({ digits }) => digits))
      throw new Refusal('an atomic operation on fixed-point numbers of v1.5.0');
  }

  /** Writes the store of members with one exponent, with those of the stores before that the language joins it with. */
  private group(
    statement: Store,
    group: readonly Member[],
    values: GroupValues,
    places: readonly KernelExpression[],
    segment: Segment,
  ): Statement[] {
    const [member] = values.keys();
    const use = this.uses.storeOf(statement, member as Member);
    const known = segment.pending.get(group);
    const joined = known && this.joins(known, use) ? known : undefined;
    const all = new Map([...(joined?.values ?? []), ...values]);
    const statements = new Set([...(joined?.statements ?? []), statement]);
    if (all.size < group.length && this.uses.isStoredBefore(use, statements))
      throw new Refusal('several stores to numbers with a shared exponent');
    if (joined) joined.written.length = 0;
    const written: Statement[] = [];
    const block = { line: statement.line, emit: (one: Statement) => written.push(one) };
    keepGroup(group, all, places, this.uses.isReadAgain(use), block);
    const first = joined?.first ?? use;
    segment.pending.set(group, { first, values: all, statements, written, isEnded: false });
    return written;
  }

  private joins({ first, values, isEnded }: Pending, use: Use): boolean {
    return (
      !isEnded &&
      areEqual(first.indices, use.indices) &&
      !this.uses.isReadBetween(first, use, new Set(values.keys()))
    );
  }

  private remember(
    statement: Store,
    members: readonly Member[],
    grouped: ReadonlyMap<readonly Member[], GroupValues>,
    { stored }: Segment,
  ): void {
    const before = [...stored];
    for (const member of members) {
      if (!member.word) continue;
      const use = this.uses.storeOf(statement, member);
      for (const one of before)
        if (
          one.use.member.word === member.word &&
          !areApart(one.use.indices, use.indices) &&
          this.uses.isUsedBetween(one.use, use, one.isPartial)
        )
          throw new Refusal('a quantised number that is used between two stores to its word');
      const { group } = member;
      stored.push({ use, isPartial: !!group && (grouped.get(group)?.size ?? 0) < group.length });
    }
  }
}

type Store = Extract<Statement, { kind: 'store' | 'atomic' }>;

type Segment = { stored: Stored[]; pending: Map<readonly Member[], Pending> };

function isKnown({ node }: KernelExpression): boolean {
  return node.kind === 'constant';
}

/** Whether the language's compiler may compute a number in another way together with what a store does. */
function isComputed(expression: KernelExpression): boolean {
  const { node } = expression;
  if (node.kind === 'constant') return false;
  if (node.kind === 'variable') return !node.variable.isConstant;
  if (node.kind === 'element') return accessOf(expression) !== undefined;
  if (node.kind === 'cast') return isComputed(node.operand);
  return node.kind !== 'matrix' || node.elements.some(isComputed);
}

/** Whether a statement computes something that the language's compiler makes a condition of. */
function hasBranch(statement: Statement): boolean {
  for (const { node } of expressionsOf(statement))
    if (node.kind === 'conditional' || node.kind === 'logical') return true;
  return false;
}
