import { SidebarLayout } from '@/components/shell/sidebar-layout.tsx';
import { VersionBanner } from '@/components/shell/version-banner.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { DocTagLink } from '@/lib/pages/doc-tag-links.ts';
import type { DocTagPage, DocTagsPage } from '@/lib/pages/doc-tags.ts';
import { langWithin } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './tag-screens.module.css';

/** All tags of a version. */
export function DocTagsScreen({ place, title, banner, sidebar, tags }: DocTagsPage) {
  const { docs } = messagesOf(place.locale);
  return (
    <SidebarLayout version={place.route.version} sidebar={sidebar} label={docs.sidebar}>
      <main id="content" className={styles.screen} tabIndex={-1}>
        {banner && <VersionBanner banner={banner} messages={docs} />}
        <h1>{title}</h1>
        <ul className={styles.tags}>
          {tags.map(({ tag, label, href, count }) => (
            <li key={tag}>
              <Link href={href} className={styles.tag}>
                {label}
                <span className={styles.count}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </SidebarLayout>
  );
}

/** The pages of a version that carry one tag. */
export function DocTagScreen({ place, title, banner, sidebar, docs, allTagsHref }: DocTagPage) {
  const messages = messagesOf(place.locale).docs;
  return (
    <SidebarLayout version={place.route.version} sidebar={sidebar} label={messages.sidebar}>
      <main id="content" className={styles.screen} tabIndex={-1}>
        {banner && <VersionBanner banner={banner} messages={messages} />}
        <h1>{title}</h1>
        <p>
          <Link href={allTagsHref}>{messages.allTags}</Link>
        </p>
        <ul className={styles.docs}>
          {docs.map((doc) => (
            <li key={doc.href} lang={langWithin(place.locale, doc.textLocale)}>
              <h2>
                <Link href={doc.href}>{doc.title}</Link>
              </h2>
              <p>{doc.description}</p>
            </li>
          ))}
        </ul>
      </main>
    </SidebarLayout>
  );
}

/** The tags of one page, below its text. */
export function TagLinks({ tags, label }: { tags: readonly DocTagLink[]; label: string }) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.ofPage}>
      <span id="tags-of-page">{label}</span>
      <ul className={styles.tags} aria-labelledby="tags-of-page">
        {tags.map(({ tag, label: name, href }) => (
          <li key={tag}>
            <Link href={href} className={styles.tag}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
