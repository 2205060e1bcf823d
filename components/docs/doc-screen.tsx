import { Prose } from '@/components/mdx/prose.tsx';
import { Toc, TocBar } from '@/components/mdx/toc.tsx';
import { PageActions } from '@/components/shell/page-actions.tsx';
import { PageMeta } from '@/components/shell/page-meta.tsx';
import { Pager } from '@/components/shell/pager.tsx';
import { SidebarLayout } from '@/components/shell/sidebar-layout.tsx';
import { TagLinks } from '@/components/shell/tag-links.tsx';
import { TranslationNotice, VersionBanner } from '@/components/shell/version-banner.tsx';
import { Breakable } from '@/components/ui/breakable.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { TextPage } from '@/lib/pages/page.ts';
import { langWithin, localeFacts } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './doc-screen.module.css';
import { ReadingPaths } from './reading-paths.tsx';

/** A page of text with a sidebar: of the docs, or of the API reference. */
export function DocScreen(page: TextPage) {
  const { place, title, lead, html, toc, banner, pager, textLocale, reportHref } = page;
  const lang = langWithin(place.locale, textLocale);
  const { docs, code } = messagesOf(place.locale);
  const filter = { label: docs.tocFilter, found: docs.tocFound, none: docs.tocNone };
  return (
    <SidebarLayout version={place.route.version} sidebar={page.sidebar} label={docs.sidebar}>
      <div className={styles.page}>
        <main id="content" className={styles.main} tabIndex={-1}>
          <div className={styles.top}>
            <Breadcrumbs {...page} lang={lang} />
            <PageActions place={place} reportHref={reportHref} />
          </div>
          {banner && <VersionBanner banner={banner} messages={docs} />}
          <TranslationNotice {...page} />
          <article lang={lang}>
            <h1>
              <Breakable text={title} />
            </h1>
            {lead && (
              <p className={styles.lead} lang={page.leadLocale && langWithin(textLocale, page.leadLocale)}>
                {lead}
              </p>
            )}
            <TocBar
              headings={toc}
              label={docs.toc}
              filter={filter}
              labelLang={lang && localeFacts[place.locale].htmlLang}
              lang={lang}
            />
            <Prose html={html} labels={code} />
            <ReadingPaths {...page} locale={place.locale} lang={lang} />
          </article>
          {page.tags && <TagLinks tags={page.tags} label={docs.tagsLabel} />}
          <PageMeta
            editUrl={page.editUrl}
            reportHref={reportHref}
            lastUpdate={page.lastUpdate}
            changes={page.changes}
            locale={place.locale}
          />
          <Pager {...pager} label={docs.pager} previousLabel={docs.previous} nextLabel={docs.next} />
        </main>
        <Toc headings={toc} label={docs.toc} filter={filter} lang={lang} />
      </div>
    </SidebarLayout>
  );
}

type BreadcrumbsProps = Pick<TextPage, 'title' | 'breadcrumbs'> & {
  place: { locale: TextPage['place']['locale'] };
  lang?: string | undefined;
};

/** Where the page is: a link to the start of the docs or the reference, the category, the page. */
export function Breadcrumbs({ place, title, breadcrumbs, lang }: BreadcrumbsProps) {
  const { docs } = messagesOf(place.locale);
  const { root, category } = breadcrumbs;
  return (
    <nav aria-label={docs.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        <li>
          <Link href={root.href}>{root.label}</Link>
        </li>
        {category && <li>{category}</li>}
        <li aria-current="page" lang={lang}>
          <Breakable text={title} />
        </li>
      </ol>
    </nav>
  );
}
