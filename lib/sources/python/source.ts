import type {
  AllChange,
  AttributeDef,
  ClassDef,
  Definition,
  FunctionDef,
  ImportDef,
  Parameter,
  PropertyDef,
  PythonSource,
  Signature,
  SourceProblem,
  Step,
} from './model.ts';
import { type Node, type PythonParser, syntaxProblems, walk } from './parser.ts';
import { stringValue } from './strings.ts';

type Where = Pick<PythonSource, 'module' | 'file' | 'isPackage'>;

/** Reads one file: what it defines, imports, deletes and declares public, in order. Broken parts are reported. */
export function readSource(text: string, where: Where, parser: PythonParser): PythonSource {
  const tree = parser.parse(text.replace(/^\uFEFF/, ''));
  try {
    const reader = new Reader(where.file);
    reader.block(tree.rootNode, false);
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

/** Walks through the statements that run when a module is imported. */
class Reader {
  readonly steps: Step[] = [];
  readonly problems: SourceProblem[] = [];
  constructor(private readonly file: string) {}

  block(block: Node, isFallback: boolean): void {
    const statements = children(block);
    for (const [index, node] of statements.entries()) this.statement(node, statements[index + 1], isFallback);
  }

  private statement(node: Node, next: Node | undefined, isFallback: boolean): void {
    switch (node.type) {
      case 'function_definition':
      case 'class_definition':
      case 'decorated_definition': {
        const definition = definitionOf(node);
        if (definition) this.define(definition, isFallback);
        return;
      }
      case 'import_statement':
      case 'import_from_statement':
        for (const found of importsOf(node)) this.steps.push({ step: 'import', import: found, isFallback });
        return;
      case 'future_import_statement':
        return;
      case 'expression_statement':
        for (const expression of children(node)) this.expression(expression, next, isFallback);
        return;
      case 'type_alias_statement': {
        const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
        if (left && right)
          this.define(
            { kind: 'attribute', name: left.text, line: nodeLine(node), value: right.text },
            isFallback,
          );
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
        this.compound(node, isFallback);
    }
  }

  /** Both branches of a condition may define a name; the first one counts, the others are fallbacks. */
  private compound(node: Node, isFallback: boolean): void {
    for (const child of children(node)) {
      const isOther = /^(elif|else|except|except_group|finally|case)_clause$/.test(child.type);
      if (child.type === 'block') this.block(child, isFallback);
      else if (isOther) {
        const inner = child.childForFieldName('body') ?? children(child).find(({ type }) => type === 'block');
        const isInnerFallback = isFallback || !/^(finally|case)_clause$/.test(child.type);
        if (inner) this.block(inner, isInnerFallback);
        else this.compound(child, isInnerFallback);
      }
    }
  }

  private expression(node: Node, next: Node | undefined, isFallback: boolean): void {
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
    for (const attribute of assignedAttributes(node, next)) this.define(attribute, isFallback);
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

  private define(definition: Definition, isFallback: boolean): void {
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
    this.steps.push({ step: 'define', definition, isFallback });
  }
}

function allChanges(value: Node, change: 'set' | 'add'): AllChange[] | undefined {
  if (value.type === 'parenthesized_expression') {
    const [inner] = children(value);
    return inner && allChanges(inner, change);
  }
  if (/^(list|tuple|set|expression_list)$/.test(value.type)) {
    const names: string[] = [];
    const others: AllChange[] = [];
    for (const item of children(value)) {
      const name = stringValue(item);
      const star = item.type === 'list_splat' ? children(item)[0] : undefined;
      const module = star && moduleOfAll(star);
      if (name !== undefined) names.push(name);
      else if (module) others.push({ change: 'addAllOf', module });
      else return undefined;
    }
    return [{ change, names }, ...others];
  }
  if (value.type === 'binary_operator' && value.childForFieldName('operator')?.text === '+') {
    const [left, right] = [value.childForFieldName('left'), value.childForFieldName('right')];
    const first = left && (left.text === '__all__' ? [] : allChanges(left, change));
    const second = right && allChanges(right, 'add');
    return first && second ? [...first, ...second] : undefined;
  }
  const module = moduleOfAll(value);
  if (module)
    return change === 'set'
      ? [
          { change: 'set', names: [] },
          { change: 'addAllOf', module },
        ]
      : [{ change: 'addAllOf', module }];
  return dirComprehension(value);
}

function moduleOfAll({ type, text }: Node): string | undefined {
  return type === 'attribute' && text.endsWith('.__all__') ? text.slice(0, -'.__all__'.length) : undefined;
}

/** `[s for s in dir() if not s.startswith("_") and s not in [...]]` */
function dirComprehension(value: Node): AllChange[] | undefined {
  if (value.type !== 'list_comprehension' || !/\bin\s+(dir|globals)\(\)/.test(value.text)) return undefined;
  const names: string[] = [];
  walk(value, (node) => {
    if (node.type === 'comparison_operator')
      for (const list of node.children)
        if (list && /^(list|tuple|set)$/.test(list.type))
          for (const item of children(list)) names.push(stringValue(item) ?? '');
    return true;
  });
  return [{ change: 'dir', except: names }];
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

function functionOf(node: Node, decorators: string[]): FunctionDef {
  const body = node.childForFieldName('body');
  const docstring = body ? docstringOf(body) : undefined;
  return {
    kind: 'function',
    name: node.childForFieldName('name')?.text ?? '',
    line: nodeLine(node),
    ...(docstring === undefined ? {} : { docstring }),
    signature: signatureOf(node),
    decorators,
    isAsync: node.children[0]?.type === 'async',
    overloads: [],
    raises: body ? raisesOf(body) : [],
  };
}

function signatureOf(node: Node): Signature {
  const returns = node.childForFieldName('return_type');
  return {
    parameters: parametersOf(node.childForFieldName('parameters')),
    ...(returns ? { returns: oneLine(returns.text) } : {}),
  };
}

/** Parameters with their kinds: `/` makes the ones before it positional, `*` the ones after it keywords. */
function parametersOf(list: Node | null): Parameter[] {
  const parameters: Parameter[] = [];
  let isKeywordOnly = false;
  for (const node of children(list)) {
    if (node.type === 'positional_separator') {
      for (const parameter of parameters) parameter.kind = 'positional_only';
      continue;
    }
    if (node.type === 'keyword_separator') {
      isKeywordOnly = true;
      continue;
    }
    const parameter = parameterOf(node);
    if (!parameter) continue;
    if (parameter.kind === 'var_positional') isKeywordOnly = true;
    else if (isKeywordOnly && parameter.kind === 'positional_or_keyword') parameter.kind = 'keyword_only';
    parameters.push(parameter);
  }
  return parameters;
}

function parameterOf(node: Node): Parameter | undefined {
  const annotation = node.childForFieldName('type');
  const value = node.childForFieldName('value');
  const target = node.childForFieldName('name') ?? (node.type === 'identifier' ? node : children(node)[0]);
  if (!target || node.type === 'comment') return undefined;
  const kinds = { list_splat_pattern: 'var_positional', dictionary_splat_pattern: 'var_keyword' } as const;
  const kind = kinds[target.type as keyof typeof kinds] ?? kinds[node.type as keyof typeof kinds];
  return {
    name: target.text.replace(/^\*+/, ''),
    kind: kind ?? 'positional_or_keyword',
    ...(annotation ? { annotation: oneLine(annotation.text) } : {}),
    ...(value ? { default: oneLine(value.text) } : {}),
  };
}

/** The exceptions in `raise` statements of a body, each once, sorted. */
function raisesOf(body: Node): string[] {
  const names = new Set<string>();
  walk(body, (node) => {
    if (node.type === 'function_definition' || node.type === 'class_definition') return false;
    if (node.type === 'raise_statement') {
      const [raised] = children(node);
      const callee = raised?.type === 'call' ? raised.childForFieldName('function') : raised;
      if (callee && /^[A-Z]/.test(callee.text.split('.').at(-1) ?? '')) names.add(callee.text);
    }
    return true;
  });
  return [...names].sort();
}

function classOf(node: Node, decorators: string[]): ClassDef {
  const body = node.childForFieldName('body');
  const docstring = body ? docstringOf(body) : undefined;
  const bases = children(node.childForFieldName('superclasses'))
    .filter(({ type }) => type !== 'keyword_argument' && type !== 'comment')
    .map(({ text }) => oneLine(text));
  const inner = new Reader('');
  if (body) inner.block(body, false);
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

/** Attributes that methods assign to `self`, each once, without those that the class defines. */
function instanceAttributes(body: Node, members: ReadonlyMap<string, Definition>): AttributeDef[] {
  const found = new Map<string, AttributeDef>();
  for (const child of children(body)) {
    const method = child.type === 'decorated_definition' ? child.childForFieldName('definition') : child;
    if (method?.type !== 'function_definition') continue;
    const self = children(method.childForFieldName('parameters'))[0]?.text;
    const inner = method.childForFieldName('body');
    if (!self || !inner) continue;
    const statements: Node[] = [];
    walk(inner, (node) => {
      if (node.type === 'function_definition' || node.type === 'class_definition') return false;
      if (node.type === 'expression_statement') statements.push(node);
      return true;
    });
    for (const statement of statements) {
      const [assignment] = children(statement);
      if (assignment?.type !== 'assignment') continue;
      for (const target of assignmentTargets(assignment)) {
        const object = target.childForFieldName('object');
        const name = target.childForFieldName('attribute')?.text;
        if (target.type !== 'attribute' || object?.text !== self || !name) continue;
        if (found.has(name) || members.has(name)) continue;
        const annotation = assignment.childForFieldName('type');
        const docstring = docstringAfter(statement);
        found.set(name, {
          kind: 'attribute',
          name,
          line: nodeLine(target),
          ...(annotation ? { annotation: oneLine(annotation.text) } : {}),
          ...(docstring === undefined ? {} : { docstring }),
        });
      }
    }
  }
  return [...found.values()];
}

/** The attributes of `a = b = 1`, `x: int = 1`, `a, b = 1, 2`. A string on the next line documents them. */
function assignedAttributes(assignment: Node, next: Node | undefined): AttributeDef[] {
  const annotation = assignment.childForFieldName('type');
  let value = assignment.childForFieldName('right');
  while (value?.type === 'assignment') value = value.childForFieldName('right');
  const docstring = next && stringStatement(next);
  const targets = assignmentTargets(assignment).filter(({ type }) => type === 'identifier');
  return targets.map((target) => ({
    kind: 'attribute',
    name: target.text,
    line: nodeLine(target),
    ...(annotation ? { annotation: oneLine(annotation.text) } : {}),
    ...(value && targets.length === countTargets(assignment) ? { value: oneLine(value.text) } : {}),
    ...(docstring === undefined ? {} : { docstring }),
  }));
}

/** In `a = b = 1` both names get the value; in `a, b = f()` neither does. */
function countTargets(assignment: Node): number {
  const left = assignment.childForFieldName('left');
  const right = assignment.childForFieldName('right');
  const count = left && /^(pattern_list|tuple_pattern|list_pattern)$/.test(left.type) ? 0 : 1;
  return count + (right?.type === 'assignment' ? countTargets(right) : 0);
}

function assignmentTargets(assignment: Node): Node[] {
  const left = assignment.childForFieldName('left');
  const right = assignment.childForFieldName('right');
  const targets = !left
    ? []
    : /^(pattern_list|tuple_pattern|list_pattern)$/.test(left.type)
      ? children(left)
      : [left];
  return right?.type === 'assignment' ? [...targets, ...assignmentTargets(right)] : targets;
}

function importsOf(node: Node): ImportDef[] {
  const line = nodeLine(node);
  const names = node.childrenForFieldName('name').filter((name) => name !== null);
  const parts = names.map((name) => ({
    name: (name.type === 'aliased_import' ? name.childForFieldName('name')?.text : name.text) ?? '',
    alias: name.type === 'aliased_import' ? name.childForFieldName('alias')?.text : undefined,
  }));
  if (node.type === 'import_statement')
    return parts.map(({ name, alias }) => ({
      form: 'module',
      module: name,
      ...(alias ? { alias } : {}),
      line,
    }));
  const from = node.childForFieldName('module_name');
  const dots = /^\.*/.exec(from?.text ?? '')?.[0].length ?? 0;
  const module = (from?.text ?? '').slice(dots);
  if (children(node).some(({ type }) => type === 'wildcard_import'))
    return [{ form: 'star', module, level: dots, line }];
  return parts.map(({ name, alias }) => ({
    form: 'name',
    module,
    level: dots,
    name,
    alias: alias ?? name,
    line,
  }));
}

/** The string that begins a module, a class or a function. */
function docstringOf(block: Node): string | undefined {
  const first = children(block).find(({ type }) => type !== 'comment');
  return first && stringStatement(first);
}

function docstringAfter(statement: Node): string | undefined {
  const next = statement.nextNamedSibling;
  return next ? stringStatement(next) : undefined;
}

function stringStatement(node: Node): string | undefined {
  if (node.type !== 'expression_statement') return undefined;
  const [only, ...others] = children(node);
  return only && others.length === 0 ? stringValue(only) : undefined;
}

/** Named children without comments. */
function children(node: Node | null): Node[] {
  return (node?.namedChildren ?? []).filter((child) => child !== null && child.type !== 'comment') as Node[];
}

function nodeLine(node: Node): number {
  return node.startPosition.row + 1;
}

/** Source on one line, as in a signature. */
function oneLine(text: string): string {
  return text.includes('\n') ? text.replace(/\s*\n\s*/g, ' ').replace(/([([{]) | (?=[)\]}])/g, '$1') : text;
}
