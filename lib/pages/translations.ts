import { posix } from 'node:path';
import index from '#content';
import type { Progress } from '../content/record.ts';
import { linkTo, type Place, type Route, type RouteOf } from '../routes/index.ts';
import { contentRoot } from '../site/content-root.ts';
import { defaultLocale, type Locale, localeFacts, locales } from '../site/locales.ts';
import { messagesOf, plural } from '../site/messages/index.ts';
import { isSeries } from '../site/series.ts';
import { versions } from '../site/versions.ts';
import type { PageBase } from './page.ts';
import { editLink, newFileLink } from './repository/edit-link.ts';

/** How far the translations of a language are, and what there is to translate; in English that of all languages. */
export type TranslationsPage = PageBase<'translations'> & {
  /** The page on how to translate; none where the content does not have it. */
  help: { label: string; href: string } | undefined;
  languages: LanguageProgress[];
};

export type LanguageProgress = {
  locale: Locale;
  name: string;
  rows: { label: string; texts: number; translated: number; percent: number }[];
  lists: { id: 'outdated' | 'partial' | 'missing'; texts: OpenTextView[] }[];
};

/** A text with something to translate. */
export type OpenTextView = {
  title: string;
  /** The page in English. */
  href: string;
  version?: string | undefined;
  /** How many of its sections are not translated; none where all are not. */
  sections?: string | undefined;
  /** Where the translation can be written, or changed. */
  writeHref?: string | undefined;
};

/** The page about the translations. */
export function translationsPage(place: Place<RouteOf<'translations'>>): TranslationsPage {
  const { locale } = place;
  const { title, description } = messagesOf(locale).translations;
  const shown = index.progress.filter((one) => locale === defaultLocale || one.locale === locale);
  const hasHelp = index.prose.some(({ slug }) => slug === 'help-us-translate');
  return {
    kind: 'translations',
    place,
    title,
    description,
    translations: locales,
    help: hasHelp
      ? {
          label: messagesOf(locale).shell.translate,
          href: linkTo({ locale, route: { kind: 'prose', slug: 'help-us-translate' } }),
        }
      : undefined,
    languages: shown.map((progress) => languageProgress(progress, locale)),
  };
}

function languageProgress(
  { locale, coverage, outdated, partial, missing }: Progress,
  reader: Locale,
): LanguageProgress {
  const { translations } = messagesOf(reader);
  const listed = (path: string, writeLink: typeof editLink, sections?: string) => {
    const text = openText(path);
    return text ? [{ ...text, sections, writeHref: writeLink(fileOf(locale, path)) }] : [];
  };
  const partly = (texts: Progress['partial'], writeLink: typeof editLink) =>
    texts.flatMap(({ path, sections: { length } }) =>
      listed(path, writeLink, plural(translations.sections, length, reader)),
    );
  const lists: LanguageProgress['lists'] = [
    { id: 'outdated', texts: partly(outdated, editLink) },
    { id: 'partial', texts: partly(partial, newFileLink) },
    { id: 'missing', texts: missing.flatMap((path) => listed(path, newFileLink)) },
  ];
  return {
    locale,
    name: localeFacts[locale].label,
    rows: coverage.map(({ folder, texts, translated, shared, words, translatedWords }) => ({
      label: folderLabel(folder, reader),
      texts,
      translated: translated + shared,
      // A little less than everything is not 100 %.
      percent: Math.floor((100 * translatedWords) / Math.max(words, 1)),
    })),
    lists: lists.filter(({ texts }) => texts.length > 0),
  };
}

function fileOf(locale: Locale, path: string): string {
  return posix.join(contentRoot, locale, path);
}

function folderLabel(folder: string, reader: Locale): string {
  const { series, translations, shell } = messagesOf(reader);
  const [first = '', name] = folder.split('/');
  if (first === 'docs') return `${shell.docs} ${versions.find((one) => one.folder === name)?.label ?? name}`;
  return isSeries(first) ? series[first].title : translations.pages;
}

/** The title and the address of an English text, by its path below the folder of the language; none of what has no page yet. */
function openText(path: string): OpenTextView | undefined {
  const file = fileOf(defaultLocale, path);
  const inEnglish = (route: Route) => linkTo({ locale: defaultLocale, route });
  const doc = index.docs.find((one) => one.file === file);
  const version = versions.find(({ name }) => name === doc?.version);
  if (doc && version) {
    const href = inEnglish({ kind: 'doc', version, slug: doc.slug });
    return { title: doc.title, href, version: version.label };
  }
  const entry = index.entries.find((one) => one.file === file);
  if (entry)
    return { title: entry.title, href: inEnglish({ kind: 'entry', series: entry.series, id: entry.id }) };
  const prose = index.prose.find((one) => one.file === file);
  return prose && { title: prose.title, href: inEnglish({ kind: 'prose', slug: prose.slug }) };
}
