import { contentRoot } from '../content-root.ts';
import type { Locale } from './known-locales.ts';
import { type LocalText, readSite } from './site-file.ts';

/** The description of this site. Build time only; the content step reports what is wrong with it. */
export const { site } = readSite(contentRoot);

/** A text of the site in a language; English where a text with mistakes lacks it. */
export function localized(text: LocalText, locale: Locale): string {
  return typeof text === 'string' ? text : (text[locale] ?? text.en ?? '');
}
