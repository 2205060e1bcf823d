import type { Config } from '../site/config.ts';
import { integrityHash } from './integrity.ts';

/** Whom a page may ask, beside the site itself, by what for. */
export type PolicySources = Record<'script' | 'connect' | 'img' | 'frame' | 'form', string[]>;

/** What the scripts of well-known services ask for in turn, as their makers document it. */
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

/** Nobody else, but for what a deployment has configured: exactly its origins. */
export function sourcesOf(config: Config): PolicySources {
  const { analytics, heatmap, tagManager, search, newsletterEndpoint, starsUrl } = config;
  const services = [analytics, heatmap, tagManager].flatMap((service) =>
    service ? [originOf(service.script)] : [],
  );
  const asked = (kind: keyof PolicySources) => services.flatMap((origin) => companions[origin]?.[kind] ?? []);
  const newsletter = newsletterEndpoint ? [originOf(newsletterEndpoint)] : [];
  return {
    script: withoutDuplicates([...services, ...asked('script')]),
    connect: withoutDuplicates([
      ...services,
      ...asked('connect'),
      ...newsletter,
      ...(starsUrl ? [originOf(starsUrl)] : []),
      ...(search.provider === 'algolia' ? hostedSearchOrigins(search.appId) : []),
    ]),
    img: withoutDuplicates([...services, ...asked('img')]),
    frame: withoutDuplicates(asked('frame')),
    form: newsletter,
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
 * A Content-Security-Policy: nothing is allowed but what is named. Scripts are files of the site and those in the text of a
 * page; styles are files.
 * @param inline the texts of the scripts that stand in the page
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

/** The scripts that stand in a page and run: those with an address, and blocks of data, do not. */
export function inlineScripts(html: string): string[] {
  return [
    ...html.matchAll(/<script(?![^>]* src=)(?![^>]* type="application\/)[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => text);
}

const charset = /<meta charset="utf-8"\s*\/?>/i;

/** A page with its policy, which has to stand before everything that it rules. */
export function withPolicy(html: string, sources: PolicySources): string {
  if (!charset.test(html))
    throw new Error('A page has no <meta charset>, after which its policy is inserted.');
  const policy = policyOf(sources, inlineScripts(html));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(charset, (tag) => tag + meta);
}
