import { children, type Node, type PythonParser } from '../python/parser.ts';
import { stringStatement, stringValue } from '../python/strings.ts';
import { gapBefore } from './skeleton.ts';

type Edit = { start: number; end: number; text: string };

/** Where a definition stands, with its decorators and the string that documents it. */
type Extent = { name: string; nodes: Node[]; start: number; end: number; inner: Node };

/**
 * Changes the text of a stub at single places, so that everything else stays as somebody wrote it. Edits count from the text that
 * was given; `text()` makes them.
 */
export class StubEditor {
  private readonly root: Node;
  private readonly edits: Edit[] = [];

  constructor(
    private readonly source: string,
    parser: PythonParser,
  ) {
    this.root = parser.parse(source).rootNode;
  }

  /** The text with all edits. */
  text(): string {
    const ordered = this.edits
      .map((edit, at) => ({ ...edit, at }))
      .sort((a, b) => b.start - a.start || b.at - a.at);
    const text = ordered.reduce(
      (done, { start, end, text: part }) => done.slice(0, start) + part + done.slice(end),
      this.source,
    );
    return `${text.trimEnd()}\n`;
  }

  has(name: string, member?: string): boolean {
    return this.find(name, member) !== undefined;
  }

  /** The text of a definition, as it stands now. */
  textOf(name: string): string | undefined {
    const found = this.find(name);
    return found && this.source.slice(found.start, found.end);
  }

  /**
   * Adds a definition to the module, or a member to a class, behind the first of `before` that is there.
   * @param before names that stand in front of it in the sources, the nearest first
   */
  add(text: string, before: readonly string[], owner?: string): void {
    const all = this.extents(owner);
    const previous = before.flatMap((name) => all.find((one) => one.name === name) ?? []).at(0);
    const gap = gapBefore(text);
    const last = owner ? this.find(owner)?.end : this.source.trimEnd().length;
    if (previous) this.edit(previous.end, previous.end, gap + text);
    else if (all[0])
      this.edit(all[0].start, all[0].start, text.trimStart() + gap + this.indentAt(all[0].start));
    else this.edit(last ?? 0, last ?? 0, this.source.trim() === '' ? text : gap + text);
  }

  /** Removes a definition with its docstring, and the blank lines before it. */
  remove(name: string, member?: string): void {
    const found = this.find(name, member);
    if (!found) return;
    const start = this.source.slice(0, found.start).trimEnd().length;
    this.edit(start, found.end, '');
  }

  /** Replaces a definition. */
  replace(text: string, name: string, member?: string): void {
    const found = this.find(name, member);
    if (found) this.edit(found.start, found.end, text.trimStart());
  }

  /** Replaces the parameters and the result of a function or property: `(a, b) -> int`. */
  setSignature(text: string, name: string, member?: string): void {
    const node = this.find(name, member)?.inner;
    const parameters = node?.childForFieldName('parameters');
    if (!parameters) return;
    const end = node?.childForFieldName('return_type')?.endIndex ?? parameters.endIndex;
    this.edit(parameters.startIndex, end, text);
  }

  /** Replaces the result of a property. */
  setReturns(returns: string | undefined, name: string, member?: string): void {
    const parameters = this.find(name, member)?.inner.childForFieldName('parameters');
    if (parameters) this.setSignature(parameters.text + (returns ? ` -> ${returns}` : ''), name, member);
  }

  /** Replaces `name: type = value`. */
  setAssignment(text: string, name: string, member?: string): void {
    const [assignment] = children(this.find(name, member)?.inner ?? null);
    if (assignment) this.edit(assignment.startIndex, assignment.endIndex, text);
  }

  setBases(bases: readonly string[], name: string): void {
    const node = this.find(name)?.inner;
    const [title, list] = [node?.childForFieldName('name'), node?.childForFieldName('superclasses')];
    if (!title) return;
    this.edit(
      title.endIndex,
      list?.endIndex ?? title.endIndex,
      bases.length > 0 ? `(${bases.join(', ')})` : '',
    );
  }

  /** Changes the source text of a docstring, which stands between quotes. */
  changeDocstring(change: (text: string, indent: string) => string, name: string, member?: string): void {
    const inner = this.find(name, member)?.inner;
    const [first] = children(inner?.childForFieldName('body') ?? null);
    if (!first || stringStatement(first) === undefined) return;
    const text = change(first.text, this.indentAt(first.startIndex));
    if (text !== first.text) this.edit(first.startIndex, first.endIndex, text);
  }

  /** Adds the import of a name, and to `__all__` where there is one. */
  addExport(name: string, line: string | undefined): void {
    if (line) this.addImport(line);
    const list = this.allList();
    if (!list) return;
    const items = children(list);
    if (items.some((item) => stringValue(item) === name)) return;
    const next = items.find((item) => (stringValue(item) ?? '') > name);
    const isOnOneLine = !list.text.includes('\n');
    const last = items.at(-1);
    if (next) this.edit(next.startIndex, next.startIndex, isOnOneLine ? `"${name}", ` : `"${name}",\n    `);
    else if (!last) this.edit(list.startIndex + 1, list.startIndex + 1, `"${name}"`);
    else {
      const hasComma = /^\s*,/.test(this.source.slice(last.endIndex));
      const end = hasComma ? this.source.indexOf(',', last.endIndex) + 1 : last.endIndex;
      const gap = isOnOneLine ? ' ' : '\n    ';
      this.edit(end, end, `${hasComma ? '' : ','}${gap}"${name}"${hasComma ? ',' : ''}`);
    }
  }

  /** Removes a name from `__all__`, and its import. */
  removeExport(name: string): void {
    for (const item of children(this.allList() ?? null))
      if (stringValue(item) === name) this.removeItem(item);
    for (const node of this.imports()) {
      const names = node.childrenForFieldName('name').filter((one) => one !== null);
      const isIt = (one: Node) => (one.childForFieldName('alias') ?? one).text === name;
      const found = names.find(isIt);
      if (found && names.length === 1) this.removeLine(node);
      else if (found) this.removeItem(found);
    }
  }

  private addImport(line: string): void {
    if (this.source.split('\n').includes(line)) return;
    const all = this.imports();
    const next = all.find((node) => node.text > line);
    const last = all.at(-1);
    if (next) this.edit(next.startIndex, next.startIndex, `${line}\n`);
    else if (last) this.edit(last.endIndex, last.endIndex, `\n${line}`);
    else {
      const [first] = children(this.root);
      const at = first && stringStatement(first) !== undefined ? first.endIndex : 0;
      this.edit(at, at, at === 0 ? `${line}\n\n` : `\n\n${line}`);
    }
  }

  private imports(): Node[] {
    return children(this.root).filter(({ type }) => type === 'import_from_statement');
  }

  private allList(): Node | undefined {
    for (const node of children(this.root)) {
      const [assignment] = children(node);
      if (assignment?.type === 'assignment' && assignment.childForFieldName('left')?.text === '__all__')
        return assignment.childForFieldName('right') ?? undefined;
    }
    return undefined;
  }

  private removeItem({ startIndex, endIndex }: Node): void {
    const after = /^\s*,[ \t]*(\n[ \t]*)?/.exec(this.source.slice(endIndex))?.[0] ?? '';
    this.edit(startIndex, endIndex + after.length, '');
  }

  private removeLine({ startIndex, endIndex }: Node): void {
    this.edit(startIndex, endIndex + (this.source[endIndex] === '\n' ? 1 : 0), '');
  }

  private edit(start: number, end: number, text: string): void {
    this.edits.push({ start, end, text });
  }

  private indentAt(index: number): string {
    return ' '.repeat(index - (this.source.lastIndexOf('\n', index - 1) + 1));
  }

  private find(name: string, member?: string): Extent | undefined {
    const found = this.extents().find((one) => one.name === name);
    return member === undefined ? found : found && this.extents(name).find((one) => one.name === member);
  }

  /** The definitions of the module or of a class; overloads and a property with its setter are one. */
  private extents(owner?: string): Extent[] {
    const block = owner === undefined ? this.root : this.find(owner)?.inner.childForFieldName('body');
    const statements = children(block ?? null);
    const all: Extent[] = [];
    for (const [at, node] of statements.entries()) {
      const inner = node.type === 'decorated_definition' ? node.childForFieldName('definition') : node;
      const name = inner ? nameOf(inner) : undefined;
      if (!inner || name === undefined || name === '__all__') continue;
      const next = statements[at + 1];
      const hasText = inner.type === 'expression_statement' && next && stringStatement(next) !== undefined;
      const end = hasText ? next.endIndex : node.endIndex;
      const before = all.at(-1);
      if (before?.name === name) Object.assign(before, { end, inner, nodes: [...before.nodes, node] });
      else all.push({ name, nodes: [node], start: node.startIndex, end, inner });
    }
    return all;
  }
}

/** The name that a statement defines. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'function_definition' || node.type === 'class_definition')
    return node.childForFieldName('name')?.text ?? undefined;
  const [assignment] = node.type === 'expression_statement' ? children(node) : [];
  const left = assignment?.type === 'assignment' ? assignment.childForFieldName('left') : undefined;
  return left?.type === 'identifier' ? (left.text ?? undefined) : undefined;
}
