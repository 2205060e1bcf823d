import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/python';
import { Refusal } from '../errors.ts';
import { formatPiece, stringValue } from './strings.ts';
import type {
  BinaryOperator,
  Clause,
  CompareOperator,
  Expression,
  FormatPart,
  Handler,
  Keyword,
  Parameter,
  Statement,
  UnaryOperator,
} from './tree.ts';

/** A program that is not Python. */
export class PythonSyntaxError extends Error {
  constructor(
    readonly line: number,
    message = 'invalid syntax',
  ) {
    super(message);
    this.name = 'SyntaxError';
  }
}

/**
 * The statements of a program.
 * @throws PythonSyntaxError where it is not Python; Refusal for statements that the engine does not have (`async`, `yield`, `match` …)
 */
export function parseProgram(code: string): Statement[] {
  const reader = new Reader(code);
  return reader.statements(parser.parse(code).topNode);
}

/** Lezer's tree has the tokens of a construct as siblings; this reads them in order. */
class Reader {
  /** The offset at which each line begins. */
  private readonly lineStarts: number[] = [0];

  constructor(private readonly code: string) {
    for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) this.lineStarts.push(at + 1);
  }

  private line(node: SyntaxNode): number {
    let low = 0;
    let high = this.lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= node.from) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  private text(node: SyntaxNode): string {
    return this.code.slice(node.from, node.to);
  }

  private children(node: SyntaxNode): SyntaxNode[] {
    const found: SyntaxNode[] = [];
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.type.isError) throw new PythonSyntaxError(this.line(child));
      if (child.name !== 'Comment') found.push(child);
    }
    return found;
  }

  statements(node: SyntaxNode): Statement[] {
    return this.children(node)
      .filter(({ name }) => name !== ':' && name !== ';')
      .flatMap((child) =>
        child.name === 'StatementGroup' ? this.statements(child) : [this.statement(child)],
      );
  }

  private statement(node: SyntaxNode): Statement {
    const line = this.line(node);
    const parts = this.children(node);
    switch (node.name) {
      case 'ExpressionStatement':
        return { kind: 'expression', line, value: this.sequence(parts, line) };
      case 'AssignStatement':
        return this.assignment(parts, line);
      case 'UpdateStatement':
        return this.update(parts, line);
      case 'DecoratedStatement':
        return this.decorated(parts);
      case 'FunctionDefinition':
        return this.functionDefinition(parts, line, []);
      case 'ClassDefinition':
        return this.classDefinition(parts, line, []);
      case 'ReturnStatement':
        return parts.length > 1
          ? { kind: 'return', line, value: this.sequence(parts.slice(1), line) }
          : { kind: 'return', line };
      case 'IfStatement':
        return this.ifStatement(parts, line);
      case 'ForStatement':
        return this.forStatement(parts, line);
      case 'WhileStatement': {
        const [body, otherwise] = this.bodies(parts);
        return { kind: 'while', line, test: this.expression(part(parts, 1)), body, otherwise };
      }
      case 'BreakStatement':
        return { kind: 'break', line };
      case 'ContinueStatement':
        return { kind: 'continue', line };
      case 'PassStatement':
        return { kind: 'pass', line };
      case 'WithStatement':
        return this.withStatement(parts, line);
      case 'TryStatement':
        return this.tryStatement(parts, line);
      case 'RaiseStatement': {
        const [, error, , cause] = parts;
        return {
          kind: 'raise',
          line,
          ...(error && { error: this.expression(error) }),
          ...(cause && { cause: this.expression(cause) }),
        };
      }
      case 'AssertStatement': {
        const [, test, , message] = parts;
        if (!test) throw new PythonSyntaxError(line);
        return {
          kind: 'assert',
          line,
          test: this.expression(test),
          ...(message && { message: this.expression(message) }),
        };
      }
      case 'ImportStatement':
        return this.importStatement(parts, line);
      case 'ScopeStatement':
        return {
          kind: part(parts, 0).name === 'global' ? 'global' : 'nonlocal',
          line,
          names: parts
            .slice(1)
            .filter(isVariable)
            .map((name) => this.text(name)),
        };
      case 'DeleteStatement': {
        const target = this.sequence(parts.slice(1), line);
        return { kind: 'delete', line, targets: target.kind === 'tuple' ? target.items : [target] };
      }
      default:
        throw new Refusal(`the statement \`${this.text(node).split(/\s/, 1)[0]}\``, line);
    }
  }

  private assignment(parts: SyntaxNode[], line: number): Statement {
    const groups = split(parts, ({ name }) => name === 'AssignOp');
    const [first = []] = groups;
    const annotation = first.find(({ name }) => name === 'TypeDef');
    if (annotation) {
      const value = groups[1];
      return {
        kind: 'annotated',
        line,
        target: this.sequence(
          first.filter((one) => one !== annotation),
          line,
        ),
        annotation: this.typeDefinition(annotation),
        ...(value && { value: this.sequence(value, line) }),
      };
    }
    const values = groups.map((group) => this.sequence(group, line));
    const value = values.pop();
    if (!value || values.length === 0) throw new PythonSyntaxError(line);
    return { kind: 'assign', line, targets: values, value };
  }

  private update(parts: SyntaxNode[], line: number): Statement {
    const at = parts.findIndex(({ name }) => name === 'UpdateOp');
    return {
      kind: 'update',
      line,
      target: this.sequence(parts.slice(0, at), line),
      operator: this.text(part(parts, at)).slice(0, -1) as BinaryOperator,
      value: this.sequence(parts.slice(at + 1), line),
    };
  }

  private decorated(parts: SyntaxNode[]): Statement {
    const definition = part(parts, parts.length - 1);
    const decorators = parts.slice(0, -1).map((decorator) => this.decorator(decorator));
    const inner = this.children(definition);
    return definition.name === 'ClassDefinition'
      ? this.classDefinition(inner, this.line(definition), decorators)
      : this.functionDefinition(inner, this.line(definition), decorators);
  }

  private decorator(node: SyntaxNode): Expression {
    const line = this.line(node);
    const [, first, ...rest] = this.children(node);
    if (!first) throw new PythonSyntaxError(line);
    let found = this.expression(first);
    for (const one of rest) {
      if (isVariable(one) || one.name === 'PropertyName')
        found = { kind: 'attribute', line, object: found, name: this.text(one) };
      if (one.name === 'ArgList') found = this.call(found, one, line);
    }
    return found;
  }

  private functionDefinition(parts: SyntaxNode[], line: number, decorators: Expression[]): Statement {
    if (part(parts, 0).name !== 'def') throw new Refusal('`async`', line);
    const returns = parts.find(({ name }) => name === 'TypeDef');
    return {
      kind: 'function',
      line,
      name: this.text(part(parts, 1)),
      parameters: this.parameters(part(parts, 2)),
      ...(returns && { returns: this.typeDefinition(returns) }),
      decorators,
      body: this.bodies(parts)[0],
    };
  }

  private parameters(list: SyntaxNode): Parameter[] {
    const found: Parameter[] = [];
    let keywordOnly = false;
    const groups = split(
      this.children(list).filter(({ name }) => name !== '(' && name !== ')'),
      ({ name }) => name === ',',
    );
    for (const group of groups) {
      const [first, second] = group;
      if (!first) continue;
      if (first.name === '/') {
        for (const parameter of found) parameter.kind = 'positionalOnly';
        continue;
      }
      if (first.name === '*' && !second) {
        keywordOnly = true;
        continue;
      }
      const name = group.find(isVariable);
      if (!name) throw new PythonSyntaxError(this.line(first));
      const annotation = group.find((one) => one.name === 'TypeDef');
      const assigned = group.findIndex((one) => one.name === 'AssignOp');
      const kind =
        first.name === '*'
          ? 'rest'
          : first.name === '**'
            ? 'keywords'
            : keywordOnly
              ? 'keywordOnly'
              : 'plain';
      if (kind === 'rest') keywordOnly = true;
      found.push({
        name: this.text(name),
        kind,
        ...(annotation && { annotation: this.typeDefinition(annotation) }),
        ...(assigned >= 0 && { value: this.expression(part(group, assigned + 1)) }),
      });
    }
    return found;
  }

  private typeDefinition(node: SyntaxNode): Expression {
    const parts = this.children(node).filter(({ name }) => name !== ':' && name !== '->');
    return this.sequence(parts, this.line(node));
  }

  private classDefinition(parts: SyntaxNode[], line: number, decorators: Expression[]): Statement {
    const list = parts.find(({ name }) => name === 'ArgList');
    const { args, keywords } = list ? this.args(list) : { args: [], keywords: [] };
    const [body] = this.bodies(parts);
    return { kind: 'class', line, name: this.text(part(parts, 1)), bases: args, keywords, decorators, body };
  }

  /** The body of a statement and that after `else`. */
  private bodies(parts: SyntaxNode[]): [Statement[], Statement[]] {
    const [body, otherwise] = parts.filter(({ name }) => name === 'Body');
    return [body ? this.statements(body) : [], otherwise ? this.statements(otherwise) : []];
  }

  private ifStatement(parts: SyntaxNode[], line: number): Statement {
    const branches: { line: number; test: Expression; consequent: Statement[] }[] = [];
    let otherwise: Statement[] = [];
    parts.forEach((one, at) => {
      if (one.name === 'if' || one.name === 'elif')
        branches.push({
          line: this.line(one),
          test: this.expression(part(parts, at + 1)),
          consequent: this.statements(part(parts, at + 2)),
        });
      if (one.name === 'else') otherwise = this.statements(part(parts, at + 1));
    });
    const [first, ...rest] = branches;
    if (!first) throw new PythonSyntaxError(line);
    for (const branch of rest.reverse()) otherwise = [{ kind: 'if', ...branch, otherwise }];
    return { kind: 'if', ...first, otherwise };
  }

  private forStatement(parts: SyntaxNode[], line: number): Statement {
    const at = parts.findIndex(({ name }) => name === 'in');
    const end = parts.findIndex(({ name }) => name === 'Body');
    const [body, otherwise] = this.bodies(parts);
    if (part(parts, 0).name !== 'for') throw new Refusal('`async`', line);
    return {
      kind: 'for',
      line,
      target: this.sequence(parts.slice(1, at), line),
      items: this.sequence(parts.slice(at + 1, end), line),
      body,
      otherwise,
    };
  }

  private withStatement(parts: SyntaxNode[], line: number): Statement {
    if (part(parts, 0).name !== 'with') throw new Refusal('`async`', line);
    const inner = parts.slice(1, -1).filter(({ name }) => name !== '(' && name !== ')');
    const items = split(inner, ({ name }) => name === ',').map((group) => {
      const [context, , target] = group;
      if (!context) throw new PythonSyntaxError(line);
      return { context: this.expression(context), ...(target && { target: this.expression(target) }) };
    });
    return { kind: 'with', line, items, body: this.bodies(parts)[0] };
  }

  private tryStatement(parts: SyntaxNode[], line: number): Statement {
    const handlers: Handler[] = [];
    let body: Statement[] = [];
    let otherwise: Statement[] = [];
    let last: Statement[] = [];
    for (const group of clauses(parts)) {
      const [word, ...rest] = group;
      const end = rest.pop();
      if (!word || !end) throw new PythonSyntaxError(line);
      const inner = this.statements(end);
      if (word.name === 'try') body = inner;
      else if (word.name === 'else') otherwise = inner;
      else if (word.name === 'finally') last = inner;
      else {
        const [types, , name] = rest;
        handlers.push({
          line: this.line(word),
          ...(types && { types: this.expression(types) }),
          ...(name && { name: this.text(name) }),
          body: inner,
        });
      }
    }
    return { kind: 'try', line, body, handlers, otherwise, last };
  }

  private importStatement(parts: SyntaxNode[], line: number): Statement {
    const at = parts.findIndex(({ name }) => name === 'import');
    const path = (nodes: SyntaxNode[]) => nodes.map((one) => this.text(one)).join('');
    const named = split(
      parts.slice(at + 1).filter(({ name }) => name !== '(' && name !== ')'),
      ({ name }) => name === ',',
    )
      .filter((group) => group.length > 0)
      .map((group) => {
        const as = group.findIndex(({ name }) => name === 'as');
        const name = path(as < 0 ? group : group.slice(0, as));
        return as < 0 ? { name } : { name, as: this.text(part(group, as + 1)) };
      });
    if (at === 0)
      return { kind: 'import', line, modules: named.map(({ name, ...as }) => ({ path: name, ...as })) };
    return { kind: 'importFrom', line, path: path(parts.slice(1, at)), names: named };
  }

  /** One expression, or a tuple where commas follow: `a, b` and `a,`. */
  private sequence(parts: SyntaxNode[], line: number): Expression {
    if (!parts.some(({ name }) => name === ',')) {
      const starred = parts.length === 2 && parts[0]?.name === '*' ? parts[1] : undefined;
      if (starred) return { kind: 'starred', line, value: this.expression(starred) };
      if (parts.length !== 1) throw new PythonSyntaxError(line);
      return this.expression(part(parts, 0));
    }
    return { kind: 'tuple', line, items: this.items(parts) };
  }

  /** What stands between commas, with stars. */
  private items(parts: SyntaxNode[]): Expression[] {
    return split(parts, ({ name }) => name === ',')
      .filter((group) => group.length > 0)
      .map((group) => this.sequence(group, this.line(part(group, 0))));
  }

  private expression(node: SyntaxNode): Expression {
    const line = this.line(node);
    // Lezer takes the point of `5.` for that of an attribute.
    if (
      node.name === 'MemberExpression' &&
      node.firstChild?.name === 'Number' &&
      endsInPoint.test(this.text(node).trim())
    )
      return { kind: 'float', line, value: Number(this.text(node).trim().replaceAll('_', '')) };
    const parts = this.children(node);
    switch (node.name) {
      case 'Number':
        return this.number(node, line);
      case 'String':
      case 'FormatString':
      case 'ContinuedString':
        return this.string(node, line);
      case 'Boolean':
        return { kind: 'constant', line, value: this.text(node) === 'True' };
      case 'None':
        return { kind: 'constant', line, value: null };
      case 'Ellipsis':
        return { kind: 'ellipsis', line };
      case 'VariableName':
        return { kind: 'name', line, name: this.text(node) };
      case 'ParenthesizedExpression':
        return this.expression(part(parts, 1));
      case 'TupleExpression':
        return { kind: 'tuple', line, items: this.items(parts.slice(1, -1)) };
      case 'ArrayExpression':
        return { kind: 'list', line, items: this.items(parts.slice(1, -1)) };
      case 'SetExpression':
        return { kind: 'set', line, items: this.items(parts.slice(1, -1)) };
      case 'DictionaryExpression':
        return { kind: 'dict', line, entries: this.entries(parts.slice(1, -1)) };
      case 'MemberExpression':
        return this.member(parts);
      case 'CallExpression':
        return this.call(this.expression(part(parts, 0)), part(parts, 1), line);
      case 'UnaryExpression': {
        const operator = this.text(part(parts, 0)) as UnaryOperator;
        return { kind: 'unary', line, operator, operand: this.expression(part(parts, 1)) };
      }
      case 'BinaryExpression':
        return this.binary(parts, line);
      case 'ConditionalExpression':
        return {
          kind: 'conditional',
          line,
          consequent: this.expression(part(parts, 0)),
          test: this.expression(part(parts, 2)),
          otherwise: this.expression(part(parts, 4)),
        };
      case 'LambdaExpression': {
        const list = parts.find(({ name }) => name === 'ParamList');
        const body = this.expression(part(parts, parts.length - 1));
        return { kind: 'lambda', line, parameters: list ? this.parameters(list) : [], body };
      }
      case 'NamedExpression':
        return {
          kind: 'named',
          line,
          name: this.text(part(parts, 0)),
          value: this.expression(part(parts, 2)),
        };
      case 'ArrayComprehensionExpression':
        return this.comprehension(parts.slice(1, -1), 'list', line);
      case 'SetComprehensionExpression':
        return this.comprehension(parts.slice(1, -1), 'set', line);
      case 'ComprehensionExpression':
        return this.comprehension(parts.slice(1, -1), 'generator', line);
      case 'DictionaryComprehensionExpression': {
        const inner = parts.slice(1, -1);
        return {
          kind: 'dictComprehension',
          line,
          key: this.expression(part(inner, 0)),
          value: this.expression(part(inner, 2)),
          clauses: this.clauses(inner.slice(3)),
        };
      }
      default:
        throw new Refusal(`the expression \`${this.text(node).split('\n', 1)[0]}\``, line);
    }
  }

  private number(node: SyntaxNode, line: number): Expression {
    const text = this.text(node).replaceAll('_', '').toLowerCase();
    if (text.endsWith('j')) throw new Refusal('complex numbers', line);
    if (/^0[xob]/.test(text) || /^\d+$/.test(text)) return { kind: 'integer', line, value: BigInt(text) };
    return { kind: 'float', line, value: Number(text) };
  }

  private string(node: SyntaxNode, line: number): Expression {
    const pieces = node.name === 'ContinuedString' ? this.children(node) : [node];
    const parts = pieces.flatMap((piece) =>
      piece.name === 'FormatString' ? this.formatString(piece) : [stringValue(this.text(piece), line)],
    );
    if (parts.every((one) => typeof one === 'string')) return { kind: 'string', line, value: parts.join('') };
    return { kind: 'format', line, parts };
  }

  private formatString(node: SyntaxNode): FormatPart[] {
    const opening = /^[a-z]*('''|"""|'|")/i.exec(this.text(node));
    if (!opening?.[1]) throw new PythonSyntaxError(this.line(node));
    const isRaw = /r/i.test(opening[0]);
    return this.formatParts(node, node.from + opening[0].length, node.to - opening[1].length, isRaw);
  }

  /** The texts between the replacements of an f-string, or of the format of one, and the replacements. */
  private formatParts(node: SyntaxNode, from: number, to: number, isRaw: boolean): FormatPart[] {
    const parts: FormatPart[] = [];
    let at = from;
    const text = (end: number) => {
      if (end > at) parts.push(formatPiece(this.code.slice(at, end), isRaw));
    };
    for (const child of this.children(node)) {
      if (child.name !== 'FormatReplacement') continue;
      text(child.from);
      parts.push(this.replacement(child, isRaw));
      at = child.to;
    }
    text(to);
    return parts;
  }

  private replacement(node: SyntaxNode, isRaw: boolean): FormatPart {
    const parts = this.children(node).slice(1, -1);
    const end = parts.findIndex(({ name }) => name.startsWith('Format'));
    const values = end < 0 ? parts : parts.slice(0, end);
    const conversion = parts.find(({ name }) => name === 'FormatConversion');
    const format = parts.find(({ name }) => name === 'FormatSpec');
    const selfDocumented = parts.find(({ name }) => name === 'FormatSelfDoc');
    // The spaces around `=` are printed, too.
    const source =
      selfDocumented && /^[^=]*(?:==[^=]*)*=\s*/.exec(this.code.slice(node.from + 1, node.to))?.[0];
    return {
      value: this.sequence(values, this.line(node)),
      ...(conversion && { conversion: this.text(conversion).slice(1) as 'r' | 's' | 'a' }),
      format: format ? this.formatParts(format, format.from + 1, format.to, isRaw) : [],
      ...(source !== undefined && { source }),
    };
  }

  private entries(parts: SyntaxNode[]): { key?: Expression; value: Expression }[] {
    return split(parts, ({ name }) => name === ',')
      .filter((group) => group.length > 0)
      .map((group) => {
        const [first, second, third] = group;
        if (first?.name === '**' && second) return { value: this.expression(second) };
        if (!first || !third) throw new PythonSyntaxError(this.line(first ?? part(parts, 0)));
        return { key: this.expression(first), value: this.expression(third) };
      });
  }

  private member(parts: SyntaxNode[]): Expression {
    const object = this.expression(part(parts, 0));
    const second = part(parts, 1);
    if (second.name === '.')
      return { kind: 'attribute', line: this.line(part(parts, 2)), object, name: this.text(part(parts, 2)) };
    const inner = parts.slice(2, -1);
    const line = this.line(part(parts, 0));
    const groups = split(inner, ({ name }) => name === ',').filter((group) => group.length > 0);
    const indices = groups.map((group) => this.index(group, line));
    const isTuple = inner.some(({ name }) => name === ',');
    const [only] = indices;
    if (!only) throw new PythonSyntaxError(line);
    return {
      kind: 'subscript',
      line,
      object,
      index: isTuple ? { kind: 'tuple', line, items: indices } : only,
    };
  }

  private index(group: SyntaxNode[], line: number): Expression {
    if (!group.some(({ name }) => name === ':')) return this.sequence(group, line);
    const [start, stop, step] = split(group, ({ name }) => name === ':').map(
      ([one]) => one && this.expression(one),
    );
    return { kind: 'slice', line, ...(start && { start }), ...(stop && { stop }), ...(step && { step }) };
  }

  private call(callee: Expression, list: SyntaxNode, line: number): Expression {
    return { kind: 'call', line, callee, ...this.args(list) };
  }

  private args(list: SyntaxNode): { args: Expression[]; keywords: Keyword[] } {
    const inner = this.children(list).slice(1, -1);
    const line = this.line(list);
    if (inner.some(({ name }) => name === 'for'))
      return { args: [this.comprehension(inner, 'generator', line)], keywords: [] };
    const args: Expression[] = [];
    const keywords: Keyword[] = [];
    for (const group of split(inner, ({ name }) => name === ',')) {
      const [first, second, third] = group;
      if (!first) continue;
      if (second?.name === 'AssignOp' && third)
        keywords.push({ name: this.text(first), value: this.expression(third) });
      else if (first.name === '**' && second) keywords.push({ value: this.expression(second) });
      else args.push(this.sequence(group, line));
    }
    return { args, keywords };
  }

  /** Comparisons stand in one tree from left to right, and are one chain: `a < b < c`. */
  private binary(parts: SyntaxNode[], line: number): Expression {
    const first = part(parts, 0);
    const last = part(parts, parts.length - 1);
    const operator = parts
      .slice(1, -1)
      .map((one) => this.text(one))
      .join(' ');
    const right = this.expression(last);
    const left = this.expression(first);
    if (operator === 'and' || operator === 'or') return { kind: 'logical', line, operator, left, right };
    if (!comparisons.has(operator))
      return { kind: 'binary', line, operator: operator as BinaryOperator, left, right };
    const step = { operator: operator as CompareOperator, right };
    if (first.name === 'BinaryExpression' && left.kind === 'compare')
      return { ...left, rest: [...left.rest, step] };
    return { kind: 'compare', line, left, rest: [step] };
  }

  private comprehension(parts: SyntaxNode[], of: 'list' | 'set' | 'generator', line: number): Expression {
    const [element, ...rest] = parts;
    if (!element) throw new PythonSyntaxError(line);
    return {
      kind: 'comprehension',
      line,
      of,
      element: this.expression(element),
      clauses: this.clauses(rest),
    };
  }

  private clauses(parts: SyntaxNode[]): Clause[] {
    const found: Clause[] = [];
    for (let at = 0; at < parts.length; ) {
      const word = part(parts, at);
      if (word.name === 'for') {
        const within = parts.findIndex((one, place) => place > at && one.name === 'in');
        const next = parts.findIndex(
          (one, place) => place > within && (one.name === 'for' || one.name === 'if'),
        );
        const end = next < 0 ? parts.length : next;
        found.push({
          target: this.sequence(parts.slice(at + 1, within), this.line(word)),
          items: this.sequence(parts.slice(within + 1, end), this.line(word)),
          conditions: [],
        });
        at = end;
      } else if (word.name === 'if') {
        found.at(-1)?.conditions.push(this.expression(part(parts, at + 1)));
        at += 2;
      } else throw new Refusal('`async`', this.line(word));
    }
    return found;
  }
}

/** A number whose point has no digits after it: `5.`, `1.e3`. */
const endsInPoint = /^[\d_]+\.(?:e[\d_]+)?$/i;

const comparisons: ReadonlySet<string> = new Set<CompareOperator>([
  ...(['<', '<=', '>', '>=', '==', '!='] as const),
  ...(['in', 'not in', 'is', 'is not'] as const),
]);

function isVariable({ name }: SyntaxNode): boolean {
  return name === 'VariableName';
}

function part(parts: readonly SyntaxNode[], at: number): SyntaxNode {
  const found = parts[at];
  if (!found) throw new PythonSyntaxError(1, 'unexpected end of the program');
  return found;
}

/** The runs of nodes between separators. */
function split(parts: readonly SyntaxNode[], isSeparator: (node: SyntaxNode) => boolean): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]];
  for (const one of parts) {
    if (isSeparator(one)) groups.push([]);
    else groups.at(-1)?.push(one);
  }
  return groups;
}

/** The parts of a `try` statement, each from its word to its body. */
function clauses(parts: readonly SyntaxNode[]): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [];
  for (const one of parts) {
    if (['try', 'except', 'else', 'finally'].includes(one.name)) groups.push([]);
    groups.at(-1)?.push(one);
  }
  return groups;
}
