import { Refusal } from '../errors.ts';
import type { Value } from '../host/values.ts';
import {
  type AtomicOperation,
  type BinaryOperation,
  KernelExpression as Expression,
  isAssignable,
  type KernelExpression,
  type PrintedValue,
  type Statement,
  type Storage,
  type UnaryOperation,
  type Variable,
  variableExpression,
} from './expressions.ts';
import {
  binary,
  CompilationError,
  cast,
  choice,
  type DefaultTypes,
  literal,
  logical,
  tensor,
  unary,
} from './operations.ts';
import { StatementWriter } from './statement-writer.ts';
import type { TensorMethod } from './tensors.ts';
import { elementType, haveSameShape, isTensor, type KernelType, type ScalarType, typeText } from './types.ts';

/**
 * Collects the statements of a kernel while its functions are read. Whatever needs the value of an expression more than once declares a
 * variable for it.
 */
export class KernelBuilder extends StatementWriter {
  /** How many conditions and loops that are not static are around, in all functions. */
  controlDepth = 0;
  /** Whether the next loop is to run in order: `ti.loop_config(serialize=True)`. */
  isNextSerial = false;
  /** Whether a loop is to run in order. */
  hasSerialLoop = false;

  constructor(
    readonly types: DefaultTypes,
    /** The version of the language, such as `v1.6.0`. */
    readonly version: string,
    /** Methods of vectors and matrices that are in a part of the engine. */
    readonly matrixMethods: Readonly<Record<string, TensorMethod>> = {},
  ) {
    super();
  }

  /** A new variable with the value of an expression. */
  declare(value: KernelExpression, name = ''): KernelExpression {
    const variable: Variable = { name, type: value.type };
    this.emit({ kind: 'declare', variable, value, line: this.line });
    return variableExpression(variable);
  }

  /** A new variable that begins with zero. */
  declareZero(type: KernelType, name = ''): KernelExpression {
    const variable: Variable = { name, type };
    this.emit({ kind: 'declare', variable, line: this.line });
    return variableExpression(variable);
  }

  /** `target = value`: the value takes the type of the target. */
  assign(target: KernelExpression, value: KernelExpression): void {
    // An assignment to a component of an argument is taken and has no effect.
    if (!isAssignable(target)) throw new Refusal('an assignment to an argument or a value in a kernel');
    // Outside of a loop this is an error of the compiler.
    const { node } = target;
    if (node.kind === 'components' && node.tensor.node.kind === 'element' && this.controlDepth === 0)
      throw new Refusal('an assignment to several components of an element outside of a loop');
    this.checkShape(target, value, 'assign');
    this.activate(target);
    this.emit({ kind: 'store', target, value: cast(value, elementType(target.type)), line: this.line });
  }

  /** An atomic operation, which gives the value from before it. */
  atomic(operator: AtomicOperation, target: KernelExpression, value: KernelExpression): KernelExpression {
    const name = `atomic_${['and', 'or', 'xor'].includes(operator) ? `bit_${operator}` : operator}`;
    if (!isAssignable(target))
      throw new CompilationError(
        'TaichiSyntaxError',
        `cannot use a non-writable target as the first operand of '${name.replace('bit_', '')}'`,
      );
    if (elementType(target.type) === 'u1' && !name.includes('bit'))
      throw new Refusal(`${name} of a truth value`);
    if (isTensor(value.type) && !isTensor(target.type))
      throw new CompilationError(
        'TaichiTypeError',
        `unsupported operand type(s) for '${name}': '${typeText(target.type)}' and '${typeText(value.type)}'`,
      );
    this.checkShape(target, value, name);
    const result: Variable = { name: '', type: target.type };
    const operand = cast(value, elementType(target.type));
    this.activate(target);
    this.emit({ kind: 'atomic', operator, target, value: operand, result, line: this.line });
    return variableExpression(result);
  }

  /** A store makes the cells of an element active. */
  private activate({ node }: KernelExpression): void {
    if (node.kind === 'element') node.storage.cells?.activate(node.indices, this);
    else if (node.kind === 'component' || node.kind === 'components') this.activate(node.tensor);
  }

  private checkShape(target: KernelExpression, value: KernelExpression, name: string): void {
    if (!isTensor(value.type) || haveSameShape(target.type, value.type)) return;
    const [to, from] = [typeText(target.type), typeText(value.type)];
    if (name === 'assign' && !isTensor(target.type)) {
      if (this.types.truth === 'u1') throw new Refusal('a vector assigned to a number');
      throw new CompilationError('RuntimeError', `a = ${to}, b = ${from}, only one of them is a tensor type`);
    }
    throw new CompilationError(
      'TaichiTypeError',
      name === 'assign'
        ? `cannot assign '${from}' to '${to}'`
        : `unsupported operand type(s) for '${name}': '${to}' and '${from}'`,
    );
  }

  random(type: ScalarType): KernelExpression {
    const result: Variable = { name: '', type };
    this.emit({ kind: 'random', result, line: this.line });
    return variableExpression(result);
  }

  /** A loop over the elements of a field or an ndarray. */
  loop(storage: Storage, variables: Variable[], body: Statement[], line: number): void {
    this.line = line;
    if (storage.cells) storage.cells.loop(variables, body, this);
    else this.emit({ kind: 'elements', variables, storage, body, line });
  }

  print(parts: (string | PrintedValue)[]): void {
    refuseTwoFormats(parts);
    this.emit({ kind: 'print', parts, line: this.line });
  }

  element(storage: Storage, indices: KernelExpression[]): KernelExpression {
    return new Expression({ kind: 'element', storage, indices, line: this.line }, storage.element);
  }

  binary(operator: BinaryOperation, left: KernelExpression, right: KernelExpression): KernelExpression {
    return binary(operator, left, right, this.types, this.line);
  }

  /** `a % b`, as the language computes it: a - b * (a // b). */
  remainder(left: KernelExpression, right: KernelExpression): KernelExpression {
    return this.binary('sub', left, this.binary('mul', right, this.binary('floorDiv', left, right)));
  }

  unary(operator: UnaryOperation, operand: KernelExpression): KernelExpression {
    return unary(operator, operand, this.types);
  }

  logical(operator: 'and' | 'or', left: KernelExpression, right: KernelExpression): KernelExpression {
    return logical(operator, left, right, this.types);
  }

  choice(
    kind: 'select' | 'conditional',
    test: KernelExpression,
    consequent: KernelExpression,
    otherwise: KernelExpression,
  ) {
    return choice(kind, test, consequent, otherwise, this.types);
  }

  literal(value: bigint | number | boolean, type?: ScalarType): KernelExpression {
    return literal(value, this.types, type);
  }

  tensor(
    elements: readonly KernelExpression[],
    shape: readonly number[],
    element?: ScalarType,
  ): KernelExpression {
    return tensor(elements, shape, element);
  }
}

/** Of a variable that one print has with several formats, the language prints all with the last of them. */
function refuseTwoFormats(parts: readonly (string | PrintedValue)[]): void {
  const formats = new Map<Variable, string | undefined>();
  for (const part of parts) {
    if (typeof part === 'string' || part.value.node.kind !== 'variable') continue;
    const { variable } = part.value.node;
    if (!variable.isConstant && formats.has(variable) && formats.get(variable) !== part.format)
      throw new Refusal('a variable with two formats in one print of a kernel');
    formats.set(variable, part.format);
  }
}

/** A value that is a number of Python, of which a kernel makes a constant. */
export function isNumber(value: Value): value is bigint | number | boolean {
  return typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean';
}
