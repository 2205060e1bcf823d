import type { Random } from './random.ts';

/** What an expression can read: numbers by their names, and which of the variables can be changed. */
export type Scope = { atoms: readonly string[]; variables: string[] };

/** Random expressions of real numbers for kernels of which gradients are computed. */
export class Values {
  constructor(private readonly random: Random) {}

  private atom({ atoms, variables }: Scope): string {
    if (variables.length > 0 && this.random.chance(0.5)) return this.random.of(variables);
    return this.random.of(atoms);
  }

  /** An expression of operations whose gradients are kept in inner loops. */
  linear(scope: Scope, depth: number): string {
    const { random } = this;
    if (depth === 0) return this.atom(scope);
    const a = this.linear(scope, depth - 1);
    const b = this.linear(scope, depth - 1);
    return random.of([
      `(${a} + ${b})`,
      `(${a} * ${b})`,
      `(${a} - ${b})`,
      `ti.sin(${a})`,
      `abs(${a} - ${b})`,
      `ti.sin(${a}) ** 2`,
    ]);
  }

  value(scope: Scope, depth: number): string {
    const { random } = this;
    if (depth === 0 || random.chance(0.15)) return this.atom(scope);
    const a = this.value(scope, depth - 1);
    const b = this.value(scope, depth - 1);
    if (random.chance(0.5)) return random.of([`(${a} + ${b})`, `(${a} - ${b})`, `${a} * ${b}`, `(-(${a}))`]);
    return random.of([
      ...[`ti.sin(${a})`, `ti.cos(${a})`, `ti.tanh(${a})`, `ti.exp(-abs(${a}))`, `ti.sqrt(abs(${a}) + 0.5)`],
      ...[`ti.log(abs(${a}) + 1.0)`, `abs(${a} - ${b})`, `ti.min(${a}, ${b})`, `ti.max(${a}, ${b})`],
      ...[
        `ti.atan2(${a}, abs(${b}) + 0.5)`,
        `(${a}) ** ${random.of([2, 3, 5])}`,
        `(abs(${a}) + 0.2) ** ti.sin(${b})`,
      ],
      ...[
        `(abs(${a}) + 0.2) ** n`,
        `(${a}) / (1.0 + (${b}) ** 2)`,
        `ti.select(${a} > ${b}, ${a}, ${b} * 2.0)`,
      ],
      ...[`(${a} if ${b} > 1.0 else ${b} * ${b})`, `ti.floor(${a})`, `mixed(${a}, ${b})`, `smooth(${a})`],
      ...[
        `ti.rsqrt(abs(${a}) + 0.5)`,
        `ti.asin(ti.sin(${a}) * 0.9)`,
        `ti.cast(ti.cast(${a}, ti.i32), ti.f32) * ${b}`,
      ],
      ...[`(${a}) % 0.37`],
    ]);
  }
}
