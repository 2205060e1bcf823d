import { Link } from '@/components/ui/link.tsx';
import type { PagerView } from '@/lib/pages/page.ts';
import type { Messages } from '@/lib/site/messages/index.ts';
import styles from './pager.module.css';

/** Links to the previous and the next page of the docs or the reference. */
export function Pager({ pager, messages }: { pager: PagerView; messages: Messages['docs'] }) {
  const { previous, next } = pager;
  return (
    <nav className={styles.pager} aria-label={messages.pager}>
      {previous && (
        <Link href={previous.href} rel="prev">
          <span>{messages.previous}</span> <span lang={previous.lang}>{previous.label}</span>
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next" className={styles.next}>
          <span>{messages.next}</span> <span lang={next.lang}>{next.label}</span>
        </Link>
      )}
    </nav>
  );
}
