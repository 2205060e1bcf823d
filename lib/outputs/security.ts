import { lastCommit } from '../pages/repository/history.ts';
import { absolutePath } from '../pages/urls.ts';
import { site } from '../site/project/site.ts';

/** Path of the file, by RFC 9116. */
export const securityPath = '/.well-known/security.txt';

const validDays = 365;

/**
 * `security.txt`: where to report a weakness (RFC 9116). It is valid for a year from the newest commit, so that an abandoned copy
 * of the site does not promise answers for ever. Undefined without a history or an address.
 */
export function securityText(committed = lastCommit()): string | undefined {
  const { security } = site;
  if (!committed || !security) return undefined;
  const expires = new Date(Date.parse(committed) + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: ${security.contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absolutePath(securityPath)}`,
    ...(security.policy ? [`Policy: ${security.policy}`] : []),
    '',
  ].join('\n');
}
