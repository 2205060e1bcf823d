import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { pagesIn } from '../../lib/html/exported-pages.ts';
import { problem, problemText } from '../../lib/site/problem.ts';
import type { WalkOptions } from './options.ts';

/** A page of the export. `path` has no leading slash; `hash` is that of its HTML, which has the hashes of style sheet and script. */
export type ExportedPage = { path: string; isRedirect: boolean; hash: string };

/**
 * The pages below a folder that the options select, long and short ones mixed, so that the time left can be estimated early.
 * @throws Error where there is none
 */
export function exportedPages(folder: string, { only, shard, every }: WalkOptions): ExportedPage[] {
  const pages = [...pagesIn(folder)].map(({ file, html }) => ({
    path: file.replace(/(^|\/)index\.html$/, '$1'),
    isRedirect: html.includes('http-equiv="refresh"'),
    hash: createHash('sha256').update(html).digest('hex'),
  }));
  const mixed = pages
    .filter(({ path }) => path.startsWith(only))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .filter((_, at) => at % every === 0 && Math.floor(at / every) % shard.count === shard.index - 1);
  if (mixed.length > 0) return mixed;
  const missing = problem({
    where: `${folder}/${only}`,
    what: 'no page to check',
    fix: 'Run "npm run build" first, or choose another path with --only.',
  });
  throw new Error(problemText(missing));
}

/** Serves a folder as a plain static host does, on a port that is free. */
export async function serve(folder: string): Promise<{ origin: string; close(): void }> {
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404);
      response.end();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
