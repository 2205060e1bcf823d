import { englishStem, frenchStem } from './stems.ts';

/** A text in lower case without accents, with full-width letters and digits as the usual ones. */
export function fold(text: string): string {
  // A shortcut for most of the words of an index.
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'");
}

/** Normalizes characters, and writes C++ as a word of letters. */
function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replace(/\bc\+\+/gi, 'cpp');
}

const isAscii = /^[\0-\x7f]*$/;
const wordPattern = /\d+(?:\.\d+)+|[\p{L}\p{N}_]+(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu;
const hanRun = /\p{Script=Han}+/gu;
const han = /\p{Script=Han}/u;

/** Whether a text has a Chinese character. */
export function hasHan(text: string): boolean {
  return han.test(text);
}

/** What begins the tokens that are stems, so that they are no words. */
const stemSign = '~';

/** Whether a token is a word as it stands in a text, and no stem. */
export function isWord(token: string): boolean {
  return !token.startsWith(stemSign);
}

/** The stems of a word as tokens: the English one, and in French texts the French one, too. */
export function stemTokens(word: string, isFrench: boolean): string[] {
  const stems = isFrench ? [englishStem(word), frenchStem(word)] : [englishStem(word)];
  return [...new Set(stems)].map((stem) => stemSign + stem);
}

/** The words of a text in their order, names with dots as one word; without those that are written in Chinese. */
export function wordsIn(text: string): string[] {
  return [...normalized(text).replace(hanRun, ' ').matchAll(wordPattern)].map(([run]) => run);
}

/**
 * The tokens of a text for the index, each once: words, stems and, for a name in code, its parts: `ti.MatrixNDArray` gives
 * `ti.matrixndarray`, `ti`, `matrixndarray`, `matrix`, `nd`, `array`. Chinese gives characters, pairs of characters, and the words
 * that `Intl.Segmenter` finds.
 */
export function indexTokens(text: string, isFrench = false): Set<string> {
  const tokens = new Set<string>();
  for (const run of wordsIn(text)) for (const token of tokensOfName(run, isFrench)) tokens.add(token);
  if (hasHan(text)) for (const run of hanRuns(text)) for (const token of hanTokens(run)) tokens.add(token);
  return tokens;
}

/** The parts of a name: `SparseMatrix.build_from` → `sparse`, `matrix`, `build`, `from`. */
export function partsOfName(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .split(/[_.]/)
    .filter(Boolean)
    .map(fold);
}

/** By word: its tokens. Most words occur many times. */
const known = { english: new Map<string, readonly string[]>(), french: new Map<string, readonly string[]>() };

/** The tokens of a word that may be a name: the whole, its parts, and their stems. */
function tokensOfName(run: string, isFrench: boolean): readonly string[] {
  const tokensByWord = known[isFrench ? 'french' : 'english'];
  const found = tokensByWord.get(run);
  if (found) return found;
  const words = new Set([fold(run), ...run.split('.').map(fold), ...partsOfName(run)].filter(Boolean));
  const tokens = [...new Set([...words].flatMap((word) => [word, ...stemTokens(word, isFrench)]))];
  tokensByWord.set(run, tokens);
  return tokens;
}

/**
 * The tokens of a query, in order. A name with dots gives its parts, except the package; Chinese gives pairs of characters. Signs
 * that stand alone, such as `@` or `+=`, are tokens, too.
 */
export function queryTokens(text: string): string[] {
  const plain = normalized(text);
  const words = wordsIn(plain).flatMap((run) => {
    const parts = run.split('.').filter((part) => !/^(ti|tm|taichi)$/i.test(part));
    return /^\d/.test(run) || parts.length === 0 || !run.includes('.') ? [fold(run)] : parts.map(fold);
  });
  const signs = plain.split(/\s+/).filter((piece) => /^[^\p{L}\p{N}\s_]{1,3}$/u.test(piece));
  const pairs = hanRuns(plain.replace(hanStopWords, ' ')).flatMap(pairsWithinWords);
  return [...new Set([...words, ...signs, ...pairs])];
}

function hanRuns(text: string): string[] {
  return [...text.matchAll(hanRun)].map(([run]) => run);
}

/** The pairs of neighbours in a run of Chinese characters; the character where there is only one. */
export function hanPairs(run: string): string[] {
  const characters = [...run];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((next, at) => `${characters[at]}${next}`);
}

/** The pairs of neighbours within words, and of characters that are words alone; a single one beside longer words is left alone. */
function pairsWithinWords(run: string): string[] {
  const words = hanWords(run).map((word) => [...word]);
  if (words.length === 0) return hanPairs(run);
  return words.flatMap((word, at) => {
    const isSingle = (other: number) => words[other]?.length === 1;
    if (word.length > 1) return hanPairs(word.join(''));
    if (isSingle(at + 1)) return [`${word[0]}${words[at + 1]?.[0]}`];
    return isSingle(at - 1) ? [] : word;
  });
}

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** The Chinese words of a text; without a segmenter, none. */
export function hanWords(text: string): string[] {
  if (!segmenter) return [];
  return hanRuns(text).flatMap((run) => [...segmenter.segment(run)].map(({ segment }) => segment));
}

/**
 * The Chinese words of a text with two characters or more, and neighbours that the segmenter has for words of one character: it does not
 * know 内核.
 */
export function longHanWords(text: string): string[] {
  const words: string[] = [];
  let alone = '';
  const flush = () => {
    if (alone.length > 1) words.push(alone);
    alone = '';
  };
  for (const run of hanRuns(text.replace(hanParticles, ' '))) {
    for (const word of hanWords(run)) {
      if ([...word].length === 1) alone += word;
      else {
        flush();
        words.push(word);
      }
    }
    flush();
  }
  return words;
}

function hanTokens(run: string): string[] {
  return [...run, ...hanPairs(run), ...hanWords(run).filter((word) => word.length > 2)];
}

/** Frequent words of questions in English and French that say nothing about the subject. */
const stopWords = new Set(
  fold(
    `a about an and any are as at be been but by can cannot could did do does doing for from get gets give gives had has have how i if in into
    is it its know like make makes many may me mean means might more most much my need needed needs no not of on one onto or our own same
    should so some somebody such than between difference differences each inside that the their them then there these they thing things this those to too us use used uses using via
    want wants was way we well were what when where whether which who whose why will with without won't would you your taichi please explain don't always never just only still again also
    au aux avec ce ces cette comment dans de des du elle en est et être faire faut il ils je la le les leur lui ma mais me mes mon ne nous on
    ou où par pas peut peux plus pour pourquoi qu quand que quel quelle quelles quels qui sa sans se ses si son sont sur ta te tes ton tu un
    une vos votre vous y d l s n c j m t qu'est-ce est-ce entre depuis vers puis fait dois doit utiliser utilise`,
  )
    .split(/\s+/)
    .filter(Boolean),
);

/** Chinese words of questions that say nothing about the subject, the longest first. */
const hanStopWords =
  /为什么|怎么样|什么是|是什么|怎样|怎么|如何|什么|哪些|哪个|哪里|多少|是否|能否|可以|可不可以|应该|需要|一个|一下|有没有|之间|以及|或者|还是|的|了|吗|呢|把|被|和|与|及|或|在|是|从|对|给|让|我|你/g;

/** Chinese characters that join words. */
const hanParticles = /[的了吗呢把被和与及或在是从对给让也都就而但则等这那其它他]/g;

/** Whether a word is frequent in questions and says nothing about the subject. */
export function isStopWord(token: string): boolean {
  return stopWords.has(token);
}

/** The tokens of a text without frequent words, unless it has no others. */
export function contentTokens(text: string): string[] {
  const all = queryTokens(text);
  const wanted = all.filter((token) => !isStopWord(token));
  return wanted.length > 0 ? wanted : all;
}
