import type { Root } from 'mdast';
import { slugOf } from '../mdx/transforms/headings.ts';
import { defaultLocale } from '../site/locales.ts';
import { type Counts, countConverted, countSource, lostWords } from './counts.ts';
import type { AuthorList } from './docusaurus/authors.ts';
import type { SourceSite } from './docusaurus/site.ts';
import type { TagList } from './docusaurus/tags.ts';
import { frontMatter } from './fields.ts';
import type { Note } from './note.ts';
import type { Page } from './page.ts';
import type { Resolver } from './resolve.ts';
import { type AnchorTarget, anchors, englishIds, headingsIn } from './text/anchors.ts';
import type { TextContext } from './text/context.ts';
import { convertText } from './text/convert.ts';
import { Draft } from './text/draft.ts';
import { settle } from './text/settle.ts';

/** A page whose text is converted; the anchors of its links are checked when all pages are. */
export type ConvertedPage = { page: Page; draft: Draft; title: string | undefined; tree: Root };

/** A page as it is written, and what was counted in it. */
export type ImportedPage = {
  page: Page;
  source: string;
  before: Counts;
  after: Counts;
  lost: string[];
  /** How many pictures and links of `after` are something else in the text, of which a note speaks. */
  noted: { images: number; links: number };
  notes: Note[];
};

/** Converts the text of a page. */
export function convertPage(page: Page, site: SourceSite, resolver: Resolver): ConvertedPage {
  const { body, bodyLine } = page.text;
  const draft = new Draft(
    body.replace(/^\n+/, ''),
    page.file,
    bodyLine + (/^\n*/.exec(body)?.[0].length ?? 0),
  );
  const { hasMath, hasIndentedCode, defaultLanguage } = site.settings;
  const context: TextContext = {
    file: page.file,
    hasMath,
    hasIndentedCode,
    defaultLanguage,
    readText: (path) => site.tree.readText(path),
    picture: (address) => resolver.picture(page, address),
    savedAs: (address) => resolver.savedAs(address),
    link: (address) => resolver.link(page, address),
  };
  const { title } = convertText(draft, context);
  return { page, draft, title, tree: settle(draft) };
}

/** Gives headings of translations the ids of the English ones, where both have the same headings. */
export function alignIds(all: readonly ConvertedPage[]): void {
  const english = new Map(
    all.filter(({ page }) => page.locale === defaultLocale).map((one) => [one.page.target, one]),
  );
  for (const one of all) {
    if (one.page.locale === defaultLocale) continue;
    const original = english.get(one.page.target.replace(/^[^/]+/, defaultLocale));
    if (!original) continue;
    const isSame = englishIds(one.draft, one.tree, headingsIn(original.tree));
    if (isSame) one.tree = settle(one.draft);
    else
      one.draft.note(
        'decide',
        0,
        'translation has other headings than the English page',
        'Give its headings the English ids: ## 形状 [#shape].',
      );
  }
}

/** Checks the anchors of links, when all pages have the ids that they will have. */
export function alignAnchors(all: readonly ConvertedPage[]): void {
  const targets = new Map(all.map((one) => [one, targetOf(one)]));
  const find = finderIn(all);
  for (const one of all)
    anchors(one.draft, one.tree, (path) => {
      const other = find(one, path);
      return other && targets.get(other);
    });
}

function targetOf({ page, title, tree }: ConvertedPage): AnchorTarget {
  return {
    ids: headingsIn(tree).map(({ id }) => id),
    titleId: slugOf(title ?? ''),
    address: page.collection.kind === 'doc' ? `./${page.slug}.mdx` : page.address,
  };
}

/** Finds the page that a converted link leads to, in the language of the page or else in English. */
function finderIn(all: readonly ConvertedPage[]) {
  const byTarget = new Map(all.map((one) => [one.page.target, one]));
  const byAddress = new Map(all.map((one) => [`${one.page.locale} ${one.page.address}`, one]));
  return (one: ConvertedPage, path: string): ConvertedPage | undefined => {
    const { locale, target, address } = one.page;
    if (path === '' || path === address) return one;
    const beside = target.replace(/[^/]+$/, path.replace(/^\.\//, ''));
    return (
      byTarget.get(beside) ??
      byTarget.get(beside.replace(/^[^/]+/, defaultLocale)) ??
      byAddress.get(`${locale} ${path}`) ??
      byAddress.get(`${defaultLocale} ${path}`)
    );
  };
}

/** The file of a page, with what was counted before and after; a loss that no note speaks of is one now. */
export function finishPage(
  converted: ConvertedPage,
  lists: { tags: TagList; authors: AuthorList },
): ImportedPage {
  const { page, draft, title } = converted;
  const notes: Note[] = [...draft.notes];
  const tree = settle(draft);
  const text = draft.text.trim();
  const source = frontMatter({ page, title, tree, notes, ...lists }) + (text && `${text}\n`);
  const before = countSource(page.text.body);
  const found = countConverted(tree, draft.text);
  const after: Counts = {
    ...found,
    headings: found.headings + (title === undefined ? 0 : 1),
    images: found.images + draft.accounted.images,
    links: found.links + draft.accounted.links,
  };
  const lost = lostWords(page.text.body, source);
  after.words = before.words - lost.length;
  return { page, source, before, after, lost, noted: { ...draft.lost }, notes };
}
