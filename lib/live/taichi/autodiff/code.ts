import {
  KernelExpression,
  type Statement,
  type Variable,
  variableExpression,
} from '../../kernel/expressions.ts';
import { StatementWriter } from '../../kernel/statement-writer.ts';
import type { KernelType } from '../../kernel/types.ts';

/** Where the statements of a gradient are written. */
export class GradientCode extends StatementWriter {
  /** A new variable that begins with a value, or with zero. */
  declare(type: KernelType, value?: KernelExpression): Variable {
    const variable: Variable = { name: '', type };
    this.emit({ kind: 'declare', variable, ...(value && { value }), line: this.line });
    return variable;
  }

  /** A value that is computed now, once. */
  hold(value: KernelExpression): KernelExpression {
    if (value.node.kind === 'constant' || value.node.kind === 'variable') return value;
    return variableExpression(this.declare(value.type, value));
  }

  store(target: KernelExpression, value: KernelExpression): void {
    this.emit({ kind: 'store', target, value, line: this.line });
  }

  /** Adds to a variable or to an element of a field. */
  add(target: KernelExpression, value: KernelExpression): void {
    const sum = new KernelExpression(
      { kind: 'binary', operator: 'add', left: target, right: value, line: this.line },
      target.type,
    );
    this.store(target, sum);
  }

  if(test: KernelExpression, consequent: Statement[], otherwise: Statement[]): void {
    if (consequent.length + otherwise.length > 0)
      this.emit({ kind: 'if', test, consequent, otherwise, line: this.line });
  }
}
