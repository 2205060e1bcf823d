import { type Scope, Values } from './gradient-values.ts';
import { Random } from './random.ts';

/**
 * Programs with random kernels of which a tape computes gradients, for a comparison of the engine with the language. The kernels have
 * local variables, conditions, loops in loops, functions and vectors, and each adds to a field or to the loss. The programs print the gradients.
 */
export function randomGradientProgram(seed: number, kernels: number): string {
  return new GradientText(new Random(seed)).text(kernels);
}

/** How many elements each axis has. */
const extent = 4;

class GradientText {
  private variables = 0;
  private readonly expressions: Values;

  constructor(private readonly random: Random) {
    this.expressions = new Values(random);
  }

  text(kernels: number): string {
    // With 64 bits, what is rounded in another way does not reach the digits that are printed.
    const type = 'ti.f64';
    const names = Array.from({ length: kernels }, (_, at) => `step${at}`);
    return `${[
      'import taichi as ti',
      '',
      `ti.init(arch=ti.cpu, default_fp=${type})`,
      `x = ti.field(${type}, shape=${extent}, needs_grad=True)`,
      `y = ti.field(${type}, shape=${extent}, needs_grad=True)`,
      `u = ti.field(${type}, shape=(${extent}, ${extent}), needs_grad=True)`,
      `v = ti.Vector.field(2, ${type}, shape=${extent}, needs_grad=True)`,
      `w = ti.field(${type}, shape=${extent})`,
      `k = ti.field(ti.i32, shape=${extent})`,
      `loss = ti.field(${type}, shape=(), needs_grad=True)`,
      ...this.functions(),
      ...names.flatMap((name, at) => this.kernel(name, at === kernels - 1)),
      ...this.values(),
      'with ti.ad.Tape(loss=loss):',
      ...names.map(
        (name) => `    ${name}(${this.random.of(['0.5', '1.25', '-0.75'])}, ${this.random.below(3) + 1})`,
      ),
      ...this.prints('.7g'),
    ].join('\n')}\n`;
  }

  private values(): string[] {
    const value = () => (0.3 + this.random.below(1000) / 641).toFixed(7);
    const all = Array.from({ length: extent }, (_, at) => at);
    return all.flatMap((i) => [
      `x[${i}], y[${i}], w[${i}], k[${i}] = ${value()}, ${value()}, ${value()}, ${this.random.below(extent)}`,
      `v[${i}] = [${value()}, ${value()}]`,
      ...all.map((j) => `u[${i}, ${j}] = ${value()}`),
    ]);
  }

  private prints(format: string): string[] {
    const each = (of: string) => `*[f"{${of}:${format}}" for i in range(${extent})]`;
    return [
      `print("loss", f"{loss[None]:${format}}")`,
      `print("x", ${each('x.grad[i]')})`,
      `print("y", ${each('y.grad[i]')})`,
      `print("v", ${each('v.grad[i][0]')}, ${each('v.grad[i][1]')})`,
      `for j in range(${extent}):`,
      `    print("u", ${each('u.grad[i, j]')})`,
    ];
  }

  private functions(): string[] {
    return [
      ...[
        '',
        '',
        '@ti.func',
        'def mixed(a, b):',
        '    c = a * b',
        '    if c > 1.0:',
        '        c = c * c + a',
      ],
      ...['    return c - b', '', '', '@ti.func', 'def smooth(a):', '    return a * a * (3.0 - 2.0 * a)'],
    ];
  }

  private kernel(name: string, isLast: boolean): string[] {
    const { random } = this;
    const head = ['', '', '@ti.kernel', `def ${name}(p: float, n: ti.i32):`];
    const target = isLast ? 'loss[None]' : random.of(['loss[None]', 'loss[None]', 'y[i]', 'y[i]']);
    if (random.chance(0.15)) {
      const atoms = ['x[1]', 'u[2, 1]', 'v[0][1]', 'p', 'w[2]'];
      return [...head, ...this.body({ atoms, variables: [] }, random.chance(0.7) ? 'loss[None]' : 'y[3]', 4)];
    }
    const atoms = [
      'x[i]',
      'x[i]',
      'u[i, 1]',
      'v[i][0]',
      'v[i].y',
      'p',
      'w[i]',
      'x[k[i]]',
      '1.5',
      '(0.5 * i)',
    ];
    if (target === 'loss[None]') atoms.push('y[i]');
    const loop = random.of([`for i in x:`, `for i in range(${extent}):`, 'for i in range(n):']);
    const scope = { atoms, variables: [] };
    const shape = random.of(['plain', 'plain', 'nest', 'nest', 'inner', 'inner', 'ndrange', 'grouped']);
    if (shape === 'nest') return [...head, `    ${loop}`, ...this.nest(atoms, target)];
    if (shape === 'inner') return [...head, `    ${loop}`, ...this.withInnerLoop(scope, target)];
    if (shape === 'ndrange') {
      const of = [...atoms, 'u[i, j]', 'u[i, j]', 'x[j]'];
      return [
        ...head,
        `    for i, j in ti.ndrange(${extent}, (1, n)):`,
        ...this.body({ atoms: of, variables: [] }, target, 8),
      ];
    }
    if (shape === 'grouped') {
      const of = ['u[I]', 'u[I]', 'x[I[0]]', 'v[I.y].x', 'p'];
      return [
        ...head,
        `    for I in ti.grouped(u):`,
        ...this.body({ atoms: of, variables: [] }, 'loss[None]', 8),
      ];
    }
    return [...head, `    ${loop}`, ...this.body(scope, target, 8)];
  }

  /** A loop in a loop with nothing beside it. */
  private nest(atoms: readonly string[], target: string): string[] {
    const { random } = this;
    const inner = [...atoms, 'u[i, j]', 'u[j, i]', 'x[j]', 'v[j].x', '(0.5 * j)'];
    const loop = (body: string[]) => [
      `        for j in range(${random.of([String(extent), 'n', 'i'])}):`,
      ...body,
    ];
    const first = loop(this.body({ atoms: inner, variables: [] }, target, 12));
    if (random.chance(0.3)) return ['        if i > 0:', ...first.map((line) => `    ${line}`)];
    if (random.chance(0.3))
      return [...first, ...loop(this.body({ atoms: inner, variables: [] }, target, 12))];
    return first;
  }

  /** An inner loop that changes variables from turn to turn. */
  private withInnerLoop(scope: Scope, target: string): string[] {
    const { random } = this;
    const lines = this.declarations(scope, 8, 2);
    const outer = [...scope.variables];
    const changed = outer.slice(0, random.below(outer.length) + 1);
    const moving = random.chance(0.5) ? ['x[q]', 'u[i, q]', 'u[q, 2]'] : [];
    if (moving.length > 0) lines.push('        q = i');
    lines.push(`        for j in range(${random.of(['3', 'n'])}):`);
    if (moving.length > 0) lines.push(`            q = (q + 1) % ${extent}`);
    const atoms = [...scope.atoms.filter((atom) => atom !== '(0.5 * i)'), ...moving];
    const inner: Scope = {
      atoms: random.chance(0.05) ? [...atoms, 'x[j]'] : atoms,
      variables: random.chance(0.05) ? [...outer] : [...changed],
    };
    if (random.chance(0.5))
      lines.push(...this.declarations(inner, 12, 1, (of) => `(${this.expressions.linear(of, 1)} + 0.5)`));
    for (const name of changed) {
      const value = `(${random.of(['0.5', '0.25'])} * ${this.expressions.linear(inner, 2)} + 0.125)`;
      const line = random.of([`${name} += ${value}`, `${name} = ${value}`, `${name} *= ${value}`]);
      if (random.chance(0.3))
        lines.push(`            if ${this.expressions.linear(inner, 1)} > 1.0:`, `                ${line}`);
      else lines.push(`            ${line}`);
    }
    if (random.chance(0.3)) lines.push(`            ${target} += ${this.expressions.linear(inner, 2)}`);
    return [...lines, ...this.body(scope, target, 8)];
  }

  private declarations(
    scope: Scope,
    indent: number,
    count: number,
    valueIn = (of: Scope) => this.expressions.value(of, 2),
  ): string[] {
    return Array.from({ length: count }, () => {
      const value = valueIn(scope);
      const name = `t${this.variables++}`;
      scope.variables.push(name);
      return `${' '.repeat(indent)}${name} = ${value}`;
    });
  }

  private body(scope: Scope, target: string, indent: number): string[] {
    const { random } = this;
    const space = ' '.repeat(indent);
    const lines = this.declarations(scope, indent, random.below(3));
    for (let count = random.below(4); count > 0; count--)
      lines.push(...this.statement(scope, target, indent, 2));
    const isVector = random.chance(0.2);
    if (isVector)
      lines.push(
        `${space}a = ti.Vector([${this.expressions.value(scope, 1)}, ${this.expressions.value(scope, 1)}])`,
        `${space}a${random.of(['', '.x', '[1]'])} += ${this.expressions.value(scope, 1)}`,
      );
    const value = isVector
      ? random.of(['a.norm(0.1)', 'a.dot(a)', 'a.x * a[1]', 'a.sum()'])
      : this.expressions.value(scope, 2);
    return [...lines, `${space}${target} ${random.of(['+=', '+=', '-='])} ${value}`];
  }

  private statement(scope: Scope, target: string, indent: number, depth: number): string[] {
    const { random } = this;
    const space = ' '.repeat(indent);
    const variable = scope.variables.length > 0 ? random.of(scope.variables) : undefined;
    const choice = random.below(10);
    if (choice < 4 && variable) {
      const operator = random.of(['=', '+=', '-=', '*=']);
      return [`${space}${variable} ${operator} ${this.expressions.value(scope, 2)}`];
    }
    if (choice < 7 && depth > 0) {
      const branch = () => {
        const inner = { atoms: scope.atoms, variables: [...scope.variables] };
        const declared = random.chance(0.3) ? this.declarations(inner, indent + 4, 1) : [];
        return [...declared, ...this.statement(inner, target, indent + 4, depth - 1)];
      };
      const test = `${this.expressions.value(scope, 1)} ${random.of(['<', '>', '>='])} ${random.of(['1.0', '0.7', this.expressions.value(scope, 1)])}`;
      return [
        `${space}if ${test}:`,
        ...branch(),
        ...(random.chance(0.5) ? [`${space}else:`, ...branch()] : []),
      ];
    }
    if (choice < 8 && variable)
      return [
        `${space}for s in ti.static(range(2)):`,
        `${space}    ${variable} = ${variable} * ${this.expressions.value(scope, 1)} + s`,
      ];
    return [`${space}${target} += ${this.expressions.value(scope, 2)}`];
  }
}
