import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { Locale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { hostName } from '@/lib/site/project/hosts.ts';
import { site } from '@/lib/site/project/site.ts';
import styles from './star-link.module.css';

type Props = { locale: Locale; href: string };

/**
 * The link to the source code and its stars (lib/browser/services/stars.ts); as wide before the number is known as after. Without a
 * configured number it is a link to the source code only.
 */
export function StarLink({ locale, href }: Props) {
  const { shell } = messagesOf(locale);
  if (!site.stars)
    return (
      <Link href={href} className={styles.link} title={shell.source}>
        <span>{hostName(href)}</span>
      </Link>
    );
  return (
    <Link href={href} className={styles.link} title={shell.starTitle}>
      <Icon name="star" size={15} />
      <span>{shell.star}</span>
      <span className={styles.count} data-stars="">
        {site.stars}
      </span>
    </Link>
  );
}
