/** Where the site is hosted, to tell its addresses from those of other sites. */
export type Roots = {
  /** The folder of the host: '' or '/sub'. */
  basePath: string;
  /** Absolute addresses of the site, without a slash at the end, and the folder of the export that each shows. */
  hosts: readonly { root: string; folder: string }[];
};

/** A file of the export and the anchor in it (without `#`, or empty). */
export type LinkTarget = { file: string; hash: string };

/**
 * The target of an address in a file of the export: a file of the export; 'outside' for a path of the host outside the base
 * path; 'malformed' where it cannot be decoded; undefined for another host, for `mailto:` and the like.
 */
export function targetOf(
  address: string,
  from: string,
  { basePath, hosts }: Roots,
): LinkTarget | 'outside' | 'malformed' | undefined {
  if (address === '') return undefined;
  const host = hosts.find(({ root }) => address === root || /^[/?#]/.test(after(address, root)));
  if (!host && /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return undefined;
  const base = `http://site${host ? '/' : `${basePath}/${from.split('/').map(encodeURIComponent).join('/')}`}`;
  try {
    const { pathname, hash } = new URL(host ? after(address, host.root) : address, base);
    const path = decodeURIComponent(pathname);
    const anchor = decodeURIComponent(hash.slice(1));
    if (host) return { file: indexFileOf(host.folder + path.slice(1)), hash: anchor };
    if (path !== basePath && !path.startsWith(`${basePath}/`)) return 'outside';
    // The page itself: `#anchor`, `?query`.
    if (/^[#?]/.test(address)) return { file: from, hash: anchor };
    return { file: indexFileOf(path.slice(basePath.length + 1)), hash: anchor };
  } catch {
    return 'malformed';
  }
}

function after(address: string, root: string): string {
  return address.startsWith(root) ? address.slice(root.length) : '';
}

function indexFileOf(path: string): string {
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}
