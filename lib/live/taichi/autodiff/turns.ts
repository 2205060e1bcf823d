import type { KernelExpression, Statement, Variable } from '../../kernel/expressions.ts';
import { binary, comparison, failWhere } from '../../kernel/forms.ts';
import { blocksIn, changedVariable } from '../../kernel/statements.ts';
import type { GradientCode } from './code.ts';

type Counts = Map<Variable, number>;

/** How many turns of inner loops the language has space for: it keeps a number of values of each variable. */
export function turnsMax(body: readonly Statement[], stackSize: number): number {
  const [outside, inLoops]: [Counts, Counts] = [new Map(), new Map()];
  const count = (statements: readonly Statement[], counts: Counts): void => {
    for (const statement of statements) {
      const variable = changedVariable(statement);
      // A variable begins with zero before it gets its value.
      const values = statement.kind === 'declare' ? 2 : 1;
      if (variable) counts.set(variable, (counts.get(variable) ?? 0) + values);
      for (const block of blocksIn(statement)) count(block, statement.kind === 'range' ? inLoops : counts);
    }
  };
  count(body, outside);
  const most = (counts: Counts) => Math.max(1, ...counts.values());
  return Math.floor((stackSize - most(outside)) / most(inLoops));
}

/** Counts a turn, and stops the kernel where there is no space for it: the language destroys other memory. */
export function countTurn(turns: KernelExpression, most: number, code: GradientCode): void {
  code.store(turns, binary('add', turns, 1));
  failWhere(comparison('gt', turns, most), 'stack', code);
}
