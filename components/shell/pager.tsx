import { Breakable } from '@/components/ui/breakable.tsx';
import { Link } from '@/components/ui/link.tsx';
import type { PagerLink } from '@/lib/pages/page.ts';
import styles from './pager.module.css';

type Props = {
  label: string;
  /** The link to the page before this one, and the words above its title. */
  previous?: PagerLink | undefined;
  previousLabel: string;
  next?: PagerLink | undefined;
  nextLabel: string;
};

/** Links to the previous and the next page, below a text. The keys [ and ] follow them (lib/browser/shortcuts/shortcuts.ts). */
export function Pager({ label, previous, previousLabel, next, nextLabel }: Props) {
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous && (
        <Link href={previous.href} rel="prev">
          <span className={styles.label}>{previousLabel}</span>{' '}
          <span lang={previous.lang}>
            <Breakable text={previous.label} />
          </span>
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next">
          <span className={styles.label}>{nextLabel}</span>{' '}
          <span lang={next.lang}>
            <Breakable text={next.label} />
          </span>
        </Link>
      )}
    </nav>
  );
}
