import type { Statement, StatementBlock } from './expressions.ts';

/** Collects statements in blocks. */
export class StatementWriter implements StatementBlock {
  /** The statements of the innermost block. */
  block: Statement[] = [];
  /** The line of the kernel that is being compiled. */
  line = 1;

  emit(statement: Statement): void {
    this.block.push(statement);
  }

  /** The statements that an action emits. */
  within(action: () => void): Statement[] {
    const outer = this.block;
    const inner: Statement[] = [];
    this.block = inner;
    try {
      action();
    } finally {
      this.block = outer;
    }
    return inner;
  }
}
