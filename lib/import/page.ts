import type { Locale } from '../site/locales.ts';
import type { Series } from '../site/series.ts';
import type { SourceText } from './docusaurus/front-matter.ts';

/** What a page belongs to. */
export type Collection =
  | { kind: 'doc'; version: string }
  | { kind: 'entry'; series: Series; date: string }
  | { kind: 'prose' };

/** A page of the source, and where it goes. */
export type Page = {
  /** Path of its file in the source. */
  file: string;
  locale: Locale;
  collection: Collection;
  /** Its path in the collection without extension and number prefixes, by which translations and sidebars find it. */
  id: string;
  text: SourceText;
  slug: string;
  /** Path of its file below the content root. */
  target: string;
  /** Its address on the site, without a language. */
  address: string;
  /** Its addresses on the original site, without a language and a slash at the end. */
  former: string[];
};

/** The folder of the docs, in the content and in addresses. */
export const docsFolder = 'docs';

/** An address of the site from its parts; empty ones are left out. */
export function addressOf(parts: readonly string[]): string {
  return `/${parts.filter(Boolean).join('/')}/`;
}

/** The last part of an address from any words, without the marks of Latin letters: ü is u. */
export function slugFrom(words: string): string {
  const plain = words.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '');
  const slug = plain
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_~-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug || 'page';
}
