import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn } from '../html/exported-pages.ts';
import { integrityHash, shortHash } from '../html/integrity.ts';
import { inlineScripts, sheetsIn, stylesIn } from '../html/parts.ts';
import { assetPath } from '../routes/files.ts';
import type { BrowserCode } from './bundle.ts';
import { type PolicySources, policyOf, withPolicy } from './policy.ts';
import { type PageAssets, stripPage } from './strip.ts';
import { constantLengths, mergedSheet, minifiedStyles, shortClassNames, withConstants } from './styles.ts';

type FinishOptions = {
  /** The folder of Next's export. */
  out: string;
  /** The pages of the site, by file; other pages that Next has written are removed. */
  pages: ReadonlySet<string>;
  /** A page as Next wrote it. */
  read: (file: string) => string;
  basePath: string;
  code: BrowserCode;
  sources: PolicySources;
  /** The file that pages load in place of a font of the repository; without it, the same one. */
  fontFile?: (committed: Buffer) => Buffer;
};

/**
 * Next's export → the published pages: its HTML without its client, one style sheet, one module, fonts beside them, a policy in
 * each page.
 * @returns the policy that allows what all pages have, for hosts that send it as a header
 * @throws Error on unknown markup in Next's output
 */
export function finishPages({
  out,
  pages,
  read,
  basePath,
  code,
  sources,
  fontFile = (committed) => committed,
}: FinishOptions): string {
  for (const file of filesIn(out))
    if ((file.endsWith('.html') && !pages.has(file)) || isPageData(file)) removeFile(join(out, file));
  const write = (name: string, content: string | Buffer) => {
    const file = join(out, assetPath(name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const { name, content } of [code.entry, ...code.parts, ...code.companions]) write(name, content);

  const fontName = (address: string) => {
    const content = fontFile(readFileSync(join(out, '_next/static/media', basename(address))));
    // inter-s.p.1a2b.woff2 → inter-5e6f7a8b.woff2
    const [stem = ''] = basename(address).split(/-s\.|\./);
    const name = `${stem}-${shortHash(content)}.woff2`;
    if (!existsSync(join(out, assetPath(name)))) write(name, content);
    return name;
  };
  const home = read('index.html');
  const [sheets, styles] = [sheetsIn(home), stylesIn(home)];
  const merged = mergedSheet(
    { sheets, styles },
    (address) => readFileSync(join(out, address.slice(basePath.length)), 'utf8'),
    fontName,
  );
  const { sheet: renamed, inPage } = shortClassNames(withConstants(merged, constantLengths(merged)));
  const sheet = minifiedStyles(renamed);
  const sheetName = `site-${shortHash(sheet)}.css`;
  write(sheetName, sheet);

  const addressOf = (name: string) => basePath + assetPath(name);
  const assets: PageAssets = {
    sheets,
    styles,
    first: `<script>${code.inline}</script>`,
    loaded: [
      `<link rel="stylesheet" href="${addressOf(sheetName)}" integrity="${integrityHash(sheet)}"/>`,
      importMap(code, addressOf),
      `<script type="module" src="${addressOf(code.entry.name)}" integrity="${integrityHash(code.entry.content)}" data-site></script>`,
    ].join(''),
    fontAddress: (address) => addressOf(fontName(address)),
  };
  const inline = new Set<string>();
  for (const file of pages) {
    const page = inPage(stripPage(read(file), assets));
    for (const script of inlineScripts(page)) inline.add(script);
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), withPolicy(page, sources));
  }
  rmSync(join(out, '_next'), { recursive: true });
  return policyOf(sources, inline);
}

/** The data of pages and of their parts, which only Next's client reads. */
function isPageData(file: string): boolean {
  return /(?:^|\/)(?:index|404|_not-found|__next\.[^/]+)\.txt$/.test(file);
}

/** Removes a file, and its folder where nothing else is in it. */
function removeFile(file: string): void {
  rmSync(file);
  if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file));
}

/** The hashes of what the module loads on demand: a file that is not as it was built is refused. */
function importMap({ parts }: BrowserCode, addressOf: (name: string) => string): string {
  const integrity = Object.fromEntries(
    parts.map(({ name, content }) => [addressOf(name), integrityHash(content)]),
  );
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
}
