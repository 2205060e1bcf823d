import { Refusal } from '../errors.ts';
import {
  type KernelExpression,
  type Statement,
  type Variable,
  variableExpression,
} from '../kernel/expressions.ts';
import { componentCount, elementType } from '../kernel/types.ts';
import { assignedIn } from './assigned.ts';
import { componentAt } from './components.ts';
import { FunctionWriter, generateModule, type KernelModule } from './generate.ts';
import { areIndependent, namedIn } from './independent.ts';
import {
  areSimple,
  isSimple,
  type LaneType,
  laneBinary,
  laneComparison,
  laneOp,
  laneUnary,
} from './lane-operations.ts';
import { arithmetic, op } from './opcodes.ts';

/**
 * The WebAssembly module of a kernel, as `generateModule` makes it, in which loops like those of fractals take less time: where each turn
 * of a loop repeats something until a condition fails, four turns are computed at once, in the lanes of a vector of WebAssembly. The
 * operations are the same, so the results are equal to the last digit. What else a turn does is written once for each lane.
 */
export function generateInLanes(parameters: readonly Variable[], body: readonly Statement[]): KernelModule {
  try {
    const writer = new LaneWriter(parameters);
    writer.statements(body);
    return writer.module();
  } catch (error) {
    // It has several times as many variables.
    if (error instanceof Refusal) return generateModule(parameters, body);
    throw error;
  }
}

/** Whether the host has vectors: Safari has them since 16.4. */
export const hasLanes = WebAssembly.validate(
  // (module (func (drop (v128.const 0))))
  Uint8Array.of(
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 10, 23, 1, 21, 0, 0xfd, 12],
    ...Array<number>(16).fill(0),
    ...[op.drop, op.end],
  ),
);

const laneCount = 4;
const prefix = 0xfd;

type WhileLoop = Extract<Statement, { kind: 'while' }>;

class LaneWriter extends FunctionWriter {
  /** The lane that scalar code is written for. */
  private lane: number | undefined;
  /** The variables that exist around the loop in lanes: they have one value for all lanes. */
  private shared: ReadonlySet<Variable> = new Set();
  private laneLocals: Map<Variable, number[]>[] = [];
  /** The vectors of the variables of a loop in lanes. */
  private vectors = new Map<Variable, number[]>();
  /** The mask of the lanes that take part in a statement. */
  private mask = 0;
  /** The mask of the lanes whose loop goes on. */
  private running = 0;
  /** The variables that are needed after the loop. */
  private needed: ReadonlySet<Variable> = new Set();

  protected override localsOf(variable: Variable): number[] {
    const own = this.lane === undefined || this.shared.has(variable) ? undefined : this.laneLocals[this.lane];
    return own ? this.localsIn(own, variable) : super.localsOf(variable);
  }

  protected override iterate(
    variable: Variable,
    begin: KernelExpression,
    end: KernelExpression,
    body: readonly Statement[],
    before: () => void,
  ): void {
    const lastLoop = body.findLastIndex(isSimpleLoop);
    if (this.lane !== undefined || lastLoop < 0 || !areIndependent(body, lastLoop)) {
      super.iterate(variable, begin, end, body, before);
      return;
    }
    const counter: Variable = { name: '', type: 'i32' };
    const last: Variable = { name: '', type: 'i32' };
    for (const [one, value] of [
      [counter, begin],
      [last, end],
    ] as const) {
      this.scalar(value);
      this.set(this.localsOf(one)[0] as number);
    }
    this.fourAtOnce(variable, counter, last, body, before);
    super.iterate(variable, variableExpression(counter), variableExpression(last), body, before);
  }

  /** The turns of a loop, four at once, as long as there are four. */
  private fourAtOnce(
    variable: Variable,
    counter: Variable,
    last: Variable,
    body: readonly Statement[],
    before: () => void,
  ): void {
    const [at, end] = [this.localsOf(counter)[0] as number, this.localsOf(last)[0] as number];
    this.shared = new Set(this.locals.keys());
    this.laneLocals = Array.from({ length: laneCount }, () => new Map());
    this.known.forget(body);
    this.open(op.block);
    this.open(op.loop);
    this.get(end);
    this.get(at);
    this.code.byte(arithmetic('sub', 'i32') as number);
    this.i32(laneCount);
    this.code.byte(arithmetic('lt', 'i32') as number);
    this.code.byte(op.brIf).unsigned(1);
    this.inEachLane((lane) => {
      this.get(at);
      this.i32(lane);
      this.code.byte(arithmetic('add', 'i32') as number);
      this.set(this.localsOf(variable)[0] as number);
      before();
    });
    for (let from = 0; from < body.length; ) {
      const statement = body[from] as Statement;
      if (isSimpleLoop(statement)) {
        from++;
        this.whileInLanes(statement, namedIn(body.slice(from)));
        continue;
      }
      const next = body.findIndex((one, place) => place > from && isSimpleLoop(one));
      const part = body.slice(from, next < 0 ? body.length : next);
      this.inEachLane(() => this.statements(part));
      from += part.length;
    }
    this.get(at);
    this.i32(laneCount);
    this.code.byte(arithmetic('add', 'i32') as number);
    this.set(at);
    this.code.byte(op.br).unsigned(0);
    this.close();
    this.close();
    this.known.forget(body);
  }

  /** Writes scalar code once for each lane. */
  private inEachLane(write: (lane: number) => void): void {
    const known = this.known.copy();
    for (let lane = 0; lane < laneCount; lane++) {
      this.known.restore(known);
      this.lane = lane;
      write(lane);
    }
    this.lane = undefined;
  }

  /** @param needed the variables that are needed after the loop */
  private whileInLanes({ condition, test, body }: WhileLoop, needed: ReadonlySet<Variable>): void {
    const all = [...condition, ...body];
    const declared = new Set(all.flatMap((one) => [...declaredIn(one)]));
    const used = [...namedIn(all, test)].filter((variable) => !declared.has(variable));
    this.vectors = new Map();
    this.needed = needed;
    for (const variable of used) this.gather(variable);
    this.known.forget(all);
    const running = this.newLocal('v128');
    this.mask = running;
    this.running = running;
    this.splat(-1, 'i32');
    this.set(running);
    this.open(op.block);
    this.open(op.loop);
    for (const statement of condition) this.inLanes(statement);
    this.test(test);
    this.get(running);
    this.vector(laneOp.and);
    this.tee(running);
    this.vector(laneOp.anyTrue);
    this.code.byte(op.eqz.i32);
    this.code.byte(op.brIf).unsigned(1);
    for (const statement of body) this.inLanes(statement);
    this.code.byte(op.br).unsigned(0);
    this.close();
    this.close();
    const changed = assignedIn(all);
    for (const variable of used) if (changed.has(variable) && needed.has(variable)) this.scatter(variable);
  }

  /** Makes vectors of the values that a variable has in the lanes. */
  private gather(variable: Variable): void {
    const type = elementType(variable.type) as LaneType;
    const lanes = this.laneLocals.map((own) =>
      this.shared.has(variable) ? this.localsOf(variable) : this.localsIn(own, variable),
    );
    for (const [place, vector] of this.vectorsOf(variable).entries()) {
      for (const [lane, locals] of lanes.entries()) {
        if (lane > 0 && this.shared.has(variable)) break;
        this.get(locals[place] as number);
        this.vector(lane === 0 ? laneOp.splat[type] : laneOp.replace[type]);
        if (lane > 0) this.code.byte(lane);
      }
      this.set(vector);
    }
  }

  private scatter(variable: Variable): void {
    const type = elementType(variable.type) as LaneType;
    for (const [lane, own] of this.laneLocals.entries())
      for (const [place, local] of this.localsIn(own, variable).entries()) {
        this.get(this.vectorsOf(variable)[place] as number);
        this.vector(laneOp.extract[type]);
        this.code.byte(lane);
        this.set(local);
      }
  }

  private vectorsOf(variable: Variable): number[] {
    const found = this.vectors.get(variable);
    if (found) return found;
    const made = Array.from({ length: componentCount(variable.type) }, () => this.newLocal('v128'));
    this.vectors.set(variable, made);
    return made;
  }

  private inLanes(statement: Statement): void {
    switch (statement.kind) {
      case 'declare':
        this.assignVectors(
          this.vectorsOf(statement.variable),
          statement.value,
          elementType(statement.variable.type) as LaneType,
        );
        return;
      case 'store': {
        const { node } = statement.target;
        if (node.kind === 'variable') this.assignMasked(node.variable, statement.value);
        return;
      }
      case 'atomic': {
        const { node } = statement.target;
        if (node.kind !== 'variable') return;
        const [targets, olds] = [this.vectorsOf(node.variable), this.vectorsOf(statement.result)];
        const code = laneBinary(statement.operator, elementType(statement.target.type)) as number;
        for (const [place, target] of targets.entries()) {
          this.lanes(componentAt(statement.value, place));
          const operand = this.newLocal('v128');
          this.set(operand);
          this.get(target);
          this.tee(olds[place] as number);
          this.get(operand);
          this.vector(code);
          this.keep(node.variable, target);
        }
        return;
      }
      case 'if': {
        const outer = this.mask;
        const chosen = this.newLocal('v128');
        const [consequent, otherwise] = [this.newLocal('v128'), this.newLocal('v128')];
        this.test(statement.test);
        this.tee(chosen);
        this.get(outer);
        this.vector(laneOp.and);
        this.set(consequent);
        this.get(chosen);
        this.vector(laneOp.not);
        this.get(outer);
        this.vector(laneOp.and);
        this.set(otherwise);
        this.mask = consequent;
        for (const one of statement.consequent) this.inLanes(one);
        this.mask = otherwise;
        for (const one of statement.otherwise) this.inLanes(one);
        this.mask = outer;
      }
    }
  }

  private assignVectors(
    vectors: readonly number[],
    value: KernelExpression | undefined,
    type: LaneType,
  ): void {
    // All components are computed before the first is stored: `v = v.yx`.
    for (const place of vectors.keys())
      if (value) this.lanes(componentAt(value, place));
      else this.splat(0, type);
    for (const vector of [...vectors].reverse()) this.set(vector);
  }

  /** Stores values in the lanes that take part; the others keep what they have. */
  private assignMasked(variable: Variable, value: KernelExpression): void {
    const vectors = this.vectorsOf(variable);
    const made = vectors.map(() => this.newLocal('v128'));
    this.assignVectors(made, value, 'f32');
    for (const [place, vector] of vectors.entries()) {
      this.get(made[place] as number);
      this.keep(variable, vector);
    }
  }

  /** Stores the vector on the stack in the lanes that take part. What a lane has after its last turn matters only where it is needed. */
  private keep(variable: Variable, vector: number): void {
    if (this.mask !== this.running || this.needed.has(variable)) {
      this.get(vector);
      this.get(this.mask);
      this.vector(laneOp.bitSelect);
    }
    this.set(vector);
  }

  /** Computes a number in each lane. */
  private lanes(expression: KernelExpression): void {
    const { node, type: whole } = expression;
    const type = elementType(whole) as LaneType;
    switch (node.kind) {
      case 'constant':
        this.splat(Number(node.value), type);
        return;
      case 'variable':
        this.get(this.vectorsOf(node.variable)[0] as number);
        return;
      case 'component': {
        const place = this.staticPlace(node.tensor, node.indices) as number;
        if (node.tensor.node.kind === 'variable')
          this.get(this.vectorsOf(node.tensor.node.variable)[place] as number);
        else this.lanes(componentAt(node.tensor, place));
        return;
      }
      case 'unary':
        if (node.operator === 'logicNot') {
          this.test(node.operand);
          this.vector(laneOp.not);
          this.asNumber();
          return;
        }
        this.lanes(node.operand);
        this.vector(laneUnary(node.operator, type) as number);
        return;
      case 'cast':
        this.lanes(node.operand);
        if (elementType(node.operand.type) !== type) this.vector(laneOp.convert);
        return;
      case 'binary': {
        const operand = elementType(node.left.type);
        const code = laneBinary(node.operator, operand);
        if (code === undefined) {
          this.test(expression);
          this.asNumber();
          return;
        }
        this.lanes(node.left);
        this.lanes(node.right);
        this.vector(code);
        return;
      }
      case 'logical': {
        // `a and b` is b where a is true, and else a.
        const [chosen, other] = node.operator === 'and' ? [node.right, node.left] : [node.left, node.right];
        this.lanes(chosen);
        this.lanes(other);
        this.test(node.left);
        this.vector(laneOp.bitSelect);
        return;
      }
      case 'select':
      case 'conditional':
        this.lanes(node.consequent);
        this.lanes(node.otherwise);
        this.test(node.test);
        this.vector(laneOp.bitSelect);
    }
  }

  /** Computes the mask of the lanes in which an expression is not zero. */
  private test(expression: KernelExpression): void {
    const { node } = expression;
    if (node.kind === 'logical') {
      this.test(node.left);
      this.test(node.right);
      this.vector(laneOp[node.operator]);
      return;
    }
    if (node.kind === 'binary') {
      const code = laneComparison(node.operator, elementType(node.left.type));
      if (code !== undefined) {
        this.lanes(node.left);
        this.lanes(node.right);
        this.vector(code);
        return;
      }
    }
    this.lanes(expression);
    this.splat(0, 'i32');
    this.vector(laneComparison('ne', 'i32') as number);
  }

  /** A mask as numbers: 1 where it is true. */
  private asNumber(): void {
    this.splat(1, 'i32');
    this.vector(laneOp.and);
  }

  private splat(value: number, type: LaneType): void {
    this.vector(laneOp.constant);
    const lanes = new (type === 'f32' ? Float32Array : Int32Array)(laneCount).fill(value);
    this.code.raw(new Uint8Array(lanes.buffer));
  }

  private vector(code: number): void {
    this.code.byte(prefix).unsigned(code);
  }
}

function isSimpleLoop(statement: Statement): statement is WhileLoop {
  return (
    statement.kind === 'while' &&
    areSimple(statement.condition) &&
    elementType(statement.test.type) === 'i32' &&
    isSimple(statement.test) &&
    areSimple(statement.body)
  );
}

function declaredIn(statement: Statement): Variable[] {
  if (statement.kind === 'declare') return [statement.variable];
  if (statement.kind === 'atomic') return [statement.result];
  return statement.kind === 'if' ? [...statement.consequent, ...statement.otherwise].flatMap(declaredIn) : [];
}
