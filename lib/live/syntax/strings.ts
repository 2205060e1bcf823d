import { Refusal } from '../errors.ts';

/**
 * The value of a string literal, with its quotation marks and prefix.
 * @throws Refusal for bytes
 */
export function stringValue(literal: string, line: number): string {
  const opening = /^([a-z]*)('''|"""|'|")/i.exec(literal);
  const [whole = '', prefix = '', mark = ''] = opening ?? [];
  if (/b/i.test(prefix)) throw new Refusal('bytes', line);
  const inner = literal.slice(whole.length, literal.length - mark.length);
  return /r/i.test(prefix) ? inner : unescaped(inner);
}

/** The text between the replacements of an f-string, where a brace is written twice. */
export function formatPiece(text: string, isRaw: boolean): string {
  const plain = text.replaceAll('{{', '{').replaceAll('}}', '}');
  return isRaw ? plain : unescaped(plain);
}

const single: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** The escape sequences of Python's reference, section 2.4.1; an unknown one stays as it is written. */
function unescaped(text: string): string {
  return text.replace(
    /\\(\n|[\\'"abfnrtv]|[0-7]{1,3}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/g,
    (_, sequence: string) => {
      const known = single[sequence];
      if (known !== undefined) return known;
      const isHexadecimal = /^[xuU]/.test(sequence);
      return String.fromCodePoint(
        Number.parseInt(isHexadecimal ? sequence.slice(1) : sequence, isHexadecimal ? 16 : 8),
      );
    },
  );
}
