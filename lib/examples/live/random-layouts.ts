import { Random } from './random.ts';

/**
 * Programs with random layouts of sparse nodes, for a comparison of the engine with the language: two fields below a tree of dense,
 * pointer, bitmasked and dynamic nodes, whose cells become active and inactive from kernels and from Python. After each step the program prints what
 * is there.
 */
export function randomLayoutProgram(seed: number, steps: number): string {
  return new LayoutText(new Random(seed)).text(steps);
}

type Kind = 'dense' | 'pointer' | 'bitmasked' | 'dynamic';

/** A node of the tree: its name, its kind, and the extents of its cells from the root. */
type Node = { name: string; kind: Kind; extents: readonly number[] };

type FieldText = { name: string; node: Node; extents: readonly number[] };

class LayoutText {
  private readonly nodes: Node[] = [];
  private readonly fields: FieldText[] = [];
  private readonly declared: string[] = [];
  private readonly dimensions: number;

  constructor(private readonly random: Random) {
    this.dimensions = random.of([1, 1, 2]);
  }

  text(steps: number): string {
    const top = this.node('ti.root', undefined);
    const inner = this.random.chance(0.8) ? this.node(top.name, top) : top;
    const below = this.random.chance(0.5) ? this.node(inner.name, inner) : inner;
    this.field(below);
    this.field(this.random.chance(0.5) ? below : inner);
    const dynamic = this.dimensions === 1 && this.random.chance(0.6) ? this.dynamic(below) : undefined;
    const program = [
      'import taichi as ti',
      '',
      'ti.init(arch=ti.cpu)',
      ...this.declared,
      ...this.kernels(),
      ...(dynamic ? this.dynamicKernels() : []),
    ];
    for (let step = 0; step < steps; step++) {
      program.push(this.step(dynamic));
      program.push(`print(${[`"${step}"`, ...this.state(dynamic)].join(', ')})`);
    }
    for (const { name } of this.fields) program.push(`print("${name}", ${name}.to_numpy().tolist())`);
    return `${program.join('\n')}\n`;
  }

  private get axes(): string {
    return this.dimensions === 1 ? 'ti.i' : 'ti.ij';
  }

  private node(parent: string, above: Node | undefined): Node {
    const kind = this.random.of<Kind>(['dense', 'pointer', 'pointer', 'bitmasked', 'bitmasked']);
    const counts = Array.from({ length: this.dimensions }, () => this.random.of([2, 2, 4, 4, 3]));
    const node: Node = {
      name: `n${this.nodes.length}`,
      kind,
      extents: counts.map((count, axis) => count * (above?.extents[axis] ?? 1)),
    };
    this.nodes.push(node);
    const dimensions = this.dimensions === 1 ? String(counts[0]) : `(${counts.join(', ')})`;
    this.declared.push(`${node.name} = ${parent}.${kind}(${this.axes}, ${dimensions})`);
    return node;
  }

  private field(node: Node): void {
    const name = `x${this.fields.length}`;
    this.fields.push({ name, node, extents: node.extents });
    this.declared.push(`${name} = ti.field(ti.i32)`, `${node.name}.place(${name})`);
  }

  private dynamic(above: Node): Node {
    const node: Node = { name: 'd', kind: 'dynamic', extents: above.extents };
    this.declared.push(
      'e = ti.field(ti.i32)',
      `d = ${above.name}.dynamic(ti.j, 8, chunk_size=4)`,
      'd.place(e)',
    );
    return node;
  }

  /** An index of a kernel's parameters, and of its loop. */
  private get parameters(): string {
    return this.dimensions === 1 ? 'i: ti.i32' : 'i: ti.i32, j: ti.i32';
  }

  private get index(): string {
    return this.dimensions === 1 ? 'i' : 'i, j';
  }

  private kernels(): string[] {
    const weight = this.dimensions === 1 ? 'i + 1' : '7 * i + j + 1';
    return [
      ...kernel('count(x: ti.template()) -> ti.i32', [
        'total = 0',
        `for ${this.index} in x:`,
        `    total += ${weight}`,
        'return total',
      ]),
      ...kernel('total(x: ti.template()) -> ti.i32', [
        'total = 0',
        `for ${this.index} in x:`,
        `    total += (${weight}) * x[${this.index}]`,
        'return total',
      ]),
      ...kernel(`put(x: ti.template(), ${this.parameters}, v: ti.i32)`, [`x[${this.index}] = v`]),
      ...kernel(`add(x: ti.template(), ${this.parameters}, v: ti.i32) -> ti.i32`, [
        `x[${this.index}] += v`,
        `return x[${this.index}]`,
      ]),
      ...kernel('double(x: ti.template())', [`for ${this.index} in x:`, `    x[${this.index}] *= 2`]),
      ...kernel('copy(x: ti.template(), y: ti.template())', [
        `for ${this.index} in x:`,
        `    y[${this.index}] = x[${this.index}] + 1`,
      ]),
      ...kernel(`on(x: ti.template(), ${this.parameters})`, [`ti.activate(x, [${this.index}])`]),
      ...kernel(`off(x: ti.template(), ${this.parameters})`, [`ti.deactivate(x, [${this.index}])`]),
      ...kernel(`active(x: ti.template(), ${this.parameters}) -> ti.i32`, [
        `return ti.is_active(x, [${this.index}])`,
      ]),
      ...kernel('clear(x: ti.template())', [
        `for I in ti.grouped(x):`,
        `    if ${this.dimensions === 1 ? 'I[0]' : '(I[0] + I[1])'} % 2 == 0:`,
        '        ti.deactivate(x, I)',
      ]),
    ];
  }

  private dynamicKernels(): string[] {
    return [
      ...kernel('push(i: ti.i32, v: ti.i32) -> ti.i32', ['return ti.append(d, [i], v)']),
      ...kernel('size(i: ti.i32) -> ti.i32', ['return ti.length(d, [i])']),
      ...kernel('empty(i: ti.i32)', ['e[i].deactivate()']),
      ...kernel('elements() -> ti.i32', [
        'total = 0',
        'for i, j in e:',
        '    total += (3 * i + j + 1) * e[i, j] + 1000',
        'return total',
      ]),
    ];
  }

  private place(extents: readonly number[]): string {
    return extents.map((extent) => this.random.below(extent)).join(', ');
  }

  /** A node that has cells to make active, if there is one. */
  private sparseNode(): Node | undefined {
    const sparse = this.nodes.filter(({ kind }) => kind === 'pointer' || kind === 'bitmasked');
    return sparse.length > 0 ? this.random.of(sparse) : undefined;
  }

  private step(dynamic: Node | undefined): string {
    const { random } = this;
    const field = random.of(this.fields);
    const value = random.below(20);
    const place = this.place(field.extents);
    const node = this.sparseNode();
    const choices = [
      `${field.name}[${place}] = ${value}`,
      `put(${field.name}, ${place}, ${value})`,
      `print(add(${field.name}, ${place}, ${value}))`,
      `print(${field.name}[${place}])`,
      `double(${field.name})`,
      `${field.name}.fill(${value})`,
    ];
    const [first, second] = this.fields;
    if (first && second && String(first.extents) === String(second.extents) && first.node !== second.node)
      choices.push(`copy(${first.name}, ${second.name})`);
    if (node) {
      const cell = this.place(node.extents);
      choices.push(
        `on(${node.name}, ${cell})`,
        `off(${node.name}, ${cell})`,
        `print(active(${node.name}, ${cell}))`,
        `clear(${node.name})`,
        `${node.name}.deactivate_all()`,
      );
      if (random.chance(0.1)) choices.push('ti.deactivate_all_snodes()');
    }
    if (dynamic) {
      const cell = this.place(dynamic.extents);
      const full = `if size(${cell}) < 8: print(push(${cell}, ${value}))`;
      choices.push(
        full,
        full,
        full,
        `print(size(${cell}))`,
        `empty(${cell})`,
        `e[${cell}, ${random.below(8)}] = ${value}`,
      );
    }
    return random.of(choices);
  }

  private state(dynamic: Node | undefined): string[] {
    return [
      ...this.nodes.map(({ name }) => `count(${name})`),
      ...this.fields.map(({ name }) => `total(${name})`),
      ...(dynamic ? ['elements()'] : []),
    ];
  }
}

function kernel(signature: string, body: readonly string[]): string[] {
  return ['', '', '@ti.kernel', `def ${signature}:`, ...body.map((line) => `    ${line}`), '', ''];
}
