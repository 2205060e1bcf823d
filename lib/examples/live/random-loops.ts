import { Random } from './random.ts';

/**
 * Programs whose kernels repeat something for each element of a field until a condition fails, to compare code in lanes with code without:
 * variables of both types and vectors, conditions in loops, updates, comparisons as numbers, loops in a loop, statements before and after.
 */
export function randomLoops(seed: number): string {
  const random = new Random(seed);
  const count = 1 + random.below(14);
  return [
    'import taichi as ti',
    'import taichi.math as tm',
    '',
    'ti.init(arch=ti.cpu)',
    `real = ti.field(ti.f32, shape=${random.chance(0.5) ? count : `(${1 + random.below(3)}, ${count})`})`,
    'whole = ti.field(ti.i32, shape=real.shape)',
    'given = ti.field(ti.f32, shape=16)',
    '',
    '@ti.kernel',
    'def fill():',
    '    for i in given:',
    `        given[i] = ti.cos(i * ${random.of(['1.7', '0.3', '11.0'])}) * ${random.of(['1.0', '3.5', '1e-3'])}`,
    '',
    '@ti.kernel',
    'def run(c: ti.f32, m: ti.i32):',
    ...new LoopText(random).text(),
    '',
    'fill()',
    `run(${random.of(['0.25', '-1.5', '3.0'])}, ${1 + random.below(9)})`,
    'print(real.to_numpy().tolist(), whole.to_numpy().tolist())',
  ].join('\n');
}

type Kind = 'real' | 'whole';

class LoopText {
  private readonly lines: string[] = [];
  private names: Record<Kind, string[]> = { real: ['x', 'y', 'v[0]', 'v[1]', 'c'], whole: ['n', 'k', 'm'] };
  private count = 0;

  constructor(private readonly random: Random) {}

  text(): string[] {
    const { random } = this;
    const index = random.below(3);
    const indices = [
      'for I in ti.grouped(real):',
      'for I in ti.grouped(whole):',
      'for I in ti.grouped(real):',
    ];
    this.line(1, indices[index] as string);
    this.line(2, 'i = I.sum()');
    this.line(2, 'x = ti.cast(i, ti.f32) / 3 - given[i % 16]');
    this.line(
      2,
      `y = ${this.real(1)
        .replaceAll(/\b(?:y|v\[\d\])/g, 'x')
        .replaceAll(/\b[nk]\b/g, 'i')}`,
    );
    this.line(2, 'v = tm.vec2(x, y * 0.5)');
    this.line(2, `n, k = 0, i % ${2 + random.below(4)}`);
    this.loop(2);
    if (random.chance(0.3)) {
      this.line(2, 'n = 0');
      this.statements(2, 1 + random.below(2));
      this.loop(2);
    }
    this.line(2, `real[I] = ${this.real(2)}`);
    this.line(2, `whole[I] = ${this.whole(2)} + n`);
    return this.lines;
  }

  private line(depth: number, text: string): void {
    this.lines.push(`${'    '.repeat(depth)}${text}`);
  }

  private loop(depth: number): void {
    const { random } = this;
    const known = { real: [...this.names.real], whole: [...this.names.whole] };
    const most = random.of(['n < 6', 'n <= i', 'n < m + 2', 'not n >= 5']);
    const more = random.of(['', ` and ${this.test(1)}`, ` and ${this.test(2)}`, ' and x * x < 50']);
    this.line(depth, `while ${most}${more}:`);
    this.statements(depth + 1, 1 + random.below(5));
    this.line(depth + 1, 'n += 1');
    this.names = known;
  }

  private statements(depth: number, count: number): void {
    for (let at = 0; at < count; at++) this.statement(depth);
  }

  private statement(depth: number): void {
    const { random } = this;
    const kind = random.below(9);
    if (kind === 0) {
      const name = `t${this.count++}`;
      this.line(depth, `${name} = ${this.real(2)}`);
      this.names.real.push(name);
    } else if (kind === 1) this.line(depth, `k = ${this.whole(2)} & 1023`);
    else if (kind === 2) this.line(depth, `k ${random.of(['+=', '-='])} ${this.whole(1)} & 255`);
    else if (kind === 3) this.line(depth, `x ${random.of(['+=', '-='])} ${this.real(2)}`);
    else if (kind === 4) this.line(depth, `v = tm.vec2(${this.real(2)}, ${this.real(1)})`);
    else if (kind === 5)
      this.line(depth, `v = ${random.of(['v.yx', 'tm.cmul(v, v) + c', '-v', 'abs(v) - 1.0', 'v * x'])}`);
    else if (kind === 6 && depth < 5) {
      this.line(depth, `if ${this.test(2)}:`);
      const known = { real: [...this.names.real], whole: [...this.names.whole] };
      this.statements(depth + 1, 1 + random.below(2));
      this.names = { ...known };
      if (random.chance(0.5)) {
        this.line(depth, 'else:');
        this.statements(depth + 1, 1);
        this.names = known;
      }
    } else this.line(depth, `${random.of(['x', 'y'])} = ${this.real(3)}`);
  }

  private real(depth: number): string {
    const { random } = this;
    if (depth === 0 || random.chance(0.2))
      return random.chance(0.3)
        ? random.of(['0.5', '1.25', '-3.0', '0.1', '2.0'])
        : random.of(this.names.real);
    const part = () => this.real(depth - 1);
    switch (random.below(8)) {
      case 0:
        return `(${part()} if ${this.test(depth - 1)} else ${part()})`;
      case 1:
        return `${random.of(['abs', 'ti.floor', 'ti.ceil', 'ti.sqrt'])}(${part()})`;
      case 2:
        return `-${random.of(this.names.real)}`;
      case 3:
        return `ti.cast(${this.whole(depth - 1)}, ti.f32)`;
      case 4:
        return `ti.select(${this.test(depth - 1)}, ${part()}, ${part()})`;
      default:
        return `(${part()} ${random.of(['+', '-', '*', '*', '/'])} ${part()})`;
    }
  }

  private whole(depth: number): string {
    const { random } = this;
    if (depth === 0 || random.chance(0.3))
      return random.chance(0.4) ? String(random.below(20) - 5) : random.of(this.names.whole);
    const part = () => this.whole(depth - 1);
    if (random.chance(0.2))
      return `(${this.real(depth - 1)} ${random.of(['<', '>=', '=='])} ${this.real(depth - 1)})`;
    return `(${part()} ${random.of(['+', '-', '*', '&', '|', '^', '<', '!='])} ${part()})`;
  }

  private test(depth: number): string {
    const { random } = this;
    if (depth > 0 && random.chance(0.3))
      return random.of([
        `(${this.test(depth - 1)} and ${this.test(depth - 1)})`,
        `(${this.test(depth - 1)} or ${this.test(depth - 1)})`,
        `(not ${this.test(depth - 1)})`,
      ]);
    const comparison = random.of(['<', '<=', '>', '>=', '==']);
    return random.chance(0.6)
      ? `(${this.real(1)} ${comparison} ${this.real(1)})`
      : `(${this.whole(1)} ${comparison} ${this.whole(1)})`;
  }
}
