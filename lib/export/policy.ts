import { integrityHash } from '../html/integrity.ts';
import { inlineScripts } from '../html/parts.ts';
import type { Config } from '../site/config.ts';

/** Origins that a page may use beside the site itself, by kind of resource. */
export type PolicySources = Record<'script' | 'connect' | 'img' | 'frame' | 'form', string[]>;

/** Origins that the scripts of well-known services use in turn, by their documentation. */
const companions: Record<string, Partial<PolicySources>> = {
  'https://www.googletagmanager.com': {
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    img: ['https://*.google-analytics.com'],
  },
  'https://static.hotjar.com': {
    script: ['https://script.hotjar.com'],
    connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    img: ['https://script.hotjar.com'],
    frame: ['https://vars.hotjar.com'],
  },
};

/** The origins that a deployment has configured, and no others. */
export function sourcesOf(config: Config): PolicySources {
  const { analytics, heatmap, tagManager, search, newsletter, starsUrl } = config;
  const services = [analytics, heatmap, tagManager].flatMap((service) =>
    service ? [originOf(service.script)] : [],
  );
  const asked = (kind: keyof PolicySources) => services.flatMap((origin) => companions[origin]?.[kind] ?? []);
  const form = newsletter.form === 'sends' ? [originOf(newsletter.endpoint)] : [];
  return {
    script: withoutDuplicates([...services, ...asked('script')]),
    connect: withoutDuplicates([
      ...services,
      ...asked('connect'),
      ...form,
      ...(starsUrl ? [originOf(starsUrl)] : []),
      ...(search.provider === 'algolia' ? hostedSearchOrigins(search.appId) : []),
    ]),
    img: withoutDuplicates([...services, ...asked('img')]),
    frame: withoutDuplicates(asked('frame')),
    form,
  };
}

/** The service's client tries these hosts, one after the other. */
function hostedSearchOrigins(appId: string): string[] {
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`)];
}

/** `{id}` in the address of a script is not part of its origin. */
function originOf(address: string): string {
  return new URL(address.replace('{id}', 'id')).origin;
}

function withoutDuplicates(list: string[]): string[] {
  return [...new Set(list)];
}

/**
 * A Content-Security-Policy that allows nothing but what it names: scripts of the site and inline scripts by hash, styles in
 * files.
 * @param inline the texts of the inline scripts
 */
export function policyOf(
  { script, connect, img, frame, form }: PolicySources,
  inline: Iterable<string>,
): string {
  const list = (...sources: string[]) => sources.join(' ');
  const hashes = [...new Set(inline)].sort().map((text) => `'${integrityHash(text)}'`);
  const rules: Record<string, string> = {
    'default-src': "'none'",
    'script-src': list("'self'", ...hashes, ...script),
    'style-src': "'self'",
    'img-src': list("'self'", ...img),
    'font-src': "'self'",
    'connect-src': list("'self'", ...connect),
    'worker-src': "'self'",
    ...(frame.length > 0 ? { 'frame-src': list(...frame) } : {}),
    'form-action': list("'self'", ...form),
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default page',
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

const charset = /<meta charset="utf-8"\s*\/?>/i;

/** A page with its policy, which has to come before everything that it applies to. */
export function withPolicy(html: string, sources: PolicySources): string {
  if (!charset.test(html))
    throw new Error('A page has no <meta charset>, after which its policy is inserted.');
  const policy = policyOf(sources, inlineScripts(html));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(charset, (tag) => tag + meta);
}
