import { Link } from '@/components/ui/link.tsx';
import type { DocScreen } from '@/lib/content/docs.ts';
import type { Messages } from '@/lib/site/messages/index.ts';
import styles from './version-banner.module.css';

type Banner = NonNullable<DocScreen['banner']>;

/** Says that the version is not the one to use, and leads to the same page of the one that is. */
export function VersionBanner({ banner, messages }: { banner: Banner; messages: Messages['docs'] }) {
  const text = banner.status === 'unreleased' ? messages.unreleased : messages.unmaintained;
  const { label, href } = banner.latest;
  return (
    <p className={styles.banner} data-status={banner.status}>
      {text.replace('{version}', banner.label)} {messages.latestSuggestion.replace('{version}', label)}{' '}
      <Link href={href}>{messages.latestLink.replace('{version}', label)}</Link>.
    </p>
  );
}

/** Says that the text is not in the reader's language. */
export function FallbackNotice({ href, messages }: { href: string; messages: Messages['docs'] }) {
  return (
    <p className={styles.banner}>
      {messages.fallback}{' '}
      <Link href={href} hrefLang="en" lang="en">
        English
      </Link>
    </p>
  );
}
