import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { SourceView } from '@/lib/pages/page.ts';
import type { Locale } from '@/lib/site/locales.ts';
import { format, formatDate, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './page-meta.module.css';

type Props = SourceView & { locale: Locale };

/** Below a text: links to edit it, to report a mistake and to what has changed since the version before, and when and by whom it was changed last. */
export function PageMeta({ editUrl, reportHref, lastUpdate, changes, locale }: Props) {
  const { docs } = messagesOf(locale);
  if (!editUrl && !reportHref && !lastUpdate && !changes) return null;
  return (
    <div className={styles.meta}>
      {editUrl && (
        <Link href={editUrl}>
          <Icon name="pencil" size={14} />
          {docs.edit}
        </Link>
      )}
      {reportHref && (
        <Link href={reportHref}>
          <Icon name="flag" size={14} />
          {docs.report}
        </Link>
      )}
      {changes && <Link href={changes.href}>{changes.label}</Link>}
      {lastUpdate && <time dateTime={lastUpdate.date}>{changeText(lastUpdate, locale)}</time>}
    </div>
  );
}

function changeText({ date, author }: NonNullable<SourceView['lastUpdate']>, locale: Locale): string {
  const { lastUpdated, lastUpdatedOn } = messagesOf(locale).docs;
  const day = formatDate(date, locale);
  return author ? format(lastUpdated, { date: day, author }) : format(lastUpdatedOn, { date: day });
}
