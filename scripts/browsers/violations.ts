/** The policy in a page, if it has one. */
export function policyOfPage(html: string): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];
}

/** The policy that hosts send with every file. @param headers the file `_headers` @throws Error where there is none */
export function policyOfHost(headers: string): string {
  const [, policy] = /^ *Content-Security-Policy: (.+)$/m.exec(headers) ?? [];
  if (policy) return policy;
  throw new Error('The file _headers has no Content-Security-Policy.');
}

/** Rules that a Report-Only header may not have, and Trusted Types, which only pages have. */
const leftOut = /^(frame-ancestors|require-trusted-types-for|trusted-types)\b/;

/**
 * A policy as a Report-Only header: it blocks nothing and reports every violation.
 * @param address the path that reports are posted to
 */
export function reportOnly(policy: string, address: string): string {
  const rules = policy.split('; ').filter((rule) => !leftOut.test(rule));
  return [...rules, `report-uri ${address}`].join('; ');
}

type Report = {
  'csp-report'?: Partial<
    Record<
      'document-uri' | 'effective-directive' | 'violated-directive' | 'blocked-uri' | 'source-file',
      string
    >
  > & { 'line-number'?: number };
};

/** What a report of a browser says, in one line; nothing where it is not a report. */
export function violationsIn(body: string): string[] {
  const { 'csp-report': report } = JSON.parse(body || '{}') as Report;
  if (!report) return [];
  const rule = report['effective-directive'] || report['violated-directive'];
  const { 'source-file': file, 'line-number': line } = report;
  const source = file && line ? ` (${file}:${line})` : '';
  return [`violation of ${rule} on ${report['document-uri']}: ${report['blocked-uri'] || 'inline'}${source}`];
}
