import { Link } from '@/components/ui/link.tsx';
import type { DocScreen } from '@/lib/pages/docs.ts';
import type { Place } from '@/lib/routes/index.ts';
import { defaultLocale, localeFacts } from '@/lib/site/locales.ts';
import { type Messages, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './version-banner.module.css';

type Translated = {
  place: Place;
  /** The path of the English page. */
  english: string;
  isFallback: boolean;
  behind: readonly { id: string; heading: string }[];
  /** Why the text is English, where it is not for want of a translation. */
  reason?: string | undefined;
};

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

/** Says that the text is not in the reader's language, or which parts of it are behind the English text. */
export function TranslationNotice({ place, english, isFallback, behind, reason }: Translated) {
  const { docs } = messagesOf(place.locale);
  const lang = localeFacts[defaultLocale].htmlLang;
  if (isFallback)
    return (
      <p className={styles.banner}>
        {reason ?? docs.fallback}{' '}
        <Link href={english} hrefLang={lang} lang={lang}>
          {localeFacts[defaultLocale].label}
        </Link>
      </p>
    );
  if (behind.length === 0) return null;
  return (
    <div className={styles.banner}>
      {docs.outdated}
      <ul lang={lang}>
        {behind.map(({ id, heading }) => (
          <li key={id}>
            <Link href={id ? `${english}#${id}` : english} hrefLang={lang}>
              {heading || localeFacts[defaultLocale].label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
