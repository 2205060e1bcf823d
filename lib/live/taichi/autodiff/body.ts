import { atLine, Refusal } from '../../errors.ts';
import { type KernelExpression, type Statement, variableExpression } from '../../kernel/expressions.ts';
import { unnamed } from '../../kernel/forms.ts';
import type { Activity } from './activity.ts';
import { Assignments } from './assignments.ts';
import { GradientCode } from './code.ts';
import { History } from './history.ts';
import { loopFromEnd } from './loops.ts';
import { countTurn, turnsMax } from './turns.ts';

/** What the statements of a gradient depend on. */
export type GradientScope = {
  activity: Activity;
  /** How many values of a variable the language keeps in inner loops. */
  stackSize: number;
  allocate: (bytes: number) => number;
};

type Of<Kind> = Extract<Statement, { kind: Kind }>;

/**
 * Statements that compute their values again, without stores to fields that have gradients, and then pass adjoints on from the last
 * statement to the first.
 */
export function differentiated(body: readonly Statement[], scope: GradientScope): Statement[] {
  const code = new GradientCode();
  return code.within(() => {
    const history = new History(code, scope.allocate);
    const turns = variableExpression(code.declare('i32'));
    const assignments = new Assignments(code, history, scope.activity);
    const most = turnsMax(body, scope.stackSize);
    const statements = code.within(() => new BodyGradient(code, assignments, turns, most).write(body));
    history.finish(scope.stackSize + 1);
    assignments.begin();
    for (const statement of statements) code.emit(statement);
  });
}

class BodyGradient {
  constructor(
    private readonly code: GradientCode,
    private readonly assignments: Assignments,
    /** Counts the turns of inner loops. */
    private readonly turns: KernelExpression,
    private readonly turnsMax: number,
  ) {}

  write(body: readonly Statement[]): void {
    const back = this.forward(body);
    back();
  }

  /** Writes statements as they are, without stores to fields with gradients. @returns what writes the way back */
  private forward(statements: readonly Statement[]): () => void {
    const steps = statements.map((statement) => {
      const { line } = statement;
      this.code.line = line;
      const back = atLine(line, () => this.step(statement));
      return () => {
        this.code.line = line;
        atLine(line, back);
      };
    });
    return () => {
      for (const back of steps.reverse()) back();
    };
  }

  private step(statement: Statement): () => void {
    switch (statement.kind) {
      case 'declare':
        return this.assignments.declare(statement);
      case 'store':
        return this.assignments.store(statement);
      case 'atomic':
        return this.assignments.atomic(statement);
      case 'if':
        return this.condition(statement);
      case 'range':
        return this.loop(statement);
      case 'print':
      case 'assert':
        this.code.emit(statement);
        return () => {};
      default:
        throw new Refusal(`the gradient of a kernel with \`${statement.kind}\``, statement.line);
    }
  }

  private condition({ test, consequent, otherwise }: Of<'if'>): () => void {
    const { code } = this;
    const kept = this.keptValue(test);
    const backs: (() => void)[] = [];
    const branch = (block: readonly Statement[]) =>
      code.within(() => {
        backs.push(this.forward(block));
      });
    code.if(kept.value, branch(consequent), branch(otherwise));
    return () => {
      const [first, second] = backs.map((back) => code.within(back));
      code.if(kept.value, first ?? [], second ?? []);
      kept.restore();
    };
  }

  private loop({ variable, begin, end, body, line }: Of<'range'>): () => void {
    const { code } = this;
    const [first, last] = [this.keptValue(begin), this.keptValue(end)];
    let back: (() => void) | undefined;
    const forward = code.within(() => {
      countTurn(this.turns, this.turnsMax, code);
      back = this.inLoop(() => this.forward(body));
    });
    const bounds = { begin: first.value, end: last.value };
    code.emit({ kind: 'range', variable, ...bounds, body: forward, line });
    return () => {
      const backwards = code.within(() => this.inLoop(() => back?.()));
      code.emit(loopFromEnd({ kind: 'range', variable, ...bounds, body: backwards, line }));
      last.restore();
      first.restore();
    };
  }

  /** A value in a variable of its own, which is there on the way back, too. */
  private keptValue(value: KernelExpression): { value: KernelExpression; restore: () => void } {
    const variable = unnamed('i32');
    const restore = this.assignments.keep(variable, true);
    this.code.emit({ kind: 'declare', variable, value, line: this.code.line });
    return { value: variableExpression(variable), restore };
  }

  private inLoop<T>(action: () => T): T {
    this.assignments.loopDepth++;
    try {
      return action();
    } finally {
      this.assignments.loopDepth--;
    }
  }
}
