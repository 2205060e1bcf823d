import { Random } from './random.ts';

/**
 * Programs with random sparse matrices, for a comparison of the engine with the language: matrices of random triplets, what is computed
 * with them. After each step the program prints all digits of the result.
 */
export function randomMatrixProgram(seed: number, steps: number): string {
  return new MatrixText(new Random(seed)).text(steps);
}

/** A matrix of the program: its name and its extents. */
type MatrixName = { name: string; rows: number; columns: number };

class MatrixText {
  private readonly type: 'f32' | 'f64';
  private readonly matrices: MatrixName[] = [];
  private readonly lines: string[] = [];

  constructor(private readonly random: Random) {
    this.type = random.of(['f32', 'f32', 'f64']);
  }

  text(steps: number): string {
    this.lines.push(
      'import numpy as np',
      'import taichi as ti',
      '',
      'ti.init(arch=ti.cpu)',
      '',
      '@ti.kernel',
      'def fill(K: ti.types.sparse_matrix_builder(), places: ti.types.ndarray(), values: ti.types.ndarray()):',
      '    ti.loop_config(serialize=True)',
      '    for at in range(values.shape[0]):',
      `        K[places[at, 0], places[at, 1]] ${this.random.of(['+=', '-='])} values[at]`,
      '',
      'def entries(A):',
      '    return [A[i, j] for i in range(A.shape[0]) for j in range(A.shape[1])]',
      '',
    );
    const [rows, columns] = [1 + this.random.below(6), 1 + this.random.below(6)];
    this.matrix('A', rows, columns);
    this.matrix('B', rows, columns);
    this.matrix('C', columns, 1 + this.random.below(6));
    for (let step = 0; step < steps; step++) this.lines.push(...this.step(`"${step}"`));
    return `${this.lines.join('\n')}\n`;
  }

  private number(): string {
    const text = ((this.random.next() - 0.4) * this.random.of([1, 10, 1000])).toFixed(this.random.below(5));
    return Number(text) === 0 ? '0.3' : text.includes('.') ? text : `${text}.0`;
  }

  private numbers(count: number): string {
    return `np.array([${Array.from({ length: count }, () => this.number()).join(', ')}], dtype=np.${this.type === 'f32' ? 'float32' : 'float64'})`;
  }

  private build(
    name: string,
    rows: number,
    columns: number,
    places: readonly string[],
    values: string,
  ): void {
    const builder = `ti.linalg.SparseMatrixBuilder(${rows}, ${columns}, max_num_triplets=${places.length}, dtype=ti.${this.type})`;
    this.lines.push(
      `builder = ${builder}`,
      `fill(builder, np.array([${places.join(', ')}], dtype=np.int32), ${values})`,
      ...(this.random.chance(0.3) && places.length < 20 ? ['builder.print_triplets()'] : []),
      `${name} = builder.build(dtype=ti.${this.type})`,
    );
    this.matrices.push({ name, rows, columns });
  }

  private matrix(name: string, rows: number, columns: number): void {
    const count = 1 + this.random.below(rows * columns + 3);
    const places = Array.from(
      { length: count },
      () => `[${this.random.below(rows)}, ${this.random.below(columns)}]`,
    );
    this.build(name, rows, columns, places, this.numbers(count));
  }

  /** The name of a vector for the columns of a matrix, after the lines that make it. */
  private vector(size: number): { lines: string[]; isNdarray: boolean } {
    const dtype = `ti.${this.type}`;
    const kind = this.random.of(['array', 'array', 'field', 'ndarray']);
    if (kind === 'array') return { lines: [`x = ${this.numbers(size)}`], isNdarray: false };
    return {
      lines: [`x = ti.${kind}(${dtype}, shape=${size})`, `x.from_numpy(${this.numbers(size)})`],
      isNdarray: kind === 'ndarray',
    };
  }

  private step(label: string): string[] {
    const [a, b, c] = this.matrices as [MatrixName, MatrixName, MatrixName];
    switch (this.random.below(7)) {
      case 0:
        return [`print(${label}, ${this.random.of(['A', 'B', 'C', 'A * 0.001', 'B * 1234.5'])})`];
      case 1:
        return [`print(${label}, entries(A ${this.random.of(['+', '-', '*'])} B))`];
      case 2:
        return [`A ${this.random.of(['+', '-'])}= B`, `print(${label}, entries(A))`];
      case 3:
        return [
          `print(${label}, entries(${this.random.of(['A @ C', 'C.transpose() @ A.transpose()', 'B @ C'])}))`,
        ];
      case 4:
        return [`B = B * ${this.number()}`, `print(${label}, entries(B.transpose()), B.shape)`];
      case 5: {
        const place = `${this.random.below(a.rows)}, ${this.random.below(b.columns)}`;
        return [`B[${place}] = ${this.number()}`, `print(${label}, entries(A - B))`];
      }
      default: {
        const { lines, isNdarray } = this.vector(c.columns);
        if (isNdarray) return this.step(label);
        return [...lines, `print(${label}, (C @ x).tolist())`];
      }
    }
  }
}
