import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentRoot } from '../lib/content/data.ts';
import { inventories } from '../lib/content/inventories.ts';
import { allPlaces, allRedirects } from '../lib/content/places.ts';
import { report } from '../lib/content/report.ts';
import { shareImage } from '../lib/covers/share-image.ts';
import { assemblePage } from '../lib/export/assemble.ts';
import { adaptFigures } from '../lib/export/figures.ts';
import { guardScript } from '../lib/export/guard.ts';
import { headersFile } from '../lib/export/headers.ts';
import { filesIn, pagesIn } from '../lib/export/html.ts';
import { integrityOf, withIntegrity } from '../lib/export/integrity.ts';
import { sphinxInventory, sphinxRole } from '../lib/export/inventory.ts';
import { leftovers } from '../lib/export/leftovers.ts';
import { brokenLinks } from '../lib/export/links.ts';
import { restorePages, storePage, tidyStore } from '../lib/export/plan.ts';
import { inlineScripts, inlineStyles, policyOf, sourcesOf, withPolicy } from '../lib/export/policy.ts';
import { redirectPage, redirectsFile } from '../lib/export/redirects.ts';
import { rootsOf } from '../lib/export/site.ts';
import { outputFiles } from '../lib/outputs/files.ts';
import { shareImages } from '../lib/outputs/share-images.ts';
import { shareImagePath } from '../lib/routes/files.ts';
import { outputFile } from '../lib/routes/index.ts';
import { basePath } from '../lib/site/base-path.ts';
import { config } from '../lib/site/config.ts';

/** The last step of a build: what stands beside the pages is written, then every link of the export is followed. */
const out = 'out';

function write(path: string, content: string | Buffer): void {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

// A door without content has a page that leads nowhere.
const pages = new Set([...allPlaces().map(outputFile), '404.html']);
for (const file of filesIn(out)) if (file.endsWith('.html') && !pages.has(file)) rmSync(join(out, file));
const restored = restorePages(out);
// More than half of what Next writes.
for (const file of leftovers(out)) rmSync(join(out, file));

// Each page is written once: its static part filled in, the hashes of its code, its policy.
const integrity = integrityOf(out, basePath);
const sources = sourcesOf(config);
const guard = guardScript({ own: `${basePath}/_next/static/`, origins: sources.script, integrity });
const inline = { scripts: new Set([guard]), styles: new Set<string>() };
for (const { file, html } of pagesIn(out)) {
  if (restored.has(file)) continue;
  const page = withIntegrity(assemblePage(html, { integrity }), integrity);
  for (const script of inlineScripts(page)) inline.scripts.add(script);
  for (const style of inlineStyles(page)) inline.styles.add(style);
  const finished = withPolicy(page, guard, sources);
  writeFileSync(join(out, file), finished);
  storePage(file, finished);
}
tidyStore();
write('_headers', headersFile(policyOf(sources, inline), basePath));

// Feeds, Markdown twins, covers, and what crawlers read.
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
  write(join(redirect.from, 'index.html'), withPolicy(redirectPage(redirect), guard, sources));
write('_redirects', redirectsFile(redirects));

// For other projects: inventories of Sphinx's format, and the symbols as data.
for (const { folder, version, root, entries } of inventories()) {
  const own = entries.map(({ name, kind, uri }) => ({ name, role: sphinxRole(kind), uri }));
  writeFileSync(join(out, root, 'objects.inv'), sphinxInventory('Taichi', version, own));
  copyFileSync(join(contentRoot, 'api', folder, 'symbols.json'), join(out, root, 'symbols.json'));
}

const files = filesIn(out);
try {
  report(brokenLinks(pagesIn(out), { roots: rootsOf(config), files }), true);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  console.log(
    `export: ${pages} pages, ${restored.size} of them from the store, ${redirects.length} redirects, ${beside.length} files beside them, no broken link`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
