import { EntryCard } from '@/components/shell/entry-card.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { ListPage, PostTagPage } from '@/lib/pages/series/lists.ts';
import { gapAfter, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './list-screen.module.css';
import { Pagination } from './pagination.tsx';

/** The number of cards on the first screen of a desktop: the large one, and a row of three (list-screen.module.css). */
const cardsInView = 4;

/** A page of a list: of a whole series, or of the posts with one tag. */
export function ListScreen(page: ListPage | PostTagPage) {
  const { place, heading, description, chips, entries, archiveHref, allTagsHref, feeds } = page;
  const { locale, route } = place;
  const { series } = messagesOf(locale);
  return (
    <main id="content" className={styles.screen} tabIndex={-1}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{description}</p>
        <p className={styles.links}>
          <Link href={archiveHref}>{series.archive}</Link>
          <span>
            {series.feeds}
            {gapAfter(series.feeds)}
            {feeds.map(({ format, label, href, type }) => (
              <a key={format} href={href} type={type}>
                {label}
              </a>
            ))}
          </span>
        </p>
      </header>
      {chips.length > 0 && (
        <nav aria-label={series.tags} className={styles.chips}>
          <ul className={styles.tags}>
            {chips.map(({ label, href, isCurrent }) => (
              <li key={label}>
                <Link href={href} aria-current={isCurrent ? 'true' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
            {allTagsHref && (
              <li className={styles.allTags}>
                <Link href={allTagsHref}>{series.allTags}</Link>
              </li>
            )}
          </ul>
        </nav>
      )}
      <div className={styles.grid} data-pair={entries.length === 2 || undefined}>
        {entries.map((entry, at) => (
          <EntryCard
            key={entry.href}
            entry={entry}
            locale={locale}
            isFirst={at === 0 && entries.length > 2 && route.kind === 'list' && route.page === 1}
            loading={at < cardsInView ? 'eager' : 'lazy'}
          />
        ))}
      </div>
      <Pagination {...page} locale={locale} />
    </main>
  );
}
