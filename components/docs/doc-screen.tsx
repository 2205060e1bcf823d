import { Prose } from '@/components/mdx/prose.tsx';
import { Toc, TocCollapsible } from '@/components/mdx/toc.tsx';
import { MarkdownLink } from '@/components/shell/markdown-link.tsx';
import { TranslationNotice, VersionBanner } from '@/components/shell/version-banner.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { TextPage } from '@/lib/pages/page.ts';
import { linkTo } from '@/lib/routes/index.ts';
import { langWithin, localeFacts } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { DocMeta } from './doc-meta.tsx';
import styles from './doc-screen.module.css';
import { Pager } from './pager.tsx';
import { DocsSidebar } from './sidebar.tsx';
import { TagLinks } from './tag-screens.tsx';

/** A page of text with a sidebar: of the docs, or of the API reference. */
export function DocScreen(page: TextPage) {
  const { place, title, html, toc, banner, breadcrumbs, pager, textLocale } = page;
  const lang = langWithin(place.locale, textLocale);
  const { docs, shell, code } = messagesOf(place.locale);
  return (
    <div className={styles.layout} data-docs-version={place.route.version.name}>
      <DocsSidebar categories={page.sidebar} label={docs.sidebar} />
      <div className={styles.page}>
        <main id="content" className={styles.main} tabIndex={-1}>
          {breadcrumbs && (
            <nav aria-label={docs.breadcrumbs} className={styles.breadcrumbs}>
              <ol>
                <li>
                  <Link href={linkTo({ locale: place.locale, route: { kind: 'home' } })}>
                    {shell.docHome}
                  </Link>
                </li>
                <li>{breadcrumbs.category}</li>
                <li aria-current="page" lang={lang}>
                  {title}
                </li>
              </ol>
            </nav>
          )}
          {banner && <VersionBanner banner={banner} messages={docs} />}
          <TranslationNotice {...page} />
          <article lang={lang}>
            <h1>{title}</h1>
            <p className={styles.actions} lang={localeFacts[place.locale].htmlLang}>
              <MarkdownLink place={place} />
            </p>
            <TocCollapsible
              headings={toc}
              label={docs.toc}
              labelLang={lang && localeFacts[place.locale].htmlLang}
            />
            <Prose html={html} labels={code} />
          </article>
          {page.tags && <TagLinks tags={page.tags} label={docs.tagsLabel} />}
          <DocMeta
            editUrl={page.editUrl}
            lastUpdate={page.lastUpdate}
            locale={place.locale}
            messages={docs}
          />
          <Pager pager={pager} messages={docs} />
        </main>
        <Toc headings={toc} label={docs.toc} lang={lang} />
      </div>
    </div>
  );
}
