import { Link } from '@/components/ui/link.tsx';
import type { ArchivePage } from '@/lib/pages/series/lists.ts';
import { langWithin } from '@/lib/site/locales.ts';
import { formatDate, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './archive-screen.module.css';

/** All entries of a series by year; English ones say so where the page is in another language. */
export function ArchiveScreen({ place, heading, listHref, years }: ArchivePage) {
  const { locale, route } = place;
  const { series } = messagesOf(locale);
  const [before, after] = series.titleInEnglish.split('{title}');
  return (
    <main id="content" className={styles.screen} tabIndex={-1}>
      <p className={styles.back}>
        <Link href={listHref}>{series[route.series].title}</Link>
      </p>
      <h1>{heading}</h1>
      {years.map(({ year, entries }) => (
        <section key={year} aria-labelledby={`year-${year}`} className={styles.year}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ol>
            {entries.map(({ href, title, date, textLocale }) => {
              const lang = langWithin(locale, textLocale);
              const link = (
                <Link href={href} lang={lang}>
                  {title}
                </Link>
              );
              return (
                <li key={href}>
                  <time dateTime={date}>{formatDate(date, locale)}</time>
                  {lang ? (
                    <span>
                      {before}
                      {link}
                      {after}
                    </span>
                  ) : (
                    link
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </main>
  );
}
