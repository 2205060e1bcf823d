import { z } from 'zod';
import type { Locale } from './locales.ts';
import { type Problem, ProblemsError, problem } from './problem.ts';
import { starsAddress } from './project/hosts.ts';
import { site } from './project/site.ts';

/**
 * What a deployment decides, read from environment variables (`.env.example` lists them all); some defaults are those of
 * `site.yml`. Build time only: a
 * client file gets the values it needs as props.
 */
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0891b2');
const flag = z.enum(['true', 'false']).transform((word) => word === 'true');

/** A build with `SITE_URL` is one to be published; others are previews, where the form says that it sends nothing. */
const missingEndpoint =
  'The site at SITE_URL would have a subscription form that can send nothing. Set the address that takes its posts, or "none" to leave the form out.';

/** The address in feeds and heads of pages; one that nobody has, while the site has none. */
const defaultSiteUrl = site.url?.replace(/\/+$/, '') ?? 'https://example.org';

const schema = z
  .strictObject({
    SITE_URL: url.optional(),
    SITE_URL_ZH_HANS: url.optional(),
    SITE_URL_FR_FR: url.optional(),
    BASE_PATH: z
      .string()
      .regex(/^(\/[\w.~-]+)*$/, "must be empty, or start with a slash and not end with one: '/sub'")
      .default(''),
    BLOG_URL: z
      .union([url, z.string().regex(/^\//, 'must be an address or a path of this site')])
      .default('/blog/'),
    EDIT_URL: z
      .string()
      .includes('{path}', { message: 'must contain {path}, the placeholder for the file of the page' })
      .optional(),
    REPORT_URL: z
      .union([z.url({ protocol: /^https?$/ }), z.literal('none')], 'must be an address, or none')
      .default(site.report ?? 'none'),
    // Not a union: after an error in one, zod would not look at settings that go together.
    NEWSLETTER_ENDPOINT: z
      .string()
      .refine((text) => text === 'none' || url.safeParse(text).success, 'must be an address or none')
      .optional(),
    COLAB_NOTEBOOKS: z
      .string()
      .regex(
        /^[\w.-]+\/[\w.-]+\/blob\/[\w.-]+(\/[\w.-]+)*$/,
        'must name a repository, a branch and a folder of it: owner/name/blob/branch/folder',
      )
      .optional(),
    STARS_URL: z
      .union([url, z.literal('none')])
      .default((site.repository && site.stars && starsAddress(site.repository)) || 'none'),
    ANALYTICS_SCRIPT: url.default('https://www.googletagmanager.com/gtag/js'),
    HEATMAP_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
    HEATMAP_SCRIPT: url.default('https://static.hotjar.com/c/hotjar-{id}.js'),
    TAG_MANAGER_ID: z
      .string()
      .regex(/^GTM-\w+$/, 'must be a container id such as GTM-AB12CD')
      .optional(),
    TAG_MANAGER_SCRIPT: url.default('https://www.googletagmanager.com/gtm.js'),
    ANALYTICS_ID: z
      .string()
      .regex(/^(G|UA|AW|DC)-[\w-]+$/, 'must be a measurement id such as G-AB12CD')
      .optional(),
    DOCSEARCH_APP_ID: z.string().regex(/^\w+$/).optional(),
    DOCSEARCH_API_KEY: z.string().regex(/^\w+$/).optional(),
    DOCSEARCH_INDEX: z.string().min(1).optional(),
    ANNOUNCEMENT_ID: z
      .string()
      .regex(/^[\w-]+$/, 'can contain letters, digits, - and _')
      .optional(),
    ANNOUNCEMENT_CONTENT: z.string().min(1).optional(),
    ANNOUNCEMENT_BACKGROUND: colour.default('#0e5f66'),
    ANNOUNCEMENT_COLOR: colour.default('#ffffff'),
    ANNOUNCEMENT_CLOSEABLE: flag.default(true),
  })
  .superRefine((env, context) => {
    together(env, ['DOCSEARCH_APP_ID', 'DOCSEARCH_API_KEY', 'DOCSEARCH_INDEX'], context);
    together(env, ['ANNOUNCEMENT_ID', 'ANNOUNCEMENT_CONTENT'], context);
    if (env.SITE_URL && site.newsletter && !env.NEWSLETTER_ENDPOINT)
      context.addIssue({ code: 'custom', path: ['NEWSLETTER_ENDPOINT'], message: missingEndpoint });
  });

type Variables = z.output<typeof schema>;

/** The environment variables of a deployment. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

export type Config = ReturnType<typeof readConfig>;

/**
 * The configuration of a set of environment variables; unset and empty ones take their defaults.
 * @throws ProblemsError that names every variable that is wrong.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success)
    throw new ProblemsError('The configuration is invalid.', configProblems(result.error, env));
  return configOf(result.data);
}

function configOf(env: Variables) {
  return {
    siteUrl: env.SITE_URL ?? defaultSiteUrl,
    basePath: env.BASE_PATH,
    localeUrls: localeUrlsOf(env),
    blogUrl: env.BLOG_URL,
    editUrl: env.EDIT_URL,
    reportUrl: env.REPORT_URL === 'none' ? undefined : env.REPORT_URL,
    newsletter: newsletterOf(env),
    colabNotebooks: env.COLAB_NOTEBOOKS,
    starsUrl: env.STARS_URL === 'none' ? undefined : env.STARS_URL,
    analytics: env.ANALYTICS_ID
      ? { id: env.ANALYTICS_ID, script: env.ANALYTICS_SCRIPT, anonymizeIp: true }
      : undefined,
    heatmap: env.HEATMAP_ID ? { id: env.HEATMAP_ID, script: env.HEATMAP_SCRIPT } : undefined,
    tagManager: env.TAG_MANAGER_ID ? { id: env.TAG_MANAGER_ID, script: env.TAG_MANAGER_SCRIPT } : undefined,
    search: searchOf(env),
    announcement: announcementOf(env),
  };
}

function localeUrlsOf(env: Variables): Record<Locale, string | undefined> {
  return { en: env.SITE_URL ?? defaultSiteUrl, 'zh-Hans': env.SITE_URL_ZH_HANS, 'fr-FR': env.SITE_URL_FR_FR };
}

/** The subscription form: where it posts to, left out, or one that says that it sends nothing. A site without a newsletter has none. */
function newsletterOf({ NEWSLETTER_ENDPOINT: endpoint }: Variables) {
  if (endpoint === 'none' || !site.newsletter) return { form: 'none' } as const;
  return endpoint ? ({ form: 'sends', endpoint } as const) : ({ form: 'preview' } as const);
}

/** What a build should warn of: settings that are right for a preview and wrong for a site. */
export function configWarnings({ newsletter, siteUrl }: Config): Problem[] {
  return [
    ...(siteUrl === 'https://example.org' ? [missingUrl] : []),
    ...(newsletter.form === 'preview' ? [missingForm] : []),
  ];
}

const missingUrl = problem({
  where: 'site.yml',
  what: 'has no url: feeds, sitemap and heads of pages name https://example.org',
  fix: 'Add the address of the site, "url: https://…", before it is published, or set SITE_URL.',
  severity: 'warning',
});

const missingForm = problem({
  where: 'environment variable NEWSLETTER_ENDPOINT',
  what: 'is missing: the subscription form sends nothing, and says so',
  fix: 'Set the address that takes its posts, or "none" to leave the form out.',
  severity: 'warning',
});

function searchOf(env: Variables) {
  const { DOCSEARCH_APP_ID: appId, DOCSEARCH_API_KEY: apiKey, DOCSEARCH_INDEX: indexName } = env;
  if (!appId || !apiKey || !indexName) return { provider: 'local' } as const;
  return { provider: 'algolia', appId, apiKey, indexName } as const;
}

function announcementOf(env: Variables) {
  const { ANNOUNCEMENT_ID: id, ANNOUNCEMENT_CONTENT: content } = env;
  if (!id || !content) return undefined;
  const { ANNOUNCEMENT_BACKGROUND, ANNOUNCEMENT_COLOR, ANNOUNCEMENT_CLOSEABLE } = env;
  return {
    id,
    content,
    backgroundColor: ANNOUNCEMENT_BACKGROUND,
    textColor: ANNOUNCEMENT_COLOR,
    isCloseable: ANNOUNCEMENT_CLOSEABLE,
  };
}

function together(env: Record<string, unknown>, names: string[], context: z.RefinementCtx): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  for (const name of missing) {
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `must also be set: ${names.join(', ')} go together`,
    });
  }
}

function configProblems(error: z.ZodError, env: Record<string, string | undefined>) {
  return error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return problem({
      where: `environment variable ${name}`,
      what: env[name] === undefined ? 'is missing' : `is ${JSON.stringify(env[name])}`,
      fix: message,
    });
  });
}

/** The configuration of this process. */
export const config: Config = readConfig(process.env);
