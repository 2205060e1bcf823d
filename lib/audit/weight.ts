import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sheetsIn } from '../html/parts.ts';
import type { Place } from '../routes/index.ts';
import { budgets } from '../site/constants.ts';
import { type Locale, locales } from '../site/locales.ts';
import { latestVersion } from '../site/versions.ts';

/** The size of a text as it is, and compressed, in bytes. */
type Size = { raw: number; gzip: number; brotli: number };

/** What a first view loads, without pictures of the content. Sizes are sums of bytes. */
export type Weight = {
  html: Size;
  /** The HTML without the text of its article: what every page of its kind repeats. */
  frame: Size;
  script: Size;
  style: Size;
  icon: Size;
  /** Bytes of the fonts of text and code, and of the font of formulas, which are compressed files. */
  fonts: number;
  mathsFont: number;
  /** How many files of scripts, and how many requests with the page itself. */
  scripts: number;
  requests: number;
  /** Bytes of all: texts by Brotli, fonts as they are. */
  firstLoad: number;
};

/** The languages of the measured pages: Latin script and Chinese. */
const weighed: readonly Locale[] = locales.filter((locale) => locale === 'en' || locale === 'zh-Hans');

/** One page of each frequent kind, with a name for the table. */
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
    addresses.map((address) => textSize(read(address))).reduce(plus, { raw: 0, gzip: 0, brotli: 0 });
  const [scripts, sheets, fonts, icons] = [scriptsIn(html), sheetsIn(html), fontsIn(html), iconsIn(html)];
  const [page, script, style, icon] = [textSize(Buffer.from(html)), sum(scripts), sum(sheets), sum(icons)];
  const bytesOf = (files: readonly string[]) =>
    files.reduce((bytes, address) => bytes + read(address).byteLength, 0);
  const ofFormulas = fonts.filter((address) => mathsFontName.test(address));
  const mathsFont = bytesOf(ofFormulas);
  const fontBytes = bytesOf(fonts) - mathsFont;
  return {
    html: page,
    frame: textSize(Buffer.from(withoutArticle(html))),
    script,
    style,
    icon,
    fonts: fontBytes,
    mathsFont,
    scripts: scripts.length,
    requests: 1 + scripts.length + sheets.length + fonts.length + icons.length,
    firstLoad: page.brotli + script.brotli + style.brotli + icon.brotli + fontBytes + mathsFont,
  };
}

/** The budgets of lib/site/constants.ts that a page exceeds, each with what it has and what it may have. */
export function exceeded(weight: Weight, place: Place): string[] {
  const { frame, script, style, fonts, mathsFont, scripts, requests, firstLoad } = weight;
  const found: Partial<Record<keyof typeof budgets, number>> = {
    scripts,
    scriptGzip: script.gzip,
    styleGzip: style.gzip,
    fonts,
    mathsFont,
    requests,
    ...(place.route.kind === 'doc' ? { docFrameBrotli: frame.brotli, firstLoad } : {}),
  };
  return Object.entries(found).flatMap(([name, amount]) => {
    const budget = budgets[name as keyof typeof budgets];
    return amount <= budget ? [] : [`${name}: ${amount} of ${budget}`];
  });
}

/** The scripts that every browser of today loads with a page, each once. */
export function scriptsIn(html: string): string[] {
  return addressesIn(html, /<script\b(?![^>]*\snomodule\b)[^>]*\ssrc="([^"]+)"/gi);
}

function withoutArticle(html: string): string {
  return html.replace(/(<article\b[^>]*>).*(<\/article>)/s, '$1$2');
}

/** The name that a build gives the font of formulas (components/shell/fonts.ts). */
const mathsFontName = /\/stix_two_math\b/;

function fontsIn(html: string): string[] {
  return addressesIn(html, /<link rel="preload" href="([^"]+)" as="font"/g);
}

function iconsIn(html: string): string[] {
  return addressesIn(html, /<link rel="icon" href="([^"]+)"/g);
}

function addressesIn(html: string, tag: RegExp): string[] {
  return [...new Set([...html.matchAll(tag)].map(([, address = '']) => address))];
}

function textSize(bytes: Buffer): Size {
  return {
    raw: bytes.byteLength,
    gzip: gzipSync(bytes, { level: 6 }).byteLength,
    brotli: brotliCompressSync(bytes).byteLength,
  };
}

function plus(a: Size, b: Size): Size {
  return { raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli };
}
