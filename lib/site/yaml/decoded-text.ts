import { type Problem, problem } from '../problem.ts';
import { unwantedCharacters } from '../unwanted-characters.ts';

/**
 * The text of a file, and why it cannot be used: invalid UTF-8, NUL, line endings of CR alone, characters that are not allowed
 * in texts.
 */
export function decodedText(bytes: Buffer, file: string): { text: string; problems: Problem[] } {
  const text = bytes.toString('utf8');
  const at = (offset: number) => `${file}:${text.slice(0, offset).split('\n').length}`;
  const one = (where: string, what: string, fix: string) => ({
    text,
    problems: [problem({ where, what, fix })],
  });
  if (!bytes.equals(Buffer.from(text)))
    return one(at(text.indexOf('\uFFFD')), 'file is not valid UTF-8', 'Save the file as UTF-8.');
  if (text.includes('\0'))
    return one(at(text.indexOf('\0')), 'NUL byte', 'Remove it; it is not allowed in texts.');
  if (/\r(?!\n)/.test(text) && !text.includes('\n'))
    return one(`${file}:1`, 'lines end with CR only', 'Save the file with LF or CRLF line endings.');
  return {
    text,
    problems: unwantedCharacters(text).map(({ offset, what, fix }) =>
      problem({ where: at(offset), what, fix }),
    ),
  };
}
