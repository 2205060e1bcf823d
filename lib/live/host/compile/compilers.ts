import { compileExpression, compileItems } from './expressions.ts';
import { provideCompilers } from './forward.ts';
import { compileBlock } from './statements.ts';

provideCompilers({ compileExpression, compileItems, compileBlock });

export { compileBlock };
