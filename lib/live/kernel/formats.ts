import { Refusal } from '../errors.ts';
import { CompilationError } from './operations.ts';
import { elementType, isReal, isSigned, type KernelType } from './types.ts';

/** A format of C: `08.3f`. */
export type PrintFormat = { flags: string; width: number; precision: number | undefined; letter: string };

const form = /^%?([-+ #0]*)(\d*)(?:\.(\d+))?(?:hh?|ll?|[jztL])?([csdioxXufFeEaAgGnp]?)$/;

/** The parts of the format of a print; none where it is no format of C. */
export function readFormat(format: string): PrintFormat | undefined {
  const found = form.exec(format);
  if (!found) return undefined;
  const [, flags = '', width = '', precision, letter = ''] = found;
  return {
    flags,
    width: Number(width),
    precision: precision === undefined ? undefined : Number(precision),
    letter,
  };
}

/**
 * Checks the format of a value that a kernel prints (`visit(FrontendPrintStmt)` in `frontend_type_check.cpp`).
 * @throws CompilationError where its letter is not for numbers of this type
 */
export function checkFormat(format: string, type: KernelType): void {
  const element = elementType(type);
  const read = readFormat(format);
  if (!read || /[csnpaA]/.test(read.letter) || (read.flags.includes('#') && !isReal(element)))
    throw new Refusal(`the format ${format} in a kernel`);
  const expected = isReal(element) ? 'fFeEgG' : isSigned(element) ? 'di' : 'oxXu';
  if (!expected.includes(read.letter))
    throw new CompilationError('TaichiTypeError', ` '${format}' doesn't match '${element}'.`);
}
