import type { Problem } from '../site/problem.ts';

/** A heading in the table of contents; `lang` where it is in another language than the text. */
export type Heading = { level: number; id: string; text: string; lang?: string };

/**
 * Where a section of a text begins in its HTML and in its Markdown, by the id of its heading: `''` for what comes before the first
 * one. A heading within another element, such as a tab, begins none.
 */
export type BodySection = { id: string; html: number; markdown: number };

/** A link to another file or page of the site, which can only be checked once all texts are known. */
export type ContentLink = { href: string; line: number };

/**
 * A page's text, compiled once. The HTML depends neither on the version nor on the reader's language, so that every page
 * with the same source shares it: addresses of files, pages and assets begin with a placeholder until `finishHtml` resolves them.
 */
export type Body = {
  html: string;
  /** The same as plain Markdown; its links have placeholders until `finishMarkdown` resolves them. */
  markdown: string;
  headings: Heading[];
  /** All of its sections in their order. */
  sections: BodySection[];
  /** Every id in the HTML: the possible targets of anchors. */
  ids: string[];
  links: ContentLink[];
  /** Words of prose, code excluded. */
  words: number;
  /** How long it takes to read, code included; not rounded. */
  minutes: number;
  problems: Problem[];
};

/** Prefixes of addresses in the HTML of a body that are not final yet. */
export const placeholders = { file: 'file:', site: 'site:', asset: 'asset:' } as const;

/** Gives the final addresses of those with a placeholder. A link to a file without an address loses its `href`. */
export type Resolve = {
  file(relativeFile: string): string | undefined;
  site(path: string): string;
  asset(path: string): string;
};

/** The HTML of a body for one page, with its final addresses. */
export function finishHtml(html: string, resolve: Resolve): string {
  return html
    .replace(
      / (href|src)="(file|site|asset):([^"]*)"/g,
      (_, name: string, kind: keyof Resolve, address: string) => {
        const { path, hash } = splitHash(address);
        const final = resolve[kind](path);
        return final === undefined ? '' : ` ${name}="${final}${hash}"`;
      },
    )
    .replace(/ srcset="(asset:[^"]*)"/g, (_, candidates: string) => {
      const final = candidates.replace(/\basset:(\S+)/g, (_, path: string) => resolve.asset(path));
      return ` srcset="${final}"`;
    });
}

/** Every id in the HTML of a text. */
export function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** 'a.mdx#b' → { path: 'a.mdx', hash: '#b' } */
export function splitHash(address: string): { path: string; hash: string } {
  const at = address.indexOf('#');
  return at < 0 ? { path: address, hash: '' } : { path: address.slice(0, at), hash: address.slice(at) };
}
