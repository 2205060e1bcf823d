import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheRules, runWorkerPolicy, securityHeaders } from '../../lib/export/headers.ts';
import { absentPath } from '../browsers/loads.ts';

/** What a host has to answer, in a sentence, and a check that throws where it does not. */
export type ResponseCheck = { says: string; run(origin: string): Promise<void> };

const page = 'docs/field/';

type Expected = { status?: number; type?: string; encoding?: string; cache?: string };

/**
 * The responses that an export needs.
 * @param out the folder of the export, which has the names of files with hashes
 */
export function responseChecks(out: string): ResponseCheck[] {
  const asset = (stem: string) => {
    const found = readdirSync(join(out, 'assets')).find((name) => name.startsWith(stem));
    if (!found) throw new Error(`no ${stem}… in ${out}/assets`);
    return `assets/${found}`;
  };
  const answer = (says: string, path: string, expected: Expected, headers: Record<string, string> = {}) => ({
    says,
    run: async (origin: string) =>
      compare(await fetch(`${origin}/${path}`, { headers, redirect: 'manual' }), expected),
  });
  const html = 'text/html; charset=utf-8';
  const { revalidate, immutable } = cacheRules;
  return [
    answer('the home page, asked for anew each time', '', { status: 200, type: html, cache: revalidate }),
    answer('a page', page, { status: 200, type: html, cache: revalidate }),
    answer('a page in Chinese', `zh-Hans/${page}`, { status: 200, type: html }),
    answer('404 for what is not there, with the page for it', absentPath, { status: 404, type: html }),
    answer('404 below a language', `fr-FR/${absentPath}`, { status: 404, type: html }),
    answer('404 for an asset that is not there', 'assets/nothing.js', { status: 404, cache: '' }),
    answer('404 for the settings of other hosts', '_headers', { status: 404 }),
    answer('Markdown as text', 'docs/field.md', { status: 200, type: 'text/markdown; charset=utf-8' }),
    answer('a text', 'llms.txt', { status: 200, type: 'text/plain; charset=utf-8' }),
    answer('a feed', 'blog/rss.xml', { status: 200, type: 'text/xml; charset=utf-8' }),
    answer('data', 'search-index/en/site.json', { status: 200, type: 'application/json; charset=utf-8' }),
    answer('a picture', 'icon.svg', { status: 200, type: 'image/svg+xml; charset=utf-8' }),
    answer('a script, which browsers keep', asset('main-'), {
      status: 200,
      type: 'application/javascript; charset=utf-8',
      cache: immutable,
    }),
    answer('a font, which browsers keep', asset('inter-'), {
      status: 200,
      type: 'font/woff2',
      cache: immutable,
    }),
    answer('Brotli', page, { status: 200, type: html, encoding: 'br' }, { 'accept-encoding': 'gzip, br' }),
    answer('gzip', page, { status: 200, type: html, encoding: 'gzip' }, { 'accept-encoding': 'gzip' }),
    answer('no encoding', page, { status: 200, encoding: '' }, { 'accept-encoding': 'identity' }),
    answer('a compressed script', asset('main-'), { encoding: 'br' }, { 'accept-encoding': 'br' }),
    { says: 'a folder without its slash leads to the page', run: redirectsWithinTheHost },
    { says: 'a page that has not changed is not sent again', run: notModified },
    { says: 'caches keep one copy for each encoding', run: variesByEncoding },
    { says: 'the security headers, on pages and on errors', run: hasSecurityHeaders },
    {
      says: 'one policy for pages, against framing',
      run: (origin) => onePolicy(`${origin}/`, "frame-ancestors 'none'"),
    },
    {
      says: 'the policy of the worker that runs programs',
      run: (origin) => onePolicy(`${origin}/${asset('run-worker-')}`, runWorkerPolicy),
    },
  ];
}

function compare(response: Response, { status, type, encoding, cache }: Expected): void {
  const { headers } = response;
  const wrong = [
    status !== undefined && response.status !== status && `status ${response.status} in place of ${status}`,
    difference('content-type', headers, type),
    difference('content-encoding', headers, encoding),
    difference('cache-control', headers, cache),
  ].filter(Boolean);
  if (wrong.length > 0) throw new Error(wrong.join(', '));
}

function difference(name: string, headers: Headers, expected: string | undefined): string | undefined {
  const found = headers.get(name) ?? '';
  if (expected === undefined || found.toLowerCase() === expected.toLowerCase()) return undefined;
  return `${name} "${found}" in place of "${expected}"`;
}

async function redirectsWithinTheHost(origin: string): Promise<void> {
  const response = await fetch(`${origin}/${page.slice(0, -1)}`, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 301 || location !== `/${page}`)
    throw new Error(`status ${response.status}, location ${location}`);
}

async function notModified(origin: string): Promise<void> {
  const address = `${origin}/${page}`;
  const etag = (await fetch(address)).headers.get('etag');
  const again = await fetch(address, { headers: { 'if-none-match': etag ?? '' } });
  if (!etag || again.status !== 304) throw new Error(`etag ${etag}, status ${again.status}`);
}

async function variesByEncoding(origin: string): Promise<void> {
  const vary = (await fetch(`${origin}/${page}`)).headers.get('vary');
  if (vary?.toLowerCase() !== 'accept-encoding') throw new Error(`vary: ${vary}`);
}

async function hasSecurityHeaders(origin: string): Promise<void> {
  const { 'Content-Security-Policy': _, ...rest } = securityHeaders('');
  for (const path of ['', absentPath, 'docs/field.md']) {
    const { headers } = await fetch(`${origin}/${path}`);
    for (const [name, value] of Object.entries(rest))
      if (headers.get(name) !== value) throw new Error(`/${path} has ${name}: ${headers.get(name)}`);
  }
}

/** A header that is sent twice comes joined by a comma. */
async function onePolicy(address: string, part: string): Promise<void> {
  const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
  if (!policy.includes(part) || policy.includes(',')) throw new Error(`content-security-policy: ${policy}`);
}
