import { Refusal } from '../errors.ts';
import { PythonSyntaxError } from '../syntax/errors.ts';
import { parseProgram } from '../syntax/parser.ts';
import type { Statement } from '../syntax/tree.ts';
import { builtins, isRefusedBuiltin } from './builtins/builtins.ts';
import { checkProgram } from './compile/checks.ts';
import { compileBlock } from './compile/compilers.ts';
import { compileWaitingBlock } from './compile/forward.ts';
import { FileModule } from './compile/imports.ts';
import { analyseScopes } from './compile/scopes.ts';
import { Frame, Globals, type Unit, type Waiting } from './compile/unit.ts';
import type * as waitingPart from './compile/waiting/statements.ts';
import { PythonError } from './errors.ts';
import { exceptionOf } from './exceptions.ts';
import { current, initialState, placeOf, StepLimit } from './state.ts';
import type { Module, Value } from './values.ts';

export type RunOptions = {
  /** Modules by the path that programs import: `taichi`, `taichi.math`, `numpy`. */
  modules: ReadonlyMap<string, Module>;
  /** Makes the modules of Python's library (modules/modules.ts) when the program begins: its clock begins then. */
  standardModules?: () => ReadonlyMap<string, Module>;
  /** Takes what is printed. `end` is what follows the text: a line break, unless the program says otherwise. */
  print: (line: number, text: string, end: string) => void;
  /** Calls and turns of loops after which the program is stopped. */
  maxSteps?: number;
  /** Names of methods whose calls may give a promise: `show`. */
  waitingNames?: Iterable<string>;
  /** The part that waits, for programs that call one of these methods; without it they are refused. */
  waiting?: typeof waitingPart | undefined;
  /** Other files of the program, by name, that it can import as modules. */
  files?: ReadonlyMap<string, string>;
  /** Random numbers from 0 to below 1 for what has no seed; those of JavaScript unless given. */
  random?: () => number;
  /** The clock: milliseconds since 1970. That of the machine unless given. */
  now?: () => number;
};

/** How a program ended. `file` is given where it is not the program itself. */
export type Outcome =
  | { state: 'done' }
  | { state: 'refused'; line: number; feature: string; file?: string }
  | { state: 'failed'; line: number; type: string; message: string; file?: string };

/** Runs a program, and waits where it waits. */
export async function runProgram(code: string, options: RunOptions): Promise<Outcome> {
  begin(options);
  try {
    const run = new Program(options).start(code);
    let next = run.next();
    while (!next.done) {
      const state = { ...current };
      let value: Value = null;
      let fault: { error: unknown } | undefined;
      try {
        value = await next.value;
      } catch (error) {
        fault = { error };
      }
      Object.assign(current, state);
      next = fault ? run.throw(fault.error) : run.next(value);
    }
    return { state: 'done' };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Runs a program that does not wait; where it would, it is refused. */
export function runProgramSync(code: string, options: RunOptions): Outcome {
  begin(options);
  try {
    const next = new Program({ ...options, waiting: undefined }).start(code).next();
    if (!next.done) throw new Refusal('waiting');
    return { state: 'done' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function begin({ print, maxSteps, random, now }: RunOptions): void {
  Object.assign(
    current,
    initialState(),
    { print },
    maxSteps !== undefined && { maxSteps },
    random && { random },
    now && { now },
  );
}

function outcomeOf(error: unknown): Outcome {
  const place = placeOf(error as object);
  const file = place.file === undefined ? {} : { file: place.file };
  if (error instanceof Refusal)
    return { state: 'refused', line: error.line ?? place.line, feature: error.feature, ...file };
  if (error instanceof PythonSyntaxError)
    return { state: 'failed', line: error.line, type: error.name, message: error.message, ...file };
  if (error instanceof StepLimit)
    return { state: 'failed', line: place.line, type: error.name, message: error.message, ...file };
  if (error instanceof RangeError && /call stack/i.test(error.message))
    return { state: 'refused', line: place.line, feature: 'recursion this deep', ...file };
  // Too long an array or string, or too large an integer for JavaScript.
  if (error instanceof RangeError)
    return { state: 'refused', line: place.line, feature: 'a value this large', ...file };
  if (!(error instanceof PythonError)) throw error;
  const type = exceptionOf(error).type;
  if (type.name === 'SystemExit') {
    const code = error.args[0] ?? null;
    if (code === null || code === 0n) return { state: 'done' };
  }
  return {
    state: 'failed',
    line: error.line,
    type: type.name,
    message: exceptionOf(error).str(),
    ...(error.file !== undefined && { file: error.file }),
  };
}

/** A program with the files that it imports. */
class Program {
  private readonly imported = new Map<string, Module>();
  private readonly standard: ReadonlyMap<string, Module>;

  constructor(private readonly options: RunOptions) {
    this.standard = options.standardModules?.() ?? new Map();
  }

  *start(code: string): Waiting<void> {
    const program = parseProgram(code);
    const { unit, context } = this.open(program, '__main__', undefined);
    unit.globals.cell('__name__').value = '__main__';
    unit.globals.cell('__doc__').value = null;
    const frame = new Frame([], []);
    if (program.some(unit.mayWait)) yield* compileWaitingBlock(program, context)(frame);
    else compileBlock(program, context)(frame);
  }

  private open(program: readonly Statement[], moduleName: string, file: string | undefined) {
    const { waiting, waitingNames = [] } = this.options;
    checkProgram(program);
    const { scope, scopes } = analyseScopes(program);
    const unit: Unit = {
      globals: new Globals(),
      builtin: (name) => {
        const found = builtins.get(name);
        if (found === undefined && isRefusedBuiltin(name)) throw new Refusal(name);
        return found;
      },
      scopes,
      moduleName,
      file,
      importModule: (path) => this.import(path),
      mayWait: waiting ? waiting.waitingFinder(program, waitingNames) : () => false,
      program,
    };
    return { unit, context: { unit, scope } };
  }

  private import(path: string): Module {
    const given = this.options.modules.get(path) ?? this.imported.get(path) ?? this.standard.get(path);
    if (given) return given;
    const file = `${path.replaceAll('.', '/')}.py`;
    const code = this.options.files?.get(file);
    if (code === undefined) throw new Refusal(`import ${path}`);
    return this.importFile(path, file, code);
  }

  private importFile(path: string, file: string, code: string): Module {
    const before = { line: current.line, file: current.file };
    current.file = file;
    const program = parseProgram(code);
    const { unit, context } = this.open(program, path, file);
    unit.globals.cell('__name__').value = path;
    const members = {
      get: (name: string) => unit.globals.get(name),
      [Symbol.iterator]: () => unit.globals.entries()[Symbol.iterator](),
    } as unknown as ReadonlyMap<string, Value>;
    const module = new FileModule(path, members);
    this.imported.set(path, module);
    compileBlock(program, context)(new Frame([], []));
    Object.assign(current, before);
    return module;
  }
}
