import { assetPath } from '../routes/files.ts';

/** What a host sends with its answers; the policy of each page stands in the page as well. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    // Who may frame a page is a rule that only the header can have.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Files whose name has a hash of what is in them never change; everything else is asked for anew. */
export const cacheRules = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** The rules as hosts read them from a file `_headers`. */
export function headersFile(policy: string, basePath: string): string {
  const block = (path: string, headers: Record<string, string>) =>
    `${basePath}${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    block('/*', { ...securityHeaders(policy), 'Cache-Control': cacheRules.revalidate }),
    block(assetPath('*'), { 'Cache-Control': cacheRules.immutable }),
  ].join('\n');
}
