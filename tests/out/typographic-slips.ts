import { type Locale, localeFacts } from '../../lib/site/locales.ts';
import { opaque, quotableTexts, type RunningText, runningTexts } from './running-texts.ts';

type Rule = { what: string; pattern: RegExp };

/** A mistake with the characters around it. Code and words in another language are shown as ◆. */
export type Slip = { what: string; excerpt: string; where: string };

const chinese: readonly Rule[] = [
  {
    what: 'a Latin sign after a Chinese character',
    // Not the dot of a file name: 场.py.
    pattern: /\p{Script=Han}[”’》」』）】]*(?:[,;:!?]|\.(?![\p{Script=Latin}\d.]))/u,
  },
  {
    what: 'a Latin sign between code or foreign words in Chinese',
    pattern: /(?<=\p{Script=Han}.*)\uFFFC[,;:!?] ?(?:\uFFFC|\p{Script=Han})|\uFFFC[,;:!?] ?\p{Script=Han}/u,
  },
  {
    what: 'half-width brackets around Chinese',
    pattern: /\([^()]*\p{Script=Han}[^()]*\)|\[[^[\]]*\p{Script=Han}[^[\]]*\]/u,
  },
  {
    what: 'half-width brackets around a word after Chinese',
    // Not around arguments and coordinates, which are mathematics: 点 (x, y).
    pattern: /\p{Script=Han} ?\([A-Za-z][\w .-]+\)/u,
  },
  {
    what: 'a space after a full-width sign',
    // Not before what separates a title from the next one, nor before the link from a footnote back to the text.
    pattern: /[，。；：！？、）》」』】][ \u00A0\u202F\u3000](?![·↩])/u,
  },
  {
    what: 'a space before a full-width sign',
    pattern: /[ \u00A0\u202F\u3000][，。；：！？、）》」』】]|(?<!·)[ \u00A0\u202F\u3000][（《「『【]/u,
  },
  {
    what: 'a space between Chinese and a quotation mark',
    pattern: /[\p{Script=Han}，。；：！？、（）] [“”‘]|[“”’] [\p{Script=Han}，。；：！？、（）]/u,
  },
  { what: 'three dots in Chinese', pattern: /^(?=.*\p{Script=Han}).*?(?:\.\.\.|。。)/u },
];

const french: readonly Rule[] = [
  {
    what: 'no no-break space before a sign',
    // A sign is one where a word could end: not in times, ratios, addresses and names with colons, nor as a name of itself: (!).
    pattern: /[^\s;!?:([«“"/][;!?:]+(?=[\s)»”"\],.…]|$)/u,
  },
  { what: 'a space that breaks before a sign', pattern: /[ \t\n][;!?:»]+(?=[\s)»”"\],.…]|$)/u },
  { what: 'no no-break space within quotation marks', pattern: /[^\u00A0\u202F]»|^»|«(?![\u00A0\u202F])/u },
  { what: 'a straight apostrophe', pattern: /\p{L}'\p{L}/u },
  { what: 'three dots', pattern: /\.\.\./u },
];

/** English has none. */
const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [],
  'zh-Hans': chinese,
  'fr-FR': french,
};

/** The mistakes of typography on a page, in the texts that are in the language. */
export function slipsIn(html: string, locale: Locale): Slip[] {
  const lang = localeFacts[locale].htmlLang;
  let quotable: string[] | undefined;
  return runningTexts(html, lang).flatMap(({ text, where }) => {
    const broken = brokenRules(text, locale);
    if (broken.length === 0 || isForeign({ text, where }, html, lang)) return [];
    quotable ??= quotableTexts(html, lang);
    const own = quotable.reduce((left, quoted) => left.replaceAll(quoted, opaque), text);
    return broken.flatMap(({ what, pattern }): Slip[] => {
      const found = pattern.exec(own);
      if (!found) return [];
      const end = found.index + found[0].length;
      const excerpt = own.slice(Math.max(0, Math.min(found.index, end - 30) - 10), end + 10);
      return [{ what, excerpt: excerpt.replaceAll(opaque, '◆'), where }];
    });
  });
}

/** By language: the texts that break no rule, as most do. Those of the frame are on every page. */
const correct = new Map<Locale, Set<string>>();

function brokenRules(text: string, locale: Locale): readonly Rule[] {
  const known = correct.get(locale) ?? new Set();
  correct.set(locale, known);
  if (known.has(text)) return [];
  const broken = rules[locale].filter(({ pattern }) => pattern.test(text));
  if (broken.length === 0) known.add(text);
  return broken;
}

/**
 * Whether a text is that of an address, or describes an article in another language: a description cannot say in which language
 * it is, and in Latin script its characters do not either.
 */
function isForeign({ text, where }: RunningText, html: string, lang: string): boolean {
  if (/^\/\S*$/.test(text)) return true;
  const article = /<article lang="([^"]+)"/.exec(html)?.[1];
  const isDescription = where === 'meta content' && !/\p{Script=Han}/u.test(text);
  return isDescription && article !== undefined && article !== lang;
}
