import { Refusal } from '../errors.ts';
import { Cursor } from './cursor.ts';
import { PythonSyntaxError } from './errors.ts';
import { formatParts } from './format.ts';
import { assignmentHint, hasNoHint, kindOf } from './kinds.ts';
import { literalOf, unescaped } from './strings.ts';
import type { Token } from './tokens.ts';
import type {
  BinaryOperator,
  Clause,
  CompareOperator,
  Expression,
  FormatPart,
  Keyword,
  Parameter,
} from './tree.ts';

/** How tightly operators bind. `not` stands between `and` and comparisons, and unary operators between `*` and `**`. */
const precedences: ReadonlyMap<string, number> = new Map(
  ['or', 'and', 'not', 'in is < <= > >= == !=', '|', '^', '&', '<< >>', '+ -', '* / // % @'].flatMap(
    (operators, at) => operators.split(' ').map((operator) => [operator, at + 1] as const),
  ),
);
const precedence = { not: 3, comparison: 4, bitwiseOr: 5 };

/** Keywords and other symbols with which an expression begins, beside names, numbers and strings. */
const starts: ReadonlySet<string> = new Set('( [ { - + ~ ... None True False not lambda await'.split(' '));

/** Reads expressions from tokens. */
export class ExpressionReader extends Cursor {
  /** What a replacement of an f-string has between its braces. */
  replacement(line: number): Expression {
    const value = this.is('yield') ? this.yielded() : this.values(line);
    if (this.token.kind !== 'end' || this.source.error) this.fail();
    return value;
  }

  protected beginsExpression(): boolean {
    const { kind, text } = this.token;
    return (
      kind === 'name' || kind === 'number' || kind === 'string' || (kind === 'symbol' && starts.has(text))
    );
  }

  /** One expression, or a tuple where commas follow: `a, b` and `a,`. A single one may not have a star. */
  protected values(line: number): Expression {
    const { token } = this;
    const value = this.sequence(line);
    if (value.kind === 'starred') this.failStarred(token);
    return value;
  }

  protected failStarred(start: Token): never {
    const isEnd = this.token.kind === 'newline' || this.token.kind === 'end' || this.is(';') || this.is(':');
    return isEnd ? this.fail("can't use starred expression here", start) : this.fail();
  }

  /** As `values`, also for targets, of which a single one may have a star. */
  protected sequence(line: number, item = () => this.expression()): Expression {
    const first = this.starred(item);
    if (!this.is(',')) return first;
    const items = [first];
    while (this.takes(',')) {
      if (!this.beginsExpression() && !this.is('*')) break;
      items.push(this.starred(item));
    }
    return { kind: 'tuple', line, items };
  }

  private starred(item: () => Expression): Expression {
    const { line } = this.token;
    if (!this.takes('*')) return item();
    return { kind: 'starred', line, value: this.binary(precedence.bitwiseOr) };
  }

  /** The targets of a loop, and the word `in`. */
  protected targets(line: number): Expression {
    const { at } = this;
    const target = this.sequence(line, () => this.binary(precedence.bitwiseOr));
    if (this.takes('in')) return target;
    // Python's message is that of an expression.
    const end = this.at;
    this.at = at;
    this.sequence(line);
    this.at = end;
    this.fail();
  }

  /** @throws Refusal always: generators are not there */
  protected yielded(): never {
    const { from, line } = this.advance();
    if (this.takes('from')) this.expression();
    else if (this.beginsExpression() || this.is('*')) this.sequence(line);
    throw new Refusal(`the expression \`${this.shown(from)}\``, line);
  }

  /** An expression that may be `name := value`. */
  protected namedExpression(): Expression {
    const { kind, line, text: name } = this.token;
    if (kind === 'name' && this.is(':=', 1)) {
      this.at += 2;
      return { kind: 'named', line, name, value: this.expression() };
    }
    const value = this.expression();
    if (this.is('=')) this.fail(this.could(() => this.compared()) ? assignmentHint(value) : undefined);
    if (this.is(':=') && !hasNoHint(value))
      this.fail(`cannot use assignment expressions with ${kindOf(value)}`);
    return value;
  }

  /** What Python expects after `=` where it suggests `==`. */
  private compared(): void {
    this.expect('=');
    this.binary(precedence.bitwiseOr);
    if (this.is('=') || this.is(':=')) this.fail();
  }

  protected expression(): Expression {
    const { line } = this.token;
    if (this.is('lambda')) return this.lambda();
    const { token } = this;
    const value = this.binary(1);
    if (this.is('if')) {
      this.at++;
      const test = this.binary(1);
      if (!this.takes('else'))
        this.fail(this.is(':') ? undefined : "expected 'else' after 'if' expression", token);
      return { kind: 'conditional', line, test, consequent: value, otherwise: this.expression() };
    }
    this.checkNext(token, value);
    return value;
  }

  /** Explains an expression right after an expression: in brackets a comma is missing, and `print` was a statement in Python 2. */
  private checkNext(start: Token, value: Expression): void {
    const { token } = this;
    if (this.isAttempt || !this.beginsExpression() || this.is('(') || this.is('[')) return;
    if (start.kind === 'name' && (start.text === 'print' || start.text === 'exec')) {
      if (value.kind === 'name' && this.could(() => this.values(start.line)))
        this.fail(`Missing parentheses in call to '${start.text}'. Did you mean ${start.text}(...)?`, start);
      return;
    }
    const isPrefix = start.kind === 'name' && token.kind === 'string' && value.kind === 'name';
    let depth = 0;
    // An expression that is not complete may begin with one that is.
    const isExpression = [() => this.expression(), () => this.unary(), () => this.atom()].some((read) =>
      this.could(() => {
        read();
        depth = this.ahead(-1).depth;
      }),
    );
    if (isExpression && depth > 0 && !isPrefix)
      this.fail('invalid syntax. Perhaps you forgot a comma?', start);
  }

  private lambda(): Expression {
    const { line } = this.advance();
    const parameters = this.parameters(':', false);
    this.expect(':');
    return { kind: 'lambda', line, parameters, body: this.expression() };
  }

  /** Parameters up to a symbol, which is not read. */
  protected parameters(end: string, isTyped: boolean): Parameter[] {
    const found: Parameter[] = [];
    let state: 'plain' | 'keywordOnly' | 'done' = 'plain';
    let isBare = false;
    let hasSlash = false;
    while (!this.is(end)) {
      if (state === 'done') this.fail('arguments cannot follow var-keyword argument');
      const start = this.token;
      let kind: Parameter['kind'] = state === 'plain' ? 'plain' : 'keywordOnly';
      if (this.takes('/')) {
        if (hasSlash) this.fail('/ may appear only once', start);
        if (state !== 'plain') this.fail('/ must be ahead of *', start);
        if (found.length === 0) this.fail('at least one argument must precede /', start);
        hasSlash = true;
        for (const parameter of found) parameter.kind = 'positionalOnly';
        if (!this.takes(',')) break;
        continue;
      }
      if (this.takes('*')) {
        if (state === 'keywordOnly') this.fail('* argument may appear only once', start);
        state = 'keywordOnly';
        if (this.takes(',')) {
          if (this.is(end) || this.is('**')) this.fail('named arguments must follow bare *', start);
          isBare = true;
          continue;
        }
        if (this.is(end)) this.fail('named arguments must follow bare *', start);
        kind = 'rest';
      } else if (this.takes('**')) {
        kind = 'keywords';
        state = 'done';
      }
      if (isBare && kind !== 'keywordOnly') this.fail(undefined, start);
      isBare = false;
      found.push(this.parameter(kind, isTyped));
      if (!this.takes(',')) break;
    }
    return found;
  }

  private parameter(kind: Parameter['kind'], isTyped: boolean): Parameter {
    const parameter: Parameter = { name: this.name(), kind };
    if (isTyped && this.takes(':')) parameter.annotation = this.expression();
    const { token } = this;
    if (this.takes('=')) {
      if (kind === 'rest') this.fail('var-positional argument cannot have default value', token);
      if (kind === 'keywords') this.fail('var-keyword argument cannot have default value', token);
      if (isTyped && (this.is(')') || this.is(','))) this.fail('expected default value expression');
      parameter.value = this.expression();
    }
    return parameter;
  }

  /** Operators that bind at least as tightly as `least`, from left to right. */
  protected binary(least: number): Expression {
    const { line } = this.token;
    let left: Expression;
    if (least <= precedence.not && this.takes('not'))
      left = { kind: 'unary', line, operator: 'not', operand: this.binary(precedence.not) };
    else left = this.unary();
    for (;;) {
      const operator = this.is('not') && this.is('in', 1) ? 'in' : this.token.text;
      const binds = this.token.kind === 'symbol' ? precedences.get(operator) : undefined;
      if (binds === undefined || binds < least || binds === precedence.not) return left;
      if (binds === precedence.comparison) {
        const rest: { operator: CompareOperator; right: Expression }[] = [];
        for (let found = this.comparison(); found; found = this.comparison())
          rest.push({ operator: found, right: this.binary(precedence.bitwiseOr) });
        left = { kind: 'compare', line, left, rest };
        continue;
      }
      this.at++;
      const right = this.binary(binds + 1);
      left =
        operator === 'or' || operator === 'and'
          ? { kind: 'logical', line, operator, left, right }
          : { kind: 'binary', line, operator: operator as BinaryOperator, left, right };
    }
  }

  private comparison(): CompareOperator | undefined {
    const isNot = this.is('not') && this.is('in', 1);
    const { kind, text } = this.token;
    if (isNot) this.at += 2;
    else if (kind !== 'symbol' || precedences.get(text) !== precedence.comparison) return undefined;
    else this.at++;
    if (isNot) return 'not in';
    return text === 'is' && this.takes('not') ? 'is not' : (text as CompareOperator);
  }

  private unary(): Expression {
    const { line, text, kind } = this.token;
    if (kind === 'symbol' && (text === '-' || text === '+' || text === '~')) {
      this.at++;
      return { kind: 'unary', line, operator: text, operand: this.unary() };
    }
    const left = this.primary();
    return this.takes('**') ? { kind: 'binary', line, operator: '**', left, right: this.unary() } : left;
  }

  private primary(): Expression {
    const { line, from } = this.token;
    if (this.takes('await')) {
      this.primary();
      throw new Refusal(`the expression \`${this.shown(from)}\``, line);
    }
    let value = this.atom();
    for (;;) {
      if (this.takes('.')) {
        const { line: place } = this.token;
        value = { kind: 'attribute', line: place, object: value, name: this.name() };
      } else if (this.is('(')) value = { kind: 'call', line, callee: value, ...this.args() };
      else if (this.takes('[')) value = { kind: 'subscript', line, object: value, index: this.index(line) };
      else return value;
    }
  }

  private index(line: number): Expression {
    const items = [this.slice(line)];
    let isTuple = false;
    while (this.takes(',')) {
      isTuple = true;
      if (this.is(']')) break;
      items.push(this.slice(line));
    }
    this.expect(']');
    return isTuple ? { kind: 'tuple', line, items } : (items[0] as Expression);
  }

  private slice(line: number): Expression {
    const bound = () => (this.is(':') || this.is(',') || this.is(']') ? undefined : this.expression());
    if (!this.is(':')) {
      const { token } = this;
      const value = this.namedExpression();
      if (!this.is(':')) return value;
      if (value.kind === 'named' && token.text !== '(') this.fail();
      return this.sliceFrom(line, value, bound);
    }
    return this.sliceFrom(line, undefined, bound);
  }

  private sliceFrom(
    line: number,
    start: Expression | undefined,
    bound: () => Expression | undefined,
  ): Expression {
    this.expect(':');
    const stop = bound();
    const step = this.takes(':') ? bound() : undefined;
    return { kind: 'slice', line, ...(start && { start }), ...(stop && { stop }), ...(step && { step }) };
  }

  /** The arguments of a call, or the bases of a class, with their brackets. */
  protected args(isClass = false): { args: Expression[]; keywords: Keyword[] } {
    const { line } = this.advance();
    const args: Expression[] = [];
    const keywords: Keyword[] = [];
    while (!this.is(')')) {
      const start = this.token;
      if (this.takes('**')) keywords.push({ value: this.expression() });
      else if (start.kind === 'name' && this.is('=', 1)) keywords.push(this.keyword());
      else if (this.takes('*')) {
        if (keywords.some(({ name }) => name === undefined))
          this.fail('iterable argument unpacking follows keyword argument unpacking', start);
        args.push({ kind: 'starred', line, value: this.expression() });
      } else {
        const value = this.argument(keywords, start);
        if (this.is('for') || this.is('async')) {
          const generator = this.comprehension('generator', value, line);
          if (args.length > 0 || keywords.length > 0 || !this.is(')'))
            this.fail(
              this.is(')') || this.is(',') ? 'Generator expression must be parenthesized' : undefined,
            );
          if (isClass) this.fail('invalid syntax', start);
          args.push(generator);
        } else args.push(value);
      }
      if (!this.takes(',')) break;
    }
    this.expect(')');
    return { args, keywords };
  }

  private keyword(): Keyword {
    const name = this.name();
    this.at++;
    const value = this.expression();
    if (this.is('for')) this.fail("invalid syntax. Maybe you meant '==' or ':=' instead of '='?");
    return { name, value };
  }

  private argument(keywords: readonly Keyword[], start: Token): Expression {
    const isNamed = start.kind === 'name' && this.is(':=', 1);
    const value = isNamed ? this.namedExpression() : this.expression();
    if (this.is('=')) {
      const isConstant = value.kind === 'constant' && start.text !== '(';
      this.fail(
        isConstant
          ? `cannot assign to ${kindOf(value)}`
          : 'expression cannot contain assignment, perhaps you meant "=="?',
      );
    }
    if (keywords.length > 0 && !this.is('for')) {
      const isUnpacked = keywords.some(({ name }) => name === undefined);
      this.fail(`positional argument follows keyword argument${isUnpacked ? ' unpacking' : ''}`);
    }
    return value;
  }

  private atom(): Expression {
    const { kind, line, text } = this.token;
    if (kind === 'name') {
      this.at++;
      return { kind: 'name', line, name: text };
    }
    if (kind === 'number') return this.number();
    if (kind === 'string') return this.strings();
    if (kind !== 'symbol') this.fail();
    switch (text) {
      case 'None':
      case 'True':
      case 'False':
        this.at++;
        return { kind: 'constant', line, value: text === 'None' ? null : text === 'True' };
      case '...':
        this.at++;
        return { kind: 'ellipsis', line };
      case '(':
        return this.group();
      case '[':
        return this.list();
      case '{':
        return this.dictOrSet();
      default:
        this.fail();
    }
  }

  private number(): Expression {
    const { line, text: written } = this.advance();
    const text = written.replaceAll('_', '').toLowerCase();
    if (text.endsWith('j')) throw new Refusal('complex numbers', line);
    if (/^(?:0[xob]|\d+$)/.test(text)) return { kind: 'integer', line, value: BigInt(text) };
    return { kind: 'float', line, value: Number(text) };
  }

  /** String literals side by side are one. */
  private strings(): Expression {
    const { line } = this.token;
    const parts: FormatPart[] = [];
    let bytes: boolean | undefined;
    while (this.token.kind === 'string') {
      const token = this.advance();
      const literal = literalOf(token.text, token.from);
      if (bytes !== undefined && bytes !== literal.isBytes)
        this.fail('cannot mix bytes and nonbytes literals', token);
      bytes = literal.isBytes;
      const content = this.code.slice(literal.from, literal.to);
      if (literal.isFormat) parts.push(...this.format(literal, token));
      else if (!literal.isBytes) parts.push(literal.isRaw ? content : unescaped(content, token.line));
      else if (/[^\0-\x7f]/.test(content))
        this.fail('bytes can only contain ASCII literal characters', token);
    }
    if (bytes) throw new Refusal('bytes', line);
    if (parts.every((one) => typeof one === 'string')) return { kind: 'string', line, value: parts.join('') };
    return { kind: 'format', line, parts };
  }

  private format(literal: { from: number; to: number; isRaw: boolean }, { line }: Token): FormatPart[] {
    try {
      return formatParts(this.code, literal, line, (tokens, place) =>
        new ExpressionReader(this.code, tokens).replacement(place),
      );
    } catch (error) {
      if (!(error instanceof PythonSyntaxError)) throw error;
      this.fail(error.message, { ...this.token, kind: 'string', line: error.line });
    }
  }

  /** What begins with `(`: an expression in brackets, a tuple or a generator. */
  private group(): Expression {
    const { line } = this.advance();
    if (this.takes(')')) return { kind: 'tuple', line, items: [] };
    if (this.is('yield')) this.yielded();
    const start = this.token;
    const first = this.item();
    if (this.is('for') || this.is('async')) {
      const found = this.comprehension('generator', first, line);
      this.expect(')');
      return found;
    }
    if (this.is(',')) return { kind: 'tuple', line, items: this.items(first, ')') };
    this.expect(')');
    if (first.kind === 'starred') this.fail('cannot use starred expression here', start);
    return first;
  }

  private list(): Expression {
    const { line } = this.advance();
    if (this.takes(']')) return { kind: 'list', line, items: [] };
    const first = this.item();
    if (this.is('for') || this.is('async')) {
      const found = this.comprehension('list', first, line);
      this.expect(']');
      return found;
    }
    return { kind: 'list', line, items: this.items(first, ']') };
  }

  private item(): Expression {
    return this.starred(() => this.namedExpression());
  }

  /** The items from the comma after the first one to the bracket at the end, which is read. */
  private items(first: Expression, end: string): Expression[] {
    const items = [first];
    while (this.takes(',')) {
      if (this.is(end)) break;
      items.push(this.item());
    }
    if (items.length > 1 && (this.is('for') || this.is('async')))
      this.could(() => this.clauses()) &&
        this.fail('did you forget parentheses around the comprehension target?');
    this.expect(end);
    return items;
  }

  private dictOrSet(): Expression {
    const { line } = this.advance();
    if (this.takes('}')) return { kind: 'dict', line, entries: [] };
    if (this.is('**')) return this.dict(line, this.entry());
    const isNamed = this.token.kind === 'name' && this.is(':=', 1);
    const first = this.item();
    if (this.is(':') && !isNamed && first.kind !== 'starred') {
      const entry = this.entry(first);
      if (!this.is('for') && !this.is('async')) return this.dict(line, entry);
      const clauses = this.clauses();
      this.expect('}');
      return { kind: 'dictComprehension', line, key: first, value: entry.value, clauses };
    }
    if (this.is('for') || this.is('async')) {
      const found = this.comprehension('set', first, line);
      this.expect('}');
      return found;
    }
    return { kind: 'set', line, items: this.items(first, '}') };
  }

  private entry(first?: Expression): { key?: Expression; value: Expression } {
    if (this.takes('**')) {
      const value = this.binary(precedence.bitwiseOr);
      if (this.is('for')) this.fail('dict unpacking cannot be used in dict comprehension');
      return { value };
    }
    const key = first ?? this.expression();
    if (!this.takes(':'))
      this.fail(this.is(',') || this.is('}') ? "':' expected after dictionary key" : undefined);
    if (this.is('*')) this.fail('cannot use a starred expression in a dictionary value');
    if (this.is(',') || this.is('}')) this.fail("expression expected after dictionary key and ':'");
    return { key, value: this.expression() };
  }

  private dict(line: number, first: { key?: Expression; value: Expression }): Expression {
    const entries = [first];
    while (this.takes(',')) {
      if (this.is('}')) break;
      entries.push(this.entry());
    }
    this.expect('}');
    return { kind: 'dict', line, entries };
  }

  private comprehension(of: 'list' | 'set' | 'generator', element: Expression, line: number): Expression {
    const { token } = this;
    const clauses = this.clauses();
    if (element.kind === 'starred') this.fail('iterable unpacking cannot be used in comprehension', token);
    return { kind: 'comprehension', line, of, element, clauses };
  }

  private clauses(): Clause[] {
    const found: Clause[] = [];
    while (this.is('for') || this.is('async')) {
      const { line, text } = this.advance();
      if (text === 'async') throw new Refusal('`async`', line);
      const target = this.targets(line);
      const items = this.binary(1);
      const conditions: Expression[] = [];
      while (this.takes('if')) conditions.push(this.binary(1));
      found.push({ target, items, conditions });
    }
    return found;
  }
}
