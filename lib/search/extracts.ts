import {
  fold,
  hanCompounds,
  hanPairs,
  hanRuns,
  hasHan,
  isStopWord,
  longHanWords,
  partsOfName,
  stemTokens,
  tellingWords,
  wordsIn,
} from './tokens.ts';

/** A part of a page with its whole text, as the index is made from it. */
export type FullSection = { anchor: string; heading: string; text: string; names: string };

/** How wide the beginning of a section in a search file is, in Latin letters; a Chinese character is as wide as two. */
export type BeginningWidth = number;

/**
 * The sections of a page as a search file has them: of each the beginning, and those words of the rest that stand nowhere else on
 * the page. So each word of the page leads to it, and the file is half as large as the texts.
 * @param about title, description and other words of the page
 * @param compounds the Chinese compounds that count as words; all where it is undefined
 */
export function extractsOf(
  sections: readonly FullSection[],
  about: string,
  width: BeginningWidth,
  isFrench: boolean,
  compounds?: ReadonlySet<string>,
): { beginning: string; words: string }[] {
  const beginnings = sections.map(({ text }) => beginningOf(text, width));
  const visible = [about, ...sections.flatMap(({ heading, names }) => [heading, names]), ...beginnings].join(
    '\n',
  );
  const seen = new Set(
    wordsIn(visible)
      .flatMap((word) => partsOfName(word))
      .flatMap(formsOf),
  );
  const seenNames = new Set(
    wordsIn(visible)
      .flatMap((word) => word.split('.'))
      .map(fold),
  );
  const seenPairs = new Set(hanRuns(visible).flatMap(hanPairs));
  /** Whether a word is new on the page, and says something; it is not new again. */
  const isNew = (word: string) => {
    if (
      /^(ti|tm)$/.test(word) ||
      isStopWord(word) ||
      /^\d+$/.test(word) ||
      formsOf(word).some((form) => seen.has(form))
    )
      return false;
    for (const form of formsOf(word)) seen.add(form);
    return true;
  };
  // Queries ask for pairs of characters.
  const isNewHan = (word: string) => {
    const pairs = hanPairs(word).filter((pair) => !seenPairs.has(pair));
    for (const pair of pairs) seenPairs.add(pair);
    return pairs.length > 0;
  };
  function formsOf(word: string): string[] {
    return stemTokens(word, isFrench);
  }
  return sections.map(({ text }, at) => {
    const beginning = beginnings[at] ?? '';
    const rest = text.slice(beginning.length);
    const words = wordsIn(rest)
      .flatMap((word) => word.split('.'))
      .flatMap((name) => {
        const parts = partsOfName(name).filter(isNew);
        if (partsOfName(name).length < 2) return parts;
        // A name is a word of its own, and its capitals say where its parts begin.
        const isKnown = seenNames.has(fold(name));
        seenNames.add(fold(name));
        return isKnown ? [] : [name];
      });
    const chinese = hasHan(rest)
      ? [...longHanWords(rest), ...hanCompounds(rest).filter((word) => compounds?.has(word) ?? true)]
      : [];
    return { beginning, words: [...words, ...chinese.filter(isNewHan)].join(' ') };
  });
}

/**
 * What counts of the text of a section: its beginning, and the rare words of the rest.
 * @param rare words that count from anywhere, as `rareWords` gives them
 */
export function countedText(text: string, width: BeginningWidth, rare?: ReadonlySet<string>): string {
  const beginning = beginningOf(text, width);
  const rest = rare ? tellingWords(text.slice(beginning.length)).filter((word) => rare.has(fold(word))) : [];
  return [beginning, ...rest].join(' ');
}

/** The Chinese compounds that texts have several times: others are mostly words that are neighbours by chance. */
export function repeatedCompounds(texts: readonly string[], times: number): Set<string> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(hanCompounds)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= times).map(([word]) => word));
}

/** The words that can tell a text from others and stand in few of them, folded. */
export function rareWords(texts: readonly string[], fewTexts: number): Set<string> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(tellingWords(text).map(fold))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count <= fewTexts).map(([word]) => word));
}

/** The beginning of a text, up to the end of a sentence or word. */
export function beginningOf(text: string, width: BeginningWidth): string {
  let used = 0;
  let end = 0;
  for (const character of text) {
    used += hasHan(character) ? 2 : 1;
    if (used > width) break;
    end += character.length;
  }
  if (end >= text.length) return text;
  const piece = text.slice(0, end);
  const sentence = Math.max(piece.lastIndexOf('. ') + 1, piece.lastIndexOf('。') + 1);
  if (sentence > end / 2) return piece.slice(0, sentence);
  const space = piece.lastIndexOf(' ');
  return space > end / 2 ? piece.slice(0, space) : piece;
}
