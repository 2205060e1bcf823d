import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
import { filesIn, pagesIn } from '../lib/html/exported-pages.ts';
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
import { contentRoot } from '../lib/site/content-root.ts';
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

  const sources = sourcesOf(config);
  const code = await bundleBrowser({
    basePath,
    serviceOrigins: sources.script,
    hasHostedSearch: config.search.provider === 'algolia',
  });
  const read = (file: string) => renderedPage(file, keys.get(file), store);
  const pages = new Set([...keys.keys(), notFoundPage]);
  write('_headers', headersFile(finishPages({ out, pages, read, basePath, code, sources }), basePath));
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
    writeFileSync(join(out, root, 'objects.inv'), sphinxInventory('Taichi', version, named));
    copyFileSync(join(contentRoot, 'api', folder, 'symbols.json'), join(out, root, 'symbols.json'));
  }

  const files = filesIn(out);
  report(brokenLinks(pagesIn(out), { roots: rootsOf(config), files }), true);
  const count = files.filter((file) => file.endsWith('.html')).length;
  console.log(
    `export: ${count} pages, ${redirects.length} of them redirects, ${beside.length} files beside them, no broken link`,
  );
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
