import type { Heading } from '../../mdx/body.ts';
import { type Locale, localeFacts } from '../../site/locales.ts';
import { messagesOf, plural } from '../../site/messages/index.ts';

/**
 * Labels that the generator of the reference writes (lib/sources/python): headings of kinds, heads of tables, labels of paragraphs,
 * and the summary of what programs do not call. Words of docstrings stand in other elements, or have other words.
 */
const label = /(<(?:h2|th|strong|summary)(?=[ >])[^>]*)>([^<]+)(?=<\/(?:h2|th|strong|summary)>)/g;

const internals = /^(A|\d+) (member|name)s? that programs do not call$/;

/** The HTML of a page of the reference with the labels of its generator in a language; the text around them stays English. */
export function withGeneratedWords(html: string, locale: Locale): string {
  return html.replace(label, (whole, open: string, words: string) => {
    const translated = generatedWord(words, locale);
    return translated === words ? whole : `${open} lang="${localeFacts[locale].htmlLang}">${translated}`;
  });
}

/** Headings for the table of contents, those of the generator in a language. */
export function withGeneratedHeadings(headings: readonly Heading[], locale: Locale): Heading[] {
  return headings.map((heading) => {
    const text = heading.level === 2 ? generatedWord(heading.text, locale) : heading.text;
    return text === heading.text ? heading : { ...heading, text, lang: localeFacts[locale].htmlLang };
  });
}

function generatedWord(words: string, locale: Locale): string {
  const { generated, internal } = messagesOf(locale).api;
  const [, count, noun] = internals.exec(words) ?? [];
  if (noun === 'member' || noun === 'name')
    return plural(internal[noun], count === 'A' ? 1 : Number(count), locale);
  return Object.hasOwn(generated, words) ? generated[words as keyof typeof generated] : words;
}
