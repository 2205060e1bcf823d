import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { brokenLinks } from '../lib/audit/broken-links.ts';
import { clientReferenceProblems } from '../lib/audit/checks/client-references.ts';
import { rootsOf } from '../lib/audit/site.ts';
import { shareImage } from '../lib/covers/share-image.ts';
import { bundleBrowser } from '../lib/export/bundle.ts';
import { adaptFigures } from '../lib/export/figures.ts';
import { headersFile } from '../lib/export/headers.ts';
import { sphinxInventory, sphinxRole } from '../lib/export/inventory.ts';
import { codeKey, type PageStore, pageKey, pageStore } from '../lib/export/page-store.ts';
import { finishPages } from '../lib/export/pages.ts';
import { sourcesOf, withPolicy } from '../lib/export/policy.ts';
import { redirectPage, redirectsFile } from '../lib/export/redirects.ts';
import { withoutNextScripts } from '../lib/export/strip.ts';
import { mathsFont, webFonts } from '../lib/fonts/fonts.ts';
import { committedSubset, subsetWith } from '../lib/fonts/subset.ts';
import { drawnText } from '../lib/html/drawn-text.ts';
import { filesIn, pagesIn } from '../lib/html/exported-pages.ts';
import { shortHash } from '../lib/html/integrity.ts';
import { outputFiles } from '../lib/outputs/files.ts';
import { inventories } from '../lib/outputs/inventories.ts';
import { writePlacesToRender } from '../lib/outputs/places-to-render.ts';
import { programFiles } from '../lib/outputs/programs.ts';
import { shareImages } from '../lib/outputs/share-images.ts';
import { allPlaces, allRedirects } from '../lib/pages/places.ts';
import { shareImagePath } from '../lib/routes/files.ts';
import { outputFile } from '../lib/routes/index.ts';
import { basePath } from '../lib/site/base-path.ts';
import { config } from '../lib/site/config.ts';
import { contentRoot, publicFolder } from '../lib/site/content-root.ts';
import { site } from '../lib/site/project/site.ts';
import { report } from '../lib/site/report.ts';

const out = 'out';
const notFoundPage = '404.html';

/** The pages of a build: those that Next renders, and those that an earlier build has stored. */
export type PlannedPages = {
  /** The key of each page's data, by file. */
  keys: ReadonlyMap<string, string>;
  store: PageStore;
  toRender: number;
  stored: number;
  /** Variables for Next: the list of the pages to render, and the number of workers. */
  env: { PAGES_TO_RENDER: string; RENDER_WORKERS: string };
};

/** With fewer pages than this, a second worker of Next would take longer to start than it saves. */
const pagesOfAWorker = 50;

/** Lists the pages that Next has to render. The home page is always one of them: it names the style sheets. */
export function planPages(): PlannedPages {
  const store = pageStore(codeKey());
  const pages = allPlaces().map((place) => ({ place, file: outputFile(place), key: pageKey(place) }));
  const toRender = pages.filter(({ file, key }) => file === 'index.html' || !store.has(key));
  const list = '.generated/pages-to-render.json';
  writePlacesToRender(
    list,
    toRender.map(({ place }) => place),
  );
  const workers = toRender.length < pagesOfAWorker ? 1 : availableParallelism();
  return {
    keys: new Map(pages.map(({ file, key }) => [file, key])),
    store,
    toRender: toRender.length,
    stored: pages.length - toRender.length,
    env: { PAGES_TO_RENDER: list, RENDER_WORKERS: String(workers) },
  };
}

/**
 * The last step of a build: Next's pages get the code of the site, files are written beside them, every link is checked.
 * @throws ProblemsError with broken links, or an Error on anything unknown in Next's output
 */
export async function writeExport({ keys, store }: PlannedPages): Promise<void> {
  report(clientReferenceProblems('.next/server/app'), true);
  replacePublicFiles();

  const sources = sourcesOf(config);
  const code = await bundleBrowser({
    basePath,
    serviceOrigins: sources.script,
    hasHostedSearch: config.search.provider === 'algolia',
  });
  const read = (file: string) => renderedPage(file, keys.get(file), store);
  const pages = new Set([...keys.keys(), notFoundPage]);
  const fontFile = contentRoot === 'content' ? undefined : await fontsFor([...pages].map(read));
  const policy = finishPages({ out, pages, read, basePath, code, sources, ...(fontFile && { fontFile }) });
  write('_headers', headersFile(policy, basePath));
  store.removeUnused(new Set(keys.values()));

  // Feeds, Markdown, covers, what crawlers read, and the programs of texts.
  const beside = [...outputFiles(), ...programFiles()];
  for (const { path, text } of beside) {
    const content = text();
    if (content === undefined) throw new Error(`${path} is listed in lib/outputs, but has no text.`);
    write(path, content);
  }
  await Promise.all(
    shareImages().map(async ({ name, ...text }) => write(shareImagePath(name), await shareImage(text))),
  );
  adaptFigures(join(out, 'figures'));

  const redirects = allRedirects();
  for (const redirect of redirects)
    write(join(redirect.from, 'index.html'), withPolicy(redirectPage(redirect), sources));
  write('_redirects', redirectsFile(redirects));

  // For other projects: inventories of Sphinx's format, and the symbols as data.
  for (const { folder, version, root, entries } of inventories()) {
    const named = entries.map(({ name, kind, uri }) => ({ name, role: sphinxRole(kind), uri }));
    writeFileSync(join(out, root, 'objects.inv'), sphinxInventory(site.name, version, named));
    copyFileSync(join(contentRoot, 'api', folder, 'symbols.json'), join(out, root, 'symbols.json'));
  }

  const files = filesIn(out);
  report(brokenLinks(pagesIn(out), { roots: rootsOf(config), files }), true);
  const count = files.filter((file) => file.endsWith('.html')).length;
  console.log(
    `export: ${count} pages, ${redirects.length} of them redirects, ${beside.length} files beside them, no broken link`,
  );
}

/** Next copies the folder `public` of this repository; another site has a folder of its own, or none. */
function replacePublicFiles(): void {
  if (publicFolder !== 'public') {
    for (const name of readdirSync('public')) rmSync(join(out, name), { recursive: true, force: true });
    if (existsSync(publicFolder)) cpSync(publicFolder, out, { recursive: true, dereference: true });
  }
  const { icon = site.logo } = site;
  if (icon && contentRoot !== 'content') copyFileSync(join(contentRoot, icon), join(out, 'icon.svg'));
}

/**
 * The fonts of another project's site, which may have any character: the subsets of the repository with those of its pages. For this
 * site they are committed, so that their size is known (`budgets` in lib/site/constants.ts).
 */
async function fontsFor(pages: readonly string[]): Promise<(committed: Buffer) => Buffer> {
  const drawn = { text: new Set<number>(), formulas: new Set<number>() };
  for (const page of pages) {
    const { text, formulas } = drawnText(page);
    for (const character of text) drawn.text.add(character.codePointAt(0) ?? 0);
    for (const character of formulas) drawn.formulas.add(character.codePointAt(0) ?? 0);
  }
  const files = new Map<string, Buffer>();
  for (const font of [...webFonts, mathsFont]) {
    const characters = font === mathsFont ? drawn.formulas : drawn.text;
    files.set(shortHash(committedSubset(font)), await subsetWith(font, characters));
  }
  return (committed) => files.get(shortHash(committed)) ?? committed;
}

/** A page as Next wrote it, in this build or in the one that stored it. */
function renderedPage(file: string, key: string | undefined, store: PageStore): string {
  const path = join(out, file);
  if (!existsSync(path)) return store.read(key ?? '');
  const html = withoutNextScripts(readFileSync(path, 'utf8'));
  if (key) store.write(key, html);
  return html;
}

function write(path: string, content: string | Buffer): void {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
