import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { compressed } from './compression.mjs';

/**
 * Serves an export as a plain static host does, texts compressed. Settings from the environment: `PORT` (3000), `BASE_PATH`, and
 * `EXPORT`, the folder (out).
 */
const port = Number(process.env.PORT || 3000);
const basePath = process.env.BASE_PATH ?? '';
const folder = process.env.EXPORT || 'out';
const files = sirv(folder, { etag: true, dev: true });

const server = createServer(
  compressed((request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(existsSync(`${folder}/404.html`) ? readFileSync(`${folder}/404.html`) : 'Not found');
    };
    const url = request.url ?? '/';
    if (basePath && url !== basePath && !url.startsWith(`${basePath}/`)) return notFound();
    request.url = url.slice(basePath.length) || '/';
    return files(request, response, notFound);
  }),
);

server.on('error', (error) => {
  const hint =
    error.code === 'EADDRINUSE' ? ` Port ${port} is in use: choose another one with PORT=3001.` : '';
  console.error(`The site cannot be served.${hint || ` ${error.message}`}`);
  process.exit(1);
});
server.listen(port, () =>
  console.log(`The site is at http://localhost:${port}${basePath}/ (Ctrl-C ends it)`),
);
