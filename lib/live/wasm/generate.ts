import { Refusal } from '../errors.ts';
import type {
  AtomicOperation,
  KernelExpression,
  PrintedValue,
  Statement,
  Storage,
  Variable,
} from '../kernel/expressions.ts';
import { constant, variableExpression } from '../kernel/expressions.ts';
import { bitsOf, componentCount, elementType, isReal, isTensor, type ScalarType } from '../kernel/types.ts';
import { ByteWriter } from './bytes.ts';
import { componentAt } from './components.ts';
import { ExpressionWriter } from './expression-writer.ts';
import { type ImportName, imports } from './imports.ts';
import { arithmetic, type LocalType, op, type ValueType, valueType, valueTypeBytes } from './opcodes.ts';

/** What a kernel prints, asserts and may fail at, by the number that its code passes to the host. */
export type KernelModule = {
  bytes: Uint8Array<ArrayBuffer>;
  imports: ReadonlySet<ImportName>;
  /** `print` and `assert` statements: the texts and formats, with the types of the values between them. */
  messages: KernelMessage[];
};

export type KernelMessage = {
  kind: 'print' | 'assert';
  line: number;
  parts: (string | { type: ScalarType; format?: string; shape?: readonly number[] })[];
};

/** Above this, a function of WebAssembly is refused by browsers. */
const maxLocals = 45_000;

/**
 * The WebAssembly module of a kernel: one exported function, `run`, with the parameters in order.
 * @throws Refusal for a kernel that is too large
 */
export function generateModule(parameters: readonly Variable[], body: readonly Statement[]): KernelModule {
  const writer = new FunctionWriter(parameters);
  writer.statements(body);
  return writer.module();
}

/** Writes the statements of a kernel. */
export class FunctionWriter extends ExpressionWriter {
  private readonly parameterCount: number;
  private readonly messages: KernelMessage[] = [];
  /** At which depth the loops around are left and continued. */
  private readonly loops: { leave: number; next: number }[] = [];

  constructor(parameters: readonly Variable[]) {
    super();
    for (const parameter of parameters) this.localsOf(parameter);
    this.parameterCount = this.localTypes.length;
  }

  module(): KernelModule {
    const names = [...this.used];
    const types = names.map((name) => imports[name]);
    const writer = new ByteWriter().raw([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    const typeSection = new ByteWriter().unsigned(types.length + 1);
    for (const { parameters, results } of types) signature(typeSection, parameters, results);
    signature(typeSection, this.localTypes.slice(0, this.parameterCount), []);
    writer.section(1, typeSection);
    const importSection = new ByteWriter().unsigned(names.length + 1);
    importSection.text('env').text('memory').byte(2).byte(0).unsigned(1);
    names.forEach((name, at) => {
      importSection.text('env').text(name).byte(0).unsigned(at);
    });
    writer.section(2, importSection);
    writer.section(3, new ByteWriter().unsigned(1).unsigned(names.length));
    writer.section(7, new ByteWriter().unsigned(1).text('run').byte(0).unsigned(names.length));
    const own = this.localTypes.slice(this.parameterCount);
    if (own.length > maxLocals) throw new Refusal('a kernel of this size');
    const runs: { type: LocalType; count: number }[] = [];
    for (const type of own) {
      const last = runs.at(-1);
      if (last?.type === type) last.count++;
      else runs.push({ type, count: 1 });
    }
    const functionBody = new ByteWriter().unsigned(runs.length);
    for (const { type, count } of runs) functionBody.unsigned(count).byte(valueTypeBytes[type]);
    // Calls name a function by its number, which is known when all imports are.
    const code = this.code.result();
    let from = 0;
    for (const { at, name } of this.calls) {
      functionBody.raw(code.subarray(from, at)).unsigned(names.indexOf(name));
      from = at;
    }
    functionBody.raw(code.subarray(from)).byte(op.end);
    writer.section(10, new ByteWriter().unsigned(1).unsigned(functionBody.length).raw(functionBody.result()));
    return { bytes: writer.result(), imports: this.used, messages: this.messages };
  }

  statements(statements: readonly Statement[]): void {
    for (const statement of statements) this.statement(statement);
  }

  private statement(statement: Statement): void {
    switch (statement.kind) {
      case 'declare':
        this.declare(statement.variable, statement.value);
        return;
      case 'store':
        this.assign(statement.target, statement.value);
        return;
      case 'atomic':
        this.atomic(statement.operator, statement.target, statement.value, statement.result);
        return;
      case 'random':
        this.random(statement.result);
        return;
      case 'if':
        this.if(statement.test, statement.consequent, statement.otherwise);
        return;
      case 'range':
        this.iterate(statement.variable, statement.begin, statement.end, statement.body, () => {});
        return;
      case 'elements':
        this.elements(statement.variables, statement.storage, statement.body);
        return;
      case 'while':
        this.while(statement.condition, statement.test, statement.body);
        return;
      case 'break':
      case 'continue': {
        const loop = this.loops.at(-1);
        if (!loop) throw new Refusal(`\`${statement.kind}\` outside of a loop`, statement.line);
        this.code.byte(op.br).unsigned(this.depth - (statement.kind === 'break' ? loop.leave : loop.next));
        return;
      }
      case 'print':
        this.message('print', statement.parts, statement.line);
        this.call('print');
        return;
      case 'assert':
        this.scalar(statement.test);
        this.code.byte(op.eqz.i32);
        this.open(op.if);
        this.message('assert', statement.message, statement.line);
        this.call('print');
        this.close();
        return;
      case 'fail':
        this.fail(statement.failure, statement.line);
        return;
      case 'return':
        for (const value of statement.values) this.pass(value);
        this.code.byte(op.return);
        return;
    }
  }

  private if(
    test: KernelExpression,
    consequent: readonly Statement[],
    otherwise: readonly Statement[],
  ): void {
    const before = this.known.copy();
    this.scalar(test);
    this.open(op.if);
    this.statements(consequent);
    if (otherwise.length > 0) {
      this.code.byte(op.else);
      this.known.restore(before);
      this.statements(otherwise);
    }
    this.close();
    this.known.restore(before);
    this.known.forget(consequent);
    this.known.forget(otherwise);
  }

  private declare(variable: Variable, value?: KernelExpression): void {
    const locals = this.localsOf(variable);
    this.known.remember(variable, value);
    if (value) {
      this.assignLocals(locals, value);
      return;
    }
    // A loop comes here again, and the variable begins with zero each time.
    for (const local of locals) {
      this.zero(valueType(elementType(variable.type)));
      this.set(local);
    }
  }

  private assignLocals(locals: readonly number[], value: KernelExpression): void {
    // All components are computed before the first is stored: `v = v.yx`.
    for (const place of locals.keys()) this.scalar(componentAt(value, place));
    for (const local of [...locals].reverse()) this.set(local);
  }

  private assign(target: KernelExpression, value: KernelExpression): void {
    const { node } = target;
    if (node.kind === 'variable') {
      this.known.remember(node.variable, value);
      this.assignLocals(this.localsOf(node.variable), value);
      return;
    }
    if (node.kind === 'element') this.known.rememberStored(node.storage, value);
    const type = elementType(target.type);
    const count = componentCount(target.type);
    const temporary = Array.from({ length: count }, () => this.newLocal(valueType(type)));
    this.assignLocals(temporary, value);
    for (const [place, local] of temporary.entries())
      this.storeComponent(componentAt(target, place), () => this.get(local));
  }

  /** Stores a number: in an element, a component of one, or a component of a variable. */
  private storeComponent(target: KernelExpression, value: () => void): void {
    const { node } = target;
    const type = elementType(target.type);
    if (node.kind === 'variable') {
      this.known.delete(node.variable);
      value();
      this.set(this.localsOf(node.variable)[0] as number);
      return;
    }
    if (node.kind === 'element') {
      this.address(node.storage, node.indices, node.line);
      value();
      this.memory(op.store[type], type, 0);
      return;
    }
    if (node.kind !== 'component') throw new Refusal('an assignment to this expression');
    const place = this.staticPlace(node.tensor, node.indices);
    const inner = node.tensor.node;
    if (place !== undefined && inner.kind === 'components') {
      this.storeComponent(componentAt(inner.tensor, inner.places[place] as number), value);
      return;
    }
    if (inner.kind === 'element') {
      this.address(inner.storage, inner.indices, inner.line);
      if (place === undefined)
        this.dynamicOffset(node.tensor, node.indices, inner.storage.componentStride, node.line);
      value();
      this.memory(op.store[type], type, (place ?? 0) * inner.storage.componentStride);
      return;
    }
    if (inner.kind !== 'variable') throw new Refusal('an assignment to this expression', node.line);
    const locals = this.localsOf(inner.variable);
    this.known.delete(inner.variable);
    if (place !== undefined) {
      value();
      this.set(locals[place] as number);
      return;
    }
    const chosen = this.dynamicPlace(node.tensor, node.indices, node.line);
    for (const [at, local] of locals.entries()) {
      this.get(chosen);
      this.i32(at);
      this.code.byte(arithmetic('eq', 'i32') as number);
      this.open(op.if);
      value();
      this.set(local);
      this.close();
    }
  }

  private atomic(
    operator: AtomicOperation,
    target: KernelExpression,
    value: KernelExpression,
    result: Variable,
  ): void {
    const type = elementType(target.type);
    for (const [place, old] of this.localsOf(result).entries()) {
      const component = componentAt(target, place);
      this.scalar(componentAt(value, place));
      const operand = this.newLocal(valueType(type));
      this.set(operand);
      this.scalar(component);
      this.set(old);
      this.storeComponent(component, () => {
        this.get(old);
        this.get(operand);
        this.binaryOperation(operator, type, 0);
      });
    }
  }

  private random(result: Variable): void {
    const type = elementType(result.type);
    for (const local of this.localsOf(result)) {
      this.call(
        isReal(type)
          ? type === 'f32'
            ? 'randomF32'
            : 'randomF64'
          : bitsOf(type) === 64
            ? 'randomI64'
            : 'randomI32',
      );
      this.wrap(type);
      this.set(local);
    }
  }

  /**
   * A loop over a range of numbers.
   * @param before writes what comes before the statements of each turn
   */
  protected iterate(
    variable: Variable,
    begin: KernelExpression,
    end: KernelExpression,
    body: readonly Statement[],
    before: () => void,
  ): void {
    this.range(variable, begin, end, body, () => {
      before();
      this.statements(body);
    });
  }

  private range(
    variable: Variable,
    begin: KernelExpression,
    end: KernelExpression,
    inner: readonly Statement[],
    body: () => void,
  ): void {
    const counter = this.newLocal('i32');
    const last = this.newLocal('i32');
    this.scalar(begin);
    this.set(counter);
    this.scalar(end);
    this.set(last);
    this.loop(
      inner,
      () => {
        this.get(counter);
        this.get(last);
        this.code.byte(arithmetic('ge', 'i32') as number);
        this.code.byte(op.brIf).unsigned(1);
        this.get(counter);
        this.set(this.localsOf(variable)[0] as number);
      },
      body,
      () => {
        this.get(counter);
        this.i32(1);
        this.code.byte(arithmetic('add', 'i32') as number);
        this.set(counter);
      },
    );
  }

  /** A loop over statements with code before the body, which leaves it with a branch of depth 1, and code between two rounds. */
  private loop(inner: readonly Statement[], before: () => void, body: () => void, between: () => void): void {
    this.known.forget(inner);
    this.open(op.block);
    const leave = this.depth;
    this.open(op.loop);
    before();
    this.open(op.block);
    this.loops.push({ leave, next: this.depth });
    body();
    this.loops.pop();
    this.close();
    between();
    this.code.byte(op.br).unsigned(0);
    this.close();
    this.close();
    this.known.forget(inner);
  }

  /** A loop over all elements, level by level, in the order in which they lie in memory. */
  private elements(variables: readonly Variable[], storage: Storage, body: readonly Statement[]): void {
    const levels = storage.levels ?? storage.extents.map((count, axis) => ({ axis, count }));
    const counters = levels.map((): Variable => ({ name: '', type: 'i32' }));
    const before = () => this.indices(variables, storage, levels, counters);
    const nest = (at: number): void => {
      const [level, counter] = [levels[at], counters[at]];
      if (!level || !counter) {
        // A field without dimensions.
        before();
        this.statements(body);
        return;
      }
      const { count } = level;
      const [begin, end] = [
        constant(0n, 'i32'),
        typeof count === 'number' ? constant(BigInt(count), 'i32') : variableExpression(count),
      ];
      if (at === levels.length - 1) this.iterate(counter, begin, end, body, before);
      else this.range(counter, begin, end, body, () => nest(at + 1));
    };
    nest(0);
  }

  /** The indices of an element, from the counters of the levels. */
  private indices(
    variables: readonly Variable[],
    { offsets }: Storage,
    levels: readonly { axis: number; count: number | Variable }[],
    counters: readonly Variable[],
  ): void {
    for (const [axis, variable] of variables.entries()) {
      this.i32(0);
      for (const [at, level] of levels.entries()) {
        if (level.axis !== axis) continue;
        this.extent(level.count);
        this.code.byte(arithmetic('mul', 'i32') as number);
        this.get(this.localsOf(counters[at] as Variable)[0] as number);
        this.code.byte(arithmetic('add', 'i32') as number);
      }
      this.i32(offsets?.[axis] ?? 0);
      this.code.byte(arithmetic('add', 'i32') as number);
      this.set(this.localsOf(variable)[0] as number);
    }
  }

  private while(condition: readonly Statement[], test: KernelExpression, body: readonly Statement[]): void {
    this.loop(
      [...condition, ...body],
      () => {
        this.statements(condition);
        this.scalar(test);
        this.code.byte(op.eqz.i32);
        this.code.byte(op.brIf).unsigned(1);
      },
      () => this.statements(body),
      () => {},
    );
  }

  private message(kind: 'print' | 'assert', parts: readonly (string | PrintedValue)[], line: number): void {
    for (const part of parts) if (typeof part !== 'string') this.pass(part.value);
    this.messages.push({
      kind,
      line,
      parts: parts.map((part) => {
        if (typeof part === 'string') return part;
        const { type } = part.value;
        return {
          type: elementType(type),
          ...(isTensor(type) && { shape: type.shape }),
          ...(part.format !== undefined && { format: part.format }),
        };
      }),
    });
    this.i32(this.messages.length - 1);
  }

  /** Passes a value to the host, number by number. */
  private pass(value: KernelExpression): void {
    const type = elementType(value.type);
    for (let place = 0; place < componentCount(value.type); place++) {
      this.scalar(componentAt(value, place));
      if (type === 'f32') this.code.byte(op.promote);
      this.call(isReal(type) ? 'passF64' : valueType(type) === 'i64' ? 'passI64' : 'passI32');
    }
  }
}

function signature(
  writer: ByteWriter,
  parameters: readonly LocalType[],
  results: readonly ValueType[],
): void {
  writer.byte(0x60).unsigned(parameters.length);
  for (const type of parameters) writer.byte(valueTypeBytes[type]);
  writer.unsigned(results.length);
  for (const type of results) writer.byte(valueTypeBytes[type]);
}
