import { Refusal } from '../../errors.ts';
import { attributeError } from '../../host/errors.ts';
import { current } from '../../host/state.ts';
import { NativeFunction, type Value } from '../../host/values.ts';
import { KernelObject } from '../../kernel/objects.ts';
import { named } from '../arguments.ts';
import { DataType, dataTypes } from '../dtypes.ts';
import type { Runtime } from '../runtime.ts';
import { columnsOfTriplets, type RealType, rounded, type Triplet } from './columns.ts';
import { SparseMatrix } from './matrix.ts';
import { shortestText } from './numbers.ts';
import { checkPlaces } from './triplets.ts';

/** `ti.linalg.SparseMatrixBuilder`: memory for triplets, which kernels write. */
export class SparseMatrixBuilder extends KernelObject {
  override readonly typeName = 'SparseMatrixBuilder';
  /** Where the number of triplets is; where their rows and columns are; where their values are. */
  readonly countAddress: number;
  readonly placesAddress: number;
  readonly valuesAddress: number;
  private readonly generation: number;

  constructor(
    private readonly runtime: Runtime,
    readonly rowCount: number,
    readonly columnCount: number,
    /** How many triplets it has memory for. */
    readonly capacity: number,
    readonly type: RealType,
  ) {
    super();
    this.generation = runtime.generation;
    this.countAddress = runtime.allocate(4);
    this.placesAddress = runtime.allocate(capacity * 8);
    this.valuesAddress = runtime.allocate(capacity * this.valueSize);
  }

  private get valueSize(): number {
    return this.type === 'f32' ? 4 : 8;
  }

  check(): void {
    if (this.generation !== this.runtime.generation)
      throw new Refusal('a sparse matrix builder from before the last ti.init()');
  }

  private triplets(): Triplet[] {
    this.check();
    const { runtime, type } = this;
    const integer = (address: number) => Number(runtime.read(address, 'i32'));
    return Array.from({ length: integer(this.countAddress) }, (_, at) => ({
      row: integer(this.placesAddress + 8 * at),
      column: integer(this.placesAddress + 8 * at + 4),
      value: rounded(Number(runtime.read(this.valuesAddress + at * this.valueSize, type)), type),
    }));
  }

  override attribute(name: string): Value | undefined {
    switch (name) {
      case 'num_rows':
        return BigInt(this.rowCount);
      case 'num_cols':
        return BigInt(this.columnCount);
      case 'dtype':
        return dataTypes.get(this.type);
      case 'print_triplets':
        return new NativeFunction(name, () => this.print());
      case 'build':
        return new NativeFunction(name, (args, keywords) => {
          const { dtype } = named('build', ['dtype', '_format'], args, keywords);
          if (dtype !== undefined && !(dtype instanceof DataType)) throw new Refusal('build with this dtype');
          return this.build(dtype);
        });
      default:
        return undefined;
    }
  }

  private print(): Value {
    const triplets = this.triplets();
    const lines = [
      `n=${this.rowCount}, m=${this.columnCount}, num_triplets=${triplets.length} (max=${this.capacity})`,
      ...triplets.map(({ row, column, value }) => `[${row}, ${column}] = ${shortestText(value, this.type)}`),
    ];
    this.runtime.print(current.line, `${lines.join('\n')}\n`);
    return null;
  }

  /** The matrix of the triplets; the builder is empty then. */
  private build(dtype: DataType | undefined): SparseMatrix {
    // In v1.7 the builder decides.
    const mark = this.runtime.isV17 ? dataTypes.get(this.type) : dtype;
    const triplets = this.triplets();
    checkPlaces(triplets, this.rowCount, this.columnCount);
    this.runtime.write(this.countAddress, 'i32', 0n);
    const entries = columnsOfTriplets(this.type, this.rowCount, this.columnCount, triplets);
    return new SparseMatrix(this.runtime, entries, mark, this.type);
  }

  override itemInKernel(): Value {
    throw attributeError("'SparseMatrixBuilder' object has no attribute '__getitem__'");
  }
}
