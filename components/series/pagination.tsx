import { Link } from '@/components/ui/link.tsx';
import type { PaginationView } from '@/lib/pages/series/lists.ts';
import type { Locale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './pagination.module.css';

type Props = PaginationView & { locale: Locale };

/** Links to the pages of a list; nothing where there is only one. */
export function Pagination({ pages, newerHref, olderHref, locale }: Props) {
  const { series } = messagesOf(locale);
  if (pages.length < 2) return null;
  return (
    <nav aria-label={series.paginator} className={styles.pages}>
      {newerHref && (
        <Link href={newerHref} rel="prev">
          {series.newerEntries}
        </Link>
      )}
      <ol>
        {pages.map(({ number, href, isCurrent }) => (
          <li key={number}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {olderHref && (
        <Link href={olderHref} rel="next" className={styles.older}>
          {series.olderEntries}
        </Link>
      )}
    </nav>
  );
}
