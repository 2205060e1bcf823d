/** A text in lower case without accents, with full-width letters and digits as the usual ones. */
export function fold(text: string): string {
  // A shortcut for most of the hundreds of thousands of words of an index.
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
const wordPattern = /[\p{L}\p{N}_]+(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu;
const hanRun = /\p{Script=Han}+/gu;

/**
 * The tokens of a text for the index: words, stems and, for a name in code, its parts: `ti.MatrixNDArray` gives
 * `ti.matrixndarray`, `ti`, `matrixndarray`, `matrix`, `nd`, `array`. Chinese gives characters, pairs of characters, and the words
 * that `Intl.Segmenter` finds.
 */
export function indexTokens(text: string): string[] {
  const tokens: string[] = [];
  const plain = normalized(text);
  for (const [run] of plain.replace(hanRun, ' ').matchAll(wordPattern)) tokens.push(...nameParts(run));
  for (const [run] of plain.matchAll(hanRun)) tokens.push(...hanTokens(run, true));
  return tokens;
}

/** A word without the ending of a plural: `kernels` → `kernel`, `indices` → `index`. */
export function stem(token: string): string {
  if (token.length < 4 || !/^[a-z]+$/.test(token)) return token;
  if (/(?:matr|vert|ind)ices$/.test(token))
    return token.replace(/ices$/, token.startsWith('ind') || token.startsWith('vert') ? 'ex' : 'ix');
  if (token.endsWith('ies') && token.length > 4) return `${token.slice(0, -3)}y`;
  if (/(?:ss|us|is|as|os)$/.test(token)) return token;
  return token.endsWith('s') ? token.slice(0, -1) : token;
}

/** The tokens of a query. A name with dots gives its parts, except the package; Chinese gives pairs of characters. */
export function queryTokens(text: string): string[] {
  const plain = normalized(text);
  const words = [...plain.replace(hanRun, ' ').matchAll(wordPattern)].flatMap(([run]) => {
    const parts = run.split('.').filter((part) => !/^(ti|tm|taichi)$/i.test(part));
    return parts.length > 0 && run.includes('.') ? parts.map(fold) : [fold(run)];
  });
  const pairs = [...plain.matchAll(hanRun)].flatMap(([run]) => hanTokens(run, false));
  return [...new Set([...words, ...pairs])];
}

function nameParts(run: string): string[] {
  const whole = fold(run);
  const names = run.split('.');
  const parts = names.flatMap((name) => {
    const pieces = name
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
      .split('_')
      .filter(Boolean);
    return pieces.length > 1 ? [name, ...pieces] : [name];
  });
  const tokens = [whole, ...parts.map(fold)].filter(Boolean);
  return [...new Set([...tokens, ...tokens.map(stem)])];
}

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

function hanTokens(run: string, isIndex: boolean): string[] {
  const characters = [...run];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  if (!isIndex) return characters.length === 1 ? characters : pairs;
  const words = segmenter
    ? [...segmenter.segment(run)].map(({ segment }) => segment).filter((segment) => [...segment].length > 2)
    : [];
  return [...characters, ...pairs, ...words];
}

/** Frequent words of questions in English and French that say nothing about the subject. */
const stopWords = new Set(
  fold(
    `a about an and any are as at be been but by can cannot could did do does doing for from get gets give gives had has have how i if in into
    is it its know like make makes many may me mean means might more most much my need needed needs no not of on one onto or our own same
    should so some somebody such than between difference differences each inside that the their them then there these they thing things this those to too us use used uses using via
    want wants was way we well were what when where whether which while who whose why will with without won't would you your
    au aux avec ce ces cette comment dans de des du elle en est et être faire faut il ils je la le les leur lui ma mais me mes mon ne nous on
    ou où par pas peut peux plus pour pourquoi qu quand que quel quelle quelles quels qui sa sans se ses si son sont sur ta te tes ton tu un
    une vos votre vous y d l s n c j m t qu'est-ce`,
  )
    .split(/\s+/)
    .filter(Boolean),
);

/** Words of queries, and the words that the texts use for them. */
const related: Record<string, readonly string[]> = {
  fast: ['performance', 'speed'],
  faster: ['performance', 'speed'],
  slow: ['performance', 'time'],
  slower: ['performance'],
  speedup: ['performance'],
  optimize: ['performance'],
  optimise: ['performance'],
  take: ['time', 'profiler'],
  measure: ['profiler', 'time'],
  timing: ['profiler', 'time'],
  crash: ['debugging', 'error'],
  bug: ['debugging'],
  gradient: ['differentiable', 'autodiff'],
  derivative: ['gradient', 'differentiable'],
  autodiff: ['differentiable', 'gradient'],
  backpropagation: ['gradient', 'differentiable'],
  array: ['field', 'ndarray'],
  tensor: ['ndarray', 'pytorch'],
  torch: ['pytorch'],
  list: ['dynamic'],
  plot: ['gui', 'visualization'],
  draw: ['gui', 'ggui', 'canvas'],
  window: ['gui', 'ggui'],
  deploy: ['aot', 'deployment'],
  mobile: ['aot', 'phone'],
  phone: ['aot', 'mobile'],
  android: ['aot', 'mobile'],
  cpp: ['runtime', 'aot'],
  setup: ['install'],
  uninstall: ['install'],
  gpu: ['backend', 'arch'],
  cpu: ['backend', 'arch'],
  dimension: ['dimensional'],
  generic: ['template'],
  seed: ['random_seed'],
  thread: ['parallel'],
  multithreaded: ['parallel'],
  negative: ['offset'],
};

/** The words that the texts may use for a word of a query. */
export function relatedWords(token: string): readonly string[] {
  return Object.hasOwn(related, token) ? (related[token] ?? []) : [];
}

/** Whether a word is frequent in questions and says nothing about the subject. */
export function isStopWord(token: string): boolean {
  return stopWords.has(token);
}
