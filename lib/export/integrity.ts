import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './html.ts';

/** The hash of each script and style sheet of the export, by the address that pages name it by. */
export type Integrity = ReadonlyMap<string, string>;

/** A hash as policies and integrity attributes write it. */
export function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

export function integrityOf(out: string, basePath: string): Integrity {
  const files = filesIn(join(out, '_next/static')).filter((file) => /\.(js|css)$/.test(file));
  return new Map(
    files.map((file) => [
      `${basePath}/_next/static/${file}`,
      hashOf(readFileSync(join(out, '_next/static', file))),
    ]),
  );
}

/** Tags of a page that load code, or announce it. */
const tag = /<(?:script|link) [^>]*?(?:src|href)="([^"]+\.(?:js|css))"[^>]*?(?=\/?>)/g;

/** What React adds to the page later: style sheets and scripts of the next page, as elements and as hints. */
const element = /("(?:src|href)":"([^"]+\.(?:js|css))",)(?="(?:precedence|async)")/g;
const hint = /^(:HL\["([^"]+\.css)","style")\]$/gm;

/** A page whose tags carry the hash of what they load. */
export function withIntegrity(html: string, integrity: Integrity): string {
  return html.replace(tag, (all, address: string) => {
    const hash = integrity.get(address);
    return hash ? `${all} integrity="${hash}"` : all;
  });
}

/** The data of a page whose elements carry the hash of what they load. */
export function withIntegrityInData(data: string, integrity: Integrity): string {
  return data
    .replace(element, (all, start: string, address: string) => {
      const hash = integrity.get(address);
      return hash ? `${start}"integrity":"${hash}",` : all;
    })
    .replace(hint, (all, start: string, address: string) => {
      const hash = integrity.get(address);
      return hash ? `${start},{"integrity":"${hash}"}]` : all;
    });
}
