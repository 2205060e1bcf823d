import { Refusal } from '../errors.ts';
import { PythonSyntaxError } from './errors.ts';

/** A string literal without its prefix and quotation marks; `from` is the offset of its content. */
export type Literal = { isFormat: boolean; isRaw: boolean; isBytes: boolean; from: number; to: number };

/** The parts of a string literal that begins at an offset of the code. */
export function literalOf(text: string, from: number): Literal {
  const [start = '', prefix = '', mark = ''] = /^([a-z]*)('''|"""|'|")/i.exec(text) ?? [];
  const letters = prefix.toLowerCase();
  return {
    isFormat: letters.includes('f'),
    isRaw: letters.includes('r'),
    isBytes: letters.includes('b'),
    from: from + start.length,
    to: from + text.length - mark.length,
  };
}

const letters = 'abfnrtv';
const characters = '\x07\b\f\n\r\t\v';
/** The number of digits of a character's code. */
const digits: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/**
 * A text with its escape sequences read (section 2.4.1 of Python's reference); an unknown one stays as it is written.
 * @throws PythonSyntaxError for a code that is not complete; Refusal for characters by name
 */
export function unescaped(text: string, line: number): string {
  return text.replace(
    /\\(\n|[\\'"abfnrtvN]|[0-7]{1,3}|[xuU][\da-fA-F]{0,8})/g,
    (whole, sequence: string, at: number) => {
      const first = sequence.charAt(0);
      if (first === '\n') return '';
      if (first === 'N') throw new Refusal('a character by name (`\\N`)', line);
      if (letters.includes(first)) return characters.charAt(letters.indexOf(first));
      if (/\d/.test(first)) return String.fromCodePoint(Number.parseInt(sequence, 8));
      const count = digits[first];
      if (count === undefined) return first;
      const code = Number.parseInt(sequence.slice(1, count + 1), 16);
      const wrong = (reason: string) => {
        const end = at + Math.min(sequence.length, count + 1);
        return new PythonSyntaxError(
          line,
          `(unicode error) 'unicodeescape' codec can't decode bytes in position ${at}-${end}: ${reason}`,
        );
      };
      if (sequence.length <= count) throw wrong(`truncated \\${first}${'X'.repeat(count)} escape`);
      if (code > 0x10ffff) throw wrong('illegal Unicode character');
      return String.fromCodePoint(code) + whole.slice(count + 2);
    },
  );
}
