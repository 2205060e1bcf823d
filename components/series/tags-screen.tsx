import { Link } from '@/components/ui/link.tsx';
import type { PostTagsPage } from '@/lib/pages/series/post-tags.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import styles from './archive-screen.module.css';

/** All tags of the blog. */
export function PostTagsScreen({ place, heading, listHref, tags }: PostTagsPage) {
  const { series } = messagesOf(place.locale);
  return (
    <main id="content" className={styles.screen} tabIndex={-1}>
      <p className={styles.back}>
        <Link href={listHref}>{series.blog.title}</Link>
      </p>
      <h1>{heading}</h1>
      <ul className={styles.tags}>
        {tags.map(({ tag, label, href, countText }) => (
          <li key={tag}>
            <Link href={href}>
              {label} <span>{countText}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
