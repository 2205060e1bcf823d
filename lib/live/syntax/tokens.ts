import { PythonSyntaxError } from './errors.ts';

/** `symbol` is an operator, a bracket or a keyword; `end` is that of the program, or the place of an error. */
export type TokenKind = 'name' | 'number' | 'string' | 'symbol' | 'newline' | 'indent' | 'dedent' | 'end';

/** `depth` is the number of brackets around the token; `from` and `to` are offsets in the code. */
export type Token = {
  kind: TokenKind;
  text: string;
  line: number;
  from: number;
  to: number;
  depth: number;
};

/** The tokens up to the end, or to the first error; `open` is the innermost bracket that is not closed. */
export type Tokens = {
  tokens: Token[];
  error?: PythonSyntaxError;
  /** Whether an error that the parser finds before it is reported instead. */
  isWeak?: boolean;
  open?: { text: string; line: number };
};

const keywords: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is ' +
    'lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

const operators: ReadonlySet<string> = new Set(
  '**= //= >>= <<= ... != -> := == <= >= <> ** // >> << += -= *= /= %= &= |= ^= @= + - * / % & | ^ @ ~ < > = . , : ; ( ) [ ] { }'.split(
    ' ',
  ),
);

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const number =
  /0[xX](?:_?[\da-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:\d(?:_?\d)*(?:\.(?:\d(?:_?\d)*)?)?|\.\d(?:_?\d)*)(?:[eE][+-]?\d(?:_?\d)*)?[jJ]?/y;
const identifier = /[\p{ID_Start}_][\p{ID_Continue}]*/uy;
const stringStart = /(?:[bB][rR]?|[rR][bBfF]?|[fF][rR]?|[uU])?('''|"""|'|")/y;
/** The characters with which a string literal begins. */
const stringLetters = `'"bBfFrRuU`;
/** Keywords that may follow a number without a space. */
const afterNumber = /and|else|for|i[fns]|or|not/y;

/** Python allows as many brackets and as many levels of indentation. */
const deepest = { brackets: 200, indentation: 100 };

/** The tokens of a program, with its indentation. Lines end in `\n` only. An error is the last token's, and is returned. */
export function tokensOf(code: string): Tokens {
  return new Tokenizer(code, 0, code.length, 1).program();
}

/** The tokens of the expression between two offsets; it may take several lines. */
export function expressionTokens(code: string, from: number, to: number, line: number): Tokens {
  return new Tokenizer(code, from, to, line, 1).expression();
}

class Tokenizer {
  private readonly tokens: Token[] = [];
  private isWeak = false;
  private readonly brackets: { text: string; line: number }[] = [];
  /** The columns of the open blocks, with tabs of 8 columns and with tabs of 1: both have to agree. */
  private readonly levels: { column: number; narrow: number }[] = [{ column: 0, narrow: 0 }];

  constructor(
    private readonly code: string,
    private at: number,
    private readonly to: number,
    private line: number,
    /** The number of brackets around the code. */
    private readonly outer = 0,
  ) {}

  program(): Tokens {
    return this.collected(() => {
      while (this.at < this.to) {
        if (this.indentation()) while (this.at < this.to && this.token());
      }
      if (this.brackets.length > 0) return;
      if (this.tokens.length > 0 && this.tokens.at(-1)?.kind !== 'newline') this.push('newline', this.at);
      // Python's last line is the one after the last line break.
      if (this.code[this.to - 1] !== '\n') this.line++;
      for (let left = this.levels.length; left > 1; left--) this.push('dedent', this.at);
    });
  }

  expression(): Tokens {
    return this.collected(() => {
      while (this.at < this.to) {
        if (this.character() === '\n') {
          this.line++;
          this.at++;
        } else this.token();
      }
    });
  }

  private collected(read: () => void): Tokens {
    let error: PythonSyntaxError | undefined;
    try {
      read();
    } catch (caught) {
      if (!(caught instanceof PythonSyntaxError)) throw caught;
      error = caught;
    }
    this.push('end', this.at);
    const open = this.brackets.at(-1);
    return { tokens: this.tokens, ...(error && { error, isWeak: this.isWeak }), ...(open && { open }) };
  }

  private character(ahead = 0): string {
    return this.at + ahead < this.to ? (this.code[this.at + ahead] as string) : '';
  }

  private push(kind: TokenKind, from: number, text = '', line = this.line): void {
    this.tokens.push({ kind, text, line, from, to: this.at, depth: this.outer + this.brackets.length });
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.code)?.[0];
    return found !== undefined && this.at + found.length <= this.to ? found : undefined;
  }

  private fail(message: string, line = this.line): never {
    throw new PythonSyntaxError(line, message);
  }

  private failWeakly(message: string, name?: 'IndentationError' | 'TabError'): never {
    this.isWeak = true;
    throw new PythonSyntaxError(this.line, message, name);
  }

  /** Reads the start of a line, and tells whether a statement begins there: empty lines and comments are no statements. */
  private indentation(): boolean {
    let column = 0;
    let narrow = 0;
    let continued: { column: number; narrow: number } | undefined;
    for (; ; this.at++) {
      const character = this.character();
      if (character === ' ') {
        column++;
        narrow++;
      } else if (character === '\t') {
        column = (column >> 3) * 8 + 8;
        narrow++;
      } else if (character === '\f') column = narrow = 0;
      else if (character === '\\' && this.character(1) === '\n') {
        // The indentation is that of the first of the joined lines that has one.
        if (column > 0) continued ??= { column, narrow };
        this.continuation();
        this.at--;
        column = narrow = 0;
      } else break;
    }
    if (this.character() === '#') this.comment();
    if (this.character() === '\n') {
      this.at++;
      this.line++;
      return false;
    }
    if (this.at >= this.to) return false;
    this.indent(continued ?? { column, narrow });
    return true;
  }

  private indent(level: { column: number; narrow: number }): void {
    const inner = () => this.levels[this.levels.length - 1] as typeof level;
    const inconsistent = () =>
      this.failWeakly('inconsistent use of tabs and spaces in indentation', 'TabError');
    if (level.column > inner().column) {
      if (level.narrow <= inner().narrow) inconsistent();
      if (this.levels.length >= deepest.indentation)
        this.failWeakly('too many levels of indentation', 'IndentationError');
      this.levels.push(level);
      this.push('indent', this.at);
      return;
    }
    while (level.column < inner().column) {
      this.levels.pop();
      this.push('dedent', this.at);
    }
    if (level.column !== inner().column)
      this.failWeakly('unindent does not match any outer indentation level', 'IndentationError');
    if (level.narrow !== inner().narrow) inconsistent();
  }

  private comment(): void {
    while (this.at < this.to && this.character() !== '\n') this.at++;
  }

  /** A backslash, which joins its line with the next. */
  private continuation(): void {
    if (this.character(1) !== '\n')
      this.failWeakly(
        this.at + 1 < this.to
          ? 'unexpected character after line continuation character'
          : 'unexpected EOF while parsing',
      );
    this.at += 2;
    this.line++;
    if (this.at >= this.to) this.failWeakly('unexpected EOF while parsing');
  }

  /** Reads a token, or what is between tokens. False after the end of a logical line. */
  private token(): boolean {
    const character = this.character();
    const from = this.at;
    if (character === ' ' || character === '\t' || character === '\f') this.at++;
    else if (character === '#') this.comment();
    else if (character === '\\') this.continuation();
    else if (character === '\n') {
      this.at++;
      if (this.brackets.length === 0) this.push('newline', from);
      this.line++;
      return this.brackets.length > 0;
    } else if (isDigit(character) || (character === '.' && isDigit(this.character(1)))) this.number();
    else {
      const start = stringLetters.includes(character) ? this.match(stringStart) : undefined;
      const word = start === undefined ? this.match(identifier) : undefined;
      if (start !== undefined) this.string(start);
      else if (word !== undefined) {
        this.at += word.length;
        // Python compares names in this form.
        const name = word.normalize('NFKC');
        this.push(keywords.has(name) ? 'symbol' : 'name', from, name);
      } else this.operator();
    }
    return true;
  }

  private number(): void {
    const from = this.at;
    const text = this.match(number) ?? '';
    this.at += text.length;
    const next = this.character();
    if (/^0[\d_]*[1-9]/.test(text) && /^[\d_]+$/.test(text) && next !== '.')
      this.fail(
        'leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers',
      );
    if ((isDigit(next) || this.match(identifier) !== undefined) && this.match(afterNumber) === undefined)
      this.fail(wrongNumber(text === '0' ? text + next : text, text === '0' ? this.character(1) : next));
    this.push('number', from, text);
  }

  private string(start: string): void {
    const from = this.at;
    const { line } = this;
    const mark = start.replace(/^[a-z]+/i, '');
    this.at += start.length;
    for (;;) {
      const character = this.character();
      if (character === '' || (character === '\n' && mark.length === 1)) this.unterminated(mark, line);
      if (character === '\n') this.line++;
      if (character === '\\') {
        if (this.character(1) === '\n') this.line++;
        this.at += 2;
      } else if (this.code.startsWith(mark, this.at) && this.at + mark.length <= this.to) {
        this.at += mark.length;
        this.push('string', from, this.code.slice(from, this.at), line);
        return;
      } else this.at++;
    }
  }

  private unterminated(mark: string, line: number): never {
    const what = mark.length === 1 ? 'string literal' : 'triple-quoted string literal';
    // The line after a last line break is none.
    const last = this.at >= this.to && this.code[this.to - 1] === '\n' ? this.line - 1 : this.line;
    this.fail(`unterminated ${what} (detected at line ${last})`, line);
  }

  private operator(): void {
    const from = this.at;
    const text = [3, 2, 1]
      .map((length) => this.code.slice(from, Math.min(from + length, this.to)))
      .find((one) => operators.has(one));
    if (text === undefined) {
      const code = this.code.codePointAt(from) ?? 0;
      const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      // Python leaves ASCII characters without a meaning to the parser: `$`, `?`, `!`.
      if (code > 0x20 && code < 0x7f) {
        this.at++;
        this.push('symbol', from, String.fromCodePoint(code));
        return;
      }
      if (/[\p{C}\p{Z}]/u.test(String.fromCodePoint(code)))
        this.fail(`invalid non-printable character ${name}`);
      this.fail(`invalid character '${String.fromCodePoint(code)}' (${name})`);
    }
    this.at += text.length;
    if (text === '(' || text === '[' || text === '{') {
      if (this.brackets.length >= deepest.brackets) this.fail('too many nested parentheses');
      this.brackets.push({ text, line: this.line });
    }
    const opening = closing[text];
    if (opening !== undefined) {
      const open = this.brackets.pop();
      if (!open) this.fail(`unmatched '${text}'`);
      if (open.text !== opening) {
        const where = open.line === this.line ? '' : ` on line ${open.line}`;
        this.fail(`closing parenthesis '${text}' does not match opening parenthesis '${open.text}'${where}`);
      }
    }
    this.push('symbol', from, text);
  }
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function wrongNumber(text: string, next: string): string {
  const letter = (text[1] ?? '').toLowerCase();
  const base = { x: 'hexadecimal', o: 'octal', b: 'binary' }[letter];
  if (base) return isDigit(next) ? `invalid digit '${next}' in ${base} literal` : `invalid ${base} literal`;
  return /j$/i.test(text) ? 'invalid imaginary literal' : 'invalid decimal literal';
}
