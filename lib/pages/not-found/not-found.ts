import { linkTo } from '../../routes/index.ts';
import { type Locale, locales } from '../../site/locales.ts';
import { messagesOf } from '../../site/messages/index.ts';
import { latestVersion } from '../../site/versions.ts';
import { hasApi } from '../api.ts';
import { mainDoc } from '../docs.ts';
import { seriesEntries } from '../series/entries.ts';

/** The 404 page, one for all languages: where a reader of each language may go on. */
export type NotFoundPage = Record<Locale, NotFoundLinks>;

export type NotFoundLinks = {
  /** Path of the search page, for the search field. */
  searchHref: string;
  /** The overview of the docs, the API reference and the blog, as far as the content has them. */
  links: { label: string; href: string }[];
};

/** The links of the 404 page. */
export function notFoundPage(): NotFoundPage {
  return Object.fromEntries(locales.map((locale) => [locale, linksIn(locale)])) as NotFoundPage;
}

function linksIn(locale: Locale): NotFoundLinks {
  const { notFound, api, series } = messagesOf(locale);
  return {
    searchHref: linkTo({ locale, route: { kind: 'search' } }),
    links: [
      { label: notFound.home, href: linkTo(mainDoc(latestVersion, locale)) },
      ...(hasApi(latestVersion)
        ? [{ label: api.title, href: linkTo({ locale, route: { kind: 'apiTree', version: latestVersion } }) }]
        : []),
      ...(seriesEntries('blog', locale).length > 0
        ? [
            {
              label: series.blog.title,
              href: linkTo({ locale, route: { kind: 'list', series: 'blog', page: 1 } }),
            },
          ]
        : []),
    ],
  };
}
