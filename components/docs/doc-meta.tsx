import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { TextPage } from '@/lib/pages/page.ts';
import type { Locale } from '@/lib/site/locales.ts';
import { format, formatDate, type Messages } from '@/lib/site/messages/index.ts';
import styles from './doc-meta.module.css';

type Props = Pick<TextPage, 'editUrl' | 'lastUpdate'> & { locale: Locale; messages: Messages['docs'] };

/** Below a text: the link to edit it, and when and by whom it was changed last. */
export function DocMeta({ editUrl, lastUpdate, locale, messages }: Props) {
  if (!editUrl && !lastUpdate) return null;
  return (
    <p className={styles.meta}>
      {editUrl && (
        <Link href={editUrl} className={styles.edit}>
          <Icon name="pencil" size={14} />
          {messages.edit}
        </Link>
      )}
      {lastUpdate && (
        <time dateTime={lastUpdate.date}>
          {format(messages.lastUpdated, {
            date: formatDate(lastUpdate.date, locale),
            author: lastUpdate.author,
          })}
        </time>
      )}
    </p>
  );
}
