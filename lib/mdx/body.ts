import type { Problem } from '../site/problem.ts';

/** A heading in the table of contents. */
export type Heading = { level: number; id: string; text: string };

/** A link that only the content as a whole can judge: to another file or to a page of the site. */
export type ContentLink = { href: string; line: number };

/**
 * A page's text, compiled once. The HTML knows neither its version nor its reader's language, so that every page with
 * the same source shares it: links to other files, pages and assets stay marked until `finishHtml` resolves them.
 */
export type Body = {
  html: string;
  /** The same as plain Markdown; its links stay marked until `finishMarkdown` resolves them. */
  markdown: string;
  headings: Heading[];
  /** Every id in the HTML: what an anchor can lead to. */
  ids: string[];
  links: ContentLink[];
  /** Words of prose, code excluded. */
  words: number;
  /** How long it takes to read, code included; not rounded. */
  minutes: number;
  problems: Problem[];
};

/** Marks in the HTML of a body, each in front of an address that is not final. */
export const placeholders = { file: 'file:', site: 'site:', asset: 'asset:' } as const;

/** How the marked addresses of a body become final. A link without an answer loses its `href`. */
export type Resolve = {
  file(relativeFile: string): string | undefined;
  site(path: string): string;
  asset(path: string): string;
};

/** The HTML of a body for one page: every marked address resolved. */
export function finishHtml(html: string, resolve: Resolve): string {
  return html
    .replace(
      / (href|src)="(file|site|asset):([^"]*)"/g,
      (_, name: string, mark: keyof Resolve, address: string) => {
        const { path, hash } = splitHash(address);
        const final = resolve[mark](path);
        return final === undefined ? '' : ` ${name}="${final}${hash}"`;
      },
    )
    .replace(/ srcset="(asset:[^"]*)"/g, (_, candidates: string) => {
      const final = candidates.replace(/\basset:(\S+)/g, (_, path: string) => resolve.asset(path));
      return ` srcset="${final}"`;
    });
}

/** 'a.mdx#b' → { path: 'a.mdx', hash: '#b' } */
export function splitHash(address: string): { path: string; hash: string } {
  const at = address.indexOf('#');
  return at < 0 ? { path: address, hash: '' } : { path: address.slice(0, at), hash: address.slice(at) };
}
