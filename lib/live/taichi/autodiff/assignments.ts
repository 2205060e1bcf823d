import { Refusal } from '../../errors.ts';
import {
  KernelExpression as Expression,
  type KernelExpression,
  type Statement,
  type Variable,
  variableExpression,
} from '../../kernel/expressions.ts';
import { literal, unary, unnamed } from '../../kernel/forms.ts';
import { variableOf } from '../../kernel/statements.ts';
import { componentCount, elementType, isReal, isTensor } from '../../kernel/types.ts';
import { elementIn } from '../../kernel/walk.ts';
import { componentAt } from '../../wasm/components.ts';
import type { Activity } from './activity.ts';
import type { GradientCode } from './code.ts';
import type { History } from './history.ts';
import { type Traced, Tracer } from './trace.ts';

type Of<Kind> = Extract<Statement, { kind: Kind }>;

const nothing = () => {};

/**
 * The gradients of assignments. Each method writes the assignment as it is, if it is not one to a field with a gradient.
 * @returns what writes the way back
 */
export class Assignments {
  /** How many inner loops are around what is written. */
  loopDepth = 0;
  private readonly adjoints = new Map<Variable, Variable>();
  private readonly tracer: Tracer;

  constructor(
    private readonly code: GradientCode,
    private readonly history: History,
    private readonly activity: Activity,
  ) {
    this.tracer = new Tracer(code, activity, (variable) => this.adjointOf(variable));
  }

  /** Adjoints begin with zero. */
  begin(): void {
    const { code } = this;
    for (const variable of this.adjoints.values()) code.emit({ kind: 'declare', variable, line: code.line });
  }

  private adjointOf(variable: Variable): Variable {
    const found = this.adjoints.get(variable);
    if (found) return found;
    const made = unnamed(variable.type);
    this.adjoints.set(variable, made);
    return made;
  }

  /** Keeps the value of a variable that a statement changes. @returns what writes that it is as before */
  keep(variable: Variable, isNew = false): () => void {
    if (isNew && this.loopDepth === 0) return nothing;
    return this.history.keep(variable, this.loopDepth > 0);
  }

  declare(statement: Of<'declare'>): () => void {
    return this.assign(statement, statement.variable, statement.value);
  }

  store(statement: Of<'store'>): () => void {
    const { target, value } = statement;
    const variable = variableOf(target);
    if (variable) return this.assign(statement, variable, value);
    const gradients = this.gradientsOf(target);
    if (!gradients) return this.asItIs(statement);
    return () => {
      const places = gradients();
      const adjoints = places.map((place) => variableExpression(this.code.declare(place.type, place)));
      for (const place of places) this.code.store(place, literal(0, elementType(place.type)));
      this.passOn(value, adjoints);
    };
  }

  atomic(statement: Of<'atomic'>): () => void {
    const { target, value, operator } = statement;
    const variable = variableOf(target);
    if (variable) return this.localAtomic(statement, variable);
    const gradients = this.gradientsOf(target);
    if (!gradients) return this.asItIs(statement);
    if (operator !== 'add' && operator !== 'sub')
      throw new Refusal(`the gradient of an atomic ${operator} on a field`);
    return () => {
      const adjoints = gradients().map((place) => {
        const adjoint = this.code.hold(place);
        return operator === 'sub' ? this.code.hold(unary('neg', adjoint)) : adjoint;
      });
      this.passOn(value, adjoints);
    };
  }

  private asItIs(statement: Statement): () => void {
    this.code.emit(statement);
    return nothing;
  }

  /** A variable gets a value. */
  private assign(
    statement: Of<'declare' | 'store'>,
    variable: Variable,
    value: KernelExpression | undefined,
  ): () => void {
    const target = statement.kind === 'store' ? statement.target : variableExpression(variable);
    const restore = this.keep(variable, statement.kind === 'declare');
    this.code.emit(statement);
    return () => {
      const adjoints = this.takeAdjoints(variable, target);
      restore();
      if (value) this.passOn(value, adjoints);
    };
  }

  /** `p += x` on a variable: it reads, computes and stores. */
  private localAtomic(statement: Of<'atomic'>, variable: Variable): () => void {
    const { target, value, operator, line } = statement;
    const type = target.type;
    const computed = new Expression({ kind: 'binary', operator, left: target, right: value, line }, type);
    return this.assign({ kind: 'store', target, value: computed, line }, variable, computed);
  }

  /** The adjoints of what is assigned, component by component; they are zero then. */
  private takeAdjoints(variable: Variable, target: KernelExpression): KernelExpression[] {
    if (!this.activity.hasVariable(variable)) return [];
    // Nothing that comes after it uses the value.
    if (this.loopDepth === 0 && !this.adjoints.has(variable)) return [];
    const adjoint = variableExpression(this.adjointOf(variable));
    const places = partsOfTarget(target, adjoint);
    const zero = literal(0, elementType(variable.type));
    const taken = places.map((place) => variableExpression(this.code.declare(place.type, place)));
    for (const place of places) this.code.store(place, zero);
    return taken;
  }

  /** Computes the components of a value again, and passes their adjoints on. */
  private passOn(value: KernelExpression, adjoints: readonly KernelExpression[]): void {
    const traced = adjoints.map((_, place): Traced => this.tracer.trace(componentAt(value, place)));
    for (let place = adjoints.length - 1; place >= 0; place--)
      traced[place]?.back?.(adjoints[place] as KernelExpression);
  }

  /** The places of the gradients of an element, or of its components, if the field has gradients. */
  private gradientsOf(target: KernelExpression): (() => KernelExpression[]) | undefined {
    const element = elementIn(target);
    const storage = element && this.activity.gradientOf(element.storage);
    if (!element || !storage || !isReal(elementType(target.type))) return undefined;
    return () => {
      const indices = element.indices.map((index) => this.code.hold(index));
      return partsOfTarget(target, new Expression({ ...element, storage, indices }, storage.element));
    };
  }
}

/** The numbers that a target consists of, in another variable or element. */
function partsOfTarget(target: KernelExpression, base: KernelExpression): KernelExpression[] {
  return Array.from({ length: componentCount(target.type) }, (_, place) =>
    isTensor(base.type) ? componentAt(rebased(target, base), place) : base,
  );
}

/** The target of an assignment, or a part of it, in another variable or element. */
function rebased(target: KernelExpression, base: KernelExpression): KernelExpression {
  const { node, type } = target;
  if (node.kind !== 'component' && node.kind !== 'components') return base;
  return new Expression({ ...node, tensor: rebased(node.tensor, base) }, type);
}
