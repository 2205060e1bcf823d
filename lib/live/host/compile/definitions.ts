import { Refusal } from '../../errors.ts';
import type { ClassDefinition, Expression, FunctionDefinition, Parameter } from '../../syntax/tree.ts';
import { ClassValue, objectType } from '../classes.ts';
import { typeError } from '../errors.ts';
import { exceptionType } from '../exceptions.ts';
import { type FunctionCode, ProgramFunction } from '../functions.ts';
import { Property } from '../members.ts';
import { callValue, typeNameOf } from '../operations.ts';
import { isRefusedMember } from '../special-members.ts';
import { current } from '../state.ts';
import { PythonObject, type Value } from '../values.ts';
import { compileBlock, compileExpression, compileItems, compileWaitingBlock } from './forward.ts';
import type { Scope } from './scope.ts';
import { Cell, type Context, Frame, type Run, returned } from './unit.ts';

/** What gives a new function the variables around it that it uses. */
export function capture(inner: Scope, outer: Scope): (frame: Frame) => Cell[] {
  const places = inner.free.map((name) => {
    const found = outer.cells.indexOf(name);
    return found >= 0 ? found : outer.cells.length + outer.free.indexOf(name);
  });
  return (frame) => places.map((at) => frame.cells[at] as Cell);
}

/** What defines a function, without decorators. */
export function compileFunction(node: FunctionDefinition, context: Context): Run {
  const code = functionCode(node, node.name, node.parameters, context, node);
  const { unit } = context;
  const inner: Context = { unit, scope: unit.scopes.get(node) as Scope };
  let body: ReturnType<typeof compileBlock> | undefined;
  code.run = (frame) => {
    body ??= compileBlock(node.body, inner);
    // A `finally` may leave with `break` what `return` began.
    return body(frame) === returned ? frame.result : null;
  };
  if (node.body.some(unit.mayWait)) {
    let waiting: ReturnType<typeof compileWaitingBlock> | undefined;
    code.runWaiting = function* (frame) {
      waiting ??= compileWaitingBlock(node.body, inner);
      return (yield* waiting(frame)) === returned ? frame.result : null;
    };
  }
  return compileMaker(code, inner.scope, node.parameters, node.returns, context);
}

export function compileLambda(node: Extract<Expression, { kind: 'lambda' }>, context: Context): Run {
  const code = functionCode(node, '<lambda>', node.parameters, context);
  const inner: Context = { unit: context.unit, scope: context.unit.scopes.get(node) as Scope };
  let body: Run | undefined;
  code.run = (frame) => {
    body ??= compileExpression(node.body, inner);
    return body(frame);
  };
  return compileMaker(code, inner.scope, node.parameters, undefined, context);
}

function functionCode(
  node: object,
  name: string,
  parameters: readonly Parameter[],
  context: Context,
  definition?: FunctionDefinition,
): FunctionCode {
  const scope = context.unit.scopes.get(node) as Scope;
  return {
    name,
    qualifiedName: scope.qualifiedName,
    parameters,
    isPlain: parameters.every(({ kind }) => kind === 'plain' || kind === 'positionalOnly'),
    slotCount: () => scope.slots.size,
    cellCount: scope.cells.length,
    places: parameters.map((one) => {
      const place = scope.place(one.name);
      return place.where === 'slot' ? place.index : place.where === 'cell' ? -1 - place.index : 0;
    }),
    unit: context.unit,
    definition,
    run: () => null,
    runWaiting: undefined,
    freeNames: scope.free,
    owner: context.scope.kind === 'class' ? context.scope.name : undefined,
  };
}

/** What makes the function object: it evaluates defaults and annotations, and captures the variables around it. */
function compileMaker(
  code: FunctionCode,
  scope: Scope,
  parameters: readonly Parameter[],
  returns: Expression | undefined,
  context: Context,
): Run {
  const captured = capture(scope, context.scope);
  const defaults = parameters.flatMap(({ name, value }) =>
    value ? [{ name, value: compileExpression(value, context) }] : [],
  );
  const annotations = parameters.flatMap(({ name, annotation }) =>
    annotation ? [{ name, value: compileExpression(annotation, context) }] : [],
  );
  if (returns) annotations.push({ name: 'return', value: compileExpression(returns, context) });
  const evaluate = (list: typeof defaults, frame: Frame): Map<string, Value> =>
    new Map(list.map(({ name, value }) => [name, value(frame)]));
  return (frame) => {
    const values = evaluate(defaults, frame);
    return new ProgramFunction(code, captured(frame), values, evaluate(annotations, frame));
  };
}

/** The value after all decorators, the last of which is applied first. */
export function compileDecorated(decorators: readonly Expression[], defined: Run, context: Context): Run {
  const runs = decorators.map((one) => ({ line: one.line, run: compileExpression(one, context) }));
  if (runs.length === 0) return defined;
  return (frame) => {
    const { line } = current;
    const found = runs.map((one) => {
      current.line = one.line;
      return { line: one.line, decorator: one.run(frame) };
    });
    current.line = line;
    let value = defined(frame);
    for (const one of found.reverse()) {
      current.line = one.line;
      value = callValue(one.decorator, [value]);
    }
    return value;
  };
}

/** What defines a class, without decorators. */
export function compileClass(node: ClassDefinition, context: Context): Run {
  const scope = context.unit.scopes.get(node) as Scope;
  if (node.keywords.length > 0) throw new Refusal(`class ${node.name}(${node.keywords[0]?.name ?? '**'}=…)`);
  const bases = compileItems(node.bases, context);
  const captured = capture(scope, context.scope);
  const body = compileBlock(node.body, { unit: context.unit, scope });
  return (outer) => {
    const parents = bases(outer).map((base) => checkedBase(base, node.name));
    const namespace = new Map<string, Value>();
    const cells = [...scope.cells.map(() => new Cell()), ...captured(outer)];
    body(new Frame(new Array<Value | undefined>(scope.slots.size), cells, namespace));
    current.line = node.line;
    for (const [name, member] of namespace) {
      if (isRefusedMember(name)) throw new Refusal(name);
      if (member instanceof Property && member.name === '') member.name = name;
    }
    const first = node.body[0];
    if (first?.kind === 'expression' && first.value.kind === 'string' && !namespace.has('__doc__'))
      namespace.set('__doc__', first.value.value);
    const type = new ClassValue(node.name, parents.length > 0 ? parents : [objectType], namespace);
    type.module = context.unit.moduleName;
    type.qualifiedName = scope.qualifiedName;
    const cell = cells[scope.cells.indexOf('__class__')];
    if (cell && scope.cells.includes('__class__')) cell.value = type;
    return type;
  };
}

/** Types of the engine cannot be inherited from, other than `object` and exceptions: their methods know only their own objects. */
function checkedBase(base: Value, name: string): ClassValue {
  if (!(base instanceof ClassValue)) {
    if (base instanceof PythonObject) throw new Refusal(`class ${name} of a ${typeNameOf(base)}`);
    throw typeError(`${typeNameOf(base)}() takes no arguments`);
  }
  const isException = base.isSubclassOf(exceptionType('BaseException'));
  if (
    !isException &&
    base !== objectType &&
    base.mro.some((one) => one.construct !== undefined && one !== objectType)
  )
    throw new Refusal(`class ${name}(${base.name})`);
  return base;
}
