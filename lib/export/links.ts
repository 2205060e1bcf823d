import { posix } from 'node:path';
import { nearest, type Problem, problem } from '../site/problem.ts';
import { addressesIn, idsIn, type Page } from './html.ts';

type Options = { basePath: string; files: readonly string[] };

/** Every address in the pages that leads nowhere inside the site, anchors included (spec section 8: such links throw). */
export function brokenLinks(pages: Iterable<Page>, { basePath, files }: Options): Problem[] {
  const exists = new Set(files);
  const ids = new Map<string, Set<string>>();
  const links: { from: string; address: string; target: string; hash: string }[] = [];
  const problems: Problem[] = [];
  for (const { file, html } of pages) {
    ids.set(file, idsIn(html));
    for (const address of new Set(addressesIn(html))) {
      const link = resolve(address, file, basePath);
      if (link === undefined) continue;
      if (link === 'outside') problems.push(outside(file, address, basePath));
      else if (!exists.has(link.target)) problems.push(missing(file, address, link.target, files));
      else if (link.hash) links.push({ from: file, address, ...link });
    }
  }
  for (const { from, address, target, hash } of links) {
    const known = ids.get(target);
    if (known && !known.has(hash)) problems.push(noAnchor(from, address, target, hash, known));
  }
  return problems;
}

/** The file and anchor an address means; 'outside' where it leaves the base path, none for other hosts. */
function resolve(
  address: string,
  file: string,
  basePath: string,
): { target: string; hash: string } | 'outside' | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address) || address === '') return undefined;
  const [path = '', fragment = ''] = address.split('#');
  const hash = decoded(fragment, decodeURIComponent);
  const clean = decoded(path.split('?')[0] ?? '', decodeURI);
  if (clean === '') return { target: file, hash };
  if (clean.startsWith('/') && clean !== basePath && !clean.startsWith(`${basePath}/`)) return 'outside';
  const inside = clean.startsWith('/')
    ? clean.slice(basePath.length + 1)
    : posix.join(posix.dirname(file), clean).replace(/^\.\/?$/, '');
  const target = inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside;
  return { target, hash };
}

/** A part of an address as its writer meant it; one with a wrong escape, such as "100%", means what it says. */
function decoded(part: string, decode: (part: string) => string): string {
  try {
    return decode(part);
  } catch {
    return part;
  }
}

function missing(where: string, address: string, target: string, files: readonly string[]): Problem {
  // The name that all pages have would make any two of them look alike.
  const short = (file: string) => file.replace(/index\.html$/, '');
  const near = nearest(short(target), files.filter((file) => file.endsWith('.html')).map(short));
  const fix = near ? `Did you mean /${near}?` : 'The export has no such file.';
  return problem({ where, what: `broken link: ${address}`, fix });
}

function outside(where: string, address: string, basePath: string): Problem {
  return problem({
    where,
    what: `link outside of the base path: ${address}`,
    fix: `Addresses of the site begin with ${basePath}/.`,
  });
}

function noAnchor(where: string, address: string, target: string, hash: string, ids: Set<string>): Problem {
  const near = nearest(hash, ids);
  const fix = `${target} has no element with the id "${hash}".${near ? ` Did you mean "${near}"?` : ''}`;
  return problem({ where, what: `broken anchor: ${address}`, fix });
}
