import { type Locale, locales } from '../lib/site/locales.ts';

/** The same text in each language of the site, as the name of a tag. */
export function inEachLanguage(text: string): Record<Locale, string> {
  return Object.fromEntries(locales.map((locale) => [locale, text])) as Record<Locale, string>;
}
