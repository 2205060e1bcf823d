import { Prose } from '@/components/mdx/prose.tsx';
import { Toc, TocCollapsible } from '@/components/mdx/toc.tsx';
import { EntryCard, EntryMeta } from '@/components/shell/entry-card.tsx';
import { MarkdownLink } from '@/components/shell/markdown-link.tsx';
import { TranslationNotice } from '@/components/shell/version-banner.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { EntryPage } from '@/lib/pages/series/entry.ts';
import { langWithin, localeFacts } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './entry-screen.module.css';

/** A post, an issue of the newsletter or a story. */
export function EntryScreen(page: EntryPage) {
  const { place, title, cover, html, toc, tags, newer, older, related, listHref } = page;
  const { locale, route } = place;
  const lang = langWithin(locale, page.textLocale);
  const { series, docs, code } = messagesOf(locale);
  return (
    <div className={styles.page}>
      <main id="content" className={styles.main} tabIndex={-1}>
        <p className={styles.back}>
          <Link href={listHref}>{series[route.series].back}</Link>
        </p>
        <TranslationNotice {...page} />
        <article lang={lang}>
          <header>
            <h1>{title}</h1>
            <p className={styles.meta} lang={localeFacts[locale].htmlLang}>
              <EntryMeta entry={page} locale={locale} isLinked />
              <MarkdownLink place={place} />
            </p>
            <div className={styles.cover}>
              {/* biome-ignore lint/performance/noImgElement: a static export has no image server */}
              <img src={cover} alt="" width={1200} height={600} fetchPriority="high" />
            </div>
          </header>
          <TocCollapsible headings={toc} label={docs.toc} labelLang={lang && localeFacts[locale].htmlLang} />
          <Prose html={html} labels={code} />
        </article>
        {tags.length > 0 && (
          <div className={styles.tags}>
            <span id="tags-of-post">{docs.tagsLabel}</span>
            <ul aria-labelledby="tags-of-post">
              {tags.map(({ tag, label, href }) => (
                <li key={tag}>
                  <Link href={href} rel="tag">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        <nav aria-label={series.entryPaginator} className={styles.pager}>
          {newer && (
            <Link href={newer.href} rel="prev">
              <span>{series.newer}</span>{' '}
              <span lang={langWithin(locale, newer.textLocale)}>{newer.title}</span>
            </Link>
          )}
          {older && (
            <Link href={older.href} rel="next" className={styles.older}>
              <span>{series.older}</span>{' '}
              <span lang={langWithin(locale, older.textLocale)}>{older.title}</span>
            </Link>
          )}
        </nav>
        {related.length > 0 && (
          <section aria-labelledby="related" className={styles.related}>
            <h2 id="related">{series.related}</h2>
            <div>
              {related.map((entry) => (
                <EntryCard key={entry.href} entry={entry} locale={locale} heading="h3" />
              ))}
            </div>
          </section>
        )}
      </main>
      <Toc headings={toc} label={docs.toc} lang={lang} />
    </div>
  );
}
