import { Refusal } from '../errors.ts';
import { builtins } from '../host/builtins/builtins.ts';
import { TupleValue } from '../host/collections/lists.ts';
import { PythonError, typeError } from '../host/errors.ts';
import { defineException, exceptionType } from '../host/exceptions.ts';
import { callValue } from '../host/operations.ts';
import { boolType, floatType, intType } from '../host/types.ts';
import {
  type FunctionSource,
  type Keywords,
  Module,
  NativeFunction,
  PythonObject,
  type Value,
} from '../host/values.ts';
import type { Level } from '../kernel/expressions.ts';
import type { FunctionCompiler } from '../kernel/function.ts';
import { KernelObject } from '../kernel/objects.ts';
import type { KernelType, ScalarType } from '../kernel/types.ts';
import type { LoadedParts } from '../parts.ts';
import { parseProgram } from '../syntax/parser.ts';
import { countOf, named, offsetsOf, shapeOf } from './arguments.ts';
import { Axes } from './axes.ts';
import { DataType, dataTypeAliases, dataTypes, Named, truthType } from './dtypes.ts';
import { DenseField, type Field } from './field.ts';
import { MatrixConstructor, markers, operations } from './functions.ts';
import type { GuiClass } from './gui/gui.ts';
import { InlinedFunction, Kernel, markDataOriented, sourceOf } from './kernel.ts';
import { MatrixType } from './matrix.ts';
import type { Picture } from './pictures.ts';
import { Runtime } from './runtime.ts';
import { CompoundType, NdarrayType, Template } from './types.ts';
import type { WindowHost } from './window.ts';

export type TaichiOptions = {
  version: string;
  /** Receives what kernels print. */
  print: (line: number, text: string) => void;
  /** Is told when a kernel draws random numbers. */
  onRandom?: () => void;
  /** Receives the pictures that the program writes. */
  onPicture?: (picture: Picture) => void;
  /** Parts of the engine that the program names. */
  parts: LoadedParts;
  /** Shows what the program draws in a window. */
  window?: WindowHost;
};

/** Options of `ti.init` that change nothing here: how a kernel is compiled, cached or run in parallel. */
const harmlessOptions: ReadonlySet<string> = new Set([
  ...[
    'offline_cache',
    'cpu_max_num_threads',
    'random_seed',
    'log_level',
    'verbose',
    'device_memory_GB',
    'device_memory_fraction',
  ],
  ...[
    'kernel_profiler',
    'advanced_optimization',
    'fast_math',
    'num_compile_threads',
    'offline_cache_file_path',
  ],
  ...['packed', 'default_gpu_block_dim', 'default_cpu_block_dim', 'opt_level', 'debug'],
]);

const architectures = [
  'cpu',
  'gpu',
  'cuda',
  'vulkan',
  'metal',
  'opengl',
  'x64',
  'arm64',
  'gles',
  'dx11',
  'dx12',
  'cc',
  'wasm',
  'amdgpu',
];

const errorNames = [
  'TaichiCompilationError',
  'TaichiSyntaxError',
  'TaichiNameError',
  'TaichiIndexError',
  'TaichiTypeError',
  'TaichiRuntimeError',
  'TaichiAssertionError',
  'TaichiRuntimeTypeError',
];

/** Defines the errors of the language once; the interpreter looks them up by name. */
function defineErrors(): void {
  if (errorsAreDefined) return;
  errorsAreDefined = true;
  const module = 'taichi.lang.exception';
  defineException('TaichiCompilationError', ['Exception'], module);
  for (const name of ['SyntaxError', 'NameError', 'IndexError', 'TypeError'])
    defineException(`Taichi${name}`, ['TaichiCompilationError', name], module);
  defineException('TaichiRuntimeError', ['RuntimeError'], module);
  defineException('TaichiAssertionError', ['TaichiRuntimeError', 'AssertionError'], module);
  defineException('TaichiRuntimeTypeError', ['TaichiRuntimeError', 'TypeError'], module);
}

let errorsAreDefined = false;

/** The modules `taichi` and `taichi.math`, for one run of one program. */
export function taichiModules({
  version,
  print,
  onRandom = () => {},
  onPicture = () => {},
  parts,
  window,
}: TaichiOptions): Map<string, Module> {
  defineErrors();
  const generate = parts.lanes?.hasLanes ? parts.lanes.generateInLanes : undefined;
  const runtime = new Runtime(version, print, onRandom, parts.powers?.realFunctions, generate);
  runtime.matrixMethods = parts.matrices?.matrixMethods;
  runtime.Ndarray = parts.ndarrays?.Ndarray;
  const options = { version, window, onPicture };
  const gui = parts.gui && new parts.gui.GuiClass(options);
  return new TaichiModule(runtime, onPicture, parts, gui, parts.ui?.uiModule(options)).modules();
}

class TaichiModule {
  constructor(
    private readonly runtime: Runtime,
    private readonly onPicture: (picture: Picture) => void,
    private readonly parts: LoadedParts,
    private readonly gui: GuiClass | undefined,
    private readonly ui: Module | undefined,
  ) {}

  modules(): Map<string, Module> {
    const members = new Map<string, Value>([
      ...[...dataTypes].map(([name, type]): [string, Value] => [name, type]),
      ...[...dataTypeAliases].map(([name, type]): [string, Value] => [name, dataTypes.get(type) as Value]),
      ...architectures.map((name): [string, Value] => [name, new Named(`Arch.${name}`)]),
      ...['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'CRITICAL'].map((name): [string, Value] => [
        name,
        name.toLowerCase(),
      ]),
      ...errorNames.map((name): [string, Value] => [name, exceptionType(name)]),
      ...markers,
      ...operations,
      ...(this.parts.rare?.rareOperations ?? []),
      ...(this.gui?.members ?? []),
      ...this.axes(),
      ...this.declarations(),
      ...(this.parts.layout?.layoutMembers(this.runtime) ?? []),
      ['template', new Template()],
      [
        'Layout',
        new Module(
          'Layout',
          new Map<string, Value>([
            ['SOA', new Named('Layout.SOA')],
            ['AOS', new Named('Layout.AOS')],
          ]),
        ),
      ],
      ...(this.runtime.isV17 ? ['u1', 'uint1'].map((name) => [name, truthType] as const) : []),
      ['__version__', versionTuple(this.runtime)],
    ]);
    const taichi = new Module('taichi', members);
    const math = this.math(taichi);
    members.set('math', math);
    members.set('types', this.types());
    members.set('tools', this.tools());
    for (const [name, member] of this.parts.linalg?.linalgMembers(this.runtime) ?? [])
      members.set(name, member);
    this.parts.quant?.addQuantised(members, this.runtime);
    const ad = this.parts.autodiff?.autodiffModule(this.runtime);
    if (ad) members.set('ad', ad);
    if (this.ui) members.set('ui', this.ui);
    return new Map([taichi, math, ...(ad ? [ad] : [])].map((module) => [module.name, module]));
  }

  private get structs() {
    return this.parts.structs?.structMembers({
      runtime: this.runtime,
      scalar: (value, what) => this.scalarOrRefuse(value, what),
      place: (field, { shape, offset, order }) => this.place(field, shape, offset, order),
      fieldOptions: this.fieldOptions,
    });
  }

  private native(name: string, run: (args: readonly Value[], keywords: Keywords) => Value): [string, Value] {
    return [name, new NativeFunction(name, run)];
  }

  private *axes(): Iterable<[string, Value]> {
    const letters = 'ijkl';
    for (let mask = 1; mask < 16; mask++) {
      const chosen = [0, 1, 2, 3].filter((axis) => mask & (1 << axis));
      yield [chosen.map((axis) => letters[axis]).join(''), new Axes(chosen)];
    }
  }

  private declarations(): [string, Value][] {
    return [
      this.native('init', (_args, keywords) => this.init(_args, keywords)),
      this.native('reset', () => {
        this.runtime.isInitialised = false;
        this.runtime.generation++;
        return null;
      }),
      this.native('sync', (args) => {
        if (args.length > 0)
          throw typeError(
            `sync() takes 0 positional arguments but ${args.length} ${args.length === 1 ? 'was' : 'were'} given`,
          );
        return null;
      }),
      this.native('field', (args, keywords) => this.field(args, keywords)),
      ...(this.ndarrays?.taichi ?? []),
      this.native('kernel', ([fn]) => new Kernel(this.runtime, sourceOf(fn))),
      this.native('func', ([fn]) => new InlinedFunction(sourceOf(fn))),
      this.native('data_oriented', ([type]) => {
        if (type instanceof PythonObject) markDataOriented(type);
        return type as Value;
      }),
      ['loop_config', new LoopConfig()],
      [
        'Vector',
        new MatrixConstructor(
          'Vector',
          new Map([
            ...(this.parts.rare?.matrixMakers ?? []),
            this.native('field', (args, keywords) => this.vectorField(args, keywords)),
            ...(this.ndarrays?.vector ?? []),
          ]),
        ),
      ],
      [
        'Matrix',
        new MatrixConstructor(
          'Matrix',
          new Map([
            ...(this.parts.rare?.matrixMakers ?? []),
            this.native('field', (args, keywords) => this.matrixField(args, keywords)),
            ...(this.ndarrays?.matrix ?? []),
          ]),
        ),
      ],
      ...(this.structs?.taichi ?? []),
    ];
  }

  /** The type of number that a value names. */
  private scalar(value: Value): ScalarType | undefined {
    if (value === intType) return this.runtime.types.integer;
    if (value === floatType) return this.runtime.types.real;
    if (value === boolType) return this.runtime.types.truth;
    return value instanceof DataType ? value.scalar : undefined;
  }

  private scalarOrRefuse(value: Value | undefined, what: string): ScalarType {
    const type = value === undefined ? undefined : this.scalar(value);
    if (!type || type === 'u1') throw new Refusal(`${what} with this dtype`);
    return type;
  }

  private init(args: readonly Value[], keywords: Keywords): Value {
    if (args.length > 1) throw new Refusal('ti.init with these arguments');
    let integer: ScalarType = 'i32';
    let real: ScalarType = 'f32';
    let isDebug = false;
    let seed = 0;
    for (const [name, value] of keywords) {
      if (name === 'arch') continue;
      if (name === 'default_ip') integer = this.scalarOrRefuse(value, 'ti.init');
      else if (name === 'default_fp') real = this.scalarOrRefuse(value, 'ti.init');
      else if (name === 'debug') isDebug = value === true;
      else if (name === 'random_seed') seed = Number(value);
      else if (name === 'print_ir' ? value === false : name === 'enable_fallback' && value === true) continue;
      else if (!harmlessOptions.has(name) && !this.runtime.gradients?.option(name, value))
        throw new Refusal(`ti.init(${name}=…)`);
    }
    this.runtime.reset({ integer, real }, isDebug, seed);
    return null;
  }

  private place<T extends Field>(
    field: T,
    shape: Value | undefined,
    offset: Value | undefined,
    order?: Value,
  ): T {
    if (shape === undefined || shape === null) {
      if (offset !== undefined && offset !== null)
        throw new PythonError('TaichiSyntaxError', 'shape cannot be None when offset is set');
      return field;
    }
    const offsets = offset === undefined || offset === null ? undefined : offsetsOf(offset);
    const extents = shapeOf(shape);
    if (offsets && offsets.length !== extents.length)
      throw new PythonError(
        'TaichiSyntaxError',
        `The dimensionality of shape and offset must be the same (${extents.length} != ${offsets.length})`,
      );
    field.place(
      extents,
      offsets,
      order === undefined || order === null ? undefined : levelsOf(order, extents),
    );
    return field;
  }

  private readonly fieldOptions = [
    'shape',
    'order',
    'name',
    'offset',
    'needs_grad',
    'needs_dual',
    'layout',
  ] as const;

  private newField(element: KernelType, given: Partial<Record<string, Value>>): DenseField {
    this.runtime.requireInit('create field');
    const { name, shape, offset, order } = given;
    const place = (field: DenseField) => this.place(field, shape, offset, order);
    const field = place(new DenseField(this.runtime, element, typeof name === 'string' ? name : ''));
    this.runtime.gradients?.declared(field, given, place);
    return field;
  }

  private field(args: readonly Value[], keywords: Keywords): Value {
    const given = named('ti.field', ['dtype', ...this.fieldOptions], args, keywords);
    const { dtype } = given;
    if (dtype instanceof MatrixType || dtype instanceof CompoundType)
      return callValue(
        dtype.attribute('field') as Value,
        args.slice(1),
        new Map([...keywords].filter(([name]) => name !== 'dtype')),
      );
    return this.newField(this.scalarOrRefuse(dtype, 'ti.field'), given);
  }

  private vectorField(args: readonly Value[], keywords: Keywords): Value {
    const given = named('ti.Vector.field', ['n', 'dtype', ...this.fieldOptions], args, keywords);
    const n = countOf(given.n, 'n');
    return this.newField({ element: this.scalarOrRefuse(given.dtype, 'ti.Vector.field'), shape: [n] }, given);
  }

  private matrixField(args: readonly Value[], keywords: Keywords): Value {
    const given = named('ti.Matrix.field', ['n', 'm', 'dtype', ...this.fieldOptions], args, keywords);
    const shape = [countOf(given.n, 'n'), countOf(given.m, 'm')];
    return this.newField({ element: this.scalarOrRefuse(given.dtype, 'ti.Matrix.field'), shape }, given);
  }

  private typeField(type: MatrixType, args: readonly Value[], keywords: Keywords): Value {
    const given = named('field', this.fieldOptions, args, keywords);
    return this.newField({ element: type.dtype, shape: type.shape }, given);
  }

  private elementOf(value: Value | undefined, what: string): KernelType {
    return value instanceof MatrixType
      ? { element: value.dtype, shape: value.shape }
      : this.scalarOrRefuse(value, what);
  }

  private get ndarrays() {
    return this.parts.ndarrays?.ndarrayMembers({
      runtime: this.runtime,
      elementOf: (value, what) => this.elementOf(value, what),
      scalar: (value, what) => this.scalarOrRefuse(value, what),
    });
  }

  private matrixType(
    shape: readonly number[],
    element: ConstructorParameters<typeof MatrixType>[1],
  ): MatrixType {
    return new MatrixType(
      shape,
      element,
      () => this.runtime.types,
      (type, args, keywords) => this.typeField(type, args, keywords),
    );
  }

  private types(): Module {
    return new Module(
      'types',
      new Map<string, Value>([
        ...[...dataTypes].map(([name, type]): [string, Value] => [name, type]),
        this.native('vector', (args, keywords) => {
          const { n, dtype } = named('ti.types.vector', ['n', 'dtype'], args, keywords);
          return this.matrixType(
            [countOf(n, 'n')],
            dtype === undefined || dtype === null ? undefined : this.scalarOrRefuse(dtype, 'ti.types.vector'),
          );
        }),
        this.native('matrix', (args, keywords) => {
          const { n, m, dtype } = named('ti.types.matrix', ['n', 'm', 'dtype'], args, keywords);
          const element =
            dtype === undefined || dtype === null ? undefined : this.scalarOrRefuse(dtype, 'ti.types.matrix');
          return this.matrixType([countOf(n, 'n'), countOf(m, 'm')], element);
        }),
        ...(this.parts.linalg
          ? [['sparse_matrix_builder', this.parts.linalg.builderAnnotation] as const]
          : []),
        ...(this.structs?.types ?? []),
        this.native('ndarray', (args, keywords) => {
          const { dtype, ndim, ...others } = named(
            'ti.types.ndarray',
            ['dtype', 'ndim', 'element_dim', 'element_shape', 'field_dim', 'needs_grad'],
            args,
            keywords,
          );
          for (const [name, value] of Object.entries(others))
            if (value !== undefined) throw new Refusal(`ti.types.ndarray(${name}=…)`);
          const element =
            dtype === undefined || dtype === null ? undefined : this.elementOf(dtype, 'ti.types.ndarray');
          return new NdarrayType(element, ndim === undefined || ndim === null ? undefined : Number(ndim));
        }),
      ]),
    );
  }

  private tools(): Module {
    return new Module(
      'taichi.tools',
      new Map([
        ...(this.parts.pictures?.pictureMembers(this.onPicture, this.runtime.isV17) ?? []),
        ...(this.gui?.tools ?? []),
      ]),
    );
  }

  private math(taichi: Module): Module {
    const members = new Map<string, Value>([
      ['pi', Math.PI],
      ['e', Math.E],
      ['inf', Number.POSITIVE_INFINITY],
      ['nan', Number.NaN],
    ]);
    for (const size of [2, 3, 4]) {
      members.set(`vec${size}`, this.matrixType([size], 'default real'));
      members.set(`ivec${size}`, this.matrixType([size], 'default integer'));
      members.set(`uvec${size}`, this.matrixType([size], 'default unsigned'));
      members.set(`mat${size}`, this.matrixType([size, size], 'default real'));
    }
    for (const name of [
      'acos',
      'asin',
      'atan2',
      'ceil',
      'cos',
      'exp',
      'floor',
      'log',
      'max',
      'min',
      'pow',
      'round',
      'sin',
      'sqrt',
      'tan',
      'tanh',
    ])
      members.set(name, operations.get(name) as Value);
    const outer = (name: string) =>
      name === 'ti'
        ? taichi
        : name === 'isDouble'
          ? this.runtime.types.real === 'f64'
          : (members.get(name) ?? builtins.get(name));
    for (const statement of parseProgram(this.parts.math?.mathLibrary ?? '')) {
      if (statement.kind !== 'function') continue;
      const source: FunctionSource = {
        definition: statement,
        outer,
        annotations: new Map(),
        defaults: new Map(),
        isOfLibrary: true,
      };
      members.set(statement.name, new InlinedFunction(source));
    }
    return new Module('taichi.math', members);
  }
}

/** `ti.loop_config(…)`: how a loop is distributed over threads. Only `serialize` can change a result, and here each loop is serial. */
class LoopConfig extends KernelObject {
  override readonly typeName = 'function';

  override callInKernel(args: readonly Value[], keywords: Keywords, { builder }: FunctionCompiler): Value {
    const { serialize } = named(
      'ti.loop_config',
      ['block_dim', 'serialize', 'parallelize', 'block_dim_adaptive'],
      args,
      keywords,
    );
    if (serialize === true) builder.isNextSerial = builder.hasSerialLoop = true;
    return null;
  }
}

/** The order of the axes in memory: `order='ji'`. */
function levelsOf(order: Value, extents: readonly number[]): Level[] {
  const axes = typeof order === 'string' ? [...order].map((letter) => 'ijkl'.indexOf(letter)) : [];
  if (
    axes.length !== extents.length ||
    new Set(axes).size !== axes.length ||
    axes.some((axis) => extents[axis] === undefined)
  )
    throw new Refusal('this order of axes');
  return axes.map((axis) => ({ axis, count: extents[axis] as number }));
}

/** `ti.__version__`. */
function versionTuple({ version, isV17 }: Runtime): TupleValue {
  return new TupleValue((isV17 ? '1.7.4' : version.slice(1)).split('.').map(BigInt));
}
