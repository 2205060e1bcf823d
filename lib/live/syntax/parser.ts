import { Refusal } from '../errors.ts';
import { PythonSyntaxError } from './errors.ts';
import { ExpressionReader } from './expressions.ts';
import { type Token, type TokenKind, tokensOf } from './tokens.ts';
import type { BinaryOperator, Expression, Handler, Statement } from './tree.ts';

/**
 * The statements of a program.
 * @throws PythonSyntaxError where it is not Python; Refusal for statements that the engine does not have (`async`, `yield`, `match` …)
 */
export function parseProgram(code: string): Statement[] {
  const plain = code.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return new StatementReader(plain, tokensOf(plain)).program();
}

/** Reads the statements of a program: one method for each kind, which begins at its keyword. */
class StatementReader extends ExpressionReader {
  program(): Statement[] {
    const found: Statement[] = [];
    while (this.token.kind !== 'end') this.statement(found);
    // The last token is that of an error, too.
    if (this.source.error || this.source.open) this.fail();
    return found;
  }

  /** Adds a statement, or the simple statements of a line. */
  private statement(found: Statement[]): void {
    const compound = this.compound();
    if (compound) found.push(compound);
    else this.line(found);
  }

  private compound(): Statement | undefined {
    const { kind, line, text } = this.token;
    if (kind === 'name' && text === 'match' && this.isMatch())
      throw new Refusal('the statement `match`', line);
    if (kind !== 'symbol') return undefined;
    switch (text) {
      case 'if':
        return this.if();
      case 'for':
        return this.for();
      case 'while':
        return this.while();
      case 'with':
        return this.with();
      case 'try':
        return this.try();
      case '@':
      case 'def':
      case 'class':
        return this.definition();
      case 'async':
        throw new Refusal('`async`', line);
      default:
        return undefined;
    }
  }

  /** `match` is a name, too. Its statement has a subject, and its line ends in a colon. */
  private isMatch(): boolean {
    const { kind, text } = this.ahead(1);
    if (kind === 'symbol' && !['(', '[', '{', '-', '+', '~', '*', 'not', 'lambda', '...'].includes(text)) {
      if (!['None', 'True', 'False', 'await'].includes(text)) return false;
    }
    if (kind === 'newline' || kind === 'end') return false;
    let count = 1;
    while (this.ahead(count).kind !== 'newline' && this.ahead(count).kind !== 'end') count++;
    return this.ahead(count).kind === 'newline' && this.is(':', count - 1);
  }

  /** The simple statements of a line, between semicolons. */
  private line(found: Statement[]): void {
    do found.push(this.simple());
    while (this.takes(';') && this.token.kind !== 'newline');
    if (this.token.kind !== 'newline') this.fail();
    this.advance();
  }

  /** The statements after the colon at the end of a heading. `what` and `start` are of the heading. */
  private block(what: string, start: number, isForced = true): Statement[] {
    if (!this.takes(':')) this.fail(isForced || this.comes('newline') ? "expected ':'" : undefined);
    const found: Statement[] = [];
    if (!this.comes('newline')) {
      this.line(found);
      return found;
    }
    this.advance();
    if (!this.comes('indent')) {
      if (this.source.error && this.comes('end')) throw this.source.error;
      throw new PythonSyntaxError(
        this.token.line,
        `expected an indented block after ${what} on line ${start}`,
        'IndentationError',
      );
    }
    this.advance();
    while (!this.comes('dedent')) {
      if (this.comes('end')) this.fail();
      this.statement(found);
    }
    this.advance();
    return found;
  }

  private otherwise(): Statement[] {
    const { line } = this.token;
    return this.takes('else') ? this.block("'else' statement", line) : [];
  }

  private if(): Statement {
    const branches: { line: number; test: Expression; consequent: Statement[] }[] = [];
    do {
      const { line, text } = this.advance();
      const test = this.namedExpression();
      branches.push({ line, test, consequent: this.block(`'${text}' statement`, line, false) });
    } while (this.is('elif'));
    let otherwise = this.otherwise();
    for (const branch of branches.reverse()) otherwise = [{ kind: 'if', ...branch, otherwise }];
    return otherwise[0] as Statement;
  }

  private for(): Statement {
    const { line } = this.advance();
    const target = this.targets(line);
    const items = this.values(line);
    const body = this.block("'for' statement", line);
    return { kind: 'for', line, target, items, body, otherwise: this.otherwise() };
  }

  private while(): Statement {
    const { line } = this.advance();
    const test = this.namedExpression();
    const body = this.block("'while' statement", line, false);
    return { kind: 'while', line, test, body, otherwise: this.otherwise() };
  }

  private with(): Statement {
    const { line } = this.advance();
    // Brackets are around the items, or the first item begins with them.
    const items = (this.is('(') && this.attempt(() => this.bracketed())) || this.withItems();
    return { kind: 'with', line, items, body: this.block("'with' statement", line, false) };
  }

  private bracketed() {
    this.advance();
    const items = this.withItems(')');
    this.expect(')');
    if (!this.is(':')) this.fail();
    return items;
  }

  private withItems(end?: string) {
    const items: { context: Expression; target?: Expression }[] = [];
    do {
      const context = this.expression();
      const target = this.takes('as') ? this.starTarget() : undefined;
      items.push({ context, ...(target && { target }) });
    } while (this.takes(',') && !(end !== undefined && this.is(end)));
    return items;
  }

  private starTarget(): Expression {
    const { token } = this;
    if (this.is('*')) this.fail();
    const found = this.binary(5);
    return found.kind === 'starred' ? this.fail(undefined, token) : found;
  }

  private try(): Statement {
    const { line } = this.advance();
    const body = this.block("'try' statement", line);
    const handlers: Handler[] = [];
    while (this.is('except')) handlers.push(this.handler());
    const otherwise = handlers.length > 0 ? this.otherwise() : [];
    const end = this.token.line;
    const hasFinally = this.takes('finally');
    if (handlers.length === 0 && !hasFinally) this.fail("expected 'except' or 'finally' block");
    const last = hasFinally ? this.block("'finally' statement", end) : [];
    return { kind: 'try', line, body, handlers, otherwise, last };
  }

  private handler(): Handler {
    const { line } = this.advance();
    if (this.is('*')) throw new Refusal('`except*`', line);
    if (this.is(':') || this.token.kind === 'newline')
      return { line, body: this.block("'except' statement", line) };
    const types = this.expression();
    if (this.is(',')) this.fail('multiple exception types must be parenthesized');
    const name = this.takes('as') ? this.name() : undefined;
    const body = this.block("'except' statement", line, false);
    return { line, types, ...(name !== undefined && { name }), body };
  }

  private definition(): Statement {
    const decorators: Expression[] = [];
    while (this.takes('@')) {
      decorators.push(this.namedExpression());
      if (this.token.kind !== 'newline') this.fail();
      this.advance();
    }
    if (this.is('async')) throw new Refusal('`async`', this.token.line);
    if (this.is('def')) return this.function(decorators);
    if (this.is('class')) return this.class(decorators);
    this.fail();
  }

  private function(decorators: Expression[]): Statement {
    const { line } = this.advance();
    const name = this.name();
    this.expect('(', "expected '('");
    const parameters = this.parameters(')', true);
    this.expect(')');
    const returns = this.attempt(() => (this.takes('->') ? this.expression() : undefined));
    const body = this.block('function definition', line);
    return { kind: 'function', line, name, parameters, ...(returns && { returns }), decorators, body };
  }

  private class(decorators: Expression[]): Statement {
    const { line } = this.advance();
    const name = this.name();
    const { args: bases, keywords } = this.is('(') ? this.args(true) : { args: [], keywords: [] };
    const body = this.block('class definition', line, false);
    return { kind: 'class', line, name, bases, keywords, decorators, body };
  }

  private simple(): Statement {
    const start = this.token;
    const { kind, line, text } = start;
    if (kind === 'symbol')
      switch (text) {
        case 'pass':
        case 'break':
        case 'continue':
          this.advance();
          return { kind: text, line };
        case 'return':
          this.advance();
          return this.isAtEnd()
            ? { kind: 'return', line }
            : { kind: 'return', line, value: this.result(line) };
        case 'raise':
          return this.raise();
        case 'assert':
          return this.assert();
        case 'del':
          return this.delete();
        case 'global':
        case 'nonlocal':
          this.advance();
          return { kind: text, line, names: this.names() };
        case 'import':
          return this.import();
        case 'from':
          return this.importFrom();
        case 'yield':
          this.attempt(() => this.yielded());
          throw new Refusal('the statement `yield`', line);
      }
    return this.assignment(start);
  }

  private comes(kind: TokenKind): boolean {
    return this.token.kind === kind;
  }

  private isAtEnd(): boolean {
    return this.token.kind === 'newline' || this.is(';');
  }

  /** A value where `yield` could stand, too. */
  private result(line: number): Expression {
    return this.is('yield') ? this.yielded() : this.values(line);
  }

  private assignment(start: Token): Statement {
    const { line } = start;
    const first = this.sequence(line);
    if (this.takes(':')) return this.annotated(first, start);
    const { kind, text } = this.token;
    if (kind === 'symbol' && text.length > 1 && text.endsWith('=') && !'==!=<=>=:='.includes(text)) {
      this.advance();
      const operator = text.slice(0, -1) as BinaryOperator;
      return { kind: 'update', line, target: first, operator, value: this.result(line) };
    }
    const targets: Expression[] = [];
    let value = first;
    let place = start;
    while (this.takes('=')) {
      targets.push(value);
      place = this.token;
      value = this.is('yield') ? this.yielded() : this.sequence(line);
    }
    if (value.kind === 'starred') this.failStarred(place);
    return targets.length > 0
      ? { kind: 'assign', line, targets, value }
      : { kind: 'expression', line, value };
  }

  private annotated(target: Expression, start: Token): Statement {
    const { line } = start;
    const isTuple = target.kind === 'tuple' || target.kind === 'list';
    if (isTuple || (target.kind !== 'name' && target.kind !== 'attribute' && target.kind !== 'subscript')) {
      const message = isTuple
        ? `only single target (not ${target.kind}) can be annotated`
        : 'illegal target for annotation';
      if (this.could(() => this.expression())) this.fail(message, start);
      this.fail();
    }
    const annotation = this.expression();
    const value = this.takes('=') ? this.result(line) : undefined;
    return { kind: 'annotated', line, target, annotation, ...(value && { value }) };
  }

  private raise(): Statement {
    const { line } = this.advance();
    if (this.isAtEnd()) return { kind: 'raise', line };
    const error = this.expression();
    const cause = this.takes('from') ? this.expression() : undefined;
    return { kind: 'raise', line, error, ...(cause && { cause }) };
  }

  private assert(): Statement {
    const { line } = this.advance();
    const test = this.expression();
    const message = this.takes(',') ? this.expression() : undefined;
    return { kind: 'assert', line, test, ...(message && { message }) };
  }

  private delete(): Statement {
    const { line } = this.advance();
    const target = this.sequence(line);
    if (!this.isAtEnd()) this.fail();
    return { kind: 'delete', line, targets: target.kind === 'tuple' ? target.items : [target] };
  }

  private names(): string[] {
    const names = [this.name()];
    while (this.takes(',')) names.push(this.name());
    return names;
  }

  private import(): Statement {
    const { line } = this.advance();
    const modules: { path: string; as?: string }[] = [];
    do modules.push({ path: this.path(), ...this.alias() });
    while (this.takes(','));
    return { kind: 'import', line, modules };
  }

  private importFrom(): Statement {
    const { line } = this.advance();
    let path = '';
    while (this.is('.') || this.is('...')) path += this.advance().text;
    if (path === '' || !this.is('import')) path += this.path();
    this.expect('import');
    if (this.takes('*')) return { kind: 'importFrom', line, path, names: [{ name: '*' }] };
    const isBracketed = this.takes('(');
    const names: { name: string; as?: string }[] = [];
    do {
      names.push({ name: this.name(), ...this.alias() });
      if (this.is(',') && !isBracketed && this.ahead(1).kind === 'newline')
        this.fail('trailing comma not allowed without surrounding parentheses');
    } while (this.takes(',') && !(isBracketed && this.is(')')));
    if (isBracketed) this.expect(')');
    return { kind: 'importFrom', line, path, names };
  }

  private path(): string {
    let path = this.name();
    while (this.takes('.')) path += `.${this.name()}`;
    return path;
  }

  private alias(): { as?: string } {
    return this.takes('as') ? { as: this.name() } : {};
  }
}
