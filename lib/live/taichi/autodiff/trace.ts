import { Refusal } from '../../errors.ts';
import {
  type ExpressionNode,
  KernelExpression,
  type Storage,
  type Variable,
  variableExpression,
} from '../../kernel/expressions.ts';
import { choice, literal } from '../../kernel/forms.ts';
import { cast } from '../../kernel/operations.ts';
import { elementType, type ScalarType } from '../../kernel/types.ts';
import { componentPlace } from '../../kernel/walk.ts';
import { componentAt } from '../../wasm/components.ts';
import type { Activity } from './activity.ts';
import type { GradientCode } from './code.ts';
import { binaryDerivative, unaryDerivative } from './derivatives.ts';
import { knownNumber, powerDerivative } from './powers.ts';

type NodeOf<Kind> = Extract<ExpressionNode, { kind: Kind }>;

type Choice = Extract<ExpressionNode, { test: KernelExpression }>;

/** A number that was computed, and what passes an adjoint on to what it was computed from. */
export type Traced = {
  value: KernelExpression;
  back?: (adjoint: KernelExpression) => void;
};

/**
 * Computes expressions step by step, with a variable for each result, and writes how the adjoint of a result reaches variables and
 * gradients of fields. Derivatives are computed
 * with the language's formulas, so that they are rounded as there.
 */
export class Tracer {
  constructor(
    readonly code: GradientCode,
    private readonly activity: Activity,
    private readonly adjointOf: (variable: Variable) => Variable,
  ) {}

  /** Computes a number now. */
  trace(expression: KernelExpression): Traced {
    if (!this.activity.isActive(expression)) return { value: this.code.hold(expression) };
    const { node, type } = expression;
    switch (node.kind) {
      case 'variable':
        return this.variable(expression, node.variable, undefined);
      case 'element':
        return this.element(node.storage, node.indices, 0, node.line);
      case 'component':
        return this.component(expression, node);
      case 'unary':
        return this.unary(node.operator, node.operand);
      case 'binary':
        return this.binary(expression, node);
      case 'cast':
        return this.cast(node.operand, elementType(type));
      case 'select':
        return this.select(node);
      case 'conditional':
        return this.conditional(node, elementType(type));
      default:
        throw new Refusal('a gradient through this expression');
    }
  }

  private variable(value: KernelExpression, variable: Variable, place: number | undefined): Traced {
    const adjoint = variableExpression(this.adjointOf(variable));
    const target = place === undefined ? adjoint : componentAt(adjoint, place);
    return { value, back: (given) => this.code.add(target, given) };
  }

  private component(expression: KernelExpression, { tensor, indices, line }: NodeOf<'component'>): Traced {
    const place = componentPlace(tensor, indices);
    if (place === undefined)
      throw new Refusal('a gradient through a component whose index is not known', line);
    const { node } = tensor;
    if (node.kind === 'variable') return this.variable(expression, node.variable, place);
    if (node.kind === 'element') return this.element(node.storage, node.indices, place, node.line);
    return this.trace(componentAt(tensor, place));
  }

  /** A component of an element of a field with a gradient. */
  private element(
    storage: Storage,
    indices: readonly KernelExpression[],
    place: number,
    line: number,
  ): Traced {
    const held = indices.map((index) => this.code.hold(index));
    const of = (which: Storage) =>
      componentAt(
        new KernelExpression({ kind: 'element', storage: which, indices: held, line }, which.element),
        place,
      );
    const gradient = this.activity.gradientOf(storage) as Storage;
    return { value: this.code.hold(of(storage)), back: (adjoint) => this.code.add(of(gradient), adjoint) };
  }

  private unary(operator: NodeOf<'unary'>['operator'], operand: KernelExpression): Traced {
    const inner = this.trace(operand);
    const { value, derivative } = unaryDerivative(operator, inner.value, this.code);
    return { value, back: (adjoint) => inner.back?.(this.code.hold(derivative(adjoint))) };
  }

  private binary(expression: KernelExpression, node: NodeOf<'binary'>): Traced {
    const left = this.trace(node.left);
    if (node.operator === 'pow') {
      const exponent = knownNumber(node.right);
      if (exponent !== undefined) {
        const { value, derivative } = powerDerivative(left.value, exponent, this.code);
        return {
          value,
          ...(derivative && { back: (adjoint) => left.back?.(this.code.hold(derivative(adjoint))) }),
        };
      }
    }
    const right = this.trace(node.right);
    const value = this.code.hold(
      new KernelExpression({ ...node, left: left.value, right: right.value }, expression.type),
    );
    const parts = binaryDerivative(node.operator, left.value, right.value);
    return {
      value,
      back: (adjoint) => {
        left.back?.(this.code.hold(parts.left(adjoint)));
        right.back?.(this.code.hold(parts.right(adjoint)));
      },
    };
  }

  private cast(operand: KernelExpression, type: ScalarType): Traced {
    const inner = this.trace(operand);
    const from = elementType(operand.type);
    return {
      value: this.code.hold(cast(inner.value, type)),
      back: (adjoint) => inner.back?.(this.code.hold(cast(adjoint, from))),
    };
  }

  private select({ test, consequent, otherwise }: Choice): Traced {
    const condition = this.code.hold(test);
    const [first, second] = [this.trace(consequent), this.trace(otherwise)];
    const zero = literal(0, elementType(consequent.type));
    return {
      value: this.code.hold(choice(condition, first.value, second.value)),
      back: (adjoint) => {
        first.back?.(this.code.hold(choice(condition, adjoint, zero)));
        second.back?.(this.code.hold(choice(condition, zero, adjoint)));
      },
    };
  }

  /** One of two values, of which only the choice one is computed. */
  private conditional({ test, consequent, otherwise }: Choice, type: ScalarType): Traced {
    const { code } = this;
    const condition = code.hold(test);
    const result = variableExpression(code.declare(type));
    const branch = (expression: KernelExpression) => {
      let traced: Traced | undefined;
      const statements = code.within(() => {
        traced = this.trace(expression);
        code.store(result, traced.value);
      });
      return { statements, back: (traced as Traced | undefined)?.back };
    };
    const [first, second] = [branch(consequent), branch(otherwise)];
    code.if(condition, first.statements, second.statements);
    return {
      value: result,
      back: (adjoint) =>
        code.if(
          condition,
          code.within(() => first.back?.(adjoint)),
          code.within(() => second.back?.(adjoint)),
        ),
    };
  }
}
