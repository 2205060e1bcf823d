import { canonicalUrl } from '../outputs/metadata.ts';
import { translationsOf } from '../outputs/sitemap.ts';
import type { Redirect } from '../pages/places.ts';
import { href, linkTo } from '../routes/index.ts';
import { basePath } from '../site/base-path.ts';
import { localeFacts } from '../site/locales.ts';

/**
 * A page that redirects on any host, with a link for browsers that do not follow it. Its canonical URL is that of its target,
 * which is another page where the target shows the text of another language.
 */
export function redirectPage({ to }: Redirect): string {
  const url = linkTo(to);
  return [
    '<!DOCTYPE html>',
    `<html lang="${localeFacts[to.locale].htmlLang}"><head><meta charset="utf-8">`,
    `<title>${href(to)}</title>`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${url}">`,
    `<link rel="canonical" href="${canonicalUrl(to, translationsOf(to))}">`,
    `</head><body><main><h1>${href(to)}</h1><p><a href="${url}">${href(to)}</a></p></main></body></html>\n`,
  ].join('');
}

/** The redirects in the format of a `_redirects` file, for hosts that support it. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${basePath}${encodeURI(from)} ${linkTo(to)} 301\n`).join('');
}
