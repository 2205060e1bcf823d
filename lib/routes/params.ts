import { defaultLocale, isLocale, type Locale } from '../site/locales.ts';

/** What Next hands a page; the mirror without prefix has no `locale` among its params. */
export type PageProps<Params = object> = { params: Promise<Params & { locale?: string }> };

/** What Next hands `generateStaticParams`; partial, because both trees share one function. */
export type StaticProps<Params = object> = { params: { locale?: string } & Partial<Params> };

/** The locale of a page's params: the default one where the tree has no prefix. */
export function localeOf({ locale }: { locale?: string }): Locale {
  return locale !== undefined && isLocale(locale) ? locale : defaultLocale;
}

/**
 * The pages of a door. Next's export wants one at least, and the content may have none: then it gets one that leads nowhere,
 * which the last step of the build takes out again.
 */
export function pagesOrNone<Params>(pages: Params[], none: Params): Params[] {
  return pages.length > 0 ? pages : [none];
}
