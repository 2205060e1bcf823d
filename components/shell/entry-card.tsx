import { Link } from '@/components/ui/link.tsx';
import type { EntryCardView } from '@/lib/pages/series/entries.ts';
import { defaultLocale, type Locale, langWithin, localeFacts } from '@/lib/site/locales.ts';
import { format, formatDate, formatList, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './entry-card.module.css';

type Props = {
  entry: EntryCardView;
  locale: Locale;
  heading?: 'h2' | 'h3';
  /** Whether it is the large card that begins a list. */
  isFirst?: boolean;
  /** When its drawing is loaded: `eager` on the first screen. */
  loading?: 'eager' | 'lazy';
};

/** An entry in a list: drawing, title, date, authors, reading time and description. */
export function EntryCard({
  entry,
  locale,
  heading: Heading = 'h2',
  isFirst = false,
  loading = 'lazy',
}: Props) {
  const { title, description, href, cover, textLocale } = entry;
  return (
    <article className={styles.card} data-first={isFirst || undefined} lang={langWithin(locale, textLocale)}>
      <div className={styles.cover}>
        {/* biome-ignore lint/performance/noImgElement: a static export has no image server */}
        <img
          src={cover}
          alt=""
          width={1200}
          height={600}
          loading={loading}
          // The largest thing that a list paints first.
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </div>
      <div className={styles.text}>
        <Heading>
          <Link href={href}>{title}</Link>
        </Heading>
        <p className={styles.meta} lang={localeFacts[locale].htmlLang}>
          <EntryMeta entry={entry} locale={locale} />
        </p>
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  );
}

type MetaProps = {
  entry: Pick<EntryCardView, 'date' | 'authors' | 'source' | 'readingTime' | 'textLocale'>;
  locale: Locale;
  /** Whether it stands on the page of the entry, where other lines name date and authors of the source, and the language. */
  isLinked?: boolean;
};

/**
 * Date, authors and reading time in one line; of a retold text, date and authors of the original. In a list of another language an
 * English text says so first.
 */
export function EntryMeta({ entry, locale, isLinked = false }: MetaProps) {
  const { date, authors, source, readingTime, textLocale } = entry;
  const { after, inEnglish } = messagesOf(locale).series;
  return (
    <>
      {!isLinked && textLocale !== locale && <span>{inEnglish}</span>}
      {!(isLinked && source) && <time dateTime={date}>{formatDate(date, locale)}</time>}
      {!isLinked && source && source.authors.length > 0 && (
        <span>
          {format(after, {
            authors: formatList(
              source.authors.map(({ name }) => name),
              locale,
            ),
          })}
        </span>
      )}
      {authors.map(({ id, name, url, role }) => (
        <span
          key={id}
          title={isLinked ? role : undefined}
          lang={isLinked ? langWithin(locale, defaultLocale) : undefined}
        >
          {isLinked && url ? (
            <Link href={url} rel="author noopener">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
      ))}
      {readingTime && <span>{readingTime}</span>}
    </>
  );
}
