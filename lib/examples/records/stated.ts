/**
 * What a comment beside a line says that this line prints. `exact` is text that is printed like this, up to where words of explanation
 * may follow; `about` has numbers that are nearly right; `words` describe what is printed and are not compared.
 */
export type Stated =
  | { kind: 'exact'; text: string }
  | { kind: 'about'; numbers: string[] }
  | { kind: 'words' };

/** The words before a number that is not exact, in the languages of the texts. */
const about =
  /^(?:about|around|roughly|approximately|nearly|close to|near|environ|à peu près|proche de|près de|presque|大约|约为|约|接近)\s*/i;

/** An exact value begins with a digit, a sign, a bracket or a quotation mark, or is a constant or type of the language. */
const value = /^(?:[-+.\d[({'"<]|(?:True|False|None|nan|inf)\b|[a-z]+\d+\b|torch\.|array\()/;

/** Words between values that a line prints one after the other. */
const between = /^(?:[,;，；]\s*)?(?:(?:then|and then|and|puis|et|然后|再|接着|和)\s*)?/;

/** What may follow a value: words that explain it, not more of it. */
const explanation = /^(?:\s?[:;,(：；，。（]|\s?(?!(?:True|False|None|nan|inf)\b)\p{L})/u;

const numeral = /[-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;

/** What may come before a value, to say that it is one. */
const prefix = /^(?:prints|affiche|打印)\s?[:：]\s*/;

/**
 * Reads a comment, without `#`, that stands beside a line that prints.
 * @param printed what the line prints: a comment that begins with the same word states this text
 */
export function statedIn(comment: string, printed = ''): Stated {
  const text = comment.replace(prefix, '');
  const word = /^[^\s.,:;，：；]+/.exec(printed.trim())?.[0];
  if (word && text.startsWith(word)) return { kind: 'exact', text };
  if (about.test(comment)) {
    const numbers = numbersIn(explained(comment));
    return numbers.length > 0 ? { kind: 'about', numbers } : { kind: 'words' };
  }
  return value.test(comment) ? { kind: 'exact', text: comment } : { kind: 'words' };
}

/** Whether a program that prints these lines prints what a comment states. Lines that vary are printed differently by each run. */
export function isPrinted(
  stated: Stated,
  lines: readonly { text: string; varies?: true | undefined }[],
): boolean {
  if (stated.kind === 'words') return true;
  if (stated.kind === 'about')
    return lines.some(({ text }) => {
      const printed = numbersIn(text);
      return stated.numbers.every((one, at) => isNear(one, printed[at]));
    });
  if (lines.some(({ varies }) => varies)) return false;
  // A line that is executed several times: each time the same, or one value after the other.
  const texts = lines.map(({ text }) => text.trim()).filter(Boolean);
  const different = texts.filter((text, at) => text !== texts[at - 1]);
  return followed(stated.text, different);
}

/** Whether a comment consists of these values, with words such as "then" between them, and an explanation after them. */
function followed(comment: string, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined || !comment.startsWith(first)) return false;
  const after = comment.slice(first.length);
  const words = between.exec(after.trimStart())?.[0] ?? '';
  const next = after.trimStart().slice(words.length);
  // After the first value, words may say what follows: "then one line for each".
  if (rest.length > 0) return words !== '' && (/^\p{L}/u.test(next) || followed(next, rest));
  return after === '' || (explanation.test(after) && !(words && /^[-+.\d[(]/.test(next)));
}

/** The part of a comment before its explanation. */
function explained(comment: string): string {
  return comment.split(/[:;：；]|,\s(?!\d)|，/, 1)[0] ?? '';
}

function numbersIn(text: string): string[] {
  return text.match(numeral) ?? [];
}

/** Within a twentieth, or a unit of the last decimal that is stated; what is said to be close to zero is below a hundredth. */
function isNear(stated: string, printed: string | undefined): boolean {
  if (printed === undefined) return false;
  const [expected, found] = [stated, printed].map((text) => Number(text.replaceAll('_', ''))) as [
    number,
    number,
  ];
  if (expected === 0) return Math.abs(found) <= 0.01;
  const decimals = /\.(\d+)$/.exec(stated)?.[1]?.length;
  const unit = decimals ? 1.01 * 10 ** -decimals : 0;
  return Math.abs(found - expected) <= Math.max(Math.abs(expected) * 0.05, unit);
}

/** Whether a block of output is what a program printed or said when it failed: each of its lines, in order; … stands for any text. */
export function isOutputOf(
  output: string,
  printed: readonly { text: string; varies?: true | undefined }[],
  error: string | undefined,
): { missing: string } | undefined {
  const lines = [
    ...printed.map(({ text, varies }) => (varies ? masked(text) : text)),
    ...(error ?? '').split('\n'),
  ];
  let at = 0;
  for (const line of output.split('\n').filter((one) => one.trim() && !one.startsWith('[Taichi]'))) {
    const next = lines.findIndex(
      (one, index) => index >= at && (agrees(line, one) || agrees(masked(line), one)),
    );
    if (next < 0) return { missing: line };
    at = next + 1;
  }
  return undefined;
}

/** A line without its digits, which differ from run to run. */
function masked(line: string): string {
  return line.replace(/\d+/g, '0').replace(/\s+/g, ' ').trim();
}

function agrees(stated: string, printed: string): boolean {
  const pattern = stated
    .trim()
    .split(/…|\.\.\./)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(printed.trim());
}
