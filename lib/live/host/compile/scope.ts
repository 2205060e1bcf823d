/** Where a name is found: a local slot, a cell that inner functions share, the class body that runs, or the globals. */
export type Place =
  | { where: 'slot'; index: number }
  | { where: 'cell'; index: number; isFree: boolean }
  | { where: 'class'; otherwise: Place }
  | { where: 'global' };

/** The names of the program, of a function or of a class body. Python decides by the text which of them a name belongs to. */
export class Scope {
  readonly slots = new Map<string, number>();
  /** Variables of this scope that inner functions use. */
  readonly cells: string[] = [];
  /** Variables of outer functions that this scope or an inner one uses. */
  readonly free: string[] = [];
  readonly children: Scope[] = [];
  /** Of a function. */
  readonly parameterNames: string[] = [];
  private readonly declared = new Map<string, 'local' | 'global' | 'nonlocal'>();
  private readonly used = new Set<string>();

  constructor(
    readonly kind: 'program' | 'function' | 'comprehension' | 'class',
    readonly name: string,
    readonly parent?: Scope,
  ) {
    parent?.children.push(this);
  }

  /** `outer.<locals>.inner` */
  get qualifiedName(): string {
    if (!this.parent || this.parent.kind === 'program') return this.name;
    if (this.declaredGlobalIn(this.parent)) return this.name;
    return this.parent.kind === 'class'
      ? `${this.parent.qualifiedName}.${this.name}`
      : `${this.parent.qualifiedName}.<locals>.${this.name}`;
  }

  private declaredGlobalIn(parent: Scope): boolean {
    return parent.declared.get(this.name) === 'global';
  }

  bind(name: string): void {
    if (!this.declared.has(name)) this.declared.set(name, 'local');
  }

  declare(name: string, as: 'global' | 'nonlocal'): void {
    this.declared.set(name, as);
  }

  use(name: string): void {
    this.used.add(name);
  }

  /** Where `:=` binds: not in a comprehension, but around it. */
  get target(): Scope {
    return this.kind === 'comprehension' && this.parent ? this.parent.target : this;
  }

  /** Decides for all names, here and in inner scopes. */
  resolve(): void {
    for (const name of new Set([...this.declared.keys(), ...this.used])) this.find(name);
    for (const child of this.children) child.resolve();
    // Inner scopes have now said which variables they share.
    if (this.kind === 'function' || this.kind === 'comprehension')
      for (const [name, how] of this.declared)
        if (how === 'local' && !this.cells.includes(name) && !this.slots.has(name))
          this.slots.set(name, this.slots.size);
  }

  private isOwn(name: string): boolean {
    if (this.kind === 'class') return name === '__class__';
    return this.kind !== 'program' && this.declared.get(name) === 'local';
  }

  /** Marks a variable of an outer function as shared. */
  private find(name: string): void {
    const how = this.declared.get(name);
    if (this.kind === 'program' || how === 'global' || how === 'local') return;
    const between: Scope[] = [this];
    for (let scope = this.parent; scope && scope.kind !== 'program'; scope = scope.parent) {
      if (scope.isOwn(name)) {
        if (!scope.cells.includes(name)) scope.cells.push(name);
        for (const one of between) if (!one.free.includes(name)) one.free.push(name);
        return;
      }
      if (scope.kind !== 'class' && scope.declared.get(name) === 'global') return;
      between.push(scope);
    }
  }

  place(name: string): Place {
    const temporary = name.startsWith('.') ? this.slots.get(name) : undefined;
    if (temporary !== undefined) return { where: 'slot', index: temporary };
    if (this.kind === 'program' || this.declared.get(name) === 'global') return { where: 'global' };
    if (this.kind === 'class' && this.declared.get(name) === 'local')
      return { where: 'class', otherwise: { where: 'global' } };
    const cell = this.cells.indexOf(name);
    if (cell >= 0) return { where: 'cell', index: cell, isFree: false };
    const free = this.free.indexOf(name);
    if (free >= 0) return { where: 'cell', index: this.cells.length + free, isFree: true };
    const slot = this.slots.get(name);
    if (slot !== undefined) return { where: 'slot', index: slot };
    return { where: 'global' };
  }

  /** A variable for a value that the program does not name. No name of a program begins with a point. */
  temporary(): string {
    const name = `.${this.slots.size}`;
    this.slots.set(name, this.slots.size);
    return name;
  }
}
