import { differenceOf } from './differences.ts';

/** A signature in lines; `isChanged` where the other version does not have this part. */
export type SignatureLine = { text: string; isChanged: boolean }[];

/** Where one of two signatures has more columns, each parameter of both is in a line of its own. */
const widthMax = 44;

/** Two signatures, each with the parts marked that the other one lacks. */
export function comparedSignatures(
  before: string,
  after: string,
): Record<'before' | 'after', SignatureLine[]> {
  const [then, now] = [partsOf(before), partsOf(after)];
  const all = differenceOf(then.parameters, now.parameters);
  const marked = (of: 'before' | 'after') =>
    all.flatMap((part) =>
      part.of === 'both' || part.of === of
        ? part.items.map((text) => ({ text, isChanged: part.of === of }))
        : [],
    );
  const isOtherEnd = then.end !== now.end;
  const [removed, added] = [marked('before'), marked('after')];
  const isLong = [then, now].some(
    ({ start, parameters, end }) => [start, end, ...parameters].join(', ').length > widthMax,
  );
  const lines = ({ start, end }: Parts, parameters: SignatureLine): SignatureLine[] => {
    const plain = (text: string) => (text ? [{ text, isChanged: false }] : []);
    const closing = [
      ...plain(end.slice(0, 1)),
      ...(end.slice(1) ? [{ text: end.slice(1), isChanged: isOtherEnd }] : []),
    ];
    if (isLong && parameters.length > 0)
      return [plain(start), ...parameters.map((one) => [...plain('    '), one, ...plain(',')]), closing];
    return [
      [...plain(start), ...parameters.flatMap((one, at) => [...plain(at > 0 ? ', ' : ''), one]), ...closing],
    ];
  };
  return { before: lines(then, removed), after: lines(now, added) };
}

type Parts = { start: string; parameters: string[]; end: string };

/** 'f(a, b=(1, 2)) -> int' → 'f(', ['a', 'b=(1, 2)'], ') -> int'; a text without parameters is a start and an end. */
function partsOf(text: string): Parts {
  const open = text.indexOf('(');
  if (open < 0) {
    const value = /^(\w+)(.*)$/s.exec(text);
    return { start: value?.[1] ?? text, parameters: value?.[2] ? [value[2]] : [], end: '' };
  }
  const parameters: string[] = [];
  let [depth, from, at] = [0, open + 1, open + 1];
  let quote = '';
  for (; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (/['"]/.test(character)) quote = character;
    else if (/[([{]/.test(character)) depth++;
    else if (/[)\]}]/.test(character) && depth > 0) depth--;
    else if (character === ')' || (character === ',' && depth === 0)) {
      const parameter = text.slice(from, at).trim();
      if (parameter) parameters.push(parameter);
      from = at + 1;
      if (character === ')') break;
    }
  }
  return { start: text.slice(0, open + 1), parameters, end: text.slice(at) };
}
