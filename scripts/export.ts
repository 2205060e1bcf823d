import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allRedirects } from '../lib/content/places.ts';
import { report } from '../lib/content/report.ts';
import { filesIn, pagesIn } from '../lib/export/html.ts';
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

const files = filesIn(out);
try {
  report(brokenLinks(pagesIn(out), { basePath, files }), true);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  console.log(`export: ${pages} pages, ${redirects.length} of them redirects, no broken link`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
