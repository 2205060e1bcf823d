import { decodeEntities } from '../../html/markup.ts';
import { type Problem, problem } from '../../site/problem.ts';
import { type Roots, targetOf } from '../address.ts';
import { brokenAddresses, type Linking, linkingOf } from '../broken-links.ts';
import type { Site } from '../site.ts';
import { loadedFiles } from './code.ts';

/**
 * Broken links of the whole export: pages with their structured data, scripts, style sheets, drawings, feeds, the sitemap,
 * `llms.txt`, Markdown versions, redirects and the files of the search.
 */
export function linkProblems(site: Site): Problem[] {
  const options = { roots: site.roots, files: [...site.files.keys()] };
  return [...brokenAddresses(linkings(site), options), ...detours(site)];
}

/** Every file of the export with the addresses of the site in it. */
export function linkings(site: Site): Linking[] {
  const others = [...site.files.keys()].flatMap((file): Linking[] => {
    const read = readers.find(([pattern]) => pattern.test(file))?.[1];
    return read ? [{ file, addresses: new Set(read(site.read(file).toString('utf8'), site.roots)) }] : [];
  });
  return [...site.pages.map(linkingOf), ...others];
}

/** Numbers of links and anchors in all pages, repeated ones included. */
export function linkCounts({ pages }: Pick<Site, 'pages'>): { links: number; anchors: number } {
  return {
    links: pages.reduce((sum, { count }) => sum + count.links, 0),
    anchors: pages.reduce((sum, { count }) => sum + count.anchors, 0),
  };
}

/** How to read the addresses of a file, by its name; the first matching pattern counts. */
const readers: [RegExp, (text: string, roots: Roots) => string[]][] = [
  [
    /\.css$/,
    (text) => matches(text, /url\(\s*["']?([^"')]+)["']?\s*\)/g).filter((url) => !url.startsWith('data:')),
  ],
  [/\.js$/, (text) => loadedFiles(text).map(({ address }) => address)],
  [/\.svg$/, (text) => matches(text, /\s(?:xlink:)?href="([^"#][^"]*)"/g).map(decodeEntities)],
  [
    /^_redirects$/,
    (text, { basePath }) => matches(text, /^\S+ (\S+) 30\d$/gm).filter((to) => to !== basePath),
  ],
  [/^search-index\/[^/]+\/settings\.json$/, settingsAddresses],
  // Anchors of entries, which the files of the search have as well.
  [/^search-index\/shapes\/[^/]+\.json$/, () => []],
  [/^search-index\/.*\.json$/, searchAddresses],
  [/^addresses\/[^/]+\.json$/, pageAddresses],
  [/\.xml$/, (text, roots) => ownAddresses(decodeEntities(decodeEntities(text)), roots)],
  [/\.(json|md)$|(^|\/)(llms|llms-full|robots)\.txt$/, ownAddresses],
];

/** Absolute addresses of the site in a text of any kind; without the punctuation after them. */
function ownAddresses(text: string, { hosts }: Roots): string[] {
  const roots = hosts.map(({ root }) => root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return matches(text, new RegExp(`((?:${roots})[/?#][^\\s"'<>()\`\\]\\\\]*)`, 'g')).map((url) =>
    url.replace(/[.,;:!?*]+$/, ''),
  );
}

/** The search page, and the lists that it offers. */
function settingsAddresses(text: string): string[] {
  const { page, links = [] } = JSON.parse(text) as { page: string; links?: { href: string }[] };
  return [page, ...links.map(({ href }) => href)];
}

/** Pages and anchors of the files of the search (lib/search/format.ts): paths have no base path there. */
function searchAddresses(text: string, { basePath }: Roots): string[] {
  const { pages, sections, symbols } = JSON.parse(text) as {
    pages: [unknown, unknown, path: string][];
    sections: [pages: number[], anchors: string[]];
    symbols: [name: string, unknown, page: number, unknown, unknown, words?: number][];
  };
  const path = (page: number) => `${basePath}${pages[page]?.[2] ?? `/no page ${page} in the file`}`;
  return [
    ...pages.map((_, at) => path(at)),
    ...sections[0].map((page, at) => path(page) + (sections[1][at] && `#${sections[1][at]}`)),
    ...symbols.map(([name, , page, , , words]) => {
      // As the search makes the anchor (lib/search/format.ts).
      const anchor = words ? [pages[page]?.[1], ...name.split('.').slice(-words)].join('.') : name;
      return `${path(page)}#${anchor}`;
    }),
  ];
}

/** Pages of the list of the 404 page (lib/search/nearest-pages.ts): paths have neither base path nor language there. */
function pageAddresses(text: string, { basePath }: Roots): string[] {
  const { root, pages } = JSON.parse(text) as {
    root: string;
    pages: [path: string, title: string, to?: string][];
  };
  return pages.map(([path, , to = path]) => basePath + root + to.slice(1));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match = '']) => match);
}

/** Every file that another file of the export links to or loads. */
export function usedFiles(site: Site): Set<string> {
  const used = new Set<string>();
  for (const { file, addresses } of linkings(site)) {
    for (const address of addresses) {
      const target = targetOf(address, file, site.roots);
      if (typeof target === 'object' && target.file !== file) used.add(target.file);
    }
  }
  return used;
}

/** Links to redirect pages, which cost readers a second request. */
function detours({ pages, roots }: Site): Problem[] {
  const leadOn = new Map(
    pages.flatMap(({ file, refresh }) => (refresh === undefined ? [] : [[file, refresh]])),
  );
  return pages.flatMap(({ file, links }) =>
    links.flatMap(({ kind, address }) => {
      const target = kind === 'a' ? targetOf(address, file, roots) : undefined;
      const next = typeof target === 'object' ? leadOn.get(target.file) : undefined;
      if (next === undefined) return [];
      return [problem({ where: file, what: `link to a redirect: ${address}`, fix: `Link to ${next}.` })];
    }),
  );
}
