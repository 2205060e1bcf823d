import { defaultLocale, isLocale, type Locale } from '../site/locales.ts';

/** What Next hands a page; the mirror without prefix has no `locale` among its params. */
export type PageProps<Params = object> = { params: Promise<Params & { locale?: string }> };

/** What Next hands `generateStaticParams`; partial, because both trees share one function. */
export type StaticProps<Params = object> = { params: { locale?: string } & Partial<Params> };

/** The locale of a page's params: the default one where the tree has no prefix. */
export function localeOf({ locale }: { locale?: string }): Locale {
  return locale !== undefined && isLocale(locale) ? locale : defaultLocale;
}
