import { type Statement, variableExpression } from '../../kernel/expressions.ts';
import { binary, counter } from '../../kernel/forms.ts';
import { statementsIn } from '../../kernel/statements.ts';

/** Whether there are loops in statements. */
export function hasLoop(statements: readonly Statement[]): boolean {
  for (const { kind } of statementsIn(statements)) if (kind === 'range' || kind === 'elements') return true;
  return false;
}

/** A loop from the last turn to the first. */
export function loopFromEnd(loop: Extract<Statement, { kind: 'range' }>): Statement {
  const { variable, begin, end, body, line } = loop;
  const turn = counter();
  const distance = binary('sub', variableExpression(turn), begin);
  const value = binary('sub', binary('sub', end, 1), distance);
  return {
    kind: 'range',
    variable: turn,
    begin,
    end,
    body: [{ kind: 'declare', variable, value, line }, ...body],
    line,
  };
}
