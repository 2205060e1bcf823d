import type { Locale } from '../site/locales.ts';
import { isProseSlug, isSeries, type ProseSlug, type Series } from '../site/series.ts';
import { isVersionWord, latestVersion, type Version, versionOfSegment, versions } from '../site/versions.ts';

/** What the site has pages for, by kind. A new kind does not compile until it has a codec below. */
export type Route =
  | { kind: 'home' }
  | { kind: 'docTags'; version: Version }
  | { kind: 'docTag'; version: Version; tag: string }
  | { kind: 'docChanges'; version: Version; slug: string }
  | { kind: 'doc'; version: Version; slug: string }
  | { kind: 'apiTree'; version: Version }
  | { kind: 'apiNames'; version: Version }
  | { kind: 'apiChanges' }
  | { kind: 'apiChange'; version: Version }
  /** `module` is the dotted name of a module, or that with the slug of a group of its symbols: `taichi.log-levels`. */
  | { kind: 'api'; version: Version; module: string }
  | { kind: 'list'; series: Series; page: number }
  | { kind: 'archive'; series: Series }
  | { kind: 'tags' }
  | { kind: 'tag'; tag: string; page: number }
  | { kind: 'entry'; series: Series; id: string }
  | { kind: 'prose'; slug: ProseSlug }
  /** How far translations are, and what there is to translate. */
  | { kind: 'translations' }
  | { kind: 'search' }
  /** Where programs are edited and run, and what they may use there. */
  | { kind: 'playground' }
  | { kind: 'supported' };

export type RouteKind = Route['kind'];

export type RouteOf<Kind extends RouteKind> = Extract<Route, { kind: Kind }>;

/** A page: its route and its language. */
export type Place<R extends Route = Route> = { locale: Locale; route: R };

/** A page of the docs. */
export type DocPlace = Place<RouteOf<'doc'>>;

/** Writes and reads the URLs of one kind. Segments are decoded, without locale and base path. */
interface Codec<R extends Route> {
  write(route: R): string[];
  read(segments: readonly string[]): R | undefined;
}

/** Segments of URLs that stand for a kind of page. */
const words = {
  docs: 'docs',
  tags: 'tags',
  api: 'api',
  names: 'a-z',
  changes: 'changes',
  blog: 'blog',
  page: 'page',
  archive: 'archive',
  progress: 'progress',
  search: 'search',
  playground: 'playground',
  supported: 'supported',
} as const;

/** The page on how to translate; that of the progress is below it. */
const translationHelp: ProseSlug = 'help-us-translate';

/** The kinds in the order in which a URL is read: those with a fixed segment come before those with a slug in its place. */
export const codecs: { [Kind in RouteKind]: Codec<RouteOf<Kind>> } = {
  home: fixed({ kind: 'home' }),
  docTags: {
    write: ({ version }) => [...docsSegments(version), words.tags],
    read: (segments) => {
      const { version, rest } = readDocs(segments) ?? {};
      return version && rest?.length === 1 && rest[0] === words.tags
        ? { kind: 'docTags', version }
        : undefined;
    },
  },
  docTag: {
    write: ({ version, tag }) => [...docsSegments(version), words.tags, tag],
    read: (segments) => {
      const { version, rest: [word, tag, ...more] = [] } = readDocs(segments) ?? {};
      if (!version || word !== words.tags || !tag || more.length > 0) return undefined;
      return isTag(tag) ? { kind: 'docTag', version, tag } : undefined;
    },
  },
  docChanges: {
    write: ({ version, slug }) => [...docsSegments(version), slug, words.changes],
    read: (segments) => {
      const { version, rest: [slug, word, ...more] = [] } = readDocs(segments) ?? {};
      if (!version || !slug || word !== words.changes || more.length > 0) return undefined;
      return isSlug(slug) ? { kind: 'docChanges', version, slug } : undefined;
    },
  },
  doc: {
    write: ({ version, slug }) => [...docsSegments(version), slug],
    read: (segments) => {
      const { version, rest: [slug, ...more] = [] } = readDocs(segments) ?? {};
      if (!version || !slug || more.length > 0) return undefined;
      return isSlug(slug) ? { kind: 'doc', version, slug } : undefined;
    },
  },
  apiTree: {
    write: ({ version }) => apiSegments(version),
    read: (segments) => {
      const { version, rest } = readApi(segments) ?? {};
      return version && rest?.length === 0 ? { kind: 'apiTree', version } : undefined;
    },
  },
  apiNames: {
    write: ({ version }) => [...apiSegments(version), words.names],
    read: (segments) => {
      const { version, rest } = readApi(segments) ?? {};
      return version && rest?.length === 1 && rest[0] === words.names
        ? { kind: 'apiNames', version }
        : undefined;
    },
  },
  apiChanges: fixed({ kind: 'apiChanges' }, words.api, words.changes),
  apiChange: {
    // The latest version, too, is named: the page is about this version for ever.
    write: ({ version }) => [words.api, words.changes, version.segment || version.name],
    read: ([section, word, name, ...more]) => {
      if (section !== words.api || word !== words.changes || !name || more.length > 0) return undefined;
      const version = versions.find(({ segment, name: own }) => (segment || own) === name);
      return version && { kind: 'apiChange', version };
    },
  },
  api: {
    write: ({ version, module }) => [...apiSegments(version), ...module.split('.')],
    read: (segments) => {
      const { version, rest = [] } = readApi(segments) ?? {};
      const module = rest.join('.');
      return version && isModule(module) && rest.every((word) => !word.includes('.'))
        ? { kind: 'api', version, module }
        : undefined;
    },
  },
  list: {
    write: ({ series, page }) => [series, ...pageSegments(page)],
    read: ([series = '', ...rest]) => {
      const page = readPage(rest);
      return page && isSeries(series) ? { kind: 'list', series, page } : undefined;
    },
  },
  archive: {
    write: ({ series }) => [series, words.archive],
    read: ([series = '', word, ...more]) =>
      isSeries(series) && word === words.archive && more.length === 0
        ? { kind: 'archive', series }
        : undefined,
  },
  tags: fixed({ kind: 'tags' }, words.blog, words.tags),
  tag: {
    write: ({ tag, page }) => [words.blog, words.tags, tag, ...pageSegments(page)],
    read: ([series, word, tag = '', ...rest]) => {
      const page = readPage(rest);
      return page && series === words.blog && word === words.tags && isTag(tag)
        ? { kind: 'tag', tag, page }
        : undefined;
    },
  },
  entry: {
    write: ({ series, id }) => [series, ...id.split('/')],
    read: ([series = '', ...rest]) => {
      const id = rest.join('/');
      return isSeries(series) && isEntryId(series, id) ? { kind: 'entry', series, id } : undefined;
    },
  },
  search: fixed({ kind: 'search' }, words.search),
  playground: fixed({ kind: 'playground' }, words.playground),
  supported: fixed({ kind: 'supported' }, words.playground, words.supported),
  translations: fixed({ kind: 'translations' }, translationHelp, words.progress),
  prose: {
    write: ({ slug }) => [slug],
    read: ([slug = '', ...more]) =>
      isProseSlug(slug) && more.length === 0 ? { kind: 'prose', slug } : undefined,
  },
};

/** The codec of a kind with one page. */
function fixed<R extends Route>(route: R, ...path: string[]): Codec<R> {
  return {
    write: () => path,
    read: (segments) =>
      segments.length === path.length && path.every((word, at) => word === segments[at]) ? route : undefined,
  };
}

/** The first page of a list has no number. */
function pageSegments(page: number): string[] {
  return page === 1 ? [] : [words.page, String(page)];
}

/** No segments → 1, `page/2` → 2; undefined for anything else, `page/1` included, so that each page has one address. */
function readPage(segments: readonly string[]): number | undefined {
  if (segments.length === 0) return 1;
  const [word, number = '', ...more] = segments;
  if (word !== words.page || more.length > 0 || !/^[1-9]\d{0,3}$/.test(number)) return undefined;
  return number === '1' ? undefined : Number(number);
}

/** Whether a text names an entry of a series: a slug, with year and month before it in the newsletter. */
export function isEntryId(series: Series, id: string): boolean {
  const slug = series === 'newsletter' ? /^\d{4}\/(?:0[1-9]|1[0-2])\/([^/]+)$/.exec(id)?.[1] : id;
  return slug !== undefined && /^[\p{L}\p{N}_~-]+$/u.test(slug) && !entryReserved.includes(slug);
}

/** Segments that mean something else after the name of a series. */
const entryReserved: readonly string[] = [words.archive, words.tags, words.page];

/**
 * Whether a text names a page of the reference: it is the dotted name of a Python module whose first part is not a version, or
 * that with the slug of a group.
 */
export function isModule(name: string): boolean {
  const module = moduleOf(name);
  return /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(module) && !isVersionWord(module.split('.')[0] ?? '');
}

/** Whether a page of the reference is of a group of symbols: its slug has a hyphen, which no module has. */
export function isGroup(page: string): boolean {
  return /\.[a-z0-9]+(-[a-z0-9]+)+$/.test(page);
}

/** The module of a page of the reference: 'taichi.log-levels' → 'taichi'. */
export function moduleOf(page: string): string {
  return isGroup(page) ? page.slice(0, page.lastIndexOf('.')) : page;
}

/** Whether a word can be a tag: lower-case letters, digits, single hyphens. */
export function isTag(word: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word);
}

/** Segments that mean something else at the end of a docs address. */
const reserved: readonly string[] = ['index.html', words.tags];

/** Whether a word can be the slug of a docs page: letters, digits, `_ . ~ -`, and not a segment that means something else. */
export function isSlug(word: string): boolean {
  return (
    /^[\p{L}\p{N}_.~-]+$/u.test(word) &&
    !/^\.+$/.test(word) &&
    !reserved.includes(word) &&
    !isVersionWord(word)
  );
}

/** The first segments of all pages of a version's docs. */
function docsSegments({ segment }: Version): string[] {
  return [words.docs, ...(segment ? [segment] : [])];
}

function apiSegments({ segment }: Version): string[] {
  return [words.api, ...(segment ? [segment] : [])];
}

function readApi([section, ...segments]: readonly string[]) {
  return section === words.api ? readVersion(segments) : undefined;
}

function readDocs([section, ...segments]: readonly string[]) {
  return section === words.docs ? readVersion(segments) : undefined;
}

function readVersion(segments: readonly string[]): { version: Version; rest: readonly string[] } {
  const [first = '', ...rest] = segments;
  const version = first ? versionOfSegment(first) : undefined;
  return version ? { version, rest } : { version: latestVersion, rest: segments };
}

/** The decoded segments of a route, without locale. */
export function writeRoute(route: Route): string[] {
  return (codecs[route.kind] as Codec<Route>).write(route);
}

/** The route of decoded segments; undefined where no kind of page has such an address. */
export function readRoute(segments: readonly string[]): Route | undefined {
  for (const codec of Object.values(codecs)) {
    const route = codec.read(segments);
    if (route) return route;
  }
  return undefined;
}
