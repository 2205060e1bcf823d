import type { FunctionDefinition, Parameter } from '../syntax/tree.ts';
import { DictValue } from './collections/dictionaries.ts';
import { TupleValue } from './collections/lists.ts';
import { Cell, Frame, type Unit, type Waiting } from './compile/unit.ts';
import { PythonError, typeError } from './errors.ts';
import { BoundMethod } from './members.ts';
import { current, locate, step } from './state.ts';
import { functionType } from './types.ts';
import { type FunctionSource, type Keywords, PythonObject, type Value } from './values.ts';

/** What all functions of one `def` or `lambda` share. */
export type FunctionCode = {
  name: string;
  qualifiedName: string;
  parameters: readonly Parameter[];
  /** Whether all arguments can be given by position and there is nothing else. */
  isPlain: boolean;
  slotCount: () => number;
  /** Own variables that inner functions share. */
  cellCount: number;
  /** Where a parameter lives: a slot, or below 0 a cell. */
  places: readonly number[];
  unit: Unit;
  definition: FunctionDefinition | undefined;
  /** Compiled at the first call: functions that become kernels are never called here. */
  run: (frame: Frame) => Value;
  /** The form that can wait, where the body has something to wait for. */
  runWaiting: ((frame: Frame) => Waiting<Value>) | undefined;
  /** The names of the shared variables, own ones first. */
  freeNames: readonly string[];
  owner: string | undefined;
};

/** A function of the program. */
export class ProgramFunction extends PythonObject {
  override readonly typeName = 'function';
  private readonly members = new Map<string, Value>();

  constructor(
    readonly code: FunctionCode,
    private readonly captured: readonly Cell[],
    readonly defaults: ReadonlyMap<string, Value>,
    readonly annotations: ReadonlyMap<string, Value>,
  ) {
    super();
  }

  get name(): string {
    return this.code.name;
  }

  /** The definition with what is around it. A lambda has none. */
  get source(): FunctionSource | undefined {
    const { definition, owner } = this.code;
    if (!definition) return undefined;
    return {
      definition,
      outer: (name) => this.outer(name),
      annotations: this.annotations,
      defaults: this.defaults,
      ...(owner !== undefined && { owner }),
    };
  }

  private outer(name: string): Value | undefined {
    const { unit, freeNames } = this.code;
    const free = freeNames.indexOf(name);
    if (free >= 0) return this.captured[free]?.value;
    const found = unit.globals.get(name);
    return found === undefined ? unit.builtin(name) : found;
  }

  override bind(instance: Value): Value {
    return new BoundMethod(this, instance);
  }

  override pythonClass(): PythonObject {
    return functionType;
  }

  override attribute(name: string): Value | undefined {
    const found = this.members.get(name);
    if (found !== undefined) return found;
    if (name === '__name__') return this.code.name;
    if (name === '__qualname__') return this.code.qualifiedName;
    if (name === '__module__') return this.code.unit.moduleName;
    if (name === '__annotations__') return new DictValue(this.annotations);
    if (name === '__doc__') return docstring(this.code.definition);
    return undefined;
  }

  override setAttribute(name: string, value: Value): boolean {
    this.members.set(name, value);
    return true;
  }

  override call(args: readonly Value[], keywords: Keywords): Value {
    const frame = this.frame(args, keywords);
    const { line, file } = current;
    this.enter();
    try {
      return this.code.run(frame);
    } catch (error) {
      locate(error);
      throw error;
    } finally {
      current.depth--;
      current.line = line;
      current.file = file;
    }
  }

  /** The call in the form that can wait. */
  *callWaiting(args: readonly Value[], keywords: Keywords): Waiting<Value> {
    const { runWaiting } = this.code;
    if (!runWaiting) return this.call(args, keywords);
    const frame = this.frame(args, keywords);
    const { line, file } = current;
    this.enter();
    try {
      return yield* runWaiting(frame);
    } catch (error) {
      locate(error);
      throw error;
    } finally {
      current.depth--;
      current.line = line;
      current.file = file;
    }
  }

  private enter(): void {
    step();
    current.file = this.code.unit.file;
    if (++current.depth < current.maxDepth) return;
    current.depth--;
    throw new PythonError('RecursionError', 'maximum recursion depth exceeded');
  }

  private frame(args: readonly Value[], keywords: Keywords): Frame {
    const { code } = this;
    const slots = new Array<Value | undefined>(code.slotCount());
    let cells = this.captured;
    if (code.cellCount > 0) {
      const own = Array.from({ length: code.cellCount }, () => new Cell());
      cells = [...own, ...this.captured];
    }
    const isDirect = code.isPlain && keywords.size === 0 && args.length === code.places.length;
    const values = isDirect ? args : this.arguments(args, keywords);
    for (let at = 0; at < values.length; at++) {
      const place = code.places[at] as number;
      if (place >= 0) slots[place] = values[at];
      else (cells[-1 - place] as Cell).value = values[at];
    }
    return new Frame(slots, cells);
  }

  /** The values of all parameters, in order. @throws TypeError of Python where they do not fit */
  private arguments(args: readonly Value[], keywords: Keywords): Value[] {
    const { parameters, qualifiedName } = this.code;
    const found = new Map<string, Value>();
    const positional = parameters.filter(({ kind }) => kind === 'plain' || kind === 'positionalOnly');
    const rest = parameters.find(({ kind }) => kind === 'rest');
    const extra = parameters.find(({ kind }) => kind === 'keywords');
    args.slice(0, positional.length).forEach((value, at) => {
      found.set(positional[at]?.name ?? '', value);
    });
    if (rest) found.set(rest.name, new TupleValue(args.slice(positional.length)));
    const others = new DictValue();
    for (const [name, value] of keywords) {
      const parameter = parameters.find(
        (one) => one.name === name && (one.kind === 'plain' || one.kind === 'keywordOnly'),
      );
      if (!parameter) {
        if (extra) others.set(name, value);
        else if (parameters.some((one) => one.name === name && one.kind === 'positionalOnly'))
          throw typeError(
            `${qualifiedName}() got some positional-only arguments passed as keyword arguments: '${name}'`,
          );
        else throw typeError(`${qualifiedName}() got an unexpected keyword argument '${name}'`);
      } else if (found.has(name))
        throw typeError(`${qualifiedName}() got multiple values for argument '${name}'`);
      else found.set(name, value);
    }
    if (extra) found.set(extra.name, others);
    if (args.length > positional.length && !rest) throw this.tooMany(args.length, positional, found);
    this.addDefaults(found);
    return parameters.map(({ name }) => found.get(name) as Value);
  }

  private addDefaults(found: Map<string, Value>): void {
    const missing: Parameter[] = [];
    for (const parameter of this.code.parameters) {
      if (found.has(parameter.name)) continue;
      const value = this.defaults.get(parameter.name);
      if (value === undefined) missing.push(parameter);
      else found.set(parameter.name, value);
    }
    const positional = missing.filter(({ kind }) => kind !== 'keywordOnly');
    const names = positional.length > 0 ? positional : missing;
    if (names.length === 0) return;
    const kind = positional.length > 0 ? 'positional' : 'keyword-only';
    throw typeError(
      `${this.code.qualifiedName}() missing ${names.length} required ${kind} argument${names.length > 1 ? 's' : ''}: ${listed(names)}`,
    );
  }

  private tooMany(
    given: number,
    positional: readonly Parameter[],
    found: ReadonlyMap<string, Value>,
  ): PythonError {
    const required = positional.filter(({ name }) => !this.defaults.has(name)).length;
    const takes =
      required < positional.length ? `from ${required} to ${positional.length}` : String(positional.length);
    const one = positional.length === 1 && required === 1;
    const keywordOnly = this.code.parameters.filter(
      ({ kind, name }) => kind === 'keywordOnly' && found.has(name),
    ).length;
    const shown =
      keywordOnly > 0
        ? `${given} positional argument${given === 1 ? '' : 's'} (and ${keywordOnly} keyword-only argument${keywordOnly === 1 ? '' : 's'}) were`
        : `${given} ${given === 1 ? 'was' : 'were'}`;
    return typeError(
      `${this.code.qualifiedName}() takes ${takes} positional argument${one ? '' : 's'} but ${shown} given`,
    );
  }

  override repr(): string {
    return `<function ${this.code.qualifiedName} at 0x7f3a20000000>`;
  }
}

function docstring(definition: FunctionDefinition | undefined): Value {
  const first = definition?.body[0];
  return first?.kind === 'expression' && first.value.kind === 'string' ? first.value.value : null;
}

/** `'a', 'b', and 'c'` */
function listed(parameters: readonly Parameter[]): string {
  const names = parameters.map(({ name }) => `'${name}'`);
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}
