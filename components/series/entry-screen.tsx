import { Prose } from '@/components/mdx/prose.tsx';
import { Toc, TocBar } from '@/components/mdx/toc.tsx';
import { EntryCard, EntryMeta } from '@/components/shell/entry-card.tsx';
import { PageActions } from '@/components/shell/page-actions.tsx';
import { PageMeta } from '@/components/shell/page-meta.tsx';
import { Pager } from '@/components/shell/pager.tsx';
import { TagLinks } from '@/components/shell/tag-links.tsx';
import { TranslationNotice } from '@/components/shell/version-banner.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { EntryCardView } from '@/lib/pages/series/entries.ts';
import type { EntryPage } from '@/lib/pages/series/entry.ts';
import { type Locale, langWithin, localeFacts } from '@/lib/site/locales.ts';
import { gapAfter, messagesOf } from '@/lib/site/messages/index.ts';
import styles from './entry-screen.module.css';

/** A post, an issue of the newsletter or a story. */
export function EntryScreen(page: EntryPage) {
  const { place, title, cover, html, toc, origin, tags, newer, older, related, listHref } = page;
  const { source, readingTime } = page;
  const { locale, route } = place;
  const lang = langWithin(locale, page.textLocale);
  const { series, docs, code } = messagesOf(locale);
  return (
    <div className={styles.page}>
      <main id="content" className={styles.main} tabIndex={-1}>
        <div className={styles.top}>
          <p className={styles.back}>
            <Link href={listHref}>{series[route.series].back}</Link>
          </p>
          <PageActions place={place} reportHref={page.reportHref} />
        </div>
        <TranslationNotice {...page} />
        <article lang={lang}>
          <header>
            <h1>{title}</h1>
            {(!source || readingTime) && (
              <p className={styles.meta} lang={localeFacts[locale].htmlLang}>
                <EntryMeta entry={page} locale={locale} isLinked />
              </p>
            )}
            {origin.map(({ text, url, label }) => (
              <p
                key={text}
                className={styles.meta}
                lang={localeFacts[locale].htmlLang}
                data-origin={url ? 'source' : 'update'}
              >
                <span>
                  {text}
                  {url && (
                    <>
                      {gapAfter(text)}
                      <Link href={url}>{label}</Link>
                    </>
                  )}
                </span>
              </p>
            ))}
            <div className={styles.cover}>
              {/* biome-ignore lint/performance/noImgElement: a static export has no image server */}
              <img src={cover} alt="" width={1200} height={600} fetchPriority="high" />
            </div>
          </header>
          <TocBar
            headings={toc}
            label={docs.toc}
            labelLang={lang && localeFacts[locale].htmlLang}
            lang={lang}
          />
          <Prose html={html} labels={code} />
        </article>
        <TagLinks tags={tags} label={docs.tagsLabel} />
        <PageMeta reportHref={page.reportHref} locale={locale} />
        <Pager
          label={series.entryPaginator}
          previous={newer && pagerLink(newer, locale)}
          previousLabel={series.newer}
          next={older && pagerLink(older, locale)}
          nextLabel={series.older}
        />
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

function pagerLink({ title, href, textLocale }: EntryCardView, locale: Locale) {
  return { label: title, href, lang: langWithin(locale, textLocale) };
}
