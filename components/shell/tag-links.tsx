import { Link } from '@/components/ui/link.tsx';
import styles from './tag-links.module.css';

type Props = {
  tags: readonly { tag: string; label: string; href: string }[];
  /** The words before the list, which name it. */
  label: string;
};

/** The tags of a page, below its text; nothing where it has none. */
export function TagLinks({ tags, label }: Props) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.ofPage}>
      <span id="tags-of-page">{label}</span>
      <ul className={styles.tags} aria-labelledby="tags-of-page">
        {tags.map(({ tag, label: name, href }) => (
          <li key={tag}>
            <Link href={href} rel="tag">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
