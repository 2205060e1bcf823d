import { Link } from '@/components/ui/link.tsx';
import type { ListScreen } from '@/lib/pages/series-lists.ts';
import type { Locale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './pagination.module.css';

type Props = Pick<ListScreen, 'pages' | 'newer' | 'older'> & { locale: Locale };

/** The pages of a list; nothing where there is one only. */
export function Pagination({ pages, newer, older, locale }: Props) {
  const { series } = messagesOf(locale);
  if (pages.length < 2) return null;
  return (
    <nav aria-label={series.paginator} className={styles.pages}>
      {newer && (
        <Link href={newer} rel="prev">
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
      {older && (
        <Link href={older} rel="next" className={styles.older}>
          {series.olderEntries}
        </Link>
      )}
    </nav>
  );
}
