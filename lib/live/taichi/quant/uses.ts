import { atLine } from '../../errors.ts';
import type { KernelExpression, Statement } from '../../kernel/expressions.ts';
import { blocksIn } from '../../kernel/statements.ts';
import { partsOf, valuesOf } from '../../kernel/walk.ts';
import { accessOf, type Member, unitOf } from './members.ts';

/** A statement around another, and in which of its lists of statements that is. */
type Step = { statement: Statement; block: number };

/** A load or a store of a member in a kernel. */
export type Use = {
  kind: 'load' | 'store';
  member: Member;
  indices: readonly KernelExpression[];
  /** Whether it is that of an atomic operation. */
  isAtomic: boolean;
  /** Its number in the kernel. */
  order: number;
  statement: Statement;
  /** The loops and conditions around, from the outermost. */
  path: readonly Step[];
};

/** What a kernel does with quantised numbers, in the order of its statements. */
export class Uses {
  private readonly all: Use[] = [];

  constructor(statements: readonly Statement[]) {
    this.visit(statements, []);
  }

  get isEmpty(): boolean {
    return this.all.length === 0;
  }

  private visit(statements: readonly Statement[], path: readonly Step[]): void {
    for (const statement of statements) {
      atLine(statement.line, () => this.within(statement, path));
      for (const [block, inner] of blocksIn(statement).entries())
        this.visit(inner, [...path, { statement, block }]);
    }
  }

  private within(statement: Statement, path: readonly Step[]): void {
    for (const value of valuesOf(statement)) this.loads(value, statement, path);
    if (statement.kind === 'atomic') this.add('load', statement.target, statement, path);
    if (statement.kind === 'store' || statement.kind === 'atomic')
      this.add('store', statement.target, statement, path);
  }

  private loads(expression: KernelExpression, statement: Statement, path: readonly Step[]): void {
    const isFound = this.add('load', expression, statement, path);
    for (const part of partsOf(expression))
      if (!isFound || !accessOf(part)) this.loads(part, statement, path);
  }

  private add(
    kind: Use['kind'],
    expression: KernelExpression,
    statement: Statement,
    path: readonly Step[],
  ): boolean {
    const access = accessOf(expression);
    const isAtomic = statement.kind === 'atomic' && expression === statement.target;
    for (const member of access?.members ?? [])
      this.all.push({
        kind,
        member,
        indices: access?.indices ?? [],
        isAtomic,
        order: this.all.length,
        statement,
        path,
      });
    return access !== undefined;
  }

  /** The uses of one unit. */
  private of(unit: object): Use[] {
    return this.all.filter(({ member }) => unitOf(member) === unit);
  }

  storeOf(statement: Statement, member: Member): Use {
    return this.all.find(
      (use) => use.kind === 'store' && use.statement === statement && use.member === member,
    ) as Use;
  }

  /**
   * Whether the kernel may read what a store has stored. The language then takes the value from before it was rounded, where it knows that
   * the place is the same.
   */
  isReadAgain(store: Use): boolean {
    return this.of(unitOf(store.member)).some(
      (load) => load.kind === 'load' && load.order > store.order && isWithin(load, store.path),
    );
  }

  /**
   * Whether something between two stores to one word may be at the place of the first. The language moves the first one to the second,
   * where it finds that both are in the same word.
   */
  isUsedBetween(first: Use, second: Use, isPartial: boolean): boolean {
    return this.between(first, second).some(
      ({ kind, isAtomic, indices }) =>
        !areEqual(indices, first.indices) || (kind === 'load' && (isAtomic || isPartial)),
    );
  }

  /** Whether members that were stored before may be read before another store to their group. */
  isReadBetween(first: Use, second: Use, stored: ReadonlySet<Member>): boolean {
    return this.all.some(
      ({ kind, member, order, indices }) =>
        kind === 'load' &&
        unitOf(member) === unitOf(first.member) &&
        order > first.order &&
        order < second.order &&
        !areApart(indices, first.indices) &&
        (stored.has(member) || !areEqual(indices, first.indices)),
    );
  }

  private between(first: Use, second: Use): Use[] {
    return this.of(unitOf(first.member)).filter(
      ({ order, statement, isAtomic, indices }) =>
        order > first.order &&
        order < second.order &&
        statement !== first.statement &&
        !(statement === second.statement && isAtomic) &&
        !areApart(indices, first.indices),
    );
  }

  /** Whether a store to the group of another comes before it in the kernel, perhaps at the same place. */
  isStoredBefore(store: Use, joined: ReadonlySet<Statement>): boolean {
    return this.of(unitOf(store.member)).some(
      ({ kind, order, path, statement, indices }) =>
        kind === 'store' &&
        order < store.order &&
        statement !== store.statement &&
        !joined.has(statement) &&
        !areExclusive(path, store.path) &&
        !areApart(indices, store.indices) &&
        !(indices.length > 0 && areInSeparateLoops(path, store.path)),
    );
  }
}

function isWithin({ path }: Use, outer: readonly Step[]): boolean {
  return outer.every(
    ({ statement, block }, at) => path[at]?.statement === statement && path[at]?.block === block,
  );
}

/** Whether two statements are in different branches of one condition. */
function areExclusive(a: readonly Step[], b: readonly Step[]): boolean {
  return a.some(({ statement, block }, at) => {
    const other = b[at];
    return statement.kind === 'if' && other?.statement === statement && other.block !== block;
  });
}

function areInSeparateLoops([a]: readonly Step[], [b]: readonly Step[]): boolean {
  const isLoop = (step: Step | undefined) => step !== undefined && step.statement.kind !== 'if';
  return isLoop(a) && isLoop(b) && a?.statement !== b?.statement;
}

/** Whether indices are certainly those of one element. */
export function areEqual(a: readonly KernelExpression[], b: readonly KernelExpression[]): boolean {
  return a.every((index, at) => areSame(index, b[at] as KernelExpression));
}

/** Whether indices are certainly those of two elements. */
export function areApart(a: readonly KernelExpression[], b: readonly KernelExpression[]): boolean {
  return a.some((index, at) => {
    const [one, other] = [index.node, b[at]?.node];
    return one.kind === 'constant' && other?.kind === 'constant' && one.value !== other.value;
  });
}

/** Whether two expressions have the same value wherever both stand: they are equal, and nothing in them changes. */
function areSame(a: KernelExpression, b: KernelExpression): boolean {
  const [left, right] = [a.node, b.node];
  if (left.kind === 'constant') return right.kind === 'constant' && left.value === right.value;
  if (left.kind === 'variable')
    return right.kind === 'variable' && left.variable === right.variable && left.variable.isConstant === true;
  if (left.kind === 'cast' && right.kind === 'cast')
    return a.type === b.type && areSame(left.operand, right.operand);
  if (left.kind !== 'binary' || right.kind !== 'binary' || left.operator !== right.operator) return false;
  return areSame(left.left, right.left) && areSame(left.right, right.right);
}
