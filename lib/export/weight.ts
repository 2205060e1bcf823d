import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Place } from '../routes/index.ts';
import { type Locale, locales } from '../site/locales.ts';
import { latestVersion } from '../site/versions.ts';

/** A piece of text as it is, and as hosts send it. Bytes. */
export type Size = { raw: number; gzip: number; brotli: number };

/** What the files of a page weigh that a browser needs for the first view. Bytes; scripts and styles are sums. */
export type Weight = { html: Size; script: Size; style: Size };

/** The languages that pages are weighed in: Latin script and Chinese. */
const weighed: readonly Locale[] = locales.filter((locale) => locale === 'en' || locale === 'zh-Hans');

/** One page of each kind that readers come to, by a name for the table. */
export function typicalPages(): { name: string; place: Place }[] {
  const version = latestVersion;
  const routes = {
    docs: { kind: 'doc', version, slug: 'field' },
    'API module': { kind: 'api', version, module: 'taichi.math' },
    'API, largest': { kind: 'api', version, module: 'taichi' },
    post: { kind: 'entry', series: 'blog', id: 'head-first-taichi' },
    list: { kind: 'list', series: 'blog', page: 1 },
    home: { kind: 'home' },
    search: { kind: 'search' },
  } as const;
  return weighed.flatMap((locale) =>
    Object.entries(routes).map(([name, route]) => ({ name: `${name}, ${locale}`, place: { locale, route } })),
  );
}

/**
 * What a page weighs.
 * @param read gives the file of an address in the page
 */
export function weightOf(html: string, read: (address: string) => Buffer): Weight {
  const sum = (addresses: readonly string[]) =>
    addresses.map((address) => sizeOf(read(address))).reduce(plus, { raw: 0, gzip: 0, brotli: 0 });
  return { html: sizeOf(Buffer.from(html)), script: sum(scriptsIn(html)), style: sum(stylesIn(html)) };
}

/** The scripts that every browser of today loads with a page, each once. */
export function scriptsIn(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  return unique(
    tags.filter((tag) => !/\snomodule\b/i.test(tag)).map((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1]),
  );
}

export function stylesIn(html: string): string[] {
  const tags = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  return unique(
    tags.filter((tag) => /\srel="stylesheet"/.test(tag)).map((tag) => /\shref="([^"]+)"/.exec(tag)?.[1]),
  );
}

function unique(addresses: readonly (string | undefined)[]): string[] {
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

function sizeOf(bytes: Buffer): Size {
  return {
    raw: bytes.byteLength,
    gzip: gzipSync(bytes, { level: 6 }).byteLength,
    brotli: brotliCompressSync(bytes).byteLength,
  };
}

function plus(a: Size, b: Size): Size {
  return { raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli };
}
