import { Prose } from '@/components/mdx/prose.tsx';
import { Toc, TocBar } from '@/components/mdx/toc.tsx';
import { PageMeta } from '@/components/shell/page-meta.tsx';
import { TranslationNotice } from '@/components/shell/version-banner.tsx';
import type { StandalonePage } from '@/lib/pages/prose.ts';
import { langWithin, localeFacts } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './prose-screen.module.css';

/** A page of text that belongs to no version and no series: community, acknowledgments and the like. */
export function ProseScreen(page: StandalonePage) {
  const { place, title, lead, html, toc, textLocale } = page;
  const lang = langWithin(place.locale, textLocale);
  const { docs, code } = messagesOf(place.locale);
  return (
    <div className={styles.page}>
      <main id="content" className={styles.main} tabIndex={-1}>
        <TranslationNotice {...page} />
        <article lang={lang}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <TocBar
            headings={toc}
            label={docs.toc}
            labelLang={lang && localeFacts[place.locale].htmlLang}
            lang={lang}
          />
          <Prose html={html} labels={code} />
        </article>
        <PageMeta reportHref={page.reportHref} locale={place.locale} />
      </main>
      <Toc headings={toc} label={docs.toc} lang={lang} />
    </div>
  );
}
