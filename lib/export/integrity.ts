import { createHash } from 'node:crypto';

/** A hash as policies and integrity attributes write it. */
export function integrityHash(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Enough of a hash to tell the versions of a file apart, for its name. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
