import { Random } from './random.ts';

/**
 * Programs of random kernels about what v1.7 has changed, for a comparison of the engine with the language: truth values and what is
 * computed with them, `and` and `or` of integers, chains of comparisons, products that are atomic, and conversions of what Taichi
 * functions take and return.
 */
export function randomTruthProgram(seed: number, kernels: number): string {
  const random = new Random(seed);
  const parts = Array.from({ length: kernels }, (_, at) => new TruthKernel(random, `k${at}`).text());
  return [
    'import taichi as ti',
    '',
    'ti.init(arch=ti.cpu, fast_math=False)',
    'f = ti.field(ti.i32, shape=4)',
    ...parts,
  ].join('\n');
}

type Kind = 'truth' | 'integer' | 'real';

const types: Readonly<Record<Kind, readonly string[]>> = {
  truth: ['bool', 'ti.u1'],
  integer: ['ti.i32', 'int'],
  real: ['ti.f32', 'float'],
};

const kinds: readonly Kind[] = ['truth', 'integer', 'real'];

class TruthKernel {
  private readonly lines: string[] = [];
  private names: { name: string; kind: Kind }[] = [];

  constructor(
    private readonly random: Random,
    private readonly name: string,
  ) {}

  text(): string {
    const { random, name } = this;
    const helper = this.helper();
    this.names = kinds.map((kind) => ({ name: `p_${kind}`, kind }));
    const signature = this.names.map((one) => `${one.name}: ${random.of(types[one.kind])}`).join(', ');
    for (let step = 0; step < 3 + random.below(5); step++) this.statement(1);
    for (const one of this.names) this.line(1, `print("${one.name}", ${one.name})`);
    const result = random.of(kinds);
    this.line(1, `return ${this.value(result, 2)}`);
    const calls = Array.from({ length: 3 }, () => {
      const args = [random.of(['True', 'False', '1', '0']), this.integer(), this.real()];
      return `print("${name}", ${name}(${args.join(', ')}))`;
    });
    const head = `def ${name}(${signature}) -> ${random.of(types[result])}:`;
    return [...helper, '', '', '@ti.kernel', head, ...this.lines, '', '', ...calls].join('\n');
  }

  /** A Taichi function whose parameter and result are converted. */
  private helper(): string[] {
    const { random } = this;
    const parameter = random.of(['x: ti.i32', 'x: ti.f32', 'x: float', 'x: int', 'x']);
    const result = random.of(['', ' -> ti.i32', ' -> ti.f32', ' -> float']);
    const body = random.of(['x / 2', 'x * 3', 'x - 1', 'x + 0.5']);
    return ['', '', '@ti.func', `def h_${this.name}(${parameter})${result}:`, `    return ${body}`];
  }

  private line(depth: number, text: string): void {
    this.lines.push(`${'    '.repeat(depth)}${text}`);
  }

  private integer(): string {
    return this.random.of(['0', '1', '-1', '2', '5', '-7', '100']);
  }

  private real(): string {
    return this.random.of(['0.0', '1.5', '-2.25', '0.75', '-7.0', '3.0']);
  }

  private statement(depth: number): void {
    const { random } = this;
    const kind = random.of(kinds);
    const choice = random.below(depth > 1 ? 3 : 5);
    if (choice === 0) {
      const name = `v${this.names.length}`;
      this.line(depth, `${name} = ${this.value(kind, 3)}`);
      if (depth === 1) this.names.push({ name, kind });
    } else if (choice === 1) this.update(depth);
    else if (choice === 2)
      this.line(depth, `f[${random.below(4)}] = ${this.value(random.of(['truth', 'integer']), 2)}`);
    else if (choice === 3) this.block(depth, `if ${this.value(random.of(['truth', 'integer']), 2)}:`);
    else this.line(depth, `print(${kinds.map((one) => this.value(one, 2)).join(', ')}, ${this.vector()})`);
  }

  private update(depth: number): void {
    const { random } = this;
    const target = random.of(this.names);
    if (target.name.startsWith('p_')) return;
    if (target.kind === 'truth') {
      const value = this.value(random.of(['truth', 'integer']), 2);
      this.line(depth, `${target.name} ${random.of(['=', '&=', '|=', '^='])} ${value}`);
    } else if (target.kind === 'integer') {
      const value = random.chance(0.3) ? this.real() : this.value(random.of(['truth', 'integer']), 2);
      this.line(depth, `${target.name} ${random.of(['*=', '+=', '-='])} ${value}`);
    } else this.line(depth, `${target.name} ${random.of(['*=', '+='])} ${this.value(random.of(kinds), 2)}`);
  }

  private block(depth: number, head: string): void {
    this.line(depth, head);
    const start = this.lines.length;
    this.statement(depth + 1);
    if (this.lines.length === start) this.line(depth + 1, 'pass');
  }

  private vector(): string {
    const of = (kind: Kind) => `ti.Vector([${this.value(kind, 1)}, ${this.value(kind, 1)}])`;
    const { random } = this;
    const compared = `${of('integer')} ${random.of(['<', '>=', '==', '!='])} ${of('integer')}`;
    return random.of([
      `(${compared})`,
      `any(${compared})`,
      `all(${of('integer')})`,
      `(${of('truth')} & (${compared}))`,
      `(not ${of('integer')})`,
      `(${of('truth')} * ${of('real')})`,
      `ti.select(${compared}, ${of('integer')}, ${of('real')})`,
    ]);
  }

  private value(kind: Kind, depth: number): string {
    if (depth === 0 || this.random.chance(0.15)) return this.leaf(kind);
    if (kind === 'truth') return this.truth(depth - 1);
    return kind === 'integer' ? this.whole(depth - 1) : this.number(depth - 1);
  }

  private leaf(kind: Kind): string {
    const own = this.names.filter((one) => one.kind === kind);
    if (own.length > 0 && this.random.chance(0.8)) return this.random.of(own).name;
    if (kind === 'truth') return `(${this.integer()} < p_integer)`;
    return kind === 'integer' ? this.integer() : this.real();
  }

  private truth(depth: number): string {
    const { random } = this;
    const of = (kind: Kind) => this.value(kind, depth);
    const comparison = () => random.of(['<', '<=', '>', '>=', '==', '!=']);
    return random.of([
      () => `(${of('integer')} ${comparison()} ${of('integer')})`,
      () => `(${of('real')} ${comparison()} ${of(random.of(kinds))})`,
      () => `(${of('truth')} ${comparison()} ${of('truth')})`,
      () => `(${of('integer')} ${comparison()} ${of('integer')} ${comparison()} ${of('real')})`,
      () => `(${of('truth')} ${random.of(['and', 'or', '&', '|', '^'])} ${of('truth')})`,
      () => `(not ${of(random.of(['truth', 'integer']))})`,
      () => `(~${of('truth')})`,
      () => `bool(${of('integer')})`,
      () => `ti.cast(${of('integer')}, ti.u1)`,
    ])();
  }

  private whole(depth: number): string {
    const { random } = this;
    const of = (kind: Kind) => this.value(kind, depth);
    return random.of([
      () =>
        `(${of('integer')} ${random.of(['+', '-', '*', '&', '|', '^'])} ${of(random.of(['truth', 'integer']))})`,
      () => `(${of('integer')} ${random.of(['and', 'or'])} ${of(random.of(['truth', 'integer']))})`,
      () => `(${of('integer')} if ${of(random.of(['truth', 'integer']))} else ${of('truth')})`,
      () => `int(${of('truth')})`,
      () => `ti.max(${of('integer')}, ${of('truth')})`,
      () => `f[${random.below(4)}]`,
      () => `ti.select(${of('truth')}, ${of('integer')}, ${of('truth')})`,
    ])();
  }

  private number(depth: number): string {
    const { random } = this;
    const of = (kind: Kind) => this.value(kind, depth);
    return random.of([
      () => `(${of('real')} ${random.of(['+', '-', '*'])} ${of(random.of(kinds))})`,
      () => `(${of('truth')} / (1 + ${of('truth')} * 3))`,
      () => `float(${of('truth')})`,
      () => `(h_${this.name}(${of(random.of(kinds))}) * 1.0)`,
      () => `(${of('real')} if ${of('truth')} else ${of('integer')})`,
    ])();
  }
}
