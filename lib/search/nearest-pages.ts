import { editDistance } from '../site/edit-distance.ts';

/**
 * A page as the 404 page may name it: its path in the language, without base path and without the language, and its title. A
 * redirect has the path that it leads to as well.
 */
export type Address = readonly [path: string, title: string, to?: string];

/** The pages of a language, and how paths name versions. */
export type Addresses = {
  /** The path of the home page in the language, without base path. */
  root: string;
  /** The segments of the versions in paths; the latest has none: ''. */
  versions: readonly string[];
  pages: readonly Address[];
};

/** A page with a similar address: its path without base path and language. */
export type NearPage = { path: string; title: string };

/** Below it, as with one word of many, a page is not named. */
const leastScore = 0.3;

/** Pages with less than this part of the best score are not named beside it. */
const leastOfBest = 0.5;

/** Shorter words have to be the same: with a letter changed they are other words. */
const leastLength = 4;

/** How alike two words have to be, from 0 to 1, to count as a misspelling of each other. */
const leastAlike = 0.7;

/**
 * The pages whose addresses are nearest to a path that has no page, the nearest first; none where nothing is similar. Of a page
 * that several versions have, the one in the version of the path counts, else the latest.
 * @param path the path without base path and language; it may be anything that a reader has typed
 */
export function nearestPages(
  path: string,
  { versions, pages }: Omit<Addresses, 'root'>,
  most: number,
): NearPage[] {
  const asked = wordsOf(path);
  if (asked.words.length === 0) return [];
  const version = versions.find((segment) => segment !== '' && asked.version === segment) ?? '';
  const scored = pages.flatMap(([from, title, to = from]) => {
    const page = wordsOf(from);
    if (page.version !== version && (page.isVersioned || page.version)) return [];
    const score = scoreOf(asked, page);
    return score > 0 ? [{ path: to, title, score }] : [];
  });
  scored.sort((a, b) => b.score - a.score || a.path.length - b.path.length || (a.path < b.path ? -1 : 1));
  const least = (scored[0]?.score ?? 0) * leastOfBest;
  const paths = new Set<string>();
  return scored
    .filter(({ path, score }) => score >= least && !paths.has(path) && paths.add(path))
    .slice(0, most)
    .map(({ path, title }) => ({ path, title }));
}

/** What counts of a path: `whole` and `last` are all segments and the last one, letters and digits alone. */
type Words = {
  words: string[];
  whole: string;
  last: string;
  first: string;
  version: string;
  isVersioned: boolean;
};

const versionSegment = /^(?:v?\d+(?:\.\d+)+|master|main|develop|current|latest|stable)$/;

/** `lang/Sparse_Data.html` below a version of the docs → the words lang, sparse and data; the last segment is sparsedata. */
function wordsOf(path: string): Words {
  const segments = decoded(path)
    .toLowerCase()
    .replace(/[?#].*$/s, '')
    .replace(/(?:\/index)?\.(?:html?|md|mdx|php|rst|ipynb)$/, '')
    .split('/')
    .filter((segment) => segment && segment !== 'index');
  const [first = ''] = segments;
  const isVersioned = first === 'docs' || first === 'api';
  const version = isVersioned ? (segments.find((segment) => versionSegment.test(segment)) ?? '') : '';
  const named = segments.filter((segment) => !versionSegment.test(segment));
  const rest = isVersioned ? named.slice(1) : named;
  return {
    first,
    version,
    isVersioned,
    whole: plain(rest.join('')),
    last: plain(rest.at(-1) ?? ''),
    words: rest.flatMap((segment) => segment.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 1),
  };
}

/** The end of an address counts most, then its words, then its part of the site; without a similar word nothing counts. */
function scoreOf(asked: Words, page: Words): number {
  const end = Math.max(likeness(asked.last, page.last), likeness(asked.whole, page.whole));
  const shared = asked.words.map((word) => Math.max(0, ...page.words.map((other) => likeness(word, other))));
  const words = shared.reduce((sum, like) => sum + like, 0) / Math.max(asked.words.length, page.words.length);
  return end + words < leastScore ? 0 : 2 * end + words + (asked.first === page.first ? 0.25 : 0);
}

/** How alike two words are: 1 for the same word, less with each letter that differs, 0 for words that differ too much. */
function likeness(a: string, b: string): number {
  const [shortest, longest] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  if (shortest === 0) return 0;
  const allowed = shortest < leastLength ? 0 : Math.floor(longest * (1 - leastAlike));
  const distance = editDistance(a, b, allowed);
  return distance > allowed ? 0 : 1 - distance / longest;
}

function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
