import { createHash } from 'node:crypto';

/** The hash of a content as in policies and integrity attributes. */
export function integrityHash(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A short hash for file names. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
