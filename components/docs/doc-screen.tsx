import { Prose } from '@/components/mdx/prose.tsx';
import { Toc, TocCollapsible } from '@/components/mdx/toc.tsx';
import { MarkdownLink } from '@/components/shell/markdown-link.tsx';
import { TranslationNotice, VersionBanner } from '@/components/shell/version-banner.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { TextScreen } from '@/lib/pages/docs.ts';
import { linkTo } from '@/lib/routes/index.ts';
import { langWithin, localeFacts } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { DocMeta } from './doc-meta.tsx';
import styles from './doc-screen.module.css';
import { Pager } from './pager.tsx';
import { Sidebar } from './sidebar.tsx';
import { TagLinks } from './tag-screens.tsx';

/** A page of text with its sidebar: of the docs, or of the API reference. */
export function DocScreen(screen: TextScreen) {
  const { place, title, html, toc, banner, breadcrumbs, pager, textLocale } = screen;
  const lang = langWithin(place.locale, textLocale);
  const { docs, shell, code } = messagesOf(place.locale);
  return (
    <div className={styles.layout} data-docs-version={place.route.version.name}>
      <Sidebar categories={screen.sidebar} label={docs.sidebar} />
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
          <TranslationNotice {...screen} />
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
          <TagLinks tags={screen.tags} label={docs.tagsLabel} />
          <DocMeta
            editUrl={screen.editUrl}
            lastUpdate={screen.lastUpdate}
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
