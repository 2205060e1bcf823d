import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { stars } from '@/lib/site/constants.ts';
import { external } from '@/lib/site/external.ts';
import type { Locale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './star-link.module.css';

/** The link to the source code and its stars (lib/browser/services/stars.ts); as wide before the number is known as after. */
export function StarLink({ locale }: { locale: Locale }) {
  const { shell } = messagesOf(locale);
  return (
    <Link href={external.code} className={styles.link} title={shell.starTitle}>
      <Icon name="star" size={15} />
      <span>{shell.star}</span>
      <span className={styles.count} data-stars="">
        {stars.fallback}
      </span>
    </Link>
  );
}
