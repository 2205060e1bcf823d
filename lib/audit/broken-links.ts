import type { ExportedPage } from '../html/exported-pages.ts';
import { nearest, type Problem, problem } from '../site/problem.ts';
import { type LinkTarget, type Roots, targetOf } from './address.ts';
import { type HtmlFacts, linksAndIdsOf } from './page-facts.ts';

type LinkOptions = { roots: Roots; files: readonly string[] };

/** Addresses that a file has, and the anchors of it that others may name; undefined where it has no anchors. */
export type Linking = { file: string; addresses: Iterable<string>; ids?: ReadonlySet<string> };

/** Every broken address of the site in the pages, anchors included (docs/spec.md 14.3). */
export function brokenLinks(pages: Iterable<ExportedPage>, options: LinkOptions): Problem[] {
  const linking: Linking[] = [];
  const copyOf = copies();
  for (const page of pages) {
    const { file, addresses, ids } = linkingOf(linksAndIdsOf(page));
    linking.push({ file, addresses: [...addresses].map(copyOf), ids: new Set([...(ids ?? [])].map(copyOf)) });
  }
  return brokenAddresses(linking, options);
}

/** A substring keeps the whole text of its page in memory; a copy does not, and most copies are shared between pages. */
function copies(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const copy = known.get(text) ?? Buffer.from(text).toString();
    known.set(copy, copy);
    return copy;
  };
}

/** The addresses and anchors of a page that was read. */
export function linkingOf({ file, links, ids }: Pick<HtmlFacts, 'file' | 'links' | 'ids'>): Linking {
  return { file, addresses: new Set(links.map(({ address }) => address)), ids };
}

/** Broken addresses of any files: pages, feeds, Markdown. Anchors are checked in the files that have some. */
export function brokenAddresses(linking: readonly Linking[], { roots, files }: LinkOptions): Problem[] {
  const exists = new Set(files);
  const idsOf = new Map(linking.map(({ file, ids }) => [file, ids]));
  return linking.flatMap(({ file, addresses }) =>
    [...addresses].flatMap((address): Problem[] => {
      const target = targetOf(address, file, roots);
      if (target === undefined) return [];
      if (target === 'malformed') return [malformed(file, address)];
      if (target === 'outside') return [outside(file, address, roots.basePath)];
      if (!exists.has(target.file)) return [missing(file, address, target, files)];
      const ids = idsOf.get(target.file);
      return target.hash && ids && !ids.has(target.hash) ? [noAnchor(file, address, target, ids)] : [];
    }),
  );
}

function missing(where: string, address: string, { file }: LinkTarget, files: readonly string[]): Problem {
  // The name that all pages share would make any two of them similar.
  const short = (name: string) => name.replace(/index\.html$/, '');
  const near = nearest(short(file), files.filter((name) => name.endsWith('.html')).map(short));
  const fix = near ? `Did you mean /${near}?` : 'The export has no such file.';
  return problem({ where, what: `broken link: ${address}`, fix });
}

function malformed(where: string, address: string): Problem {
  return problem({
    where,
    what: `malformed address: ${address}`,
    fix: 'Encode the address: a percent sign is followed by two hexadecimal digits.',
  });
}

function outside(where: string, address: string, basePath: string): Problem {
  return problem({
    where,
    what: `link outside the base path: ${address}`,
    fix: `Addresses of the site start with ${basePath}/.`,
  });
}

function noAnchor(
  where: string,
  address: string,
  { file, hash }: LinkTarget,
  ids: ReadonlySet<string>,
): Problem {
  const near = nearest(hash, ids);
  const fix = `${file} has no element with the id "${hash}".${near ? ` Did you mean "${near}"?` : ''}`;
  return problem({ where, what: `broken anchor: ${address}`, fix });
}
