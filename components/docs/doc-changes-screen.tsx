import { Prose } from '@/components/mdx/prose.tsx';
import { Toc, TocBar } from '@/components/mdx/toc.tsx';
import { SidebarLayout } from '@/components/shell/sidebar-layout.tsx';
import { TranslationNotice, VersionBanner } from '@/components/shell/version-banner.tsx';
import type { DocChangesPage } from '@/lib/pages/changes/doc-changes.ts';
import { langWithin, localeFacts } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './doc-screen.module.css';
import { Breadcrumbs } from './doc-screen.tsx';

/** What has changed on a page of the docs since the version before. */
export function DocChangesScreen(page: DocChangesPage) {
  const { place, title, banner, lead, html, toc } = page;
  const { docs, code } = messagesOf(place.locale);
  const lang = langWithin(place.locale, page.textLocale);
  return (
    <SidebarLayout version={place.route.version} sidebar={page.sidebar} label={docs.sidebar}>
      <div className={styles.page}>
        <main id="content" className={styles.main} tabIndex={-1}>
          <div className={styles.top}>
            <Breadcrumbs {...page} />
          </div>
          {banner && <VersionBanner banner={banner} messages={docs} />}
          <TranslationNotice {...page} />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <article lang={lang}>
            <TocBar
              headings={toc}
              label={docs.toc}
              labelLang={lang && localeFacts[place.locale].htmlLang}
              lang={lang}
            />
            <Prose html={html} labels={code} />
          </article>
        </main>
        <Toc headings={toc} label={docs.toc} lang={lang} />
      </div>
    </SidebarLayout>
  );
}
