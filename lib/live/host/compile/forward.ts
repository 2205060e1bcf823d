import type { compileExpression as CompileExpression, compileItems as CompileItems } from './expressions.ts';
import type { compileBlock as CompileBlock } from './statements.ts';
import type { compileWaitingBlock as CompileWaitingBlock } from './waiting/statements.ts';

/**
 * The compilers of expressions and blocks, for the files that these compilers need themselves: an expression has functions in it, and a
 * function blocks. `compilers.ts` puts them in, and `waiting/statements.ts` the second form, for programs that wait.
 */
type Compilers = {
  compileExpression: typeof CompileExpression;
  compileItems: typeof CompileItems;
  compileBlock: typeof CompileBlock;
  compileWaitingBlock: typeof CompileWaitingBlock;
};

const provided: Partial<Compilers> = {};

export function provideCompilers(some: Partial<Compilers>): void {
  Object.assign(provided, some);
}

function all(): Compilers {
  return provided as Compilers;
}

export const compileExpression: Compilers['compileExpression'] = (node, context) =>
  all().compileExpression(node, context);
export const compileItems: Compilers['compileItems'] = (nodes, context) => all().compileItems(nodes, context);
export const compileBlock: Compilers['compileBlock'] = (nodes, context) => all().compileBlock(nodes, context);
export const compileWaitingBlock: Compilers['compileWaitingBlock'] = (nodes, context) =>
  all().compileWaitingBlock(nodes, context);
