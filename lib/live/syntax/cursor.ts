import { Refusal } from '../errors.ts';
import { PythonSyntaxError } from './errors.ts';
import type { Token, Tokens } from './tokens.ts';

/** A place in the tokens of a program. */
export class Cursor {
  protected at = 0;
  /** The last token that an attempt has looked at. */
  private furthest = 0;
  protected isAttempt = false;

  constructor(
    protected readonly code: string,
    protected readonly source: Tokens,
  ) {}

  protected get token(): Token {
    return this.ahead(0);
  }

  protected ahead(count: number): Token {
    const { tokens } = this.source;
    return tokens[Math.min(this.at + count, tokens.length - 1)] as Token;
  }

  protected advance(): Token {
    const { token } = this;
    this.at++;
    return token;
  }

  protected is(text: string, ahead = 0): boolean {
    const { kind, text: found } = this.ahead(ahead);
    return kind === 'symbol' && found === text;
  }

  /** Whether the symbol comes next; it is read then. */
  protected takes(text: string): boolean {
    const isNext = this.is(text);
    if (isNext) this.at++;
    return isNext;
  }

  protected expect(text: string, message?: string): void {
    if (!this.takes(text)) this.fail(message);
  }

  protected name(): string {
    if (this.token.kind !== 'name') this.fail();
    return this.advance().text;
  }

  /**
   * Throws the error that Python reports where the parser stops at a token: that of a later token that cannot be read comes first, and so
   * does a bracket of an earlier line that is not closed.
   */
  protected fail(message?: string, { kind, line }: Token = this.token): never {
    const { error, isWeak, open, tokens } = this.source;
    if (message === undefined && kind === 'indent')
      throw new PythonSyntaxError(line, 'unexpected indent', 'IndentationError');
    const furthest = tokens[Math.min(Math.max(this.furthest, this.at), tokens.length - 1)] as Token;
    const isAtEnd = kind === 'end' || furthest.kind === 'end';
    if (error && (!isWeak || isAtEnd)) throw error;
    if (open && (isAtEnd || furthest.line > open.line))
      throw new PythonSyntaxError(open.line, `'${open.text}' was never closed`);
    throw new PythonSyntaxError(line, message);
  }

  /** What an action reads, where it can be read; otherwise nothing is read. */
  protected attempt<T>(action: () => T): T | undefined {
    const { at, isAttempt } = this;
    this.isAttempt = true;
    try {
      return action();
    } catch (error) {
      if (!(error instanceof PythonSyntaxError || error instanceof Refusal)) throw error;
      this.furthest = Math.max(this.furthest, this.at);
      this.at = at;
      return undefined;
    } finally {
      this.isAttempt = isAttempt;
    }
  }

  /** Whether an action can be done at this place, which stays. */
  protected could(action: () => void): boolean {
    const { at } = this;
    const isDone = this.attempt(() => {
      action();
      return true;
    });
    this.furthest = Math.max(this.furthest, this.at);
    this.at = at;
    return isDone ?? false;
  }

  /** The code from a token to the last one that was read, up to the end of its first line. */
  protected shown(from: number): string {
    const to = this.source.tokens[this.at - 1]?.to ?? from;
    return this.code.slice(from, Math.max(to, from)).split('\n', 1)[0] ?? '';
  }
}
