import { readFileSync } from 'node:fs';
import type { Body } from '../mdx/body.ts';
import { readBody } from '../mdx/store.ts';
import { docPlaces, findDoc } from '../pages/docs.ts';
import { defaultLocale } from '../site/locales.ts';
import { type Problem, problem } from '../site/problem.ts';

/**
 * What a good page of the docs has at least: words of prose, links to other pages of its version, links from these to it, and
 * characters in the description of a picture. They are advice: a page below one of them is listed, and nothing fails.
 */
export const measures = { words: 350, links: 3, linksToIt: 1, description: 20 } as const;

/** A page of the docs as it is measured. */
export type MeasuredPage = {
  file: string;
  version: string;
  slug: string;
  text: Pick<Body, 'words' | 'links'>;
  source: string;
};

/** The English pages of the docs, in all versions. */
export function measuredPages(): MeasuredPage[] {
  return docPlaces(defaultLocale).flatMap((place) => {
    const doc = findDoc(place);
    if (!doc) return [];
    const { file, version, slug, body } = doc;
    return [{ file, version, slug, text: readBody(body), source: readFileSync(file, 'utf8') }];
  });
}

/** The pages that are below a measure, as warnings; nothing for pages that meet all. */
export function writingAdvice(pages: readonly MeasuredPage[]): Problem[] {
  return pages.flatMap((page) => {
    const { file, version, slug, text, source } = page;
    const others = pages.filter((other) => other.version === version && other !== page);
    const links = linkedSlugs(page).size;
    const linksToIt = others.filter((other) => linkedSlugs(other).has(slug)).length;
    const advice = (what: string, fix: string, line = 1) =>
      problem({ where: `${file}:${line}`, what, fix, severity: 'warning' });
    return [
      text.words < measures.words &&
        advice(
          `${counted(text.words, 'word')} of text`,
          `A page has at least ${measures.words}. Add what it is for, limits or common mistakes, or merge it with another page.`,
        ),
      links < measures.links &&
        advice(
          `links to ${counted(links, 'other page')}`,
          `A page links to at least ${measures.links} others of its version, such as what to read next.`,
        ),
      linksToIt < measures.linksToIt &&
        advice('no other page links to it', 'Link to it where readers would look for it.'),
      ...picturesIn(source)
        .filter(({ description }) => description.length < measures.description)
        .map(({ path, line }) =>
          advice(
            `short description of the picture ${path}`,
            `Say what one would see, in at least ${measures.description} characters: ![description](${path})`,
            line,
          ),
        ),
    ].filter((one) => one !== false);
  });
}

/** The other pages of its version that a page links to, by their slugs. */
function linkedSlugs({ slug, text }: MeasuredPage): Set<string> {
  const slugs = text.links.flatMap(({ href }) => /^\.\/([^/#]+)\.mdx/.exec(href)?.[1] ?? []);
  return new Set(slugs.filter((one) => one !== slug));
}

function picturesIn(source: string): { description: string; path: string; line: number }[] {
  return source.split('\n').flatMap((text, at) =>
    [...text.matchAll(/!\[([^\]]*)\]\((\/figures\/[^ )]+)/g)].map(([, description = '', path = '']) => ({
      description,
      path,
      line: at + 1,
    })),
  );
}

function counted(count: number, noun: string): string {
  return count === 1 ? `one ${noun}` : `${count || 'no'} ${noun}s`;
}
