import index from '#content';
import { readBody } from '../../mdx/store.ts';
import { programsOfBlocks } from '../../programs/parts.ts';
import { programPath } from '../../routes/files.ts';
import { type DocPlace, inLocale, linkTo, type Place } from '../../routes/index.ts';
import { defaultLocale, type Locale } from '../../site/locales.ts';
import { latestVersion } from '../../site/versions.ts';
import { findDoc } from '../docs.ts';
import { type Program, programsIn } from '../programs/programs.ts';
import { seriesEntries } from '../series/entries.ts';
import { categoriesOf } from '../sidebar.ts';

/** Programs of a page that run in the playground. */
export type GalleryGroup = {
  /** The title of the page; `lang` where it is not in the reader's language. */
  title: string;
  href: string;
  lang?: Locale | undefined;
  programs: GalleryProgram[];
};

/** A program that runs by itself, with a link to where the page has it. */
export type GalleryProgram = {
  label: string;
  href: string;
  /** The path of its file, without base path. */
  file: string;
  opensWindow: boolean;
};

/** A page with programs: where it is, and its text. */
type Source = { place: Place; title: string; textLocale: Locale; body: string };

/** All programs of the latest docs and of the posts that run by themselves, by page: docs in the order of the sidebar, then posts. */
export function gallery(locale: Locale): GalleryGroup[] {
  const runnable = new Set(index.runnable[latestVersion.folder]);
  return [...docSources(locale), ...postSources(locale)].flatMap((source) => {
    const { place, title, textLocale } = source;
    const { html, headings } = readBody(source.body);
    const titles = new Map(headings.map(({ id, text }) => [id, text]));
    const counts = new Map<string, number>();
    const programs = programsIn(html, place)
      .filter(({ code }) => runnable.has(keyOf(code)))
      .map((program): GalleryProgram => {
        const heading = (program.anchor && titles.get(program.anchor)) || title;
        const count = (counts.get(heading) ?? 0) + 1;
        counts.set(heading, count);
        return { ...galleryProgram(program, source), label: count === 1 ? heading : `${heading} (${count})` };
      });
    if (programs.length === 0) return [];
    const lang = textLocale === locale ? undefined : textLocale;
    return [{ title, href: linkTo(place), lang, programs }];
  });
}

function galleryProgram(
  { name, code, anchor }: Program,
  { place, textLocale }: Source,
): Omit<GalleryProgram, 'label'> {
  return {
    href: linkTo(place) + (anchor ? `#${anchor}` : ''),
    // A text without a translation has its files beside the English page.
    file: programPath(inLocale(place, textLocale), name, 'py'),
    opensWindow: /\bti\.GUI\(/.test(code),
  };
}

/** The key of a program that needs no other block of its text. */
function keyOf(code: string): string {
  return programsOfBlocks([{ code, isErrorExpected: false }])[0]?.key ?? '';
}

function docSources(locale: Locale): Source[] {
  return categoriesOf(latestVersion, locale)
    .flatMap(({ pages }) => pages)
    .flatMap(({ slug }) => {
      const place: DocPlace = { locale, route: { kind: 'doc', version: latestVersion, slug } };
      const doc = findDoc(place);
      return doc ? [{ place, title: doc.title, textLocale: doc.locale, body: doc.body }] : [];
    });
}

function postSources(locale: Locale): Source[] {
  return seriesEntries('blog', locale).map(({ id, title, locale: textLocale, body }) => ({
    place: { locale, route: { kind: 'entry', series: 'blog', id } },
    title,
    textLocale,
    body,
  }));
}

/** The block of code of the home page, which the playground begins with; none where it does not run there. */
export function firstProgram(): string | undefined {
  const { program } = index.home;
  if (!program) return undefined;
  const { html } = readBody(program.all);
  const [found] = programsIn(html, { locale: defaultLocale, route: { kind: 'home' } });
  return found && index.runnable[latestVersion.folder]?.includes(keyOf(found.code)) ? html : undefined;
}
