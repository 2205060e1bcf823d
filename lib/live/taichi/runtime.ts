import { Refusal } from '../errors.ts';
import { PythonError } from '../host/errors.ts';
import { current } from '../host/state.ts';
import type { Value } from '../host/values.ts';
import type { DefaultTypes } from '../kernel/operations.ts';
import type { TensorMethod } from '../kernel/tensors.ts';
import { bitsOf, isReal, isSigned, normal, type ScalarType } from '../kernel/types.ts';
import { generateModule } from '../wasm/generate.ts';
import type { realFunctions as RealFunctions } from '../wasm/real-functions.ts';
import type { DenseField } from './field.ts';
import type { Kernel } from './kernel.ts';
import type { Ndarray as NdarrayClass } from './ndarray.ts';

const pageSize = 65_536;

const maxPages = 8192;

/** The largest memory of fields and arrays, in bytes: 512 MB. */
export const memoryMax = maxPages * pageSize;

/** Where the first field begins: 0 is no address. */
const firstAddress = 1024;

/** What the part for gradients adds to fields, kernels and `ti.init`. */
export interface GradientHost {
  /** An option of `ti.init`. @returns whether it is one of gradients */
  option(name: string, value: Value): boolean;
  /** A field was declared, with these options. */
  declared(
    field: DenseField,
    options: Partial<Record<string, Value>>,
    place: (gradient: DenseField) => void,
  ): void;
  /** @throws PythonError where a gradient has no place in memory */
  requirePlaced(): void;
  fieldAttribute(field: DenseField, name: string): Value | undefined;
  kernelAttribute(kernel: Kernel, name: string, self: Value | undefined): Value | undefined;
  /** A kernel is called. */
  launched(kernel: Kernel, args: readonly Value[], self: Value | undefined): void;
  /** The gradient of a field that has none in memory yet. */
  missing(field: DenseField): DenseField | undefined;
}

/** The state of `ti`: the memory of all fields, and what `ti.init` has set. */
export class Runtime {
  readonly memory = new WebAssembly.Memory({ initial: 1, maximum: maxPages });
  types: DefaultTypes;
  isInitialised = false;
  isDebug = false;
  /** Counts the calls of `ti.init`: a field of an earlier one is gone. */
  generation = 0;
  /** The fields that are declared and have no place in memory yet. */
  readonly unplaced = new Set<object>();
  gradients: GradientHost | undefined;
  /** Methods of vectors and matrices in kernels, where their part is loaded. */
  matrixMethods: Readonly<Record<string, TensorMethod>> | undefined;
  /** The class of ndarrays, where its part is loaded. */
  Ndarray: typeof NdarrayClass | undefined;
  private top = firstAddress;
  private view = new DataView(this.memory.buffer);
  private randomState = 0x2545f491;

  constructor(
    readonly version: string,
    /** Prints a line, or a part of one, of a kernel: the line of the program that prints it, and the text. */
    readonly print: (line: number, text: string) => void,
    private readonly onRandom: () => void,
    /** Faster functions of 32 bits for kernels; without them JavaScript's are called. */
    readonly realFunctions?: typeof RealFunctions,
    /** Makes the code of kernels. */
    public generate = generateModule,
  ) {
    this.types = { integer: 'i32', real: 'f32', truth: this.isV17 ? 'u1' : 'i32' };
  }

  isNdarray(value: Value): value is NdarrayClass {
    return this.Ndarray !== undefined && value instanceof this.Ndarray;
  }

  /** Whether the rules are those of v1.7. */
  get isV17(): boolean {
    return this.version === 'master';
  }

  /** `ti.init`: everything begins anew. */
  reset(types: Omit<DefaultTypes, 'truth'>, isDebug: boolean, seed: number): void {
    this.types = { ...types, truth: this.types.truth };
    this.isDebug = isDebug;
    this.isInitialised = true;
    this.generation++;
    this.unplaced.clear();
    new Uint8Array(this.memory.buffer).fill(0);
    this.top = firstAddress;
    this.randomState = (0x2545f491 ^ Math.imul(seed, 0x9e3779b1)) | 1;
  }

  /** @throws PythonError before `ti.init` */
  requireInit(what: string): void {
    if (what !== 'run kernel') this.refuseInKernel(what);
    if (!this.isInitialised)
      throw new PythonError(
        'TaichiRuntimeError',
        `Cannont ${what}, maybe you forgot to call \`ti.init()\` first?`,
      );
  }

  /** @throws Refusal where a kernel is being compiled: most of this is an error of the language then */
  refuseInKernel(what: string): void {
    if (current.isCompiling) throw new Refusal(`${what} while a kernel is compiled`);
  }

  /** @throws PythonError where a field has no place in memory: the first kernel and the first access ask for it */
  requirePlaced(): void {
    if (this.unplaced.size === 0) {
      this.gradients?.requirePlaced();
      return;
    }
    throw new PythonError(
      'RuntimeError',
      'These field(s) are not placed:\nPlease consider specifying a shape for them. E.g.,\n\n  x = ti.field(float, shape=(2, 3))',
    );
  }

  /** A piece of memory, filled with zeros. @throws Refusal for more than the limit */
  allocate(bytes: number): number {
    const address = this.top;
    const end = address + Math.max(bytes, 8);
    const needed = Math.ceil(end / pageSize);
    const present = this.memory.buffer.byteLength / pageSize;
    if (needed > maxPages) throw new Refusal('more than 512 MB of fields');
    if (needed > present) this.memory.grow(Math.min(maxPages, Math.max(needed, present * 2)) - present);
    this.top = Math.ceil(end / 16) * 16;
    return address;
  }

  /** Gives back what an action allocates: arrays that a kernel gets a copy of. */
  temporarily<T>(action: () => T): T {
    const top = this.top;
    try {
      return action();
    } finally {
      new Uint8Array(this.memory.buffer, top, this.top - top).fill(0);
      this.top = top;
    }
  }

  private data(): DataView {
    if (this.view.buffer !== this.memory.buffer) this.view = new DataView(this.memory.buffer);
    return this.view;
  }

  /** A number in memory, as Python has it. */
  read(address: number, type: ScalarType): number | bigint {
    const data = this.data();
    if (type === 'f32') return normal(data.getFloat32(address, true), type);
    if (type === 'f64') return normal(data.getFloat64(address, true), type);
    switch (bitsOf(type)) {
      case 8:
        return BigInt(isSigned(type) ? data.getInt8(address) : data.getUint8(address));
      case 16:
        return BigInt(isSigned(type) ? data.getInt16(address, true) : data.getUint16(address, true));
      case 32:
        return BigInt(isSigned(type) ? data.getInt32(address, true) : data.getUint32(address, true));
      default:
        return isSigned(type) ? data.getBigInt64(address, true) : data.getBigUint64(address, true);
    }
  }

  /** Stores a number: what does not fit is cut off. */
  write(address: number, type: ScalarType, value: number | bigint): void {
    const data = this.data();
    if (isReal(type)) {
      if (type === 'f32') data.setFloat32(address, Number(value), true);
      else data.setFloat64(address, Number(value), true);
      return;
    }
    const integer = typeof value === 'bigint' ? value : BigInt(Math.trunc(value));
    switch (bitsOf(type)) {
      case 8:
        data.setInt8(address, Number(BigInt.asIntN(8, integer)));
        return;
      case 16:
        data.setInt16(address, Number(BigInt.asIntN(16, integer)), true);
        return;
      case 32:
        data.setInt32(address, Number(BigInt.asIntN(32, integer)), true);
        return;
      default:
        data.setBigInt64(address, BigInt.asIntN(64, integer), true);
    }
  }

  /** 32 random bits. They cannot be those of the language, which differ with each thread. */
  randomBits(): number {
    this.onRandom();
    let state = this.randomState;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.randomState = state;
    return state >>> 0;
  }
}
