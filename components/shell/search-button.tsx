import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { linkTo } from '@/lib/routes/index.ts';
import type { Locale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './search-button.module.css';

/** Opens the search; without a script it leads to the page of the search. */
export function SearchButton({ locale }: { locale: Locale }) {
  const { search } = messagesOf(locale);
  return (
    <Link
      href={linkTo({ locale, route: { kind: 'search' } })}
      className={styles.button}
      aria-label={search.label}
      aria-keyshortcuts="Control+K Meta+K /"
      data-search-button=""
    >
      <Icon name="search" size={16} />
      <span>{search.label}</span>
    </Link>
  );
}
