import { assignedAttributes, instanceAttributes } from './attributes.ts';
import { functionOf } from './functions.ts';
import type {
  ClassDef,
  Definition,
  FunctionDef,
  PropertyDef,
  PythonSource,
  SourceProblem,
  Step,
  When,
} from './model.ts';
import { allChanges, importsOf } from './names.ts';
import {
  children,
  type Node,
  nodeLine,
  type PythonParser,
  sourceOnOneLine,
  syntaxProblems,
  walk,
} from './parser.ts';
import { docstringOf, stringValue } from './strings.ts';

type Where = Pick<PythonSource, 'module' | 'file' | 'isPackage'>;

/** Reads one file: what it defines, imports, deletes and declares public, in order. Broken parts are reported. */
export function readSource(text: string, where: Where, parser: PythonParser): PythonSource {
  const tree = parser.parse(text.replace(/^\uFEFF/, ''));
  try {
    const reader = new Reader(where.file);
    reader.block(tree.rootNode, {});
    const docstring = docstringOf(tree.rootNode);
    const broken = syntaxProblems(tree).map(({ line, what }) => ({
      file: where.file,
      line,
      what: `syntax error: ${what}`,
      fix: 'The code around it was read; fix the source to include all of it.',
    }));
    return {
      ...where,
      ...(docstring === undefined ? {} : { docstring }),
      steps: reader.steps,
      problems: [...broken, ...reader.problems],
    };
  } finally {
    tree.delete();
  }
}

/** `if __name__ == "__main__":`, in either order. */
const programCondition = /^\(?\s*(__name__\s*==\s*["']__main__["']|["']__main__["']\s*==\s*__name__)\s*\)?$/;

/** `if TYPE_CHECKING:`, which only type checkers enter. */
const typingCondition = /^(\w+\.)?TYPE_CHECKING$/;

/** Walks through the statements that run when a module is imported. */
class Reader {
  readonly steps: Step[] = [];
  readonly problems: SourceProblem[] = [];
  constructor(private readonly file: string) {}

  block(block: Node, when: When): void {
    const statements = children(block);
    for (const [index, node] of statements.entries()) this.statement(node, statements[index + 1], when);
  }

  private statement(node: Node, next: Node | undefined, when: When): void {
    switch (node.type) {
      case 'function_definition':
      case 'class_definition':
      case 'decorated_definition': {
        const definition = definitionOf(node);
        if (definition) this.define(definition, when);
        return;
      }
      case 'import_statement':
      case 'import_from_statement':
        for (const found of importsOf(node)) this.steps.push({ step: 'import', import: found, ...when });
        return;
      case 'future_import_statement':
        return;
      case 'expression_statement':
        for (const expression of children(node)) this.expression(expression, next, when);
        return;
      case 'type_alias_statement': {
        const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
        if (left && right)
          this.define({ kind: 'attribute', name: left.text, line: nodeLine(node), value: right.text }, when);
        return;
      }
      case 'delete_statement':
        walk(node, (part) => {
          if (part.type === 'identifier') this.steps.push({ step: 'delete', name: part.text });
          return part.type !== 'attribute' && part.type !== 'subscript';
        });
        return;
      case 'if_statement':
      case 'try_statement':
      case 'with_statement':
      case 'for_statement':
      case 'while_statement':
      case 'match_statement':
        this.compound(node, when);
    }
  }

  /**
   * Both branches of a condition may define a name; the first one counts, the others are fallbacks. What runs when the file is
   * a program, and not when it is imported, is left out.
   */
  private compound(node: Node, when: When): void {
    const condition = node.type === 'if_statement' ? node.childForFieldName('condition')?.text : undefined;
    const isProgram = condition !== undefined && programCondition.test(condition);
    const isTyping = condition !== undefined && typingCondition.test(condition);
    for (const child of children(node)) {
      const isOther = /^(elif|else|except|except_group|finally|case)_clause$/.test(child.type);
      if (child.type === 'block') {
        if (!isProgram) this.block(child, isTyping ? { ...when, isTyping } : when);
      } else if (isOther) {
        const inner = child.childForFieldName('body') ?? children(child).find(({ type }) => type === 'block');
        const isRun = isProgram || /^(finally|case)_clause$/.test(child.type);
        const whenInner: When = isRun ? when : { ...when, isFallback: true };
        if (inner) this.block(inner, whenInner);
        else this.compound(child, whenInner);
      }
    }
  }

  private expression(node: Node, next: Node | undefined, when: When): void {
    if (node.type === 'call') this.allCall(node);
    if (node.type === 'augmented_assignment') {
      const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
      if (left?.text === '__all__' && right) this.all(right, 'add', nodeLine(node));
      return;
    }
    if (node.type !== 'assignment') return;
    const left = node.childForFieldName('left');
    const right = node.childForFieldName('right');
    if (left?.text === '__all__') {
      if (right) this.all(right, 'set', nodeLine(node));
      return;
    }
    for (const attribute of assignedAttributes(node, next)) this.define(attribute, when);
  }

  /** `__all__.append("x")`, `__all__.extend(other.__all__)`, `__all__.remove("x")`. */
  private allCall(node: Node): void {
    const callee = node.childForFieldName('function');
    const [argument] = children(node.childForFieldName('arguments'));
    const method = /^__all__\.(append|extend|remove)$/.exec(callee?.text ?? '')?.[1];
    if (!method || !argument) return;
    const name = stringValue(argument);
    if (method === 'extend') this.all(argument, 'add', nodeLine(node));
    else if (name === undefined) this.unread(node);
    if (method === 'extend' || name === undefined) return;
    this.steps.push({
      step: 'all',
      change: { change: method === 'append' ? 'add' : 'remove', names: [name] },
      line: nodeLine(node),
    });
  }

  private all(value: Node, change: 'set' | 'add', line: number): void {
    const changes = allChanges(value, change);
    if (!changes) this.unread(value);
    for (const one of changes ?? []) this.steps.push({ step: 'all', change: one, line });
  }

  private unread(node: Node): void {
    this.problems.push({
      file: this.file,
      line: nodeLine(node),
      what: `__all__ is computed by "${node.text.split('\n', 1)[0]?.slice(0, 60)}", which cannot be read.`,
      fix: 'Write a list of names, add lists or the __all__ of other modules, or use dir().',
    });
  }

  private define(definition: Definition, when: When): void {
    const before = this.steps.at(-1);
    const previous = before?.step === 'define' ? before.definition : undefined;
    if (
      definition.kind === 'function' &&
      previous?.kind === 'function' &&
      previous.name === definition.name
    ) {
      const isOverload = (one: FunctionDef) => one.decorators.some((name) => /(^|\.)overload$/.test(name));
      if (isOverload(previous)) {
        definition.overloads = [...previous.overloads, previous.signature];
        if (previous.docstring !== undefined) definition.docstring ??= previous.docstring;
        this.steps.pop();
      }
    }
    this.steps.push({ step: 'define', definition, ...when });
  }
}

/** The definition of a `def`, a `class` or one with decorators. */
function definitionOf(node: Node): Definition | undefined {
  const decorators =
    node.type === 'decorated_definition'
      ? children(node)
          .filter(({ type }) => type === 'decorator')
          .map((decorator) => decorator.text.replace(/^@\s*/, '').split('#', 1)[0]?.trim() ?? '')
      : [];
  const inner = node.type === 'decorated_definition' ? node.childForFieldName('definition') : node;
  if (inner?.type === 'function_definition') return functionOf(inner, decorators);
  if (inner?.type === 'class_definition') return classOf(inner, decorators);
  return undefined;
}

function classOf(node: Node, decorators: string[]): ClassDef {
  const body = node.childForFieldName('body');
  const docstring = body ? docstringOf(body) : undefined;
  const bases = children(node.childForFieldName('superclasses'))
    .filter(({ type }) => type !== 'keyword_argument' && type !== 'comment')
    .map(({ text }) => sourceOnOneLine(text));
  const inner = new Reader('');
  if (body) inner.block(body, {});
  const members = new Map<string, Definition>();
  for (const step of inner.steps) {
    if (step.step === 'delete') members.delete(step.name);
    if (step.step !== 'define' || (step.isFallback && members.has(step.definition.name))) continue;
    const member = mergedMember(step.definition, members.get(step.definition.name));
    members.set(member.name, member);
  }
  return {
    kind: 'class',
    name: node.childForFieldName('name')?.text ?? '',
    line: nodeLine(node),
    ...(docstring === undefined ? {} : { docstring }),
    bases,
    decorators,
    members: [...members.values()],
    instanceAttributes: body ? instanceAttributes(body, members) : [],
  };
}

/** A method with `@property` is a property; `@name.setter` adds to it. */
function mergedMember(definition: Definition, before: Definition | undefined): Definition {
  if (definition.kind !== 'function') return definition;
  const isSetter = definition.decorators.some((name) => /\.(setter|deleter|getter)$/.test(name));
  if (isSetter && before?.kind === 'property') return { ...before, hasSetter: true };
  if (!definition.decorators.some((name) => /(^|\.)(cached_|abstract)?property$/.test(name)))
    return definition;
  const { name, line, docstring, signature } = definition;
  return {
    kind: 'property',
    name,
    line,
    hasSetter: false,
    ...(docstring === undefined ? {} : { docstring }),
    ...(signature.returns ? { returns: signature.returns } : {}),
  } satisfies PropertyDef;
}
