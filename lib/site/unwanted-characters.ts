/** A character that is not allowed in texts, with the offset of its first occurrence. */
export type UnwantedCharacter = { character: string; offset: number; what: string; fix: string };

const control = '\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F';
const bidirectional = '\\u202A-\\u202E\\u2066-\\u2069';
/** A byte order mark is allowed only at the beginning. */
const pattern = new RegExp(`[${control}${bidirectional}\\uFFFD]|(?<!^)\\uFEFF`, 'g');

/**
 * Characters of a text that were not typed on purpose, each once, in the order of the text: control characters, which make a
 * feed malformed; bidirectional ones, which show text in another order than the file; a byte order mark within the text; and
 * the replacement character of a wrong decoding.
 */
export function unwantedCharacters(text: string): UnwantedCharacter[] {
  const found = new Map<string, { offset: number; times: number }>();
  for (const { 0: character, index } of text.matchAll(pattern)) {
    const { offset, times } = found.get(character) ?? { offset: index, times: 0 };
    found.set(character, { offset, times: times + 1 });
  }
  return [...found].map(([character, { offset, times }]) => {
    const { what, fix } = describeCharacter(character);
    return { character, offset, what: times > 1 ? `${what}, ${times} times` : what, fix };
  });
}

/** The text without its unwanted characters. */
export function withoutUnwanted(text: string): string {
  return text.replace(pattern, '');
}

function describeCharacter(character: string): { what: string; fix: string } {
  const code = character.charCodeAt(0);
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\uFEFF')
    return {
      what: `byte order mark (${name}) within the text`,
      fix: 'Remove it; it is allowed only at the start of a file.',
    };
  if (character === '\uFFFD')
    return {
      what: `replacement character ${name}`,
      fix: 'A program put it there that read the text in the wrong encoding: restore the lost character.',
    };
  if (code > 0x2000)
    return {
      what: `bidirectional control character ${name}`,
      fix: 'Remove it: readers would see the text around it in a different order from the file.',
    };
  return {
    what: `control character ${name}`,
    fix: `Remove it; it is not allowed in texts.${intendedCharacter(code)}`,
  };
}

/** The characters of the bytes from 0x80 to 0x9F in Windows-1252; a space for unused ones. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** A suggestion for a control character that is a byte of Windows-1252: U+0092 is ’. */
function intendedCharacter(code: number): string {
  const character = windows1252[code - 0x80]?.trim();
  return character ? ` Did you mean "${character}"?` : '';
}
