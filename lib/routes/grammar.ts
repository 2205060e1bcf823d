import type { Locale } from '../site/locales.ts';
import { isVersionWord, latestVersion, type Version, versionOfSegment } from '../site/versions.ts';

/** Everything the site has a page for. A new kind does not compile until it has a codec below. */
export type Route = { kind: 'home' } | { kind: 'doc'; version: Version; slug: string };

export type RouteKind = Route['kind'];

export type RouteOf<Kind extends RouteKind> = Extract<Route, { kind: Kind }>;

/** A page in one language. */
export type Place<R extends Route = Route> = { locale: Locale; route: R };

export type DocPlace = Place<RouteOf<'doc'>>;

/** The writer of a kind of URL beside its reader. Segments are decoded, without locale and base path. */
interface Codec<R extends Route> {
  write(route: R): string[];
  read(segments: readonly string[]): R | undefined;
}

/** First word of a URL for each kind that has one. */
const sections = { doc: 'docs' } as const;

export const codecs: { [Kind in RouteKind]: Codec<RouteOf<Kind>> } = {
  home: {
    write: () => [],
    read: (segments) => (segments.length === 0 ? { kind: 'home' } : undefined),
  },
  doc: {
    write: ({ version, slug }) => [sections.doc, ...(version.segment ? [version.segment] : []), slug],
    read: ([section, ...rest]) => {
      if (section !== sections.doc) return undefined;
      const { version, rest: slugs } = readVersion(rest);
      const [slug, ...more] = slugs;
      return slug && more.length === 0 && isSlug(slug) ? { kind: 'doc', version, slug } : undefined;
    },
  },
};

/** Whether a word can be the last part of a docs address: letters, digits, `_ . ~ -`, and no word that means a version. */
export function isSlug(word: string): boolean {
  return (
    /^[\p{L}\p{N}_.~-]+$/u.test(word) && !/^\.+$/.test(word) && word !== 'index.html' && !isVersionWord(word)
  );
}

function readVersion(segments: readonly string[]): { version: Version; rest: readonly string[] } {
  const [first = '', ...rest] = segments;
  const version = first ? versionOfSegment(first) : undefined;
  return version ? { version, rest } : { version: latestVersion, rest: segments };
}

/** The decoded segments of a route, locale excluded. */
export function writeRoute(route: Route): string[] {
  return (codecs[route.kind] as Codec<Route>).write(route);
}

/** The route of decoded segments, or none where the grammar knows no such page. */
export function readRoute(segments: readonly string[]): Route | undefined {
  for (const codec of Object.values(codecs)) {
    const route = codec.read(segments);
    if (route) return route;
  }
  return undefined;
}
