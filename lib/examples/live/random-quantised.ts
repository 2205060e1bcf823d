import { Random } from './random.ts';

/**
 * Programs with random fields of quantised types, for a comparison of the engine with the language: words of integers, fixed-point and
 * floating-point numbers with and without a shared exponent, and quant arrays, whose numbers are stored from kernels and from Python.
 * After each step the program prints what is there.
 */
export function randomQuantisedProgram(seed: number, steps: number): string {
  return new QuantText(new Random(seed)).text(steps);
}

type Kind = 'int' | 'fixed' | 'float';

type FieldText = {
  name: string;
  kind: Kind;
  isSigned: boolean;
  isInArray: boolean;
  bits: number;
  scale: number;
};

class QuantText {
  private readonly fields: FieldText[] = [];
  private readonly declared: string[] = [];
  private readonly kernels: string[] = [];
  private readonly size: number;
  private vector: string | undefined;

  constructor(private readonly random: Random) {
    this.size = random.of([0, 4, 6, 8]);
  }

  text(steps: number): string {
    this.word();
    if (this.random.chance(0.5)) this.word();
    if (this.random.chance(0.6)) this.sharedWord();
    if (this.size > 0 && this.random.chance(0.5)) this.array();
    const body: string[] = [];
    for (let step = 0; step < steps; step++) body.push(this.step(step), ...this.state(step));
    return `${['import numpy as np', 'import taichi as ti', '', 'ti.init(arch=ti.cpu)', 'q = ti.types.quant', 'seen = ti.field(ti.f64, shape=8)', ...this.declared, ...this.kernels, ...body].join('\n')}\n`;
  }

  private type(kind: Kind, bits: number, isSigned: boolean, scale: number): string {
    const sign = isSigned ? '' : ', signed=False';
    if (kind === 'int')
      return `q.int(bits=${bits}${sign}${this.random.chance(0.1) ? `, compute=ti.${isSigned ? 'i' : 'u'}16` : ''})`;
    if (kind === 'float') return `q.float(exp=${this.random.of([4, 5, 6, 8])}, frac=${bits}${sign})`;
    return `q.fixed(bits=${bits}${sign}, scale=${scale}${this.random.chance(0.2) ? ', compute=ti.f64' : ''})`;
  }

  private field(isInArray: boolean, bits: number): FieldText {
    const { random } = this;
    const field: FieldText = {
      name: `x${this.fields.length}`,
      kind: random.of<Kind>(isInArray ? ['int', 'fixed'] : ['int', 'fixed', 'float']),
      isSigned: random.chance(0.7),
      isInArray,
      bits,
      scale: random.of([0.5, 0.25, 0.1, 0.03, 0.75, 1.0]),
    };
    this.fields.push(field);
    this.declared.push(
      `${field.name} = ti.field(${this.type(field.kind, bits, field.isSigned, field.scale)})`,
    );
    return field;
  }

  private get node(): string {
    if (this.size === 0) return 'ti.root';
    const kind = this.random.of(['dense', 'dense', 'pointer', 'bitmasked']);
    return `ti.root.${kind}(ti.i, ${this.size})`;
  }

  private word(): void {
    const bits = this.random.of([32, 32, 64]);
    const name = `w${this.declared.length}`;
    const fields: FieldText[] = [];
    let used = 0;
    while (fields.length < 3) {
      const size = this.random.of([1, 2, 5, 7, 10, 12]);
      if (used + size + 8 > bits) break;
      const field = this.field(false, Math.max(size, 4));
      used += Math.max(size, 4) + (field.kind === 'float' ? 8 : 0);
      fields.push(field);
    }
    this.declared.push(
      `${name} = ti.BitpackedFields(max_num_bits=${bits})`,
      `${name}.place(${fields.map((field) => field.name).join(', ')})`,
      `${this.node}.place(${name})`,
    );
  }

  private sharedWord(): void {
    this.vector = 'v';
    const isSigned = this.random.chance(0.8) ? '' : ', signed=False';
    this.declared.push(
      `v = ti.Vector.field(3, q.float(exp=${this.random.of([5, 6, 8])}, frac=${this.random.of([6, 8, 12])}${isSigned}))`,
      'k = ti.field(q.int(bits=3))',
      's = ti.BitpackedFields(max_num_bits=64)',
      's.place(v, shared_exponent=True)',
      's.place(k)',
      `${this.node}.place(s)`,
    );
  }

  private array(): void {
    const bits = this.random.of([1, 2, 4, 6]);
    const field = this.field(true, bits);
    const count = this.random.of([2, 4]);
    this.declared.push(
      `ti.root.dense(ti.i, ${this.size}).quant_array(ti.i, ${count}, max_num_bits=32).place(${field.name})`,
    );
  }

  private value(field: FieldText): string {
    const { random } = this;
    const sign = field.isSigned && random.chance(0.4) ? '-' : '';
    if (field.kind === 'int') return `${sign}${random.below(random.of([8, 40, 3000]))}`;
    if (field.kind === 'fixed')
      return `${sign}${(random.next() * field.scale * 2 ** random.below(field.bits + 1)).toFixed(random.below(4))}`;
    return `${sign}${(random.next() * random.of([0.01, 1, 9, 90])).toPrecision(4)}`;
  }

  /** A value that its type keeps as it is, in most cases: others may not be read where they are stored. */
  private fitting(field: FieldText): string {
    if (this.random.chance(0.1)) return this.value(field);
    if (field.kind === 'int') return field.isSigned ? '0' : '1';
    return field.kind === 'float' ? this.random.of(['0.5', '2.0', '1.0']) : String(field.scale);
  }

  private vectorValue(): string {
    return Array.from({ length: 3 }, () =>
      (this.random.next() * this.random.of([0.02, 1, 9, 50])).toPrecision(3),
    ).join(', ');
  }

  /** The index in a kernel or in Python. */
  private place(field: FieldText): string {
    return this.size === 0 ? 'None' : String(this.random.below(field.isInArray ? 2 * this.size : this.size));
  }

  private kernel(step: number, lines: readonly string[]): string {
    this.kernels.push('', '', '@ti.kernel', `def f${step}():`, ...lines.map((line) => `    ${line}`), '', '');
    return `f${step}()`;
  }

  private step(step: number): string {
    const { random } = this;
    const field = random.of(this.fields);
    const value = this.value(field);
    const at = this.place(field);
    const index = this.size === 0 ? 'None' : 'i';
    // Turns that store at one place are a race.
    const loop = this.size === 0 ? 'for i in range(1):' : `for i in ${field.name}:`;
    const others = this.fields.filter(({ isInArray }) => isInArray === field.isInArray);
    const other = random.of(others);
    const computed =
      field.kind === 'int'
        ? `i * ${1 + random.below(9)}`
        : `i * ${this.value({ ...field, isSigned: false })}`;
    const update = random.of(['+', '-', '*']);
    const sums = this.size === 0 && update !== '*' && field.kind !== 'float' ? 'for i in range(4):' : loop;
    const choices: (() => string)[] = [
      () => `${field.name}[${at}] = ${value}`,
      () => `${field.name}[${at}] = ${value}`,
      () => `${field.name}.fill(${value})`,
      () =>
        this.kernel(step, [`${field.name}[${at}] = ${value}`, `${other.name}[${at}] = ${this.value(other)}`]),
      () => this.kernel(step, [loop, `    ${field.name}[${index}] = ${computed}`]),
      () => this.kernel(step, [sums, `    ${field.name}[${index}] ${update}= ${value}`]),
      () => this.kernel(step, [`${field.name}[${at}] ${update}= ${value}`]),
      () =>
        this.kernel(step, [
          loop,
          `    ${other.name}[${index}] = ${field.name}[${index}] + ${value}`,
          `    ${field.name}[${index}] = ${value}`,
        ]),
      () =>
        this.kernel(step, [
          loop,
          `    ${field.name}[${index}] = ${this.fitting(field)}`,
          `    seen[i % 8] = ${field.name}[${index}]`,
        ]),
      () =>
        this.kernel(step, [
          loop,
          `    if i % 2 == 0:`,
          `        ${field.name}[${index}] = ${value}`,
          '    else:',
          `        ${field.name}[${index}] = ${this.value(field)}`,
        ]),
      () => this.kernel(step, [loop, `    seen[i % 8] = ${field.name}[${index}] * 2`]),
    ];
    if (this.vector) choices.push(...this.vectorSteps(step));
    return random.of(choices)();
  }

  private vectorSteps(step: number): (() => string)[] {
    const at = this.size === 0 ? 'None' : String(this.random.below(this.size));
    const index = this.size === 0 ? 'None' : 'i';
    const loop = this.size === 0 ? 'for i in range(1):' : 'for i in v:';
    const number = this.vectorValue().split(', ')[0] as string;
    return [
      () => `v[${at}] = [${this.vectorValue()}]`,
      () => `v[${at}][${this.random.below(3)}] = ${number}`,
      () => `v.fill([${this.vectorValue()}])`,
      () => this.kernel(step, [loop, `    v[${index}] = ti.Vector([${this.vectorValue()}]) * (i + 1)`]),
      () =>
        this.kernel(step, [
          loop,
          `    v[${index}][0] = ${number}`,
          `    v[${index}][2] = ${this.vectorValue().split(', ')[1]}`,
          `    k[${index}] = i`,
        ]),
      () => this.kernel(step, [loop, `    v[${index}] += ti.Vector([${this.vectorValue()}])`]),
      () => this.kernel(step, [loop, `    v[${index}] = v[${index}] * ${number}`, `    k[${index}] = 1`]),
      () => this.kernel(step, [loop, `    v[${index}].y = ${number}`]),
    ];
  }

  private state(step: number): string[] {
    const values = this.fields.map(
      ({ name, kind }) => `${name}.to_numpy(dtype=np.${kind === 'int' ? 'int64' : 'float64'}).tolist()`,
    );
    if (this.vector)
      values.push('v.to_numpy(dtype=np.float64).tolist()', 'k.to_numpy(dtype=np.int32).tolist()');
    return [`print(${step}, ${values.join(', ')}, seen.to_numpy().tolist())`];
  }
}
