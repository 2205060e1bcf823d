import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { problem, problemText } from '../../lib/site/problem.ts';
import { controlPage, controlScript } from './control.ts';
import { policyOfHost, policyOfPage, reportOnly, violationsIn } from './violations.ts';

/** The export on a server to which every browser reports what breaks the policy of a page. */
export type Site = {
  /** Where it is, without a slash at the end. */
  origin: string;
  /** Violations and requests for files that do not exist since the last call, one line each. */
  takeProblems(): string[];
  close(): void;
};

const violations = '/__violations';
const header = 'Content-Security-Policy-Report-Only';

/**
 * Serves a folder on a free port.
 * @param absent the path of a page that does not exist, which steps open on purpose
 * @throws Error where the folder has no export
 */
export async function serveExport(folder: string, absent: string): Promise<Site> {
  if (!existsSync(join(folder, '404.html'))) {
    const missing = problem({ where: `${folder}/`, what: 'no export', fix: 'Run "npm run build" first.' });
    throw new Error(problemText(missing));
  }
  const problems: string[] = [];
  // A worker has the policy of the answer that its script came with.
  const setHeaders = (response: ServerResponse) => response.setHeader(header, policyOfFiles);
  const policyOfFiles = reportOnly(policyOfHost(readFileSync(join(folder, '_headers'), 'utf8')), violations);
  const files = sirv(folder, { etag: true, setHeaders });
  const sendPage = (response: ServerResponse, html: string, status: 200 | 404) => {
    const policy = policyOfPage(html);
    if (policy) response.setHeader(header, reportOnly(policy, violations));
    else problems.push(`no policy in the page at ${response.req.url}`);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, decodeURIComponent(pathname), 'index.html');
    if (pathname === violations) {
      problems.push(...violationsIn(await text(request)));
      response.writeHead(204).end();
    } else if (pathname === controlPage.path) sendPage(response, controlPage.html, 200);
    else if (pathname === controlScript.path)
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(controlScript.text);
    else if (pathname.endsWith('/') && existsSync(file)) sendPage(response, readFileSync(file, 'utf8'), 200);
    else
      files(request, response, () => {
        if (pathname !== `/${absent}`) problems.push(`no file for ${pathname}`);
        sendPage(response, readFileSync(join(folder, '404.html'), 'utf8'), 404);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeProblems: () => problems.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
