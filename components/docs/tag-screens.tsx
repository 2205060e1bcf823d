import { SidebarLayout } from '@/components/shell/sidebar-layout.tsx';
import { VersionBanner } from '@/components/shell/version-banner.tsx';
import { Link } from '@/components/ui/link.tsx';
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
              <Link href={href}>
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
              <p lang={langWithin(doc.textLocale, doc.descriptionLocale)}>{doc.description}</p>
            </li>
          ))}
        </ul>
      </main>
    </SidebarLayout>
  );
}
