import { lastCommit } from '../pages/repository/history.ts';
import { external } from '../site/external.ts';
import { absolutePath } from './urls.ts';

/** Where RFC 9116 looks for the file. */
export const securityPath = '/.well-known/security.txt';

const validDays = 365;

/**
 * Where to report a weakness (RFC 9116). It is valid for a year from the newest commit, so that an abandoned copy of the
 * site does not promise an answer for ever; without a history there is no such day, and no file.
 */
export function securityText(committed = lastCommit()): string | undefined {
  if (!committed) return undefined;
  const expires = new Date(Date.parse(committed) + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: ${external.report}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absolutePath(securityPath)}`,
    `Policy: ${external.securityPolicy}`,
    '',
  ].join('\n');
}
