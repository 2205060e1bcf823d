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
  const plain = normalized(text).replace(/(?<![\p{L}\p{N}_.)\]])[-−](?=\d)/gu, ' negative ');
  const words = wordsIn(plain).flatMap((run) => {
    const parts = run.split('.').filter((part) => !/^(ti|tm|taichi)$/i.test(part));
    return /^\d/.test(run) || parts.length === 0 || !run.includes('.') ? [fold(run)] : parts.map(fold);
  });
  const signs = plain.split(/\s+/).filter((piece) => /^[^\p{L}\p{N}\s_]{1,3}$/u.test(piece));
  const pairs = hanRuns(plain.replace(hanStopWords, ' ')).flatMap(pairsWithinWords);
  const tokens = [...words, ...signs, ...pairs];
  return [...new Set(tokens.length > 0 ? tokens : hanRuns(plain).flatMap(hanPairs))];
}

/** The runs of Chinese characters in a text. */
export function hanRuns(text: string): string[] {
  return [...text.matchAll(hanRun)].map(([run]) => run);
}

/** The pairs of neighbours in a run of Chinese characters; the character where there is only one. */
export function hanPairs(run: string): string[] {
  const characters = [...run];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((next, at) => `${characters[at]}${next}`);
}

/**
 * What a run of Chinese characters asks for: the pairs of neighbours within words and compounds, and characters that are words, as 场 in
 * 声明场.
 */
function pairsWithinWords(run: string): string[] {
  const words = hanWords(run);
  if (words.length === 0) return hanPairs(run);
  const isLone = (word: string) => isSingle(word) && !hanParticles.has(word);
  const lone = words.filter(
    (word, at) => isLone(word) && ![words[at - 1], words[at + 1]].some((next) => next && isLone(next)),
  );
  return [...compoundsOf(words).flatMap(hanPairs), ...lone];
}

/**
 * The words of a run, where the segmenter takes too little for a word: it does not know 内核, 结构体 and 核函数. Neighbours of one
 * character are one word; a single one belongs to the word before it or else to the one after it. Particles separate words.
 */
function compoundsOf(words: readonly string[], fillers?: ReadonlySet<string>): string[] {
  const found: string[] = [];
  let alone = '';
  let isAfterWord = false;
  const flush = (next = '') => {
    if (isSingle(alone) && isAfterWord) found.push(`${found.pop()}${alone}`);
    else if (isSingle(alone) && next) {
      const compound = `${alone}${next}`;
      alone = '';
      found.push(compound);
      return;
    } else if (alone) found.push(alone);
    alone = '';
    if (next) found.push(next);
  };
  for (const word of words) {
    if (hanParticles.has(word) || fillers?.has(word)) {
      flush();
      isAfterWord = false;
    } else if (isSingle(word)) alone += word;
    else {
      flush(word);
      isAfterWord = true;
    }
  }
  flush();
  return found;
}

function isSingle(word: string): boolean {
  return [...word].length === 1;
}

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** The Chinese words of a text; without a segmenter, none. */
export function hanWords(text: string): string[] {
  if (!segmenter) return [];
  return hanRuns(text).flatMap((run) => [...segmenter.segment(run)].map(({ segment }) => segment));
}

/** The words of a text that can tell it from others: names, words in Latin letters, and Chinese words. */
export function tellingWords(text: string): string[] {
  const latin = wordsIn(text)
    .flatMap((word) => word.split('.'))
    .filter((word) => /\p{L}{3}/u.test(word) && !isStopWord(fold(word)));
  return [...latin, ...longHanWords(text)];
}

/** The Chinese words of a text with two characters or more that the segmenter knows, without words of questions and fillers. */
export function longHanWords(text: string): string[] {
  return hanWords(text.replace(hanStopWords, ' ')).filter(isTelling);
}

/** Neighbours in a text that the segmenter takes for several words and that may be one, such as 张量 and 结构体, without fillers. */
export function hanCompounds(text: string): string[] {
  return hanRuns(text.replace(hanStopWords, ' ')).flatMap((run) => {
    const words = hanWords(run);
    return compoundsOf(words, hanFillers).filter((word) => isTelling(word) && !words.includes(word));
  });
}

function isTelling(word: string): boolean {
  return !isSingle(word) && ![...word].some((character) => hanFillers.has(character));
}

function hanTokens(run: string): string[] {
  return [...run, ...hanPairs(run)];
}

/** Frequent words of questions in English and French that say nothing about the subject. */
const stopWords = new Set(
  fold(
    `a about an and any are as at be been but by can cannot could did do does doing for from get gets give gives had has have how i if in into
    is it its know like make makes many may me mean means might more most much my need needed needs no not of on one onto or our own same
    should so some somebody such than between difference differences each inside that the their them then there these they thing things this those to too us use used uses using via
    want wants was way we well were what when where whether which who whose why will with without won't would you your taichi please explain don't always never just only still again also
    instead right wrong way ways thing happen happens let lets possible there's doesn't isn't cannot couldn't after before rather very here someone anyone properly correctly
    au aux avec ce ces cette comment dans de des du elle en est et être faire faut il ils je la le les leur lui ma mais me mes mon ne nous on
    ou où par pas peut peux plus pour pourquoi qu quand que quel quelle quelles quels qui sa sans se ses si son sont sur ta te tes ton tu un
    une vos votre vous y d l s n c j m t qu'est-ce est-ce entre depuis vers puis fait dois doit doivent utiliser utilise utilisee utilises utilisent non aucun aucune lors chaque tous toutes tout toute bien moi toi soi
    y-a-t-il c'est avoir ai as a ont avait voir savoir veux veut voudrais faut-il peut-on puis-je soit si donc alors car deja encore trop
    tres moins plutot meme memes soi ainsi afin selon sous avant apres pendant lorsque comme cela ca ceci celui celle ceux autre autres`,
  )
    .split(/\s+/)
    .filter(Boolean),
);

/** Chinese words of questions that say nothing about the subject, the longest first. */
const hanStopWords =
  /可不可以|能不能|为什么|怎么样|怎么办|什么时候|有什么|是什么|什么是|什么样|做什么|怎样|怎么|如何|为何|什么|哪些|哪个|哪里|哪种|多少|是否|能否|能用|可以|可否|应该|需要|想要|一个|一下|有没有|之间|以及|或者|还是|里面|这个|那个|我的|时候|同时|之后|之前|使用|用法/g;

/** Chinese characters that say nothing about the subject where they are words, and separate others: they also occur in words. */
const hanParticles = new Set(
  '的了吗呢吧啊把被和与跟及或在是从对给让里用能会要想请我你也都就而但则等这那其它他',
);

/** Characters that separate words in texts, too, and words with them, such as 只有 and 每条: nobody looks for them. */
const hanFillers = new Set(
  '不没仍却又再才只还越很太已将便皆且既若虽故须该此每各某另所之以于为使往至到来去得些个',
);

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
