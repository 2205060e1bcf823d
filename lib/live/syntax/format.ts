import { Refusal } from '../errors.ts';
import { PythonSyntaxError } from './errors.ts';
import { unescaped } from './strings.ts';
import { expressionTokens, type Tokens } from './tokens.ts';
import type { Expression, FormatPart } from './tree.ts';

type Content = { from: number; to: number; isRaw: boolean };

/** Reads the expression of a replacement; `line` is that of its opening brace. */
type ReadExpression = (tokens: Tokens, line: number) => Expression;

/**
 * The texts and the replacements of an f-string's content.
 * @throws PythonSyntaxError where it is none
 */
export function formatParts(
  code: string,
  content: Content,
  line: number,
  read: ReadExpression,
): FormatPart[] {
  return new FormatReader(code, content, line, read).parts(0);
}

class FormatReader {
  private at: number;

  constructor(
    private readonly code: string,
    private readonly content: Content,
    private line: number,
    private readonly read: ReadExpression,
  ) {
    this.at = content.from;
  }

  private character(ahead = 0): string {
    return this.at + ahead < this.content.to ? (this.code[this.at + ahead] as string) : '';
  }

  private fail(message: string, colon = ':'): never {
    throw new PythonSyntaxError(this.line, `f-string${colon} ${message}`);
  }

  /** Up to the end of the string; in the format of a replacement, up to its closing brace, which is not read. */
  parts(depth: number): FormatPart[] {
    const parts: FormatPart[] = [];
    let text = '';
    const { line } = this;
    const flush = () => {
      if (text !== '') parts.push(this.content.isRaw ? text : unescaped(text, line));
      text = '';
    };
    for (let character = this.character(); character !== ''; character = this.character()) {
      const isDoubled = this.character(1) === character && depth === 0;
      if (character === '{' && !isDoubled) {
        flush();
        parts.push(this.replacement(depth));
        continue;
      }
      if (character === '}' && !isDoubled) {
        if (depth > 0) break;
        this.fail("single '}' is not allowed");
      }
      if (character === '{' || character === '}') this.at++;
      if (character === '\\' && !this.content.isRaw) {
        const next = this.character(1);
        if (next === 'N') throw new Refusal('a character by name (`\\N`)', this.line);
        text += character;
        this.at++;
        // A brace after a backslash is one all the same.
        if (next === '{' || next === '}') continue;
      }
      if (this.character() === '\n') this.line++;
      text += this.character();
      this.at++;
    }
    flush();
    return parts;
  }

  private replacement(depth: number): FormatPart {
    if (depth > 1) this.fail('expressions nested too deeply');
    const { line } = this;
    this.at++;
    const from = this.at;
    this.skipExpression();
    const to = this.at;
    if (this.code.slice(from, to).trim() === '')
      this.fail(
        this.character() === '}'
          ? 'empty expression not allowed'
          : `expression required before '${this.character()}'`,
      );
    const value = this.expression(from, to, line);
    let source: string | undefined;
    if (this.character() === '=') {
      this.at++;
      while (/\s/.test(this.character())) this.at++;
      source = this.code.slice(from, this.at);
    }
    const conversion = this.conversion();
    let format: FormatPart[] = [];
    if (this.character() === ':') {
      this.at++;
      format = this.parts(depth + 1);
    }
    if (this.character() !== '}') this.fail("expecting '}'");
    this.at++;
    this.line = line + this.code.slice(from, this.at).split('\n').length - 1;
    return {
      value,
      ...(conversion && { conversion }),
      format,
      ...(source !== undefined && { source }),
    };
  }

  private conversion(): 'r' | 's' | 'a' | undefined {
    if (this.character() !== '!') return undefined;
    this.at++;
    const conversion = this.character();
    if (conversion === '') this.fail("expecting '}'");
    if (conversion !== 'r' && conversion !== 's' && conversion !== 'a')
      this.fail(`invalid conversion character: expected 's', 'r', or 'a'`);
    this.at++;
    return conversion;
  }

  private expression(from: number, to: number, line: number): Expression {
    try {
      return this.read(expressionTokens(this.code, from, to, line), line);
    } catch (error) {
      if (!(error instanceof PythonSyntaxError) || /^(?:f-string|\(unicode)/.test(error.message)) throw error;
      throw new PythonSyntaxError(error.line, `f-string: ${error.message}`);
    }
  }

  /** Goes to what ends the expression of a replacement: `}`, `:`, `!` or `=` outside of brackets and strings. */
  private skipExpression(): void {
    let mark = '';
    const open: string[] = [];
    for (; ; this.at++) {
      const character = this.character();
      if (character === '') break;
      if (character === '\\') this.fail('expression part cannot include a backslash', '');
      if (mark !== '') {
        if (!this.code.startsWith(mark, this.at)) continue;
        this.at += mark.length - 1;
        mark = '';
      } else if (character === "'" || character === '"') {
        mark = this.code.startsWith(character.repeat(3), this.at) ? character.repeat(3) : character;
        this.at += mark.length - 1;
      } else if (character === '#') this.fail("expression part cannot include '#'", '');
      else if (open.length > 0 && closes(open.at(-1), character)) open.pop();
      else if ('([{'.includes(character)) open.push(character);
      else if (open.length === 0 && this.endsExpression(character)) return;
      else if (')]}'.includes(character))
        this.fail(
          open.length > 0
            ? `closing parenthesis '${character}' does not match opening parenthesis '${open.at(-1)}'`
            : `unmatched '${character}'`,
        );
    }
    if (mark !== '') this.fail('unterminated string');
    if (open.length > 0) this.fail(`unmatched '${open.at(-1)}'`);
    this.fail("expecting '}'");
  }

  private endsExpression(character: string): boolean {
    if (character === '}' || character === ':') return true;
    if (!'!=<>'.includes(character)) return false;
    // Comparisons are part of the expression.
    if (this.character(1) === '=') {
      this.at++;
      return false;
    }
    return character === '!' || character === '=';
  }
}

function closes(open: string | undefined, character: string): boolean {
  return (
    (open === '(' && character === ')') ||
    (open === '[' && character === ']') ||
    (open === '{' && character === '}')
  );
}
