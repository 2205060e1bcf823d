/**
 * The stem of an English word: what the forms of one word have in common, such as `debug` of `debugging`. It need not be a word.
 * Words with other signs than the letters a to z are left as they are.
 */
export function englishStem(word: string): string {
  if (!isLongWord(word)) return word;
  // British and American spelling: behaviour, colours.
  const spelled = singular(word).replace(/our(?=$|al$|ed$|ing$)/, 'or');
  const stem = withoutEnding(spelled, englishEndings);
  return stem.replace(/(?<=..)y$/, 'i');
}

/** The stem of a French word without accents, such as `debog` of `débogage` and `déboguer`. */
export function frenchStem(word: string): string {
  if (!isLongWord(word)) return word;
  const one = word.replace(/(?<=au|eu|ou)x$|(?<!s)s$/, '').replace(/euse$/, 'eu');
  return withoutEnding(one, frenchEndings).replace(/(?<=[gq])u$/, '');
}

/** A word without the ending of a plural: `kernels` → `kernel`, `indices` → `index`. */
export function singular(word: string): string {
  if (!isLongWord(word)) return word;
  if (/(?:matr|vert|ind)ices$/.test(word))
    return word.replace(/ices$/, word.startsWith('matr') ? 'ix' : 'ex');
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('oes')) return word.slice(0, -2);
  if (/(?:ss|us|is|as|os)$/.test(word)) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const englishEndings = endings(
  'ization isation izing ising ized ised izer iser ize ise ation ating ated ator ate able ible ment ness ful ' +
    'fully ally edly ing ion er tor ed ly ity e',
);

const frenchEndings = endings(
  'isation isateur isee ise iser ation ateur atrice ement ment able ible age ive if ite ique eur ion ante ant ' +
    'ee er ez e',
);

/** Endings, the longest first. */
function endings(list: string): string[] {
  return list.split(' ').sort((a, b) => b.length - a.length);
}

/** A word without the longest ending that leaves something that can be a stem. */
function withoutEnding(word: string, list: readonly string[]): string {
  for (const ending of list) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < (ending.length > 3 ? 4 : 3) || !/[aeiouy]/.test(rest))
      continue;
    return undoubled(rest);
  }
  return undoubled(word);
}

/** A stem without the consonant that is doubled before an ending: `debugg` → `debug`, but `pass` and `call`. */
function undoubled(stem: string): string {
  const isDoubled = /([bdgkmnprtv])\1$/.test(stem) ? stem.length > 3 : /ll$/.test(stem) && stem.length > 4;
  return isDoubled ? stem.slice(0, -1) : stem;
}

function isLongWord(word: string): boolean {
  return /^[a-z]{4,}$/.test(word);
}
