import { compileExpression, compileItems } from './expressions.ts';
import { provideCompilers } from './forward.ts';
import { compileBlock } from './statements.ts';
import { compileWaitingBlock } from './waiting.ts';

provideCompilers({ compileExpression, compileItems, compileBlock, compileWaitingBlock });

export { compileBlock, compileWaitingBlock };
