import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentRoot } from '../lib/content/data.ts';
import { inventories } from '../lib/content/inventories.ts';
import { allRedirects } from '../lib/content/places.ts';
import { report } from '../lib/content/report.ts';
import { filesIn, pagesIn } from '../lib/export/html.ts';
import { sphinxInventory, sphinxRole } from '../lib/export/inventory.ts';
import { brokenLinks } from '../lib/export/links.ts';
import { redirectPage, redirectsFile } from '../lib/export/redirects.ts';
import { basePath } from '../lib/site/base-path.ts';

/** The last step of a build: redirects are written, then every link of the export is followed. */
const out = 'out';

const redirects = allRedirects();
for (const redirect of redirects) {
  const file = join(out, redirect.from, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, redirectPage(redirect));
}
writeFileSync(join(out, '_redirects'), redirectsFile(redirects));

// For other projects: inventories of Sphinx's format, and the symbols as data.
for (const { folder, version, root, entries } of inventories()) {
  const own = entries.map(({ name, kind, uri }) => ({ name, role: sphinxRole(kind), uri }));
  writeFileSync(join(out, root, 'objects.inv'), sphinxInventory('Taichi', version, own));
  copyFileSync(join(contentRoot, 'api', folder, 'symbols.json'), join(out, root, 'symbols.json'));
}

const files = filesIn(out);
try {
  report(brokenLinks(pagesIn(out), { basePath, files }), true);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  console.log(`export: ${pages} pages, ${redirects.length} of them redirects, no broken link`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
