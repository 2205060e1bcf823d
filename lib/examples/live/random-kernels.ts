import { bitsOf, isReal, isSigned, type ScalarType, scalarTypes } from '../../live/kernel/types.ts';
import { Random } from './random.ts';

/**
 * Programs of random kernels, for a comparison of the engine with the language: types, promotion, casts, `//` and `%`, shifts, powers,
 * loops, conditions, atomics, vectors. They keep clear of what the language leaves undefined: a division by zero, a shift by more than the width, a
 * conversion that does not fit.
 */
export function randomProgram(seed: number, kernels: number): string {
  const random = new Random(seed);
  const parts = Array.from({ length: kernels }, (_, at) => new KernelText(random, `k${at}`).text());
  return [
    'import taichi as ti',
    '',
    '# Without fast_math the results are exact, and can be compared digit by digit.',
    'ti.init(arch=ti.cpu, fast_math=False)',
    ...scalarTypes.map((type) => `f_${type} = ti.field(ti.${type}, shape=8)`),
    ...parts,
  ].join('\n');
}

type Name = { name: string; type: ScalarType };

class KernelText {
  private readonly lines: string[] = [];
  private names: Name[] = [];
  private count = 0;

  constructor(
    private readonly random: Random,
    private readonly name: string,
  ) {}

  text(): string {
    const { random } = this;
    const parameters = Array.from(
      { length: 1 + random.below(3) },
      (_, at): Name => ({ name: `p${at}`, type: random.of(scalarTypes) }),
    );
    this.names = [...parameters];
    const result = random.of(scalarTypes);
    for (let step = 0; step < 2 + random.below(5); step++) this.statement(1);
    this.line(1, `return ${this.converted(this.expression(3), result)}`);
    const signature = parameters.map(({ name, type }) => `${name}: ti.${type}`).join(', ');
    const calls = Array.from(
      { length: 2 },
      () =>
        `print("${this.name}", ${this.name}(${parameters.map(({ type }) => this.argument(type)).join(', ')}))`,
    );
    return [
      '',
      '',
      '@ti.kernel',
      `def ${this.name}(${signature}) -> ti.${result}:`,
      ...this.lines,
      '',
      '',
      ...calls,
    ].join('\n');
  }

  private line(depth: number, text: string): void {
    this.lines.push(`${'    '.repeat(depth)}${text}`);
  }

  private argument(type: ScalarType): string {
    const { random } = this;
    if (isReal(type)) return random.of(['0.0', '1.5', '-2.25', '0.1', '-7.0', '100.625', '3.0', '-0.001']);
    const most = 2 ** Math.min(bitsOf(type) - 1, 20);
    const value = random.chance(0.5) ? random.below(10) : random.below(most);
    return String(isSigned(type) && random.chance(0.4) ? -value : value);
  }

  private statement(depth: number): void {
    const { random } = this;
    const kind = random.below(depth > 2 ? 4 : 8);
    if (kind <= 1) {
      const { text, type } = this.expression(3);
      const name = `v${this.count++}`;
      this.line(depth, `${name} = ${text}`);
      this.names.push({ name, type });
    } else if (kind === 2) this.update(depth);
    else if (kind === 3) this.field(depth);
    else if (kind === 4) this.condition(depth);
    else if (kind === 5) this.loop(depth);
    else if (kind === 6) this.vector(depth);
    else this.whileLoop(depth);
  }

  private variables(): Name[] {
    return this.names.filter(({ name }) => name.startsWith('v'));
  }

  private update(depth: number): void {
    const target = this.variables().at(-1);
    if (!target) return;
    const operators = isReal(target.type) ? ['+', '-', '*'] : ['+', '-', '*', '&', '|', '^'];
    const operator = this.random.of(operators);
    const value = this.expression(2);
    const operand = this.fits(value, target.type);
    if (['&', '|', '^'].includes(operator) && isReal(value.type)) return;
    this.line(depth, `${target.name} ${operator}= ${operand}`);
  }

  private field(depth: number): void {
    const type = this.random.of(scalarTypes);
    const index = this.random.below(8);
    const value = this.fits(this.expression(2), type);
    const old = `v${this.count++}`;
    if (this.random.chance(0.5)) {
      this.line(depth, `f_${type}[${index}] = ${value}`);
      this.line(depth, `${old} = f_${type}[${this.random.below(8)}]`);
    } else
      this.line(
        depth,
        `${old} = ti.atomic_${this.random.of(bitsOf(type) < 32 ? ['add', 'sub'] : ['add', 'sub', 'min', 'max'])}(f_${type}[${index}], ${value})`,
      );
    this.names.push({ name: old, type });
  }

  /** Statements of a block: variables that are made in it are gone after it. */
  private block(depth: number, before: () => void = () => {}): void {
    const outer = [...this.names];
    before();
    const start = this.lines.length;
    for (let step = 0; step < 1 + this.random.below(2); step++) this.statement(depth);
    if (this.lines.length === start) this.line(depth, 'pass');
    this.names = outer;
  }

  private condition(depth: number): void {
    this.line(depth, `if ${this.comparison(2)}:`);
    this.block(depth + 1);
    if (this.random.chance(0.5)) return;
    this.line(depth, 'else:');
    this.block(depth + 1);
  }

  private loop(depth: number): void {
    const index = `i${this.count++}`;
    this.line(depth, `for ${index} in range(${this.random.below(3)}, ${1 + this.random.below(5)}):`);
    // The first loop of a kernel is parallel: what it does has to be the same in any order.
    const isParallel = depth === 1;
    if (!isParallel) {
      this.block(depth + 1, () => this.names.push({ name: index, type: 'i32' }));
      return;
    }
    const target = `f_${this.random.of(['i32', 'i64', 'u32'] as const)}`;
    this.line(depth + 1, `${target}[${this.random.below(8)}] += ${index} * ${1 + this.random.below(9)}`);
  }

  private whileLoop(depth: number): void {
    const counter = `n${this.count++}`;
    this.line(depth, `${counter} = 0`);
    this.line(depth, `while ${counter} < ${1 + this.random.below(4)}:`);
    this.line(depth + 1, `${counter} += 1`);
    this.block(depth + 1);
    if (this.random.chance(0.3)) {
      this.line(depth + 1, `if ${this.comparison(1)}:`);
      this.line(depth + 2, this.random.of(['break', 'continue']));
    }
  }

  private vector(depth: number): void {
    const { random } = this;
    const components = Array.from({ length: 2 + random.below(2) }, () => this.expression(1));
    const a = `w${this.count++}`;
    const b = `w${this.count++}`;
    this.line(depth, `${a} = ti.Vector([${components.map(({ text }) => text).join(', ')}])`);
    this.line(
      depth,
      `${b} = ${a} ${random.of(['+', '-', '*'])} ${random.of(['2', '3', '1.5', `ti.cast(${a}, ti.f64)`])}`,
    );
    const name = `v${this.count++}`;
    this.line(depth, `${name} = ti.cast(${b}.${random.of(['sum()', 'max()', 'min()', 'x', 'y'])}, ti.f64)`);
    this.names.push({ name, type: 'f64' });
  }

  private comparison(depth: number): string {
    const { random } = this;
    const one = () =>
      `${this.expression(depth).text} ${random.of(['<', '<=', '>', '>=', '==', '!='])} ${this.expression(depth).text}`;
    if (random.chance(0.2)) return `(${one()}) ${random.of(['and', 'or'])} (${one()})`;
    return random.chance(0.1) ? `not (${one()})` : one();
  }

  private promoted(a: ScalarType, b: ScalarType): ScalarType {
    if (isReal(a) !== isReal(b)) return isReal(a) ? a : b;
    if (bitsOf(a) !== bitsOf(b)) return bitsOf(a) > bitsOf(b) ? a : b;
    return isSigned(a) ? b : a;
  }

  private expression(depth: number): { text: string; type: ScalarType } {
    const { random } = this;
    if (depth === 0 || random.chance(0.2)) return this.leaf();
    const kind = random.below(14);
    const a = this.expression(depth - 1);
    if (kind < 5) {
      const b = this.expression(depth - 1);
      return {
        text: `(${a.text} ${random.of(['+', '-', '*'])} ${b.text})`,
        type: this.promoted(a.type, b.type),
      };
    }
    if (kind === 5) {
      const b = this.expression(depth - 1);
      const type = this.promoted(isReal(a.type) ? a.type : 'f32', isReal(b.type) ? b.type : 'f32');
      return { text: `(${a.text} / ${b.text})`, type };
    }
    if (kind <= 7) {
      const b = this.leaf();
      if (isReal(a.type) || isReal(b.type)) return a;
      // An odd number is no zero, and one above zero no -1.
      return {
        text: `(${a.text} ${random.of(['//', '%'])} ((${b.text} & 15) | 1))`,
        type: this.promoted(this.promoted(a.type, this.promoted(b.type, 'i32')), 'i32'),
      };
    }
    if (kind === 8)
      return {
        text: `ti.cast(${this.fits(a, (a.type === 'f32' ? 'i32' : 'f32') as ScalarType)}, ti.${a.type === 'f32' ? 'i32' : 'f32'})`,
        type: a.type === 'f32' ? 'i32' : 'f32',
      };
    if (kind === 9) {
      const b = this.expression(depth - 1);
      if (bitsOf(this.promoted(a.type, b.type)) === 8) return a;
      return {
        text: `ti.${random.of(['min', 'max'])}(${a.text}, ${b.text})`,
        type: this.promoted(a.type, b.type),
      };
    }
    if (kind === 10)
      return isReal(a.type)
        ? {
            text: random
              .of(['ti.floor(_)', 'ti.ceil(_)', 'ti.abs(_)', 'ti.round(_)', 'ti.sqrt(ti.abs(_))'])
              .replace('_', a.text),
            type: a.type,
          }
        : { text: `(${a.text} ${random.of(['<<', '>>'])} ${random.below(8)})`, type: a.type };
    if (kind === 11) return { text: `(${a.text} ** ${random.below(4)})`, type: a.type };
    if (kind === 12) {
      const b = this.expression(depth - 1);
      return {
        text: `(${a.text} if ${this.comparison(0)} else ${b.text})`,
        type: this.promoted(a.type, b.type),
      };
    }
    return isReal(a.type) || !isSigned(a.type)
      ? { text: `(-${a.text})`, type: a.type }
      : { text: `(${random.of(['-', '~'])}${a.text})`, type: a.type };
  }

  private leaf(): { text: string; type: ScalarType } {
    const { random } = this;
    if (random.chance(0.65) && this.names.length > 0) {
      const { name, type } = random.of(this.names);
      return { text: name, type };
    }
    if (random.chance(0.5)) return { text: String(1 + random.below(9)), type: 'i32' };
    if (random.chance(0.4)) {
      const type = random.of(scalarTypes);
      return {
        text: isReal(type)
          ? `ti.${type}(${random.of(['0.5', '2.0', '3.25'])})`
          : `ti.${type}(${1 + random.below(100)})`,
        type,
      };
    }
    return { text: random.of(['0.5', '1.25', '2.0', '10.0']), type: 'f32' };
  }

  /** A value that a type can take: what is real is brought into a range first. */
  private fits({ text, type }: { text: string; type: ScalarType }, target: ScalarType): string {
    if (!isReal(type) || isReal(target)) return text;
    const least = isSigned(target) ? '-100.0' : '0.0';
    return `ti.min(ti.max(${text}, ${least}), 100.0)`;
  }

  private converted(value: { text: string; type: ScalarType }, target: ScalarType): string {
    return `ti.cast(${this.fits(value, target)}, ti.${target})`;
  }
}
