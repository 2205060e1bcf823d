import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brokenLinks } from '../lib/audit/broken-links.ts';
import { clientReferenceProblems } from '../lib/audit/checks/client-references.ts';
import { rootsOf } from '../lib/audit/site.ts';
import { shareImage } from '../lib/covers/share-image.ts';
import { bundleBrowser } from '../lib/export/bundle.ts';
import { adaptFigures } from '../lib/export/figures.ts';
import { headersFile } from '../lib/export/headers.ts';
import { filesIn, pagesIn } from '../lib/export/html.ts';
import { sphinxInventory, sphinxRole } from '../lib/export/inventory.ts';
import { finishPages } from '../lib/export/pages.ts';
import { sourcesOf, withPolicy } from '../lib/export/policy.ts';
import { redirectPage, redirectsFile } from '../lib/export/redirects.ts';
import { outputFiles } from '../lib/outputs/files.ts';
import { inventories } from '../lib/outputs/inventories.ts';
import { shareImages } from '../lib/outputs/share-images.ts';
import { allPlaces, allRedirects } from '../lib/pages/places.ts';
import { shareImagePath } from '../lib/routes/files.ts';
import { outputFile } from '../lib/routes/index.ts';
import { basePath } from '../lib/site/base-path.ts';
import { config } from '../lib/site/config.ts';
import { contentRoot } from '../lib/site/content-root.ts';
import { report } from '../lib/site/report.ts';

/** The last step of a build: Next's pages get the code of the site, files are written beside them, every link is followed. */
const out = 'out';

function write(path: string, content: string | Buffer): void {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

try {
  report(clientReferenceProblems('.next/server/app'), true);

  const sources = sourcesOf(config);
  const code = await bundleBrowser({
    basePath,
    serviceOrigins: sources.script,
    hasHostedSearch: config.search.provider === 'algolia',
  });
  const pages = new Set([...allPlaces().map(outputFile), '404.html']);
  write('_headers', headersFile(finishPages({ out, pages, basePath, code, sources }), basePath));

  // Feeds, Markdown, covers, and what crawlers read.
  const beside = outputFiles();
  for (const { path, text } of beside) {
    const content = text();
    if (content === undefined) throw new Error(`${path} was promised, but there is nothing to write.`);
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
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
