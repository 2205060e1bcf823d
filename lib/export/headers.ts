import { assetPath } from '../routes/files.ts';

/**
 * The policy of the worker that runs programs (lib/browser/run): WebAssembly, and no network. A worker has the policy of its own
 * response and not that of the page.
 */
export const runWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** The path of that worker, with a wildcard for the hash of its name. */
const runWorkerPath = assetPath('run-worker-*');

/** Headers that a host sends with every response; the policy of each page, which is stricter, is in the page as well. */
export function securityHeaders(policy: string): Record<string, string> {
  // Hosts may join the headers of all rules that a path matches, and a browser enforces each policy: what one rule forbids for all
  // files, another cannot permit for one.
  const withWasm = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
  return {
    // frame-ancestors is only allowed in the header.
    'Content-Security-Policy': `${withWasm}; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Files with a hash of their content in the name never change; everything else is revalidated. */
export const cacheRules = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** The headers in the format of a `_headers` file. */
export function headersFile(policy: string, basePath: string): string {
  const block = (path: string, headers: Record<string, string>) =>
    `${basePath}${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    block('/*', { ...securityHeaders(policy), 'Cache-Control': cacheRules.revalidate }),
    block(assetPath('*'), { 'Cache-Control': cacheRules.immutable }),
    block(runWorkerPath, { 'Content-Security-Policy': runWorkerPolicy }),
  ].join('\n');
}
